import { describe, expect, it, vi } from 'vitest'
import { createAuth } from './createAuth.js'
import { createFakeAuth } from './testing/createFakeAuth.js'
import { expiredSession, makeSession, makeUser } from './test/sessions.js'
import { createStubClient, settle } from './test/stubClient.js'
import type { Session } from './types.js'

function start(session: Session | null = makeSession()) {
  const stub = createStubClient(session)
  const auth = createAuth({ client: stub.client })
  const listener = vi.fn<() => void>()
  const unsubscribe = auth.subscribe(listener)
  return { ...stub, auth, listener, unsubscribe }
}

describe('the start', () => {
  it('[207] asks for the session once, with no payload', async () => {
    const { auth, calls, listener } = start()
    await settle()
    expect(auth.getState()).toMatchObject({ status: 'signedIn', user: makeUser() })
    expect(calls.getSession.mock.calls).toEqual([[]])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['signedIn', makeSession()],
    ['signedOut', null],
  ])('[206] is loading, then %s', async (status, session) => {
    const { auth } = start(session)
    expect(auth.getState().status).toBe('loading')
    await settle()
    expect(auth.getState()).toEqual({
      status,
      loading: false,
      session,
      user: session?.user ?? null,
    })
  })

  it('ends signed out with a notice when the session check rejects', async () => {
    const stub = createStubClient()
    stub.calls.getSession.mockRejectedValue(new Error('The check broke.'))
    const auth = createAuth({ client: stub.client })
    auth.subscribe(() => {})
    await settle()
    expect(auth.getState()).toMatchObject({
      status: 'signedOut',
      notice: { code: 'session_check_failed', message: 'The check broke.' },
    })
  })

  it('stays loading while the session check is pending', async () => {
    const stub = createStubClient()
    stub.calls.getSession.mockReturnValue(new Promise(() => {}))
    const auth = createAuth({ client: stub.client })
    auth.subscribe(() => {})
    await settle()
    stub.emit('INITIAL_SESSION', null)
    expect(auth.getState().status).toBe('loading')
  })

  it('prefers a sign-in during the session check over its result', async () => {
    const stub = createStubClient()
    const answer = Promise.withResolvers<{ data: { session: null }; error: null }>()
    stub.calls.getSession.mockReturnValue(answer.promise)
    const auth = createAuth({ client: stub.client })
    auth.subscribe(() => {})
    await settle()
    stub.emit('SIGNED_IN', makeSession())
    answer.resolve({ data: { session: null }, error: null })
    await settle()
    expect(auth.getState().status).toBe('signedIn')
  })
})

