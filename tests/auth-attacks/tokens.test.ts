import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCAL_ANON_KEY } from '../../packages/local-backend/src/anon-key.ts'
import { signRoleToken } from '../../packages/local-backend/src/tokens/role-token.ts'
import { readSigningJwk } from '../../packages/local-backend/src/tokens/signing-jwk.ts'
import { claimsOf, logout, openService, outcome, password, putUser } from './support/service.ts'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

function headerOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
}

function signed(header: unknown, claims: unknown, key: KeyObject): string {
  const content = `${encode(header)}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

async function signedIn() {
  const service = await openService()
  const tokens = await service.signUp('a@x.io')
  const { keys } = await (await service.get('/.well-known/jwks.json')).json()
  const { access_token: token } = tokens
  return { service, tokens, token, jwk: keys[0], header: headerOf(token), claims: claimsOf(token) }
}

const ownKey = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'jwk.json'), 'utf8'))

test('check 1: a token with a changed payload is a bad_jwt', async () => {
  const { service, token, claims } = await signedIn()
  const [header, , signature] = token.split('.')
  for (const change of [{ role: 'service_role' }, { sub: 'someone' }, { exp: 4_000_000_000 }]) {
    const forged = [header, encode({ ...claims, ...change }), signature].join('.')
    expect(await outcome(service.get('/user', forged))).toBe('403 bad_jwt')
  }
})

test('check 1: a token signed with a foreign key is a bad_jwt, whatever its kid', async () => {
  const { service, header, claims, jwk } = await signedIn()
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const foreign = publicKey.export({ format: 'jwk' })
  for (const named of [{}, { kid: 'other' }, { jwk: foreign }, { kid: jwk.kid, jwk: foreign }]) {
    const forged = signed({ ...header, ...named }, claims, privateKey)
    expect(await outcome(service.get('/user', forged))).toBe('403 bad_jwt')
  }
})

test.each(['none', 'None', 'NONE', ''])(
  'check 1: an unsigned token with the algorithm "%s" is a bad_jwt',
  async (alg) => {
    const { service, header, claims, token } = await signedIn()
    const unsigned = `${encode({ ...header, alg })}.${encode(claims)}.`
    expect(await outcome(service.get('/user', unsigned))).toBe('403 bad_jwt')
    const borrowed = `${unsigned}${token.split('.')[2]}`
    expect(await outcome(service.get('/user', borrowed))).toBe('403 bad_jwt')
  },
)

test('check 1: a token signed with the public key as a shared secret is a bad_jwt', async () => {
  const { service, claims, header, jwk } = await signedIn()
  const content = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`
  const point = Buffer.concat([jwk.x, jwk.y].map((part) => Buffer.from(part, 'base64url')))
  for (const secret of [JSON.stringify(jwk), jwk.x, point, '']) {
    const mac = createHmac('sha256', secret).update(content).digest('base64url')
    expect(await outcome(service.get('/user', `${content}.${mac}`))).toBe('403 bad_jwt')
  }
})

test('check 1: a token of this server for another purpose is a bad_jwt', async () => {
  const { service, claims, header, tokens } = await signedIn()
  const key = createPrivateKey({ key: ownKey(service.dataDir), format: 'jwk' })
  expect((await service.get('/user', signed(header, claims, key))).status).toBe(200)
  for (const change of [
    { aud: 'other' },
    { iss: 'https://evil.test' },
    { session_id: undefined },
  ]) {
    const other = signed(header, { ...claims, ...change }, key)
    expect(await outcome(service.get('/user', other))).toBe('403 bad_jwt')
  }
  expect(await outcome(service.get('/user', tokens.refresh_token))).toBe('403 bad_jwt')
})

test.each(['global', 'local'])(
  'check 2: a sign-out (%s) invalidates the access token at once',
  async (scope) => {
    const { service, tokens, token } = await signedIn()
    expect((await logout(service, tokens, scope)).status).toBe(204)
    expect(await outcome(service.get('/user', token))).toBe('403 session_not_found')
    expect(await outcome(logout(service, tokens, scope))).toBe('403 session_not_found')
    expect(await outcome(putUser(service, tokens, { data: {} }))).toBe('403 session_not_found')
    expect(await outcome(service.refresh(tokens.refresh_token))).toBe('400 refresh_token_not_found')
  },
)

test('check 2: a sign-out ends the sessions of its scope and no others', async () => {
  const { service, tokens: phone } = await signedIn()
  const laptop = await service.signIn('a@x.io')
  const states = () =>
    Promise.all([phone, laptop].map((each) => outcome(service.get('/user', each.access_token))))
  expect((await logout(service, phone, 'others')).status).toBe(204)
  expect(await states()).toEqual(['200', '403 session_not_found'])
  expect(await outcome(logout(service, phone, 'everywhere'))).toBe('400 validation_failed')
  expect(await states()).toEqual(['200', '403 session_not_found'])
})

test('check 2: a password change invalidates the access tokens of all other devices at once', async () => {
  const { service, tokens: phone } = await signedIn()
  const laptop = await service.signIn('a@x.io')
  expect((await putUser(service, phone, { password: `${password}!` })).status).toBe(200)
  expect(await outcome(service.get('/user', laptop.access_token))).toBe('403 session_not_found')
  expect(await outcome(service.refresh(laptop.refresh_token))).toBe('400 refresh_token_not_found')
  expect((await service.get('/user', phone.access_token)).status).toBe(200)
})

test('check 3: an access token is valid until its last second and a bad_jwt after it', async () => {
  const { service, token, claims } = await signedIn()
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  service.advance(3598)
  expect((await service.get('/user', token)).status).toBe(200)
  service.advance(3)
  expect(await outcome(service.get('/user', token))).toBe('403 bad_jwt')
})

test('check 3: neither the anon key nor a role token authenticates a user', async () => {
  const { service } = await signedIn()
  const keys = readSigningJwk(ownKey(service.dataDir))
  const bearers = [
    LOCAL_ANON_KEY,
    await signRoleToken(keys, 'anon'),
    await signRoleToken(keys, 'service_role'),
  ]
  for (const bearer of bearers) {
    expect(await outcome(service.get('/user', bearer))).toBe('403 bad_jwt')
  }
  expect(await outcome(service.get('/user'))).toBe('401 no_authorization')
})
