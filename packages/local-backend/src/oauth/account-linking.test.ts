import { describe, expect, it, onTestFinished } from 'vitest'
import { emailIdentity, newUser } from '../accounts.ts'
import { resolveSettings } from '../config.ts'
import type { Services } from '../services.ts'
import { startSession } from '../sign-in.ts'
import { openStore } from '../store/index.ts'
import type { User } from '../store/users.ts'
import { exchange, landing, signInWithGoogle } from '../testing/google-flow.ts'
import {
  openTestBackend,
  outcome,
  password,
  temporaryFolder,
  type TestBackend,
  type Tokens,
} from '../testing/test-backend.ts'
import { accountOf } from './account-linking.ts'

async function google(backend: TestBackend, email: string): Promise<Tokens> {
  const url = await signInWithGoogle(backend, email)
  return (await exchange(backend, url.searchParams.get('code'))).json()
}

describe('an existing account', () => {
  it('is the same account', async () => {
    const backend = await openTestBackend()
    const first = await google(backend, 'alex@example.com')
    const second = await google(backend, 'Alex@Example.com')
    expect(second.user.id).toBe(first.user.id)
    expect(second.user.identities).toHaveLength(1)
  })

  it('is linked if the address is confirmed, and keeps its password', async () => {
    const backend = await openTestBackend()
    const before = await backend.signUp('alex@example.com')
    const after = await google(backend, 'alex@example.com')
    expect(after.user).toMatchObject({
      id: before.user.id,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    })
    expect((await backend.signIn('alex@example.com')).user.id).toBe(before.user.id)
    expect((await backend.get('/user', before.access_token)).status).toBe(200)
  })

  it('is taken from an unverified sign-up with the address', async () => {
    const backend = await openTestBackend({ autoconfirm: false })
    const attacker = { email: 'alex@example.com', password, data: { note: 'mine' } }
    await backend.post('/signup', attacker)
    const { user } = await google(backend, 'alex@example.com')
    expect(user).toMatchObject({
      identities: [{ provider: 'google' }],
      app_metadata: { provider: 'google', providers: ['google'] },
      email_confirmed_at: expect.any(String),
    })
    expect(user).not.toHaveProperty('user_metadata.note')
    expect(await outcome(backend.post('/token?grant_type=password', attacker))).toBe(
      '400 invalid_credentials',
    )
    const opened = await backend.backend.fetch(new Request(backend.mails[0]?.link ?? ''))
    expect(landing(opened).hash).toContain('error_code=otp_expired')
  })
})

const provider = 'google'
const profile = {
  subject: '1',
  issuer: 'https://accounts.example',
  email: 'alex@example.com',
  emailVerified: true,
  fullName: 'Alex',
}
const at = '2026-01-01T00:00:00.000Z'

function open() {
  const store = openStore(temporaryFolder())
  onTestFinished(() => store.close())
  const settings = resolveSettings({ siteUrl: 'http://localhost', dataDir: '' })
  const services = { store, settings } as Services

  function insert(changes: Partial<User> = {}, confirmed = true): User {
    const user = {
      ...newUser({ email: profile.email, provider: 'email', at, confirmed }),
      ...changes,
    }
    store.users.insert(user)
    store.identities.insert(emailIdentity(user))
    return user
  }
  const actions = () =>
    store.auditLog
      .newest(10, 0)
      .toReversed()
      .map(({ payload }) => [payload.action, payload.traits])
  return { ...services, insert, actions }
}

