import { describe, expect, it, onTestFinished } from 'vitest'
import { newUser } from '../accounts.ts'
import { resolveSettings, type LocalBackendConfig } from '../config.ts'
import { createLockout } from '../lockout.ts'
import { createRateLimit } from '../rate-limit.ts'
import { createRefreshTimes } from '../refresh-times.ts'
import type { Services } from '../services.ts'
import { openStore } from '../store/index.ts'
import type { User } from '../store/users.ts'
import { openTestBackend, outcome, temporaryFolder } from '../testing/test-backend.ts'
import { openSigningKeys } from '../tokens/keys.ts'
import { issueToken } from './one-time.ts'
import { findRecipient, mailToken } from './send-mail.ts'

const redirectTo = 'http://localhost'

async function openServices(config: Partial<LocalBackendConfig> = {}): Promise<Services> {
  const dataDir = temporaryFolder()
  const store = openStore(dataDir)
  onTestFinished(() => store.close())
  const settings = resolveSettings({ siteUrl: 'http://localhost', dataDir, ...config })
  const keys = await openSigningKeys(dataDir)
  return {
    store,
    settings,
    keys,
    limit: createRateLimit(settings.uptime),
    lockout: createLockout(settings.uptime),
    refreshTimes: createRefreshTimes(settings),
    providers: new Map(),
  }
}

function insertUser({ store }: Services, email: string, changes: Partial<User> = {}): User {
  const at = new Date().toISOString()
  const user = newUser({ email, provider: 'email', at, confirmed: true })
  return store.users.insert({ ...user, ...changes })
}

describe('a mail', () => {
  it('is announced only after it is saved', async () => {
    const told: string[] = []
    const services: Services = await openServices({
      onMail: ({ id }) => told.push(id, String(services.store.outbox.newest(1)[0]?.id === id)),
    })
    const user = insertUser(services, 'a@x.io')
    const { id } = services.store.transaction(() => {
      mailToken(services, { user, kind: 'recovery', recipient: 'a@x.io', redirectTo })
      expect(told).toEqual([])
      return services.store.outbox.newest(1)[0] ?? { id: '' }
    })
    expect(told).toEqual([id, 'true'])
  })

  it('is not announced if it is not saved, and its token is rolled back', async () => {
    const told: string[] = []
    const services = await openServices({ onMail: ({ id }) => told.push(id) })
    const { store } = services
    const user = insertUser(services, 'a@x.io')
    const failing = () =>
      store.transaction(() => {
        mailToken(services, { user, kind: 'recovery', recipient: 'a@x.io', redirectTo })
        throw new Error('later')
      })
    expect(failing).toThrow('later')
    store.transaction(() => store.users.update(user, {}))
    expect([told, store.outbox.newest(1), store.oneTimeTokens.ofUser(user.id)]).toEqual([
      [],
      [],
      [],
    ])
    expect(store.users.findById(user.id)?.recovery_sent_at).toBeNull()
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no printer')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no printer'))],
  ])('does not fail the request when the hearer %s', async (_, onMail) => {
    const errors: unknown[] = []
    const { post, signUp } = await openTestBackend({
      onMail,
      onUnexpectedError: (error) => errors.push(error),
    })
    await signUp('a@x.io')
    expect((await post('/recover', { email: 'a@x.io' })).status).toBe(200)
    expect(errors).toEqual([new Error('no printer')])
  })

  it('is limited to thirty an hour for all recipients', async () => {
    const { post, signUp, mails, advance } = await openTestBackend({ rateLimits: true })
    await signUp('a@x.io')
    for (let count = 0; count < 30; count += 1) await post('/otp', { email: `${count}@x.io` })
    expect(mails).toHaveLength(30)
    for (const email of ['a@x.io', 'b@x.io']) {
      const response = await post('/recover', { email })
      expect(await response.json()).toMatchObject({
        error_code: 'over_email_send_rate_limit',
        msg: 'email rate limit exceeded',
      })
    }
    advance(3600)
    expect(await outcome(post('/recover', { email: 'a@x.io' }))).toBe('200')
  })
})

describe('findRecipient', () => {
  it.each([
    ['was banned', { banned_until: '2999-01-01T00:00:00Z' }],
    ['was deleted', { deleted_at: '2026-01-01T00:00:00Z' }],
  ])('knows nobody who %s', async (_, changes) => {
    const services = await openServices()
    insertUser(services, 'a@x.io', changes)
    insertUser(services, 'b@x.io')
    expect(findRecipient(services, 'a@x.io')).toBeUndefined()
    expect(findRecipient(services, 'b@x.io')).toMatchObject({ email: 'b@x.io' })
  })
})

describe('issueToken', () => {
  it('keeps one token of each type, as a hash', async () => {
    const services = await openServices()
    const { store } = services
    const request = { recipient: 'a@x.io', redirectTo }
    const user = insertUser(services, 'a@x.io')
    const issued = (['recovery', 'magic_link', 'confirmation', 'email_change'] as const).map(
      (kind) => issueToken(services, { user, kind, ...request }),
    )
    const kept = store.oneTimeTokens.ofUser(user.id)
    expect(kept.map(({ token_type }) => token_type).toSorted()).toEqual([
      'confirmation_token',
      'email_change_token_current',
      'recovery_token',
    ])
    for (const { code } of issued) expect(JSON.stringify(kept)).not.toContain(`"${code}"`)
  })

  it('creates codes with leading zeros, and varies them', async () => {
    const services = await openServices()
    const user = insertUser(services, 'a@x.io')
    const codes = Array.from({ length: 500 }, () => {
      const request = { user, kind: 'recovery', recipient: 'a@x.io', redirectTo } as const
      return issueToken(services, request).code
    })
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(480)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  })
})
