import { pagePath } from '../../packages/workbench/src/core/endpoints.ts'
import { expect, sessionKey, test } from './fixtures.ts'

// The browser logs each answer that is an error.
test.use({ allowedProblems: /status of (?:401|400|502)/ })

const pageAt = (address: string) => `${pagePath}?${new URLSearchParams({ address })}`

test('the server requests pages for members alone, and none of its own network', async ({
  memberPage: page,
  request,
}) => {
  const ask = (path: string) =>
    page.evaluate(
      async ([url, key]) => {
        const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}')
        const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
        return { status: response.status, body: await response.json() }
      },
      [path, sessionKey] as const,
    )
  const unreachable = { status: 502, body: { error: 'unreachable' } }
  for (const address of ['http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/']) {
    expect(await ask(pageAt(address))).toEqual(unreachable)
  }
  const ownPort = pageAt(new URL('/', page.url()).href)
  expect(await ask(ownPort)).toEqual({ status: 400, body: { error: 'address' } })

  const visitor = await request.get(pageAt('http://127.0.0.1/'))
  expect(visitor.status()).toBe(401)
  expect(visitor.headers()['cache-control']).toBe('no-store')
  expect(await visitor.json()).toEqual({ error: 'signed-out' })
})