describe('accountOf', () => {
  it.each([true, false])(
    'does not link an address that the provider has not verified (confirmed here: %s)',
    (confirmed) => {
      const services = open()
      const user = services.insert({}, confirmed)
      expect(() => accountOf(services, { ...profile, emailVerified: false }, provider)).toThrow(
        expect.objectContaining({ status: 422, code: 'provider_email_needs_verification' }),
      )
      expect(services.store.identities.ofUser(user.id)).toHaveLength(1)
      expect(services.store.users.findById(user.id)).toEqual(user)
    },
  )

  it('finds an identity whose address was changed or is no longer verified', () => {
    const services = open()
    const { id } = accountOf(services, profile, provider)
    const other = { ...profile, email: 'other@example.com', emailVerified: false }
    expect(accountOf(services, other, provider)).toMatchObject({ id, email: profile.email })
  })

  it('only confirms the address that the provider has verified', () => {
    const services = open()
    const user = accountOf(services, profile, provider)
    services.store.users.update(user, { email: 'new@example.com', email_confirmed_at: null })
    expect(() => accountOf(services, profile, provider)).toThrow(
      expect.objectContaining({ code: 'provider_email_needs_verification' }),
    )
  })

  it('removes everything of an unverified sign-up', () => {
    const services = open()
    const { store } = services
    const user = services.insert(
      {
        encrypted_password: 'hash',
        email_change: 'attacker@example.com',
        email_change_sent_at: at,
        email_change_confirm_status: 1,
        raw_app_meta_data: { provider: 'email', providers: ['email'], plan: 'pro' },
      },
      false,
    )
    const { session } = startSession(services, user, 'password', null)
    store.oneTimeTokens.put({
      id: 't',
      user_id: user.id,
      token_type: 'recovery_token',
      token_hash: 'hash',
      code_hash: 'hash',
      relates_to: profile.email,
      created_at: at,
      updated_at: at,
    })

    expect(accountOf(services, profile, provider)).toMatchObject({
      id: user.id,
      encrypted_password: null,
      email_confirmed_at: expect.any(String),
      email_change: null,
      email_change_sent_at: null,
      email_change_confirm_status: 0,
      raw_app_meta_data: { provider: 'google', providers: ['google'], plan: 'pro' },
    })
    expect(store.sessions.find(session.id)).toBeUndefined()
    expect(store.oneTimeTokens.ofUser(user.id)).toEqual([])
    expect(store.identities.ofUser(user.id).map((identity) => identity.provider)).toEqual([
      'google',
    ])
  })

  it('does the same for an identity whose account is unconfirmed again', () => {
    const services = open()
    const user = accountOf(services, profile, provider)
    services.store.users.update(user, { encrypted_password: 'hash', email_confirmed_at: null })
    expect(accountOf(services, profile, provider)).toMatchObject({
      id: user.id,
      encrypted_password: null,
      email_confirmed_at: expect.any(String),
    })
    expect(services.store.identities.ofUser(user.id)).toHaveLength(1)
  })

  it('ignores anonymous users, and creates a new account', () => {
    const services = open()
    const { store } = services
    const anonymous = newUser({ email: null, provider: '', at, confirmed: false })
    store.users.insert({ ...anonymous, email_change: profile.email })
    const user = accountOf(services, profile, provider)
    expect(user.id).not.toBe(anonymous.id)
    expect(user.is_anonymous).toBe(false)
    expect(store.users.findById(anonymous.id)?.is_anonymous).toBe(true)
  })

  it.each([
    ['banned', { banned_until: '2999-01-01T00:00:00Z' }, 'user_banned'],
    ['deleted', { deleted_at: at }, 'user_not_found'],
  ])('rejects a user who was %s', (_, changes, code) => {
    const services = open()
    services.store.users.update(accountOf(services, profile, provider), changes)
    expect(() => accountOf(services, profile, provider)).toThrow(
      expect.objectContaining({ status: 403, code }),
    )
  })

  it('rejects a banned user on the first sign-in with a provider', () => {
    const services = open()
    services.insert({ banned_until: '2999-01-01T00:00:00Z' }, false)
    expect(() => accountOf(services, profile, provider)).toThrow(
      expect.objectContaining({ status: 403, code: 'user_banned' }),
    )
    expect(services.store.identities.find(provider, profile.subject)).toBeUndefined()
  })

  it('writes the audit log', () => {
    const signedUp = open()
    accountOf(signedUp, profile, provider)
    accountOf(signedUp, profile, provider)
    expect(signedUp.actions()).toEqual([
      ['user_signedup', { provider }],
      ['login', { provider }],
    ])

    const linked = { identity_id: expect.any(String), provider, provider_id: '1' }
    const known = open()
    known.insert()
    accountOf(known, profile, provider)
    expect(known.actions()).toEqual([
      ['identity_linked', linked],
      ['login', { provider }],
    ])

    const unconfirmed = open()
    unconfirmed.insert({}, false)
    accountOf(unconfirmed, profile, provider)
    expect(unconfirmed.actions()).toEqual([
      ['identity_linked', linked],
      ['user_signedup', { provider }],
    ])
  })
})
