import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { leave, pick, signInWithGoogle } from './support/picker.ts'
import { exchange, pkceClient } from './support/pkce.ts'
import { everythingOf, landingOf, openService, outcome, type Service } from './support/service.ts'

const client = pkceClient()
const email = 'ada@gmail.com'

/** Opens the callback like a browser, and returns the redirect URL. */
async function callback({ open }: Service, parameters: Record<string, string>, method = 'GET') {
  const form = new URLSearchParams(parameters)
  const response =
    method === 'GET'
      ? await open(`/auth/v1/callback?${form}`)
      : await open('/auth/v1/callback', { method, body: form })
  return {
    status: response.status,
    url: landingOf(response),
    setCookie: response.headers.get('set-cookie'),
  }
}

function expectError(url: URL, errorCode: string): void {
  expect(url.searchParams.get('error_code')).toBe(errorCode)
  expect(new URLSearchParams(url.hash.slice(1)).get('error_code')).toBe(errorCode)
  expect(url.searchParams.has('code')).toBe(false)
  expect(url.hash).not.toContain('access_token')
}

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['garbage', "' OR 1=1 --"],
  ['an unknown one', randomUUID()],
  ['a NUL', '\0'],
  ['a very long one', 'a'.repeat(10_000)],
])(
  'check 11: a callback with %s as its state redirects to the site with bad_oauth_state',
  async (_, state) => {
    const service = await openService()
    const query: Record<string, string> = { code: 'x', ...(state !== undefined && { state }) }
    for (const method of ['GET', 'POST']) {
      const { status, url } = await callback(service, query, method)
      expect(status).toBe(303)
      expect(url.origin + url.pathname).toBe(`${service.origin}/`)
      expectError(url, 'bad_oauth_state')
    }
    expect(service.reports).toEqual([])
  },
)

test('check 11: a state that is older than five minutes is rejected', async () => {
  const service = await openService()
  const state = await leave(service)
  service.advance(301)
  const { status, url } = await callback(service, { state, code: 'x' })
  expect(status).toBe(303)
  expectError(url, 'bad_oauth_state')
})

test('check 11: a replayed callback redirects to the site, without a second session', async () => {
  const service = await openService()
  const address = await pick(service, { state: await leave(service), email })
  const landing = landingOf(await service.open(address))
  const again = await service.open(address)
  expect(again.status).toBe(303)
  expectError(landingOf(again), 'flow_state_already_used')
  expect((await exchange(service, landing, client)).status).toBe(200)
  const third = landingOf(await service.open(address))
  expectError(third, 'bad_oauth_state')
})

test('check 11: of two parallel callbacks exactly one wins', async () => {
  const service = await openService()
  for (const query of [client.fields, {}]) {
    const address = await pick(service, { state: await leave(service, query), email })
    const landings = await Promise.all(
      [address, address].map(async (each) => landingOf(await service.open(each))),
    )
    const won = landings.filter(
      ({ searchParams, hash }) => searchParams.has('code') || hash.includes('access_token'),
    )
    expect(won).toHaveLength(1)
    const lost = landings.find((landing) => !won.includes(landing))
    expectError(lost ?? new URL(service.origin), 'flow_state_already_used')
  }
})

test('check 11: a state does not accept the code of another browser', async () => {
  const service = await openService()
  const [mine, theirs] = [await leave(service), await leave(service)]
  const code = (await pick(service, { state: theirs, email })).searchParams.get('code') ?? ''
  const { status, url } = await callback(service, { state: mine, code })
  expect(status).toBe(302)
  expectError(url, 'bad_oauth_callback')
})

test('check 11: the state of a flow that waits for a mail is rejected in a callback', async () => {
  const service = await openService()
  await service.signUp('a@x.io')
  await service.post('/recover', { email: 'a@x.io', ...client.fields })
  const landing = landingOf(await service.open(service.mails[0]?.link ?? ''))
  const { status, url } = await callback(service, {
    state: landing.searchParams.get('code') ?? '',
    code: 'x',
  })
  expect(status).toBe(303)
  expectError(url, 'bad_oauth_state')
})

