import { timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { authorizePage, problemPage } from '../pages/authorizePage.ts'
import { languageOf } from '../pages/language.ts'
import { pageHeaders } from '../pages/page.ts'
import type { PracticeShop } from '../PracticeShop.ts'
import { readAuthorizeRequest } from './AuthorizeRequest.ts'
import { Codes } from './Codes.ts'
import type { PracticeApp } from './PracticeApp.ts'
import { chosenScopes } from './scopeGroups.ts'
import { signQuery } from './signQuery.ts'

/** Largest form or token request, in bytes; real ones have some hundred. */
const largestBody = 16_384

interface OAuthSettings {
  readonly app: PracticeApp
  readonly shops: ReadonlyMap<string, PracticeShop>
  readonly now: () => number
  readonly createToken: () => string
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Reads the fields of a form or of a JSON object; those that are no texts are left out. */
async function readFields(request: Request): Promise<URLSearchParams | undefined> {
  const text = await request.text()
  if (text.length > largestBody) return undefined
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return new URLSearchParams(text)
  }
  try {
    const fields = Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>)
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
  } catch {
    return undefined
  }
}

/** Adds the screen on which the owner of a shop installs the app, and the endpoint that issues tokens. */
export function addOAuth(routes: Hono, { app, shops, now, createToken }: OAuthSettings): void {
  const codes = new Codes(createToken, now)
  const path = '/:shop/admin/oauth/authorize'

  const answer = (
    c: Context,
    shop: PracticeShop,
    parameters: URLSearchParams,
    isChoice: boolean,
  ) => {
    const language = languageOf(c.req.raw, parameters)
    const request = readAuthorizeRequest(parameters, app)
    if (typeof request === 'string') {
      return c.html(problemPage(request, language, c.req.url), 400, pageHeaders([]))
    }
    const headers = pageHeaders([new URL(request.redirectUrl).origin])
    const choice = isChoice ? parameters.get('choice') : null
    if (choice !== 'install' && choice !== 'cancel') {
      const view = { shop: shop.settings, request, language, address: c.req.url }
      return c.html(authorizePage(view), 200, headers)
    }
    const { domain } = shop.settings
    const result: Readonly<Record<string, string>> =
      choice === 'install'
        ? { code: codes.add({ shop: domain, scopes: chosenScopes(request.scopes, parameters) }) }
        : { error: 'access_denied', error_description: 'The owner of the shop cancelled.' }
    const name = domain.slice(0, domain.indexOf('.'))
    const signed = signQuery(
      {
        ...result,
        host: btoa(`admin.shopify.com/store/${name}`).replaceAll('=', ''),
        shop: domain,
        state: request.state,
        timestamp: String(Math.floor(now() / 1000)),
      },
      app.clientSecret,
    )
    return new Response(null, {
      status: 303,
      headers: { ...headers, location: `${request.redirectUrl}?${signed}` },
    })
  }

  routes.get(path, (c) => {
    const shop = shops.get(c.req.param('shop'))
    return shop ? answer(c, shop, new URL(c.req.url).searchParams, false) : c.notFound()
  })
  routes.post(path, async (c) => {
    const shop = shops.get(c.req.param('shop'))
    const parameters = await readFields(c.req.raw)
    return shop && parameters ? answer(c, shop, parameters, true) : c.notFound()
  })

  routes.post('/:shop/admin/oauth/access_token', async (c) => {
    const shop = shops.get(c.req.param('shop'))
    if (!shop) return c.notFound()
    const fields = await readFields(c.req.raw)
    const refuse = (error: string, error_description: string) =>
      c.json({ error, error_description }, 400)
    if (!fields) return refuse('invalid_request', 'The request could not be read.')
    const field = (name: string) => fields.get(name) ?? ''
    const isApp =
      isEqual(field('client_id'), app.clientId) && isEqual(field('client_secret'), app.clientSecret)
    if (!isApp) return refuse('invalid_client', 'The client id or the client secret is wrong.')
    c.header('cache-control', 'no-store')
    const { installations } = shop
    if (field('grant_type') === 'refresh_token') {
      const tokens = installations.refresh(field('refresh_token'))
      return tokens ? c.json(tokens) : refuse('invalid_grant', 'The refresh token does not work.')
    }
    if (field('grant_type') === 'client_credentials') {
      // The owner of a shop installed an app of the own organisation when it was released.
      if (!installations.current) shop.install(app.ownScopes)
      return c.json(installations.issue('client-credentials'))
    }
    const approval = codes.use(field('code'), shop.settings.domain)
    if (!approval) {
      return refuse('invalid_request', 'The authorization code was not found or was already used.')
    }
    shop.install(approval.scopes)
    return c.json(installations.issue(field('expiring') === '1' ? 'offline' : 'lasting'))
  })
}
