import { expect, test } from 'vitest'
import { client, openWithGoogle, signatures, type Forgery } from './support/google.ts'
import { fragmentOf, outcome, password } from './support/service.ts'

const victim = 'victim@gmail.com'
const past = Math.floor(Date.now() / 1000) - 60

const forgeries: readonly (readonly [string, Forgery])[] = [
  ['of another issuer', { claims: { iss: 'https://evil.test' } }],
  ['without an issuer', { claims: { iss: undefined } }],
  ['for another client', { claims: { aud: 'other', azp: 'other' } }],
  ['for others as well', { claims: { aud: [client.clientId, 'other'] } }],
  ['issued to another client', { claims: { azp: 'other' } }],
  ['that has expired', { claims: { exp: past } }],
  ['without an expiry', { claims: { exp: undefined } }],
  ['of another sign-in', { claims: { nonce: 'other' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['of another access token', { claims: { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['without an address', { claims: { email: undefined } }],
  ['signed with a foreign key', { sign: signatures.foreign }],
  ['signed with an unknown key', { sign: signatures.unknown }],
  ['without a signature', { sign: signatures.none }],
  ['signed with the public key as a secret', { sign: signatures.publicKeyAsSecret }],
]

test.each(forgeries)('check 15: an id_token %s signs nobody in', async (_, forgery) => {
  const service = await openWithGoogle()
  await service.signUp(victim)
  const landing = await service.visit(forgery)
  expect(landing.origin + landing.pathname).toBe(`${service.origin}/dashboard`)
  expect(landing.searchParams.get('error')).toBe('server_error')
  expect(landing.searchParams.get('error_code')).toBe('unexpected_failure')
  expect(fragmentOf(landing)).not.toHaveProperty('access_token')
  expect(landing.href).not.toContain('GOCSPX')
  const { user } = await service.signIn(victim)
  expect(user.identities).toHaveLength(1)
})

test.each([false, 'true', 1, undefined])(
  'check 15: an address with email_verified %j is not linked and creates no account',
  async (verified) => {
    const service = await openWithGoogle()
    const unknown = await service.visit({ claims: { email_verified: verified } })
    expect(unknown.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    await service.signUp(victim)
    const known = await service.visit({ claims: { email_verified: verified } })
    expect(known.searchParams.get('error')).toBe('access_denied')
    expect(known.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    expect((await service.signIn(victim)).user.identities).toHaveLength(1)
  },
)

test('check 15: a genuine id_token links the address it verifies', async () => {
  const service = await openWithGoogle()
  const { user } = await service.signUp(victim)
  const { access_token: token, provider_token: providerToken } = fragmentOf(await service.visit())
  expect(providerToken).toBe('ya29.access')
  const linked = await (await service.get('/user', token)).json()
  expect(linked.id).toBe(user.id)
  expect(linked.identities).toHaveLength(2)
  expect(service.reports).toEqual([])
})

test('check 15: a known subject keeps its account, whatever the address', async () => {
  const service = await openWithGoogle()
  await service.signUp('other@gmail.com')
  const first = fragmentOf(await service.visit())
  const claims = { email: 'other@gmail.com', email_verified: false }
  const again = fragmentOf(await service.visit({ claims }))
  const [one, other] = await Promise.all(
    [first, again].map(async ({ access_token: token }) =>
      (await service.get('/user', token)).json(),
    ),
  )
  expect(other.id).toBe(one.id)
  expect(other.email).toBe(victim)
})

test('check 15: an impostor loses the account when its owner signs in with Google', async () => {
  const service = await openWithGoogle({ autoconfirm: false })
  await service.signUp(victim)
  await service.visit()
  const attempt = service.post('/token?grant_type=password', { email: victim, password })
  expect(await outcome(attempt)).toBe('400 invalid_credentials')
})
