import { createHmac, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LOCAL_ANON_KEY } from '../index.ts'
import { putUser } from '../testing/requests.ts'
import { openTestBackend, outcome, password } from '../testing/test-backend.ts'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const readPart = (token: string, part: 0 | 1) =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString())

function es256(header: object, payload: object, key: KeyObject): string {
  const input = `${base64url(header)}.${base64url(payload)}`
  const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' })
  return `${input}.${signature.toString('base64url')}`
}

describe('GET /user', () => {
  it('returns the user', async () => {
    const { signUp, get } = await openTestBackend()
    const { access_token, user } = await signUp('a@x.io')
    const response = await get('/user', access_token)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(user)
  })

  it('requires a bearer token', async () => {
    const { get, send } = await openTestBackend()
    expect(await outcome(get('/user'))).toBe('401 no_authorization')
    for (const authorization of ['Basic x', 'Bearer', 'Bearer a b']) {
      expect(await outcome(send('/user', { headers: { authorization } }))).toBe(
        '401 no_authorization',
      )
    }
  })

  it('rejects every forged token', async () => {
    const { signUp, get } = await openTestBackend()
    const { access_token } = await signUp('a@x.io')
    const header = readPart(access_token, 0)
    const claims = readPart(access_token, 1)
    const [, , signature] = access_token.split('.')
    const { keys } = await (await get('/.well-known/jwks.json')).json()
    const publicKey = createPublicKey({ key: keys[0], format: 'jwk' })
    const hs256Input = `${base64url({ ...header, alg: 'HS256' })}.${base64url(claims)}`
    const hs256 = (secret: string | Buffer) =>
      `${hs256Input}.${createHmac('sha256', secret).update(hs256Input).digest('base64url')}`

    const forged = {
      'another payload': `${base64url(header)}.${base64url({ ...claims, role: 'service_role' })}.${signature}`,
      'another key': es256(
        header,
        claims,
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
      ),
      'no algorithm': `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims)}.`,
      'no algorithm, old signature': `${base64url({ alg: 'none' })}.${base64url(claims)}.${signature}`,
      'the public key as a secret (PEM)': hs256(publicKey.export({ type: 'spki', format: 'pem' })),
      'the public key as a secret (JWK)': hs256(JSON.stringify(keys[0])),
      'the public key as a secret (DER)': hs256(publicKey.export({ type: 'spki', format: 'der' })),
      'no signature': `${access_token.slice(0, access_token.lastIndexOf('.'))}.`,
      'the anonymous key': LOCAL_ANON_KEY,
      garbage: 'a.b.c',
    }
    for (const [name, token] of Object.entries(forged)) {
      expect([name, await outcome(get('/user', token))]).toEqual([name, '403 bad_jwt'])
    }
  })

  it('rejects an expired token', async () => {
    const { signUp, get, advance } = await openTestBackend()
    const { access_token } = await signUp('a@x.io')
    advance(3599)
    expect((await get('/user', access_token)).status).toBe(200)
    advance(2)
    expect(await outcome(get('/user', access_token))).toBe('403 bad_jwt')
  })

  it('rejects a token of another site', async () => {
    const first = await openTestBackend()
    const { access_token } = await first.signUp('a@x.io')
    await first.backend.close()
    const { get } = await openTestBackend({ dataDir: first.dataDir, siteUrl: 'http://localhost:1' })
    expect(await outcome(get('/user', access_token))).toBe('403 bad_jwt')
  })
})

describe('the access token', () => {
  it('has the claims that the client and the database use', async () => {
    const { signUp, get } = await openTestBackend()
    const { access_token, user } = await signUp('a@x.io')
    const { keys } = await (await get('/.well-known/jwks.json')).json()
    expect(readPart(access_token, 0)).toEqual({ alg: 'ES256', kid: keys[0].kid, typ: 'JWT' })
    const claims = readPart(access_token, 1)
    expect(claims).toEqual({
      iss: 'http://localhost:5173/auth/v1',
      sub: user.id,
      aud: 'authenticated',
      exp: claims.iat + 3600,
      iat: expect.any(Number),
      email: 'a@x.io',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    })
  })
})

