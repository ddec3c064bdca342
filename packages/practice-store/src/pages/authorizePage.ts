import { html } from 'hono/html'
import type { AuthorizeProblem, AuthorizeRequest } from '../oauth/AuthorizeRequest.ts'
import { groupScopes, type ScopeGroup } from '../oauth/scopeGroups.ts'
import type { ShopSettings } from '../PracticeShop.ts'
import { icons } from './icons.ts'
import type { Language } from './language.ts'
import { page } from './page.ts'
import { texts } from './texts.ts'

interface AuthorizeView {
  readonly shop: ShopSettings
  readonly request: AuthorizeRequest
  readonly language: Language
  readonly address: string
}

function scopeRow({ name, scopes, isAlways }: ScopeGroup, language: Language) {
  const text = texts[language]
  const label = name === undefined ? scopes.join(', ') : text.groups[name]
  const names = name === undefined ? '' : html`<code>${scopes.join(', ')}</code>`
  if (isAlways) {
    return html`<li>
      <div><span class="name">${label}</span>${names}</div>
      <span class="always">${icons.lock}${text.always}</span>
    </li>`
  }
  const [scope = ''] = scopes
  return html`<li>
    <div><label for="${scope}">${label}</label>${names}</div>
    <input type="checkbox" role="switch" id="${scope}" name="on" value="${scope}" checked />
  </li>`
}

/** Renders the screen that asks the owner of a shop to install the app. */
export function authorizePage({ shop, request, language, address }: AuthorizeView) {
  const text = texts[language]
  const { clientId, scopes, redirectUrl, state } = request
  const fields = Object.entries({
    client_id: clientId,
    scope: scopes.join(','),
    redirect_uri: redirectUrl,
    state,
    locale: language,
  })
  const content = html`<form
    class="card"
    method="post"
    action="${new URL(address).pathname}"
    aria-labelledby="title"
  >
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="head">
      <div class="pair">
        <span class="stamp practice">${icons.flask}</span><i></i
        ><span class="stamp">${icons.sign}</span>
      </div>
      <div>
        <h1 id="title">${text.title}</h1>
        <p class="muted">${text.about(shop.name, shop.products)}</p>
      </div>
    </div>
    <div class="scopes">
      <h2>${text.permissions}</h2>
      <ul>
        ${groupScopes(scopes).map((group) => scopeRow(group, language))}
      </ul>
      <p class="muted fewer">${text.fewer}</p>
    </div>
    <div class="actions">
      <button name="choice" value="cancel">${text.cancel}</button>
      <button class="install" name="choice" value="install">${icons.check}${text.install}</button>
    </div>
  </form>`
  return page({ title: text.title, language, address, content })
}

/** Renders what is wrong with a request that leads nowhere. */
export function problemPage(problem: AuthorizeProblem, language: Language, address: string) {
  const text = texts[language]
  const content = html`<section class="card">
    <div class="head">
      <span class="stamp practice">${icons.flask}</span>
      <h1>${text.refused}</h1>
      <p class="muted">${text.problems[problem]}</p>
    </div>
  </section>`
  return page({ title: text.refused, language, address, content })
}
