import { expect, test } from 'vitest'
import { leave } from './support/picker.ts'
import { landingOf, openService, type Service } from './support/service.ts'

const site = 'https://shop.dropwatt.test'

/** URLs that are never allowed as redirects, for a site on this machine and for one on the network. */
const evil = [
  'https://evil.test',
  'http://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https:/\\evil.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  'http://localhost@evil.test',
  'http://localhost:1234@evil.test',
  'http://localhost%40evil.test',
  'https://shop.dropwatt.test@evil.test',
  'https://shop.dropwatt.test:x@evil.test/',
  'https://shop.dropwatt.test.evil.test',
  'https://shop.dropwatt.testevil.test',
  'https://evil.test/shop.dropwatt.test',
  'https://evil.test#shop.dropwatt.test',
  'https://evil.test?shop.dropwatt.test',
  'https://evil.test\\@shop.dropwatt.test',
  'http://localhost.evil.test',
  'http://127.0.0.1.evil.test',
  'http://2130706433',
  'http://0x7f000001',
  'http://0177.0.0.1',
  'http://127.1',
  'http://0/',
  'http://[::ffff:7f00:1]',
  'http://[fe80::1]',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1',
  'http://loc\u0430lhost',
  'http://evil\u3002test',
  'https://shop.dropwatt.test\r\nset-cookie: a=b',
  'https://shop.dropwatt.test/%0d%0aset-cookie:%20a=b',
  'https://shop.dropwatt.test/\0',
  `https://shop.dropwatt.test/${'a'.repeat(4096)}`,
]

/** Cancels in the account picker, which redirects back at once. */
async function cancelled(
  service: Service,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<URL> {
  const state = await leave(service, query, headers)
  const answer = new URLSearchParams({ state, error: 'access_denied' })
  const response = await service.open(`/auth/v1/callback?${answer}`)
  expect(response.headers.get('set-cookie')).toBeNull()
  return landingOf(response)
}

/** Returns the redirect URL in the link of a recovery mail. */
async function mailedAddress(
  { post, mails, advance }: Service,
  redirectTo: string,
): Promise<string> {
  advance(61)
  const query = new URLSearchParams({ redirect_to: redirectTo })
  expect((await post(`/recover?${query}`, { email: 'a@x.io' })).status).toBe(200)
  return new URL(mails.at(-1)?.link ?? '').searchParams.get('redirect_to') ?? ''
}

test.each([
  ['this machine', {}],
  ['the network', { siteUrl: site, url: 'http://127.0.0.1' }],
])('check 12: every address of others falls back to a site on %s', async (_, config) => {
  const service = await openService(config)
  const home = new URL('siteUrl' in config ? config.siteUrl : service.origin).href
  await service.signUp('a@x.io')
  const ends = []
  for (const address of evil) {
    const landing = await cancelled(service, { redirect_to: address })
    const mailed = new URL(await mailedAddress(service, address)).href
    ends.push([address, landing.origin + landing.pathname, mailed])
  }
  expect(ends).toEqual(evil.map((address) => [address, home, home]))
})

test('check 12: a redirect URL that was edited in a mailed link is checked again', async () => {
  const service = await openService()
  await service.signUp('a@x.io')
  await mailedAddress(service, `${service.origin}/update-password`)
  for (const redirectTo of ['https://evil.test/', '//evil.test', 'javascript:alert(1)']) {
    const link = new URL(service.mails[0]?.link ?? '')
    link.searchParams.set('redirect_to', redirectTo)
    link.searchParams.set('token', 'wrong')
    expect(landingOf(await service.open(link)).origin).toBe(service.origin)
  }
  const link = new URL(service.mails[0]?.link ?? '')
  link.searchParams.set('redirect_to', 'https://evil.test/')
  const landing = landingOf(await service.open(link))
  expect(landing.origin).toBe(service.origin)
  expect(landing.hash).toContain('access_token')
})

test.each(['redirect_to', 'referer'])(
  'check 12: the header %s follows the same rules',
  async (name) => {
    const service = await openService()
    const bad = await cancelled(service, { redirect_to: '' }, { [name]: 'https://evil.test/x' })
    expect(bad.origin + bad.pathname).toBe(`${service.origin}/`)
    const good = await cancelled(service, { redirect_to: '' }, { [name]: `${service.origin}/x` })
    expect(good.origin + good.pathname).toBe(`${service.origin}/x`)
  },
)

test.each([
  ['/dashboard?tab=1#top', '/dashboard?tab=1'],
  ['/a%2fb/%C3%A8', '/a%2fb/%C3%A8'],
])('check 12: the site itself passes with %s', async (path, expected) => {
  const service = await openService()
  const landing = await cancelled(service, { redirect_to: `${service.origin}${path}` })
  expect(landing.origin).toBe(service.origin)
  expect(landing.href).toContain(expected)
})

test('check 12: a pattern of the list matches only what it should', async () => {
  const service = await openService({
    siteUrl: site,
    url: 'http://127.0.0.1',
    redirectUrls: ['https://*.dropwatt.test/app/**', 'dropwatt://**'],
  })
  const kept = async (address: string) =>
    (await cancelled(service, { redirect_to: address })).href.startsWith(address)
  for (const address of ['https://eu.dropwatt.test/app/a/b', 'dropwatt://signed-in']) {
    expect([address, await kept(address)]).toEqual([address, true])
  }
  for (const address of [
    'https://a.b.dropwatt.test/app/x',
    'https://evil.test/.dropwatt.test/app/x',
    'https://eu.dropwatt.test/app/../admin',
    'https://eu.dropwatt.test:8443/app/x',
    'http://eu.dropwatt.test/app/x',
  ]) {
    expect([address, await kept(address)]).toEqual([address, false])
  }
})
