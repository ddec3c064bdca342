import { describe, expect, it } from 'vitest'
import { challenge, exchange, fragmentOf, openLink, withStore } from '../testing/requests.ts'
import { openTestBackend, outcome, type TestBackend } from '../testing/test-backend.ts'

const banned = { banned_until: '2999-01-01T00:00:00Z' }
const deleted = { deleted_at: '2026-01-01T00:00:00Z' }

/** Restarts a backend after a change to the account of a@x.io. */
async function lockOut(backend: TestBackend, changes: object): Promise<TestBackend> {
  withStore(backend, ({ users }) => {
    const user = users.findByEmail('a@x.io')
    if (user) users.update(user, changes)
  })
  return openTestBackend({ dataDir: backend.dataDir, autoconfirm: false })
}

describe.each([
  ['banned', banned, '403 user_banned', 'user_banned'],
  ['soft-deleted', deleted, '403 otp_expired', 'otp_expired'],
])('a user who was %s', (_, changes, refused, errorCode) => {
  it('gets no mail', async () => {
    const first = await openTestBackend()
    await first.signUp('a@x.io')
    const backend = await lockOut(first, { ...changes, email_change: 'b@x.io' })
    const requests = [
      backend.post('/recover', { email: 'a@x.io' }),
      backend.post('/resend', { type: 'email_change', email: 'a@x.io' }),
    ]
    expect(await Promise.all(requests.map(outcome))).toEqual(['200', '200'])
    expect(backend.mails).toEqual([])
  })

  it('gets no session for an earlier link, code or hash', async () => {
    const first = await openTestBackend()
    await first.signUp('a@x.io')
    await first.post('/recover', { email: 'a@x.io' })
    const [mail] = first.mails
    const backend = await lockOut(first, changes)
    expect(fragmentOf(await openLink(backend, mail))).toMatchObject({
      error: 'access_denied',
      error_code: errorCode,
    })
    const token_hash = new URL(mail?.link ?? '').searchParams.get('token')
    const proofs = [{ email: 'a@x.io', token: mail?.code }, { token_hash }]
    const verify = (proof: object) =>
      outcome(backend.post('/verify', { type: 'recovery', ...proof }))
    expect(await Promise.all(proofs.map(verify))).toEqual([refused, refused])
  })

  it('gets no session for a pending auth code', async () => {
    const first = await openTestBackend()
    await first.signUp('a@x.io')
    await first.post('/recover', { email: 'a@x.io', ...challenge })
    const landed = await openLink(first, first.mails[0])
    const backend = await lockOut(first, changes)
    expect(await outcome(exchange(backend, landed))).toMatch(/user_banned|flow_state_not_found/)
  })

  it('cannot refresh', async () => {
    const first = await openTestBackend()
    const { refresh_token } = await first.signUp('a@x.io')
    const backend = await lockOut(first, changes)
    expect((await backend.refresh(refresh_token)).status).toBe(400)
  })
})

it('a banned user gets no sign-in link, and no mail for a second sign-up', async () => {
  const first = await openTestBackend({ autoconfirm: false })
  await first.signUp('a@x.io')
  const backend = await lockOut(first, banned)
  expect(await outcome(backend.post('/otp', { email: 'a@x.io' }))).toBe('200')
  expect(await backend.signUp('a@x.io')).toMatchObject({ email: 'a@x.io' })
  expect(backend.mails).toEqual([])
})