describe('the subscription to the client', () => {
  it('[208] is one for all listeners, and ends with the last', async () => {
    const { auth, calls, subscriptions, unsubscribe } = start()
    const more = auth.subscribe(() => {})
    await settle()
    expect(subscriptions()).toBe(1)
    unsubscribe()
    unsubscribe()
    expect(subscriptions()).toBe(1)
    more()
    expect(subscriptions()).toBe(0)
    expect(calls.onAuthStateChange).toHaveBeenCalledTimes(1)
  })

  it('is one under StrictMode, which subscribes twice', async () => {
    const stub = createStubClient(makeSession())
    const auth = createAuth({ client: stub.client })
    auth.subscribe(() => {})()
    auth.subscribe(() => {})
    await settle()
    expect(stub.calls.onAuthStateChange).toHaveBeenCalledTimes(1)
    expect(stub.calls.getSession).toHaveBeenCalledTimes(1)
    expect(stub.subscriptions()).toBe(1)
    expect(auth.getState().status).toBe('signedIn')
  })

  it('is none without listeners once the client has loaded', async () => {
    const stub = createStubClient(makeSession())
    createAuth({ client: stub.client }).subscribe(() => {})()
    await settle()
    expect(stub.subscriptions()).toBe(0)
  })

  it('is renewed by a later listener, without a second session check', async () => {
    const { auth, calls, subscriptions, emit, unsubscribe } = start()
    await settle()
    unsubscribe()
    auth.subscribe(() => {})
    await settle()
    expect(subscriptions()).toBe(1)
    expect(calls.getSession).toHaveBeenCalledTimes(1)
    emit('INITIAL_SESSION', null)
    expect(auth.getState().status).toBe('signedOut')
  })

  it('ends with dispose(), after which nothing is watched and nothing acts', async () => {
    const { auth, subscriptions, calls } = start()
    await settle()
    auth.dispose()
    auth.subscribe(() => {})
    await settle()
    expect(subscriptions()).toBe(0)
    await expect(auth.signInWithPassword({ email: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'disposed',
    })
    expect(calls.signInWithPassword).not.toHaveBeenCalled()
  })
})

describe('an event', () => {
  it('that brings the same token and user changes nothing', async () => {
    const { auth, emit, listener } = start()
    await settle()
    const before = auth.getState()
    emit('SIGNED_IN', makeSession())
    emit('INITIAL_SESSION', makeSession())
    expect(auth.getState()).toBe(before)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('[216] with an unknown name or an invalid session has no effect', async () => {
    const { auth, emit } = start()
    await settle()
    const before = auth.getState()
    emit('FROM_THE_FUTURE', null)
    emit('TOKEN_REFRESHED', { ...makeSession(), user: undefined } as never)
    expect(auth.getState()).toBe(before)
  })

  it('that signs out with an expired token gives the notice session_expired', async () => {
    const { auth, emit } = start(expiredSession())
    await settle()
    emit('SIGNED_OUT', null)
    expect(auth.getState()).toMatchObject({ notice: { code: 'session_expired' } })
  })

  it('that signs out with a valid token gives no notice', async () => {
    const { auth, emit } = start()
    await settle()
    emit('SIGNED_OUT', null)
    expect(auth.getState()).not.toHaveProperty('notice')
  })
})

describe('signOut', () => {
  it('ends at once, whatever the server responds', async () => {
    const { auth, calls, emit } = start()
    await settle()
    calls.signOut.mockImplementation(() => {
      emit('SIGNED_OUT', null)
      return new Promise(() => {})
    })
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
    expect(calls.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
  })

  it('ends the session even when the client throws', async () => {
    const { auth, calls } = start()
    await settle()
    calls.signOut.mockRejectedValue(new TypeError('Failed to fetch'))
    await auth.signOut()
    expect(auth.getState()).toMatchObject({ status: 'signedOut' })
  })

  it('gives no notice, even with an expired token', async () => {
    const { auth, calls, emit } = start(expiredSession())
    await settle()
    calls.signOut.mockImplementation(() => {
      emit('SIGNED_OUT', null)
      return Promise.resolve({ error: null })
    })
    await auth.signOut()
    expect(auth.getState()).not.toHaveProperty('notice')
  })
})

it('has every action that the fake has', () => {
  const { emit: _, createSession: __, expire: ___, ...expected } = createFakeAuth()
  expect(Object.keys(start().auth).toSorted()).toEqual(Object.keys(expected).toSorted())
})

describe('signOutEverywhere', () => {
  it('keeps the session when the server did not confirm', async () => {
    const { auth, calls } = start()
    await settle()
    const error = { name: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 }
    calls.signOut.mockResolvedValue({ error })
    await expect(auth.signOutEverywhere()).rejects.toMatchObject({ code: 'network' })
    expect(calls.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'global' })
    expect(auth.getState().status).toBe('signedIn')
  })
})

describe('signUp and signInWithPassword', () => {
  it('[(161), (162), 198] send only the address and the password', async () => {
    const { auth, calls } = start()
    calls.signUp.mockResolvedValue({ data: { user: null, session: null }, error: null })
    calls.signInWithPassword.mockResolvedValue({ data: {}, error: null })
    const form = { email: 'a@b.c', password: ' 8 spaces ', confirm: 'x', terms: true }
    expect(await auth.signUp(form)).toEqual({ user: null, session: null })
    await auth.signInWithPassword(form)
    const sent = [[{ email: 'a@b.c', password: ' 8 spaces ' }]]
    expect(calls.signUp.mock.calls).toEqual(sent)
    expect(calls.signInWithPassword.mock.calls).toEqual(sent)
  })

  it('throw an AuthError for errors that the client returns and throws', async () => {
    const { auth, calls } = start()
    const error = {
      name: 'AuthApiError',
      message: 'Taken',
      code: 'user_already_exists',
      status: 422,
    }
    calls.signUp.mockResolvedValue({ data: { user: null, session: null }, error })
    const credentials = { email: 'a@b.c', password: 'p' }
    await expect(auth.signUp(credentials)).rejects.toMatchObject({
      name: 'AuthError',
      message: 'Taken',
      code: 'user_already_exists',
      status: 422,
    })
    calls.signUp.mockRejectedValue(new Error('Broken'))
    await expect(auth.signUp(credentials)).rejects.toMatchObject({
      name: 'AuthError',
      message: 'Broken',
      code: 'unknown',
    })
  })
})
