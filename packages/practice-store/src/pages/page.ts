import { html, raw } from 'hono/html'
import { icons } from './icons.ts'
import { languages, type Language } from './language.ts'
import { styleHash, styleTag } from './style.ts'
import { languageNames, texts } from './texts.ts'

type Markup = ReturnType<typeof html>

/**
 * Returns the headers of a screen, which runs no script and is never framed.
 *
 * @param formTargets the origins that its form may lead to besides this one
 */
export function pageHeaders(formTargets: readonly string[]) {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      ["form-action 'self'", ...formTargets].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

interface Frame {
  readonly title: string
  readonly language: Language
  /** The address of the screen, which the links to the other languages keep. */
  readonly address: string
  readonly content: Markup
}

/** Renders the layout of the screens: the banner that says what they are, a card, and the languages. */
export function page({ title, language, address, content }: Frame): Markup {
  const text = texts[language]
  const links = languages.map((each) => {
    const url = new URL(address)
    url.searchParams.set('locale', each)
    const current = each === language ? raw(' aria-current="true"') : ''
    return html`<a href="${url.pathname}${url.search}" hreflang="${each}" lang="${each}" ${current}
      >${languageNames[each]}</a
    >`
  })
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(styleTag)}
      </head>
      <body>
        <header class="banner">
          ${icons.flask}
          <p><strong>${text.practiceStore}</strong> ${text.banner}</p>
        </header>
        <main>${content}</main>
        <footer>
          <p>${text.signedIn}</p>
          <nav aria-label="${text.languages}">${links}</nav>
        </footer>
      </body>
    </html> `
}