test('check 11: an error of the provider is passed on, and the flow ends', async () => {
  const service = await openService()
  const state = await leave(service)
  const rejection = {
    state,
    error: 'access_denied',
    error_description: '<b>no</b>\r\nset-cookie: a=b',
  }
  const { status, url, setCookie } = await callback(service, rejection)
  expect([status, url.pathname, setCookie]).toEqual([302, '/dashboard', null])
  expect(url.searchParams.get('error_description')).toBe(rejection.error_description)
  expectError((await callback(service, { state, code: 'x' })).url, 'flow_state_already_used')
})

test('check 14: the owner gets the account of an impostor by signing in with Google', async () => {
  const service = await openService({ autoconfirm: false })
  const attacker = { email, password: 'attacker secret', data: { full_name: 'Mallory' } }
  await service.post('/signup', attacker)
  const trap = service.mails[0]?.link ?? ''
  service.advance(61)
  await service.post('/otp', { email, ...pkceClient('m').fields })

  const landing = await signInWithGoogle(service, email)
  const { user, access_token: token } = await (await exchange(service, landing, client)).json()
  expect(user.identities.map(({ provider }: { provider: string }) => provider)).toEqual(['google'])
  expect(user.app_metadata).toEqual({ provider: 'google', providers: ['google'] })
  expect(user.user_metadata.full_name).not.toBe('Mallory')

  expect(await outcome(service.post('/token?grant_type=password', attacker))).toBe(
    '400 invalid_credentials',
  )
  for (const link of [trap, service.mails[1]?.link ?? '']) {
    expect(landingOf(await service.open(link)).hash).toContain('otp_expired')
  }
  for (const { code } of service.mails) {
    const typed = service.post('/verify', { type: 'email', email, token: code })
    expect(await outcome(typed)).toBe('403 otp_expired')
  }
  expect((await service.get('/user', token)).status).toBe(200)
})

test('check 14: earlier sessions of the impostor are revoked', async () => {
  const service = await openService({ autoconfirm: false, anonymousUsers: true })
  const anonymous = await (await service.post('/signup', {})).json()
  const bearer = { authorization: `Bearer ${anonymous.access_token}` }
  await service.send('/user', { method: 'PUT', headers: bearer, body: JSON.stringify({ email }) })

  const landing = await signInWithGoogle(service, email)
  const { user } = await (await exchange(service, landing, client)).json()
  expect(user.id).not.toBe(anonymous.user.id)
  const link = service.mails.find(({ recipient }) => recipient === email)?.link ?? ''
  expect(landingOf(await service.open(link)).hash).toContain('error')
  const { email: kept } = await (await service.get('/user', anonymous.access_token)).json()
  expect(kept).toBe('')
})

test('check 14: a confirmed account is linked and keeps its password', async () => {
  const service = await openService({ autoconfirm: false })
  await service.post('/signup', { email, password: 'mine for years' })
  await service.open(service.mails[0]?.link ?? '')
  const before = await service.signIn(email, 'mine for years')
  const landing = await signInWithGoogle(service, email)
  const { user } = await (await exchange(service, landing, client)).json()
  expect(user.id).toBe(before.user.id)
  expect(user.identities).toHaveLength(2)
  expect((await service.signIn(email, 'mine for years')).user.id).toBe(user.id)
  expect((await service.get('/user', before.access_token)).status).toBe(200)
})

test('check 20: the account picker rejects other sites and sends no CORS header', async () => {
  const service = await openService({ corsOrigins: ['https://friend.test'] })
  const state = await leave(service)
  const path = `/auth/v1/local-google?state=${state}`
  for (const site of ['cross-site', 'same-site']) {
    for (const method of ['GET', 'POST']) {
      const response = await service.open(path, {
        method,
        headers: { 'sec-fetch-site': site, origin: 'https://friend.test' },
        ...(method === 'POST' && { body: new URLSearchParams({ state, email }) }),
      })
      const { status, headers } = await everythingOf(response)
      expect(status).toBe(403)
      expect(headers.map(([name]) => name)).not.toContain('access-control-allow-origin')
    }
  }
  const own = await service.open(path, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(own.status).toBe(200)
  expect(own.headers.get('x-frame-options')).toBe('DENY')
})
