import { expect, test } from 'vitest'
import { exchange, pkceClient } from './support/pkce.ts'
import {
  fragmentOf,
  landingOf,
  openService,
  outcome,
  password,
  putUser,
  type Service,
} from './support/service.ts'

const email = 'a@x.io'
const client = pkceClient()

async function asked(fields: object = client.fields) {
  const service = await openService()
  const tokens = await service.signUp(email)
  await recover(service, fields)
  return { service, tokens }
}

async function recover({ post, origin }: Service, fields: object = client.fields): Promise<void> {
  const response = await post(`/recover?redirect_to=${origin}/update-password`, {
    email,
    ...fields,
  })
  expect(response.status).toBe(200)
}

/** Opens the link of a mail; the newest of those that ask for a link. */
async function openMail(service: Service, index = -1): Promise<URL> {
  const links = service.mails.flatMap(({ link }) => link ?? [])
  const response = await service.open(links.at(index) ?? '')
  expect(response.status).toBe(303)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return landingOf(response)
}

function expectExpired(landing: URL): void {
  expect(fragmentOf(landing)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  expect(landing.searchParams.has('code')).toBe(false)
  expect(landing.hash).not.toContain('access_token')
}

test('check 13: a recovery link opens a session that can set a password, once', async () => {
  const { service } = await asked()
  const landing = await openMail(service)
  expect(landing.origin + landing.pathname).toBe(`${service.origin}/update-password`)
  const response = await exchange(service, landing, client)
  expect(response.status).toBe(200)
  const tokens = await response.json()
  expect((await putUser(service, tokens, { password: 'a new secret' })).status).toBe(200)
  expect((await service.signIn(email, 'a new secret')).user.email).toBe(email)

  expectExpired(await openMail(service))
  expect(await outcome(exchange(service, landing, client))).toBe('404 flow_state_not_found')
})

test('check 13: a link without a challenge returns its tokens once, in the fragment', async () => {
  const { service } = await asked({})
  const landing = await openMail(service)
  expect(landing.search).toBe('')
  const { access_token: token, type } = fragmentOf(landing)
  expect(type).toBe('recovery')
  expect((await service.get('/user', token)).status).toBe(200)
  expectExpired(await openMail(service))
})

test('check 13: the code of the mail and its link are consumed together', async () => {
  const { service } = await asked()
  const body = { type: 'recovery', email, token: service.mails[0]?.code }
  expect((await service.post('/verify', body)).status).toBe(200)
  expect(await outcome(service.post('/verify', body))).toBe('403 otp_expired')
  expectExpired(await openMail(service))
})

test('check 13: the link works for an hour', async () => {
  const { service } = await asked()
  service.advance(3599)
  expect((await exchange(service, await openMail(service), client)).status).toBe(200)

  await recover(service)
  service.advance(3601)
  expectExpired(await openMail(service))
})

test('check 13: a newer request invalidates the older link', async () => {
  const { service } = await asked()
  service.advance(61)
  await recover(service)
  expectExpired(await openMail(service, 0))
  const landing = await openMail(service, 1)
  expect((await exchange(service, landing, client)).status).toBe(200)
})

test('check 13: a password change invalidates the link and a pending auth code', async () => {
  const { service, tokens } = await asked()
  await putUser(service, tokens, { password: `${password}!` })
  expectExpired(await openMail(service))

  service.advance(61)
  await recover(service)
  const landing = await openMail(service)
  await putUser(service, tokens, { password: `${password}?` })
  expect(await outcome(exchange(service, landing, client))).toBe('404 flow_state_not_found')
})

test('check 13: a HEAD request, as by mail scanners, does not consume the link', async () => {
  const { service } = await asked()
  const head = await service.open(service.mails[0]?.link ?? '', { method: 'HEAD' })
  expect([head.status, head.headers.get('location')]).toEqual([200, null])
  expect((await exchange(service, await openMail(service), client)).status).toBe(200)
})

test('check 13: a scanner that opens the link consumes it, and gets no session', async () => {
  const { service } = await asked()
  const seen = await openMail(service)
  expect(seen.hash).toBe('')
  const scanner = pkceClient('s')
  expect(await outcome(exchange(service, seen, scanner))).toBe('400 bad_code_verifier')
  const early = await outcome(service.post('/token?grant_type=pkce', { auth_code: 'x' }))
  expect(early).toBe('400 validation_failed')
  expectExpired(await openMail(service))
})

test('check 13: a link of one type is not valid as another', async () => {
  const { service } = await asked()
  for (const type of ['signup', 'invite', 'email_change', 'reauthentication', '__proto__']) {
    const link = new URL(service.mails[0]?.link ?? '')
    link.searchParams.set('type', type)
    const landing = landingOf(await service.open(link))
    expect(landing.searchParams.has('code')).toBe(false)
    expect(landing.hash).toContain('error_code')
  }
  expect((await exchange(service, await openMail(service), client)).status).toBe(200)
})

test('check 13: a link is only sent to the address of the account', async () => {
  const service = await openService()
  await service.signUp(email)
  for (const to of [`${email},b@x.io`, `${email}\nbcc:b@x.io`, [email, 'b@x.io'], { email }]) {
    expect(await outcome(service.post('/recover', { email: to }))).toBe('400 validation_failed')
  }
  expect(service.mails).toEqual([])
})
