import { describe, expect, it } from 'vitest'
import {
  challenge,
  claimsOf,
  exchange,
  fragmentOf,
  openLink,
  putUser,
} from '../testing/requests.ts'
import { openTestBackend, origin, outcome } from '../testing/test-backend.ts'

/** Confirms an account by its mail, so that later addresses need a confirmation. */
async function openWithUser(config = {}) {
  const backend = await openTestBackend({ autoconfirm: false, ...config })
  await backend.signUp('a@x.io')
  const { access_token = '' } = fragmentOf(await openLink(backend, backend.mails[0]))
  const change = (body: object = {}) => putUser(backend, access_token, { email: 'b@x.io', ...body })
  const emailNow = async () => (await (await backend.get('/user', access_token)).json()).email
  const mailTo = (address: string) =>
    backend.mails.findLast(
      ({ kind, recipient }) => kind === 'email_change' && recipient === address,
    )
  return { ...backend, access_token, change, emailNow, mailTo }
}

const accepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

describe('a change of address', () => {
  it.each([
    ['new', 'b@x.io', 'a@x.io'],
    ['old', 'a@x.io', 'b@x.io'],
  ])('needs both addresses, the %s one first', async (_, first, second) => {
    const backend = await openWithUser()
    expect(await (await backend.change()).json()).toMatchObject({
      email: 'a@x.io',
      new_email: 'b@x.io',
      email_change_sent_at: expect.any(String),
    })
    const half = await openLink(backend, backend.mailTo(first))
    expect([half.search, fragmentOf(half)]).toEqual(['', { message: accepted, sb: '' }])
    expect(await backend.emailNow()).toBe('a@x.io')
    const again = await openLink(backend, backend.mailTo(first))
    expect(fragmentOf(again).error_code).toBe('otp_expired')

    const { access_token, type } = fragmentOf(await openLink(backend, backend.mailTo(second)))
    expect(type).toBe('email_change')
    const user = await (await backend.get('/user', access_token)).json()
    expect(user).toMatchObject({
      email: 'b@x.io',
      identities: [{ email: 'b@x.io', identity_data: { email: 'b@x.io', email_verified: true } }],
    })
    expect(user).not.toHaveProperty('new_email')
    expect((await backend.signIn('b@x.io')).user.id).toBe(user.id)
  })

  it('gives a client with a challenge a message in the query, and a code', async () => {
    const backend = await openWithUser()
    await backend.change(challenge)
    const half = await openLink(backend, backend.mailTo('b@x.io'))
    expect(half.searchParams.get('message')).toBe(accepted)
    expect(half.searchParams.has('code')).toBe(false)
    const landed = await openLink(backend, backend.mailTo('a@x.io'))
    const tokens = await (await exchange(backend, landed)).json()
    expect(tokens.user.email).toBe('b@x.io')
    expect(claimsOf(tokens).amr[0].method).toBe('email_change')
  })

  it('works with the codes too', async () => {
    const backend = await openWithUser()
    await backend.change(challenge)
    const enter = (email: string) =>
      backend.post('/verify', { type: 'email_change', email, token: backend.mailTo(email)?.code })
    expect(await (await enter('b@x.io')).json()).toEqual({ msg: accepted, code: '200' })
    expect(await outcome(enter('b@x.io'))).toBe('403 otp_expired')
    expect((await (await enter('a@x.io')).json()).user.email).toBe('b@x.io')
  })

  it('needs the new address only with a single confirmation', async () => {
    const backend = await openWithUser({ doubleConfirmEmailChanges: false })
    await backend.change()
    expect(backend.mails.slice(1).map(({ recipient }) => recipient)).toEqual(['b@x.io'])
    await openLink(backend, backend.mailTo('b@x.io'))
    expect(await backend.emailNow()).toBe('b@x.io')
  })

  it('needs either address with autoconfirm, as in GoTrue', async () => {
    const backend = await openTestBackend()
    const { access_token, user } = await backend.signUp('a@x.io')
    await putUser(backend, access_token, { email: 'b@x.io' })
    expect(backend.mails.map(({ recipient }) => recipient)).toEqual(['b@x.io', 'a@x.io'])
    await openLink(backend, backend.mails[0])
    expect((await backend.signIn('b@x.io')).user.id).toBe(user.id)
    expect(fragmentOf(await openLink(backend, backend.mails[1])).error_code).toBe('otp_expired')
  })

  it('is rate-limited, and restarts with the second request', async () => {
    const backend = await openWithUser()
    await backend.change()
    expect(await outcome(backend.change({ email: 'c@x.io' }))).toBe(
      '429 over_email_send_rate_limit',
    )
    await openLink(backend, backend.mailTo('a@x.io'))
    const outdated = backend.mailTo('b@x.io')
    backend.advance(60)
    await backend.change({ email: 'c@x.io' })
    expect(fragmentOf(await openLink(backend, outdated)).error_code).toBe('otp_expired')
    expect(fragmentOf(await openLink(backend, backend.mailTo('c@x.io'))).message).toBe(accepted)
    await openLink(backend, backend.mailTo('a@x.io'))
    expect(await backend.emailNow()).toBe('c@x.io')
  })

  it('can be resent', async () => {
    const backend = await openWithUser()
    await backend.change()
    backend.advance(60)
    const query = `?redirect_to=${origin}/account`
    const body = { type: 'email_change', email: 'a@x.io' }
    expect((await backend.post(`/resend${query}`, body)).status).toBe(200)
    await openLink(backend, backend.mailTo('b@x.io'))
    const landed = await openLink(backend, backend.mailTo('a@x.io'))
    expect(landed.pathname).toBe('/account')
    expect(await backend.emailNow()).toBe('b@x.io')
  })

  it('is cancelled by a password change', async () => {
    const backend = await openWithUser()
    await backend.change()
    await putUser(backend, backend.access_token, { password: 'another horse' })
    const landed = await openLink(backend, backend.mailTo('b@x.io'))
    expect(fragmentOf(landed).error_code).toBe('otp_expired')
  })

  it.each([
    ['a taken one', { email: 'c@x.io' }, '422 email_exists'],
    ['a malformed one', { email: 'c' }, '400 validation_failed'],
    ['its own with half a challenge', { code_challenge: 'a'.repeat(43) }, '400 validation_failed'],
  ])('is refused to %s', async (_, body, expected) => {
    const backend = await openWithUser()
    await backend.signUp('c@x.io')
    const before = backend.mails.length
    expect(await outcome(backend.change(body))).toBe(expected)
    expect(backend.mails).toHaveLength(before)
  })
})
