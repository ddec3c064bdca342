import { describe, expect, it } from 'vitest'
import {
  challenge,
  claimsOf,
  exchange,
  fragmentOf,
  openLink,
  putUser,
} from '../testing/requests.ts'
import { openTestBackend, outcome, password, type TestBackend } from '../testing/test-backend.ts'

const open = (config = {}) => openTestBackend({ anonymousUsers: true, ...config })

async function comeIn({ post }: TestBackend, data: object = {}) {
  return (await post('/signup', { data })).json()
}

describe('an anonymous sign-up', () => {
  it('returns tokens of a user without an address', async () => {
    const backend = await open()
    const tokens = await comeIn(backend, { theme: 'dark' })
    expect(tokens.user).toMatchObject({
      email: '',
      phone: '',
      is_anonymous: true,
      app_metadata: {},
      user_metadata: { theme: 'dark' },
      identities: [],
    })
    expect(claimsOf(tokens)).toMatchObject({
      email: '',
      role: 'authenticated',
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    })
    expect((await backend.get('/user', tokens.access_token)).status).toBe(200)
    expect((await backend.refresh(tokens.refresh_token)).status).toBe(200)
    expect((await comeIn(backend)).user.id).not.toBe(tokens.user.id)
  })

  it.each([
    ['they are disabled', { anonymousUsers: false }, '422 anonymous_provider_disabled'],
    ['sign-ups are closed', { signupsDisabled: true }, '422 signup_disabled'],
  ])('is refused when %s', async (_, config, expected) => {
    const { post } = await open(config)
    expect(await outcome(post('/signup', {}))).toBe(expected)
  })
})

describe('an anonymous user', () => {
  it('becomes permanent at once with autoconfirm', async () => {
    const backend = await open()
    const { access_token, user } = await comeIn(backend)
    const response = await putUser(backend, access_token, { email: 'A@x.io', password })
    expect(await response.json()).toMatchObject({
      id: user.id,
      email: 'a@x.io',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email: 'a@x.io' } }],
    })
    expect(backend.mails).toEqual([])
    expect((await backend.signIn('a@x.io')).user.id).toBe(user.id)
  })

  it('becomes permanent by a mail to the new address otherwise', async () => {
    const backend = await open({ autoconfirm: false })
    const { access_token, user } = await comeIn(backend)
    const response = await putUser(backend, access_token, { email: 'a@x.io', ...challenge })
    expect(await response.json()).toMatchObject({
      email: '',
      new_email: 'a@x.io',
      is_anonymous: true,
    })
    expect(backend.mails.map(({ recipient }) => recipient)).toEqual(['a@x.io'])

    const landed = await openLink(backend, backend.mails[0])
    const tokens = await (await exchange(backend, landed)).json()
    expect(tokens.user).toMatchObject({
      id: user.id,
      email: 'a@x.io',
      email_confirmed_at: expect.any(String),
      is_anonymous: false,
    })
    expect((await putUser(backend, tokens.access_token, { password })).status).toBe(200)
    expect((await backend.signIn('a@x.io')).user.id).toBe(user.id)
  })

  it('cannot get an address that was taken meanwhile', async () => {
    const backend = await open({ autoconfirm: false })
    const { access_token } = await comeIn(backend)
    await putUser(backend, access_token, { email: 'a@x.io' })
    await backend.signUp('a@x.io')
    await openLink(backend, backend.mails[1])
    expect(fragmentOf(await openLink(backend, backend.mails[0]))).toMatchObject({
      error: 'access_denied',
      error_code: 'email_exists',
    })
  })

  it('cannot have a password without an address', async () => {
    const backend = await open()
    const { access_token } = await comeIn(backend)
    const response = await putUser(backend, access_token, { password })
    expect(await response.json()).toEqual({
      code: 422,
      error_code: 'validation_failed',
      msg: 'Updating password of an anonymous user without an email or phone is not allowed',
    })
  })
})
