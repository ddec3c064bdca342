import { describe, expect, it } from 'vitest'
import { openAdminBackend, type AdminBackend, type AdminView } from '../../testing/admin.ts'
import { fragmentOf } from '../../testing/requests.ts'
import { api, origin, outcome, password } from '../../testing/test-backend.ts'

interface Link extends AdminView {
  action_link: string
  email_otp: string
  hashed_token: string
  verification_type: string
  redirect_to: string
  invited_at?: string
}

async function link({ admin }: AdminBackend, body: Record<string, unknown>): Promise<Link> {
  return (await admin('POST', '/admin/generate_link', body)).json()
}

/** Opens a link, and gives what the address at which the browser lands carries. */
async function open({ send }: AdminBackend, { action_link }: Link) {
  const response = await send(action_link.slice(api.length))
  return fragmentOf(new URL(response.headers.get('location') ?? ''))
}

describe('a link that an administrator asks for', () => {
  it('signs somebody new up, and no mail is sent', async () => {
    const backend = await openAdminBackend()
    const redirect_to = `${origin}/welcome`
    const made = await link(backend, {
      type: 'signup',
      email: 'Ada@x.io',
      password,
      data: { status: 'alpha' },
      redirect_to,
    })
    expect(made).toMatchObject({
      email: 'ada@x.io',
      user_metadata: { status: 'alpha' },
      verification_type: 'signup',
      email_otp: expect.stringMatching(/^\d{6}$/),
      redirect_to,
    })
    const { pathname, searchParams } = new URL(made.action_link)
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/auth/v1/verify',
      { token: made.hashed_token, type: 'signup', redirect_to },
    ])
    expect(backend.mails).toEqual([])
    expect(await open(backend, made)).toMatchObject({ type: 'signup', token_type: 'bearer' })
    expect((await backend.signIn('ada@x.io')).user.id).toBe(made.id)
  })

  it.each([
    ['magiclink', 'magiclink'],
    ['recovery', 'recovery'],
  ])('of type %s signs somebody known in', async (type, verification_type) => {
    const backend = await openAdminBackend()
    const { user } = await backend.signUp('a@x.io')
    const made = await link(backend, { type, email: 'a@x.io' })
    expect(made).toMatchObject({ id: user.id, verification_type, redirect_to: origin })
    expect(await open(backend, made)).toMatchObject({ type, access_token: expect.any(String) })
  })

  it('of type magiclink signs somebody new up', async () => {
    const backend = await openAdminBackend()
    const made = await link(backend, { type: 'magiclink', email: 'a@x.io' })
    expect(made.verification_type).toBe('signup')
    expect(await open(backend, made)).toMatchObject({ type: 'signup' })
  })

  it('can be had as a code', async () => {
    const backend = await openAdminBackend()
    await backend.signUp('a@x.io')
    const { email_otp: token, hashed_token } = await link(backend, {
      type: 'recovery',
      email: 'a@x.io',
    })
    const verify = (body: Record<string, string>) => outcome(backend.post('/verify', body))
    expect(await verify({ type: 'recovery', email: 'a@x.io', token })).toBe('200')
    expect(await verify({ type: 'recovery', token_hash: hashed_token })).toBe('403 otp_expired')
  })

  it('changes an address once both have confirmed', async () => {
    const backend = await openAdminBackend({ autoconfirm: false })
    const { id } = await backend.create({ email: 'old@x.io', email_confirm: true })
    const body = { email: 'old@x.io', new_email: 'new@x.io' }
    const current = await link(backend, { ...body, type: 'email_change_current' })
    expect(current).toMatchObject({ new_email: 'new@x.io', email: 'old@x.io' })
    const next = await link(backend, { ...body, type: 'email_change_new' })

    await open(backend, current)
    expect((await backend.account(id)).email).toBe('old@x.io')
    await open(backend, next)
    expect((await backend.account(id)).email).toBe('new@x.io')
  })

  it.each([
    ['of no type', {}, '400 validation_failed'],
    ['of another type', { type: 'phone_change' }, '400 validation_failed'],
    ['without an address', { type: 'signup', email: '' }, '400 validation_failed'],
    ['without a password', { type: 'signup', email: 'c@x.io' }, '400 validation_failed'],
    [
      'with a short password',
      { type: 'signup', email: 'c@x.io', password: 'short' },
      '422 weak_password',
    ],
    ['for a confirmed account', { type: 'signup', password }, '422 email_exists'],
    ['to invite a confirmed account', { type: 'invite' }, '422 email_exists'],
    ['for nobody', { type: 'recovery', email: 'nobody@x.io' }, '404 user_not_found'],
    ['to nowhere', { type: 'email_change_new' }, '400 validation_failed'],
    ['to a taken address', { type: 'email_change_new', new_email: 'b@x.io' }, '422 email_exists'],
    ['to the same address', { type: 'email_change_new', new_email: 'A@x.io' }, '422 email_exists'],
  ])('is refused %s', async (_, body, expected) => {
    const { signUp, admin } = await openAdminBackend()
    await signUp('a@x.io')
    await signUp('b@x.io')
    expect(await outcome(admin('POST', '/admin/generate_link', { email: 'a@x.io', ...body }))).toBe(
      expected,
    )
  })

  it('asks the old address only where both have to confirm', async () => {
    const { signUp, admin } = await openAdminBackend({ doubleConfirmEmailChanges: false })
    await signUp('a@x.io')
    const body = { type: 'email_change_current', email: 'a@x.io', new_email: 'b@x.io' }
    expect(await outcome(admin('POST', '/admin/generate_link', body))).toBe('400 validation_failed')
  })

  it('leads to no other site', async () => {
    const backend = await openAdminBackend()
    const body = { type: 'magiclink', email: 'a@x.io', redirect_to: 'https://evil.test' }
    expect((await link(backend, body)).redirect_to).toBe(origin)
  })
})

describe('an invitation', () => {
  it('is a mail with a link that signs in', async () => {
    const { admin, mails, send, account } = await openAdminBackend()
    const answer = await admin('POST', '/invite', { email: 'Ada@x.io', data: { team: 'a' } })
    const invited: Link = await answer.json()
    expect(invited).toMatchObject({
      email: 'ada@x.io',
      invited_at: expect.any(String),
      user_metadata: { team: 'a' },
    })
    expect(mails).toMatchObject([{ kind: 'invite', recipient: 'ada@x.io' }])

    await send(mails[0]?.link?.slice(api.length) ?? '')
    expect((await account(invited.id)).email_confirmed_at).toEqual(expect.any(String))
    expect(await outcome(admin('POST', '/invite', { email: 'ada@x.io' }))).toBe('422 email_exists')
  })

  it('is sent again to somebody who has not come, and then only the last one works', async () => {
    const { admin, mails, send } = await openAdminBackend()
    await admin('POST', '/invite', { email: 'a@x.io' })
    await admin('POST', '/invite', { email: 'a@x.io' })
    const landing = async (number: number) => {
      const response = await send(mails[number]?.link?.slice(api.length) ?? '')
      return fragmentOf(new URL(response.headers.get('location') ?? ''))
    }
    expect(await landing(0)).toMatchObject({ error_code: 'otp_expired' })
    expect(await landing(1)).toMatchObject({ type: 'invite' })
  })

  it.each([{}, { email: 'xx:;x@x.x' }])('is refused to %o', async (body) => {
    const { admin } = await openAdminBackend()
    expect(await outcome(admin('POST', '/invite', body))).toBe('400 validation_failed')
  })
})
