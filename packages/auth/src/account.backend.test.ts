import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from './test/devices.js'

const email = 'ada@example.com'
const password = 'correct horse 1'
const mark = 'dropwatt-auth-recovery'

let world: World

beforeEach(async () => {
  world = await openWorld({ mailFrequencySeconds: 0 })
})

afterEach(() => world.close())

const newestCode = () => world.mails.at(-1)?.code ?? ''
const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname)

describe('a code', () => {
  it('confirms a sign-up with any separators between digits', async () => {
    await world.reopen({ autoconfirm: false })
    await world.openDevice().auth.signUp({ email, password })
    const { auth } = world.openDevice()
    const code = ` ${newestCode().slice(0, 3)} – ${newestCode().slice(3)}\u00a0`
    const { user, session } = await auth.verifyCode({ email, code, type: 'signup' })
    expect(user?.email).toBe(email)
    expect(auth.getState()).toMatchObject({ status: 'signedIn', session })
  })

  it('from sendCode signs in, and creates an account unless disabled', async () => {
    const { auth } = world.openDevice()
    await expect(auth.sendCode({ email, createUser: false })).rejects.toMatchObject({
      code: 'otp_disabled',
    })
    await auth.sendCode({ email, data: { plan: 'pro' } })
    await auth.verifyCode({ email, code: newestCode(), type: 'email' })
    expect(auth.getState()).toMatchObject({
      status: 'signedIn',
      user: { email, user_metadata: { plan: 'pro' } },
    })
  })

  it('that is wrong is rejected', async () => {
    const { auth } = world.openDevice()
    await auth.sendCode({ email })
    const wrong = newestCode() === '000000' ? '111111' : '000000'
    await expect(auth.verifyCode({ email, code: wrong, type: 'email' })).rejects.toMatchObject({
      code: 'otp_expired',
      status: 403,
    })
    expect(auth.getState().status).toBe('signedOut')
  })

  it('of a recovery starts no sign-in on another device', async () => {
    const { auth: former } = world.openDevice()
    await former.signUp({ email, password })
    await former.requestPasswordReset({ email })
    const { auth, statuses, memory } = world.openDevice()
    await auth.verifyCode({ email, code: newestCode(), type: 'recovery' })
    await auth.refresh()
    expect(statuses).toEqual(['signedOut', 'recovery', 'recovery'])
    auth.dispose()

    const { auth: again } = world.openDevice(memory)
    expect(again.getState().status).toBe('recovery')
    await again.updatePassword({ password: 'correct horse 2' })
    expect(again.getState().status).toBe('signedIn')
    expect(memory.values.has(mark)).toBe(false)
  })

  it('of a recovery is marked before its session is stored', async () => {
    const { auth: former } = world.openDevice()
    await former.signUp({ email, password })
    await former.requestPasswordReset({ email })
    const device = world.openDevice()
    const marked: boolean[] = []
    const { setItem } = device.memory.storage
    device.memory.storage.setItem = (key, value) => {
      if (key === 'dropwatt-auth') marked.push(device.memory.values.has(mark))
      setItem(key, value)
    }
    await device.auth.verifyCode({ email, code: newestCode(), type: 'recovery' })
    expect(marked).not.toEqual([])
    expect(marked).not.toContain(false)
  })
})

describe('a captcha token', () => {
  it('is sent wherever the server accepts one, and omitted otherwise', async () => {
    const { auth, requests } = world.openDevice()
    const captchaToken = 'proof'
    const request = { email, captchaToken }
    await auth.signUp({ ...request, password })
    await auth.signInWithPassword({ ...request, password })
    await auth.resendConfirmation(request)
    await auth.requestPasswordReset(request)
    await auth.signInWithLink(request)
    await auth.sendCode(request)
    await auth.verifyCode({ ...request, code: newestCode(), type: 'email' })
    const sent = await Promise.all(requests.map((sentRequest) => sentRequest.json()))
    expect(paths(requests)).toEqual(
      ['signup', 'token', 'resend', 'recover', 'otp', 'otp', 'verify'].map(
        (name) => `/auth/v1/${name}`,
      ),
    )
    expect(sent.map((body) => body.gotrue_meta_security)).toEqual(
      sent.map(() => ({ captcha_token: captchaToken })),
    )
  })
})

