import { describe, expect, it, onTestFinished } from 'vitest'
import { newUser } from '../accounts.ts'
import { resolveSettings } from '../config.ts'
import { openStore } from '../store/index.ts'
import { exchange, signInWithGoogle } from '../testing/google-flow.ts'
import {
  openTestBackend,
  outcome,
  password,
  temporaryFolder,
  type TestBackend,
  type Tokens,
} from '../testing/test-backend.ts'
import type { Services } from '../services.ts'
import { startSession } from '../sign-in.ts'
import { accountOf } from './account-linking.ts'

async function google(backend: TestBackend, email: string): Promise<Tokens> {
  const url = await signInWithGoogle(backend, email)
  return (await exchange(backend, url.searchParams.get('code'))).json()
}

describe('an account met again at a provider', () => {
  it('is the same account', async () => {
    const backend = await openTestBackend()
    const first = await google(backend, 'alex@example.com')
    const second = await google(backend, 'Alex@Example.com')
    expect(second.user.id).toBe(first.user.id)
    expect(second.user.identities).toHaveLength(1)
  })

  it('is linked when the address is confirmed, and keeps its password', async () => {
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

  it('is taken from whoever signed up without owning the address', async () => {
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
  })
})

function services(): Services {
  const store = openStore(temporaryFolder())
  onTestFinished(() => store.close())
  return {
    store,
    settings: resolveSettings({ siteUrl: 'http://localhost', dataDir: '' }),
  } as Services
}

describe('accountOf', () => {
  const profile = {
    subject: '1',
    issuer: 'https://accounts.example',
    email: 'alex@example.com',
    emailVerified: false,
    fullName: 'Alex',
  }

  it('links nothing to an address that the provider has not verified', () => {
    expect(() => accountOf(services(), profile, 'google')).toThrow(
      expect.objectContaining({ status: 422, code: 'provider_email_needs_verification' }),
    )
  })

  it('ends the sessions of whoever never confirmed the address', () => {
    const known = services()
    const at = new Date().toISOString()
    const user = known.store.users.insert(
      newUser({ email: profile.email, provider: 'email', at, confirmed: false }),
    )
    const { session } = startSession(known, user, 'password', null)
    accountOf(known, { ...profile, emailVerified: true }, 'google')
    expect(known.store.sessions.find(session.id)).toBeUndefined()
  })

  it('refuses a banned user', () => {
    const known = services()
    const user = accountOf(known, { ...profile, emailVerified: true }, 'google')
    known.store.users.update(user, { banned_until: '2999-01-01T00:00:00Z' })
    expect(() => accountOf(known, profile, 'google')).toThrow(
      expect.objectContaining({ code: 'user_banned' }),
    )
  })
})
