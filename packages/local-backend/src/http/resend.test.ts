import { describe, expect, it } from 'vitest'
import { challenge, exchange, fragmentOf, openLink } from '../testing/requests.ts'
import { openTestBackend, outcome, type TestBackend } from '../testing/test-backend.ts'

const resend = ({ post }: TestBackend, body: object = {}) =>
  post('/resend', { type: 'signup', email: 'a@x.io', ...body })

async function openWithUser() {
  const backend = await openTestBackend({ autoconfirm: false })
  await backend.signUp('a@x.io')
  return backend
}

async function everythingOf(response: Response) {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

describe('POST /resend', () => {
  it('sends another link that replaces the first', async () => {
    const backend = await openWithUser()
    backend.advance(60)
    const response = await resend(backend, challenge)
    expect([response.status, await response.json()]).toEqual([200, {}])
    const [first, second] = backend.mails
    expect(second).toMatchObject({ recipient: 'a@x.io', kind: 'confirmation' })
    expect(fragmentOf(await openLink(backend, first)).error_code).toBe('otp_expired')
    const landed = await openLink(backend, second)
    expect((await exchange(backend, landed)).status).toBe(200)
  })

  it('sends nothing to unknown and confirmed addresses', async () => {
    const backend = await openWithUser()
    backend.advance(60)
    const unconfirmed = await everythingOf(await resend(backend))
    await openLink(backend, backend.mails[1])
    backend.advance(60)
    expect(await everythingOf(await resend(backend))).toEqual(unconfirmed)
    expect(await everythingOf(await resend(backend, { email: 'b@x.io' }))).toEqual(unconfirmed)
    const change = { type: 'email_change' }
    expect(await everythingOf(await resend(backend, { ...change, email: 'c@x.io' }))).toEqual(
      unconfirmed,
    )
    expect(backend.mails).toHaveLength(2)
  })

  it('is rate-limited for all', async () => {
    const backend = await openWithUser()
    expect(await outcome(resend(backend))).toBe('429 over_email_send_rate_limit')
    expect(await outcome(resend(backend, { email: 'b@x.io' }))).toBe('200')
    expect(await outcome(resend(backend, { email: 'b@x.io' }))).toBe(
      '429 over_email_send_rate_limit',
    )
  })

  it.each([
    ['no type', { type: '' }, '400 validation_failed'],
    ['another type', { type: 'recovery' }, '400 validation_failed'],
    ['no address', { email: '' }, '400 validation_failed'],
    ['both', { phone: '123' }, '400 validation_failed'],
    ['a message', { type: 'sms', email: '', phone: '123' }, '400 phone_provider_disabled'],
    ['a malformed address', { email: 'a' }, '400 validation_failed'],
  ])('rejects %s', async (_, body, expected) => {
    expect(await outcome(resend(await openTestBackend(), body))).toBe(expected)
  })
})
