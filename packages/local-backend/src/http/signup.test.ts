import { describe, expect, it } from 'vitest'
import { openTestBackend, outcome, password } from '../testing/test-backend.ts'

describe('POST /signup', () => {
  it('returns tokens and the user', async () => {
    const { post } = await openTestBackend()
    const response = await post('/signup', { email: 'A@X.io', password, data: { name: 'Ada' } })
    expect(response.status).toBe(200)
    const body = await response.json()
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: {
        aud: 'authenticated',
        role: 'authenticated',
        email: 'a@x.io',
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { name: 'Ada', email_verified: true },
        identities: [{ provider: 'email', email: 'a@x.io', id: body.user.id }],
        is_anonymous: false,
      },
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  it('rejects a taken address in any case', async () => {
    const { post, signUp } = await openTestBackend()
    await signUp('a@x.io')
    expect(await outcome(post('/signup', { email: 'A@x.IO', password }))).toBe(
      '422 user_already_exists',
    )
  })

  it('creates one account for two concurrent sign-ups', async () => {
    const { post } = await openTestBackend()
    const both = [1, 2].map(() => outcome(post('/signup', { email: 'a@x.io', password })))
    expect((await Promise.all(both)).toSorted()).toEqual(['200', '422 user_already_exists'])
  })

  it.each([
    ['no password', { email: 'a@x.io' }, '400 validation_failed'],
    ['neither address nor phone number', { password }, '422 anonymous_provider_disabled'],
    ['a number', { phone: '123', password }, '400 phone_provider_disabled'],
    ['both', { phone: '123', email: 'a@x.io', password }, '400 validation_failed'],
    ['a short password', { email: 'a@x.io', password: '1234567' }, '422 weak_password'],
    ['a long password', { email: 'a@x.io', password: 'a'.repeat(73) }, '400 validation_failed'],
    ['half an emoji', { email: 'a@x.io', password: `1234567\ud83d` }, '400 validation_failed'],
    [
      'large metadata',
      { email: 'a@x.io', password, data: { a: 'x'.repeat(9000) } },
      '400 validation_failed',
    ],
    ['metadata that is a list', { email: 'a@x.io', password, data: [1] }, '400 validation_failed'],
    ['an address that is an object', { email: { a: 1 }, password }, '400 validation_failed'],
    [
      'a password that is a number',
      { email: 'a@x.io', password: 12345678 },
      '400 validation_failed',
    ],
    ['a list for a body', [1], '400 validation_failed'],
    ['null for a body', null, '400 validation_failed'],
  ])('rejects %s', async (_, body, expected) => {
    const { post } = await openTestBackend()
    expect(await outcome(post('/signup', body))).toBe(expected)
  })

  it.each([
    'plain',
    '@x.io',
    'a@',
    'a b@x.io',
    'a@x..io',
    'a@-x.io',
    'a@x.io\r\nbcc: b@x.io',
    'a\u0000@x.io',
    'а@x.io',
    '\u212A@x.io',
    `${'a'.repeat(65)}@x.io`,
    `a@${'x.'.repeat(150)}io`,
  ])('rejects "%s" for an address', async (email) => {
    const { post } = await openTestBackend()
    expect(await outcome(post('/signup', { email, password }))).toBe('400 validation_failed')
  })

  it('returns the reasons for a weak password', async () => {
    const { post } = await openTestBackend({ minPasswordLength: 10 })
    const response = await post('/signup', { email: 'a@x.io', password: '123456789' })
    expect(await response.json()).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 10 characters. Password is known to be weak and easy to guess, please choose a different one.',
      weak_password: { reasons: ['length', 'pwned'] },
    })
  })

  it('survives metadata nested too deeply, and drops __proto__', async () => {
    const { send } = await openTestBackend()
    const signUpWith = (data: string) =>
      send('/signup', {
        method: 'POST',
        body: `{"email":"a@x.io","password":"${password}","data":${data}}`,
      })
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect(await outcome(signUpWith(deep))).toBe('400 validation_failed')
    const response = await signUpWith('{"__proto__":{"role":"admin"},"name":"Ada"}')
    const { user } = await response.json()
    expect(user.user_metadata).toEqual({ name: 'Ada', email_verified: true })
  })

  it('treats SQL as any other text', async () => {
    const { post, signIn } = await openTestBackend()
    const secret = `'; DROP TABLE users; --`
    await post('/signup', { email: `o'brien@x.io`, password: secret, data: { a: secret } })
    expect((await signIn(`o'brien@x.io`, secret)).user.email).toBe(`o'brien@x.io`)
  })

  it('is rejected if sign-ups are disabled', async () => {
    const { post } = await openTestBackend({ signupsDisabled: true })
    expect(await outcome(post('/signup', { email: 'a@x.io', password }))).toBe(
      '422 signup_disabled',
    )
  })
})