describe('PUT /user', () => {
  it('merges metadata without changing roles', async () => {
    const backend = await openTestBackend()
    const { access_token } = await backend.signUp('a@x.io')
    await putUser(backend, access_token, { data: { name: 'Ada', role: 'admin' } })
    const response = await putUser(backend, access_token, {
      data: { name: 'Grace' },
      id: 'x',
      role: 'service_role',
      aud: 'x',
    })
    expect(await response.json()).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      user_metadata: { name: 'Grace', role: 'admin', email_verified: true },
    })
  })

  it('drops metadata that is null', async () => {
    const backend = await openTestBackend()
    const { access_token } = await backend.signUp('a@x.io')
    await putUser(backend, access_token, { data: { name: 'Ada', city: 'London' } })
    const response = await putUser(backend, access_token, { data: { city: null } })
    expect((await response.json()).user_metadata).toEqual({ name: 'Ada', email_verified: true })
  })

  it('changes the password and ends the other sessions', async () => {
    const backend = await openTestBackend()
    const here = await backend.signUp('a@x.io')
    const there = await backend.signIn('a@x.io')
    const response = await putUser(backend, here.access_token, { password: 'another horse' })
    expect(response.status).toBe(200)
    expect((await backend.get('/user', here.access_token)).status).toBe(200)
    expect(await outcome(backend.get('/user', there.access_token))).toBe('403 session_not_found')
    expect(await outcome(backend.refresh(there.refresh_token))).toBe('400 refresh_token_not_found')
    expect((await backend.signIn('a@x.io', 'another horse')).user.id).toBe(here.user.id)
    expect(await backend.signIn('a@x.io')).toMatchObject({ error_code: 'invalid_credentials' })
  })

  it.each([
    ['the same password', { password }, '422 same_password'],
    ['a short password', { password: '1234567' }, '422 weak_password'],
    [
      'a wrong current password',
      { password: 'another horse', current_password: 'x' },
      '400 invalid_credentials',
    ],
    ['app metadata', { app_metadata: { role: 'admin' } }, '403 not_admin'],
    ['a taken address', { email: 'b@x.io' }, '422 email_exists'],
    ['a phone number', { phone: '123' }, '400 phone_provider_disabled'],
    ['a malformed address', { email: 'c' }, '400 validation_failed'],
    ['large metadata', { data: { a: 'x'.repeat(9000) } }, '400 validation_failed'],
  ])('rejects %s', async (_, body, expected) => {
    const backend = await openTestBackend()
    await backend.signUp('b@x.io')
    const { access_token } = await backend.signUp('a@x.io')
    expect(await outcome(putUser(backend, access_token, body))).toBe(expected)
  })

  it('rejects metadata that grows too large step by step', async () => {
    const backend = await openTestBackend()
    const { access_token } = await backend.signUp('a@x.io')
    expect((await putUser(backend, access_token, { data: { a: 'x'.repeat(5000) } })).status).toBe(
      200,
    )
    expect(await outcome(putUser(backend, access_token, { data: { b: 'x'.repeat(5000) } }))).toBe(
      '400 validation_failed',
    )
  })

  it('changes nothing when the session ends while the password is being hashed', async () => {
    const backend = await openTestBackend()
    const { access_token } = await backend.signUp('a@x.io')
    const change = putUser(backend, access_token, { password: 'another horse' })
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await backend.send('/logout', { method: 'POST', headers })).status).toBe(204)
    expect(await outcome(change)).toBe('403 session_not_found')
    expect((await backend.signIn('a@x.io')).user.email).toBe('a@x.io')
  })

  it('ignores an unchanged address', async () => {
    const backend = await openTestBackend()
    const { access_token } = await backend.signUp('a@x.io')
    expect((await putUser(backend, access_token, { email: 'A@X.io' })).status).toBe(200)
  })
})
