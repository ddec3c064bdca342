import { describe, expect, it, vi } from 'vitest'
import { AuthError } from '../errors.js'
import { createFakeAuth } from './createFakeAuth.js'

const credentials = { email: 'grace@example.com', password: 'password' }
const settled = (auth: { getState: () => { loading: boolean } }) =>
  vi.waitUntil(() => !auth.getState().loading)

describe('a fake', () => {
  it('is loading until its first listener has been answered', async () => {
    const auth = createFakeAuth({ user: { email: 'ada@example.com' } })
    expect(auth.getState().status).toBe('loading')
    auth.subscribe(() => {})
    await settled(auth)
    expect(auth.getState()).toMatchObject({
      status: 'signedIn',
      user: { email: 'ada@example.com' },
      recovery: false,
    })
  })

  it('signs up, in and out', async () => {
    const auth = createFakeAuth()
    auth.subscribe(() => {})
    const { user, session } = await auth.signUp(credentials)
    expect(user?.email).toBe(credentials.email)
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

  it('fails as told, and only there', async () => {
    const error = new AuthError('Invalid login credentials', { code: 'invalid_credentials' })
    const auth = createFakeAuth({
      fail: (action) => (action === 'signInWithPassword' ? error : undefined),
    })
    await expect(auth.signInWithPassword(credentials)).rejects.toBe(error)
    expect(auth.getState().status).not.toBe('signedIn')
    await auth.signInWithGoogle()
    expect(auth.getState().status).toBe('signedIn')
  })

  it('takes the time it was told', async () => {
    vi.useFakeTimers()
    const auth = createFakeAuth({ latency: 1000 })
    auth.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(999)
    expect(auth.getState().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(auth.getState().status).toBe('signedOut')
    vi.useRealTimers()
  })

  it('emits what the real one would hear', async () => {
    const auth = createFakeAuth()
    const listener = vi.fn<() => void>()
    auth.subscribe(listener)
    await settled(auth)
    auth.emit('PASSWORD_RECOVERY', auth.createSession())
    expect(auth.getState()).toMatchObject({ recovery: true })
    auth.emit('FROM_THE_FUTURE', null)
    auth.emit('SIGNED_OUT', null)
    expect(auth.getState().status).toBe('signedOut')
    expect(listener).toHaveBeenCalledTimes(3)
    auth.dispose()
    auth.emit('SIGNED_IN', auth.createSession())
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
