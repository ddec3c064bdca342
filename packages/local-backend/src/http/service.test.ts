import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openAdminBackend } from '../testing/admin.ts'
import { openTestBackend, outcome } from '../testing/test-backend.ts'

describe('the settings', () => {
  it('contain the default features', async () => {
    const { get } = await openTestBackend()
    const { external, ...rest } = await (await get('/settings')).json()
    const offered = Object.keys(external).filter((name) => external[name])
    expect(offered.toSorted((a, b) => a.localeCompare(b))).toEqual(['email', 'google'])
    expect(Object.keys(external)).toHaveLength(26)
    expect(rest).toEqual({
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    })
  })

  it('contain the configured features', async () => {
    const { get } = await openTestBackend({
      anonymousUsers: true,
      developmentPages: false,
      autoconfirm: false,
      signupsDisabled: true,
    })
    expect(await (await get('/settings')).json()).toMatchObject({
      external: { anonymous_users: true, google: false, email: true },
      disable_signup: true,
      mailer_autoconfirm: false,
    })
  })
})

describe('a configured signing key', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsa = { ...privateKey.export({ format: 'jwk' }), kid: 'mine' }
  const oct = { kty: 'oct', k: randomBytes(32).toString('base64url') }

  it.each([
    ['RSA', rsa, 'RS256', [{ kid: 'mine', alg: 'RS256' }]],
    ['a shared secret', oct, 'HS256', []],
  ])('of %s signs user and admin tokens', async (_, signingKey, alg, published) => {
    const { signUp, get, admin, send, key } = await openAdminBackend({ signingKey })
    const { access_token } = await signUp('a@x.io')
    const header = JSON.parse(Buffer.from(access_token.split('.')[0] ?? '', 'base64url').toString())
    expect(header).toEqual({ alg, kid: expect.any(String), typ: 'JWT' })
    expect((await get('/user', access_token)).status).toBe(200)
    expect((await admin('GET', '/admin/users')).status).toBe(200)
    expect((await send('/settings', { headers: { apikey: key } })).status).toBe(200)

    const text = await (await get('/.well-known/jwks.json')).text()
    const { keys } = JSON.parse(text)
    expect(text).not.toMatch(/"(?:d|k|p|q)":/)
    expect(keys).toMatchObject(published)
    expect(keys).toHaveLength(published.length)
  })

  it('invalidates tokens signed with the key of the data folder', async () => {
    const first = await openAdminBackend()
    const { access_token } = await first.signUp('a@x.io')
    await first.backend.close()
    const { get } = await openTestBackend({ dataDir: first.dataDir, signingKey: rsa })
    expect(await outcome(get('/user', access_token))).toBe('403 bad_jwt')
    expect(await outcome(get('/admin/users', first.key))).toBe('403 bad_jwt')
  })

  it('that is invalid is rejected before the data folder is touched', async () => {
    const rejection = openTestBackend({ signingKey: { kty: 'oct', k: 'c2hvcnQ' }, dataDir: '/' })
    await expect(rejection).rejects.toThrow(RangeError)
  })
})