describe('a profile', () => {
  it('starts with the data of the sign-up, and is updated field by field', async () => {
    const { auth } = world.openDevice()
    await auth.signUp({ email, password, data: { plan: 'pro' } })
    await auth.updateProfile({ name: 'Ada', avatarUrl: 'https://example.com/ada.png' })
    await auth.updateProfile({ avatarUrl: null })
    const { user_metadata: profile } = auth.getState().user ?? {}
    expect(profile).toMatchObject({ plan: 'pro', name: 'Ada', full_name: 'Ada' })
    expect(profile).not.toHaveProperty('avatar_url')
    expect(profile).not.toHaveProperty('picture')
  })

  it('cannot be changed when signed out', async () => {
    const { auth } = world.openDevice()
    await expect(auth.updateProfile({ name: 'Ada' })).rejects.toMatchObject({
      code: 'session_not_found',
    })
  })
})

describe('a provider', () => {
  it('is requested by name, with scopes and query parameters', async () => {
    const { auth, requests } = world.openDevice()
    await auth.signInWithProvider({
      provider: 'google',
      scopes: 'openid',
      queryParams: { prompt: 'consent' },
    })
    const { pathname, searchParams } = new URL(requests.at(-1)?.url ?? '')
    expect(pathname).toBe('/auth/v1/authorize')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      provider: 'google',
      scopes: 'openid',
      prompt: 'consent',
    })
    expect(searchParams.has('redirect_to')).toBe(false)
    await expect(auth.signInWithProvider({ provider: 'github' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })
})

describe('signing out', () => {
  it('in the last seconds of a token revokes its session without a refresh', async () => {
    await world.reopen({ jwtExpirySeconds: 60 })
    const { auth, requests } = world.openDevice()
    const { session } = await auth.signUp({ email, password })
    await auth.signOut()
    expect(paths(requests)).toEqual(['/auth/v1/signup', '/auth/v1/logout'])
    expect(requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${session?.access_token}`)
    const token = session?.access_token ?? ''
    await expect.poll(async () => (await world.askUser(token)).status).toBe(403)
  })

  it('is the only request with keepalive', async () => {
    const { auth, requests } = world.openDevice()
    await auth.signUp({ email, password })
    await auth.refresh()
    const token = await auth.getAccessToken()
    await auth.signOut()
    expect(requests.map(({ url, keepalive }) => [new URL(url).pathname, keepalive])).toEqual([
      ['/auth/v1/signup', false],
      ['/auth/v1/token', false],
      ['/auth/v1/logout', true],
    ])
    await expect.poll(async () => (await world.askUser(token)).status).toBe(403)
  })

  it('right before a sign-in does not undo it', async () => {
    const { auth: former, memory } = world.openDevice()
    await former.signUp({ email, password })
    former.dispose()
    const { auth } = world.openDevice(memory)
    await auth.signOut()
    expect(memory.values.has('dropwatt-auth')).toBe(false)
    await auth.signInWithPassword({ email, password })
    const token = await auth.getAccessToken()
    expect(auth.getState()).toMatchObject({ status: 'signedIn', session: { access_token: token } })
    expect((await world.askUser(token)).status).toBe(200)
  })

  it('with an expired token sends no request', async () => {
    const { auth: former, memory } = world.openDevice()
    await former.signUp({ email, password })
    former.dispose()
    const stored: object = JSON.parse(memory.values.get('dropwatt-auth') ?? '{}')
    memory.values.set('dropwatt-auth', JSON.stringify({ ...stored, expires_at: 1 }))
    const { auth, requests } = world.openDevice(memory)
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
    expect(paths(requests)).not.toContain('/auth/v1/logout')
    expect(memory.values.has('dropwatt-auth')).toBe(false)
  })
})
