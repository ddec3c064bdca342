import { expect, test } from 'vitest'
import { authorizeUrl } from './authorizeUrl.ts'
import { type Grant, requestTokens } from './requestTokens.ts'

const shopUrl = new URL('https://my-shop.myshopify.com/')

/** Requests tokens from a shop with one answer, and returns what the shop was asked. */
async function ask(grant: Grant, answer: Response | Error = Response.json({ access_token: 'a' })) {
  const requests: Request[] = []
  const tokens = requestTokens(
    {
      shopUrl,
      clientId: 'id',
      clientSecret: 'secret',
      fetch: async (input, init) => {
        requests.push(new Request(input, init))
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    grant,
  )
  const result = await tokens.catch((error: unknown) => error)
  const [request] = requests
  return {
    result,
    url: request?.url,
    fields: Object.fromEntries(new URLSearchParams(await request?.text())),
  }
}

const client = { client_id: 'id', client_secret: 'secret' }

test.each<[Grant, object]>([
  [
    { type: 'code', code: 'c' },
    { code: 'c', expiring: '1' },
  ],
  [
    { type: 'refresh', refreshToken: 'r' },
    { grant_type: 'refresh_token', refresh_token: 'r' },
  ],
  [{ type: 'client' }, { grant_type: 'client_credentials' }],
])('a grant is asked for: %j', async (grant, expected) => {
  const { url, fields } = await ask(grant)
  expect(url).toBe('https://my-shop.myshopify.com/admin/oauth/access_token')
  expect(fields).toEqual({ ...client, ...expected })
})

test('expiring tokens are read', async () => {
  const answer = {
    access_token: 'a',
    scope: 'write_products,read_locales',
    expires_in: 3600,
    refresh_token: 'r',
    refresh_token_expires_in: 7_776_000,
  }
  const { result } = await ask({ type: 'code', code: 'c' }, Response.json(answer))
  expect(result).toEqual({
    accessToken: 'a',
    scopes: ['write_products', 'read_locales'],
    expiresIn: 3600,
    refreshToken: 'r',
    refreshExpiresIn: 7_776_000,
  })
})

test.each([
  ['unauthorized', new Response('', { status: 400 })],
  ['unauthorized', new Response('', { status: 401 })],
  ['unauthorized', new Response('', { status: 404 })],
  ['unreachable', new Response('', { status: 402 })],
  ['unreachable', new Response('', { status: 423 })],
  ['unreachable', new Response('', { status: 503 })],
  ['unreachable', new Response('', { status: 429 })],
  ['unreachable', new TypeError('fetch failed')],
  ['unexpected', new Response('<html>')],
  ['unexpected', Response.json({ access_token: '' })],
])('another answer is %s', async (code, answer) => {
  expect((await ask({ type: 'client' }, answer)).result).toMatchObject({ code })
})

test('consent is asked for below the address of the shop, for an offline token', () => {
  const url = authorizeUrl({
    shopUrl: new URL('http://localhost:4531/practice/my-shop.myshopify.com/'),
    clientId: 'id',
    scopes: ['write_products', 'read_locales'],
    redirectUrl: 'http://localhost:4531/store/callback',
    state: 's&1',
  })
  expect(url.origin + url.pathname).toBe(
    'http://localhost:4531/practice/my-shop.myshopify.com/admin/oauth/authorize',
  )
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'id',
    scope: 'write_products,read_locales',
    redirect_uri: 'http://localhost:4531/store/callback',
    state: 's&1',
  })
})
