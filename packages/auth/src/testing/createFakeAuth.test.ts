import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAccount } from '../account.js'
import { AuthError } from '../errors.js'
import { createFactors } from '../factors.js'
import { createFakeAuth, type FakeAuth, type FakeAuthAction } from './createFakeAuth.js'

const credentials = { email: 'grace@example.com', password: 'password' }
const email = credentials.email

async function settled(auth: FakeAuth): Promise<void> {
  auth.subscribe(() => {})
  await vi.waitUntil(() => !auth.getState().loading)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a fake', () => {
  it('is loading until the session check of its first listener', async () => {
    const auth = createFakeAuth({ user: { email: 'ada@example.com' } })
    expect(auth.getState().status).toBe('loading')
    await settled(auth)
    expect(auth.getState()).toMatchObject({
      status: 'signedIn',
      user: { email: 'ada@example.com' },
    })
  })

  it('signs up, in and out', async () => {
    const auth = createFakeAuth()
    await settled(auth)
    const { user, session } = await auth.signUp(credentials)
    expect(user?.email).toBe(email)
    expect(await auth.getAccessToken()).toBe(session?.access_token)
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
    expect(await auth.getAccessToken()).toBeNull()
    await auth.signInWithPassword(credentials)
    expect(auth.getState().user?.id).toBe(user?.id)
    await auth.signOutEverywhere()
    await auth.signInWithGoogle()
    expect(auth.getState().status).toBe('signedIn')
  })

  it('waits for a confirmation if configured', async () => {
    const auth = createFakeAuth({ confirmEmail: true })
    await settled(auth)
    expect(await auth.signUp(credentials)).toMatchObject({ user: { email }, session: null })
    await auth.resendConfirmation({ email })
    expect(auth.getState().status).toBe('signedOut')
  })

  it('renews the session and keeps the user', async () => {
    const auth = createFakeAuth({ user: {} })
    await settled(auth)
    const { user, session } = auth.getState()
    await auth.refresh()
    expect(auth.getState().user).toBe(user)
    expect(auth.getState().session?.access_token).not.toBe(session?.access_token)
  })

  it('expires like a session that can no longer be refreshed', async () => {
    const auth = createFakeAuth({ user: {} })
    await settled(auth)
    auth.expire()
    expect(auth.getState()).toMatchObject({
      status: 'signedOut',
      notice: { code: 'session_expired' },
    })
    await auth.signInWithPassword(credentials)
    await auth.signOut()
    auth.expire()
    expect(auth.getState()).not.toHaveProperty('notice')
  })

  it('has a notice at the start if nobody is signed in', async () => {
    const notice = { code: 'access_denied', message: 'No', leftFrom: '/login' } as const
    const auth = createFakeAuth({ notice })
    await settled(auth)
    expect(auth.getState()).toMatchObject({ status: 'signedOut', notice })
    await auth.signInWithPassword(credentials)
    expect(auth.getState()).not.toHaveProperty('notice')

    const member = createFakeAuth({ user: {}, notice })
    await settled(member)
    expect(member.getState()).not.toHaveProperty('notice')
  })

  it('has the given latency', async () => {
    vi.useFakeTimers()
    const auth = createFakeAuth({ latency: 1000 })
    auth.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(999)
    expect(auth.getState().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(auth.getState().status).toBe('signedOut')
  })

  it('emits the events of the real client', async () => {
    const auth = createFakeAuth()
    await settled(auth)
    const listener = vi.fn<() => void>()
    auth.subscribe(listener)
    auth.emit('SIGNED_IN', auth.createSession())
    auth.emit('FROM_THE_FUTURE', null)
    auth.emit('SIGNED_OUT', null)
    expect(auth.getState().status).toBe('signedOut')
    expect(listener).toHaveBeenCalledTimes(2)
    auth.dispose()
    auth.emit('SIGNED_IN', auth.createSession())
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

const factorsOf = (auth: FakeAuth) => auth.part(createFactors).actions

describe('a failure', () => {
  const error = new AuthError('No', { code: 'no', retryAfter: 5 })
  const acts: Record<FakeAuthAction, (auth: FakeAuth) => Promise<unknown>> = {
    account: (auth) => auth.part(createAccount).read(),
    challengeAndVerify: (auth) => factorsOf(auth).challengeAndVerify({ id: 'f', code: '123456' }),
    changeEmail: (auth) => auth.changeEmail({ email }),
    enroll: (auth) => factorsOf(auth).enroll({ name: 'Phone' }),
    getAccessToken: (auth) => auth.getAccessToken(),
    refresh: (auth) => auth.refresh(),
    requestPasswordReset: (auth) => auth.requestPasswordReset({ email }),
    resendConfirmation: (auth) => auth.resendConfirmation({ email }),
    sendCode: (auth) => auth.sendCode({ email }),
    signInWithGoogle: (auth) => auth.signInWithGoogle(),
    signInWithLink: (auth) => auth.signInWithLink({ email }),
    signInWithProvider: (auth) => auth.signInWithProvider({ provider: 'github' }),
    signInWithPassword: (auth) => auth.signInWithPassword(credentials),
    signOutEverywhere: (auth) => auth.signOutEverywhere(),
    signUp: (auth) => auth.signUp(credentials),
    unenroll: (auth) => factorsOf(auth).cancel({ id: 'f' }),
    updatePassword: (auth) => auth.updatePassword({ password: 'new password' }),
    updateProfile: (auth) => auth.updateProfile({ name: 'Grace' }),
    verifyCode: (auth) => auth.verifyCode({ email, code: '123456', type: 'email' }),
    verifyUser: (auth) => auth.verifyUser(),
  }

  it.each(Object.entries(acts))('of %s is thrown, and no other', async (name, act) => {
    const auth = createFakeAuth({
      user: {},
      fail: (action) => (action === name ? error : undefined),
    })
    await settled(auth)
    const before = auth.getState()
    await expect(act(auth)).rejects.toBe(error)
    expect(auth.getState()).toBe(before)
    for (const [other, succeed] of Object.entries(acts)) {
      if (other !== name && other !== 'signOutEverywhere') await succeed(auth)
    }
  })

  it.each([acts.changeEmail, acts.refresh, acts.updatePassword, acts.updateProfile])(
    'is thrown without a session',
    async (act) => {
      const auth = createFakeAuth()
      await settled(auth)
      await expect(act(auth)).rejects.toMatchObject({ code: 'session_not_found' })
    },
  )
})

describe('a code', () => {
  const check = { email, code: '123456' }

  it('signs in, and returns the user', async () => {
    const auth = createFakeAuth()
    await settled(auth)
    await auth.sendCode({ email })
    const { user, session } = await auth.verifyCode({ ...check, type: 'email' })
    expect(user?.email).toBe(email)
    expect(auth.getState()).toMatchObject({ status: 'signedIn', session })
  })

  it('of a recovery starts a recovery', async () => {
    const auth = createFakeAuth()
    await settled(auth)
    await auth.verifyCode({ ...check, type: 'recovery' })
    expect(auth.getState()).toMatchObject({ status: 'recovery', user: { email } })
  })
})

describe('the account', () => {
  it('has the data of the sign-up and of profile updates', async () => {
    const auth = createFakeAuth()
    await settled(auth)
    await auth.signUp({ ...credentials, data: { plan: 'pro' } })
    await auth.updateProfile({ name: 'Grace', avatarUrl: null })
    expect(auth.getState().user?.user_metadata).toEqual({
      plan: 'pro',
      name: 'Grace',
      full_name: 'Grace',
      avatar_url: null,
      picture: null,
    })
  })

  it('keeps its address until the code of an e-mail change', async () => {
    const auth = createFakeAuth({ user: { email } })
    await settled(auth)
    const { id } = auth.getState().user ?? {}
    await auth.changeEmail({ email: 'new@example.com' })
    expect(auth.getState().user).toMatchObject({ email, new_email: 'new@example.com' })
    await auth.verifyCode({ email: 'new@example.com', code: '1', type: 'email_change' })
    expect(auth.getState()).toMatchObject({
      status: 'signedIn',
      user: { id, email: 'new@example.com' },
    })
  })
})

describe('a recovery', () => {
  it('starts with the option, and ends with the new password', async () => {
    const auth = createFakeAuth({ user: {}, recovery: true })
    await settled(auth)
    expect(auth.getState()).toMatchObject({
      status: 'recovery',
      user: { email: 'ada@example.com' },
    })
    auth.emit('SIGNED_IN', auth.createSession())
    auth.emit('TOKEN_REFRESHED', auth.createSession())
    await auth.refresh()
    expect(auth.getState().status).toBe('recovery')
    await auth.updatePassword({ password: 'new password' })
    expect(auth.getState().status).toBe('signedIn')
    await auth.refresh()
    expect(auth.getState().status).toBe('signedIn')
  })

  it('starts with its event, and ends with a sign-in of the same user', async () => {
    const auth = createFakeAuth()
    await settled(auth)
    await auth.requestPasswordReset({ email })
    auth.emit('PASSWORD_RECOVERY', auth.createSession({ email }))
    expect(auth.getState().status).toBe('recovery')
    await auth.signInWithPassword(credentials)
    expect(auth.getState().status).toBe('signedIn')
  })

  it('ends when it is cancelled', async () => {
    const auth = createFakeAuth({ user: {}, recovery: true })
    await settled(auth)
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
  })
})
