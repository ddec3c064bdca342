import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuth } from './createAuth.js'
import { visit } from './test/nodePage.js'
import { offline, openOver as open, problem, refused, type Answer } from './test/network.js'
import { expiredSession, makeSession, recoverySession } from './test/sessions.js'
import type { Auth } from './types.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

async function untilKnown(auth: Auth): Promise<void> {
  auth.subscribe(() => {})
  await vi.waitUntil(() => !auth.getState().loading)
}

describe('a start', () => {
  it('without a stored session is signed out at once and loads nothing', () => {
    const { auth, requests } = open(offline)
    auth.subscribe(() => {})
    expect(auth.getState().status).toBe('signedOut')
    expect(requests).toEqual([])
  })

  it('with a valid session is signed in, offline as well', async () => {
    const { auth, requests } = open(offline, makeSession())
    await untilKnown(auth)
    expect(auth.getState().status).toBe('signedIn')
    expect(await auth.getAccessToken()).toBe('access-1')
    expect(requests).toEqual([])
    auth.dispose()
  })

  it('with a valid session is signed in before the client is loaded', async () => {
    const deferred: (() => void)[] = []
    const options = { defer: (load: () => void) => deferred.push(load) }
    const { auth } = open(offline, makeSession(), options)
    auth.subscribe(() => {})
    expect(auth.getState()).toMatchObject({ status: 'signedIn', user: { id: 'user-1' } })
    await vi.advanceTimersByTimeAsync(60_000)
    // The client's timer starts once it is loaded.
    expect(vi.getTimerCount()).toBe(0)
    for (const load of deferred) load()
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    expect(auth.getState().status).toBe('signedIn')
    auth.dispose()
  })

  it('defers nothing that a refresh or an action needs', async () => {
    const defer = vi.fn<(load: () => void) => void>()
    const expired = open(offline, expiredSession(), { defer })
    expired.auth.subscribe(() => {})
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    expect(defer).not.toHaveBeenCalled()
    expired.auth.dispose()

    const good = open(offline, makeSession(), { defer })
    good.auth.subscribe(() => {})
    expect(await good.auth.getAccessToken()).toBe('access-1')
    expect(defer).toHaveBeenCalledTimes(1)
    good.auth.dispose()
  })

  it('with the session of an unfinished recovery is a recovery', async () => {
    const { auth, values } = open(offline, recoverySession())
    values.set('dropwatt-auth-recovery', 'session-r')
    const seen: string[] = []
    auth.subscribe(() => seen.push(auth.getState().status))
    await vi.waitUntil(() => !auth.getState().loading)
    await auth.getAccessToken()
    expect(seen).toEqual(['recovery'])
    auth.dispose()
  })

  it('with the marker of another recovery is signed in', async () => {
    const { auth, values } = open(offline, makeSession())
    values.set('dropwatt-auth-recovery', 'session-r')
    await untilKnown(auth)
    expect(auth.getState().status).toBe('signedIn')
    auth.dispose()
  })

  it('whose session check hangs stays loading', async () => {
    const { auth } = open(() => new Promise(() => {}), expiredSession())
    auth.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(600_000)
    expect(auth.getState().status).toBe('loading')
    auth.dispose()
  })

  it('with a corrupt session drops it', () => {
    const { auth, values } = open(offline, '{"access_token":')
    auth.subscribe(() => {})
    expect(auth.getState()).toMatchObject({ status: 'signedOut' })
    expect(auth.getState()).not.toHaveProperty('notice')
    expect(values.size).toBe(0)
  })

  it('with a session that is no longer refreshed gives a notice', async () => {
    const { auth, requests, values } = open(refused, expiredSession())
    await untilKnown(auth)
    expect(auth.getState()).toMatchObject({
      status: 'signedOut',
      notice: { code: 'session_expired' },
    })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://abc.supabase.co/auth/v1/token?grant_type=refresh_token',
    ])
    expect(values.size).toBe(0)
    auth.dispose()
  })

  it.each([
    ['that cannot be reached', offline],
    ['that fails', () => problem(503, 'unexpected_failure', 'Down')] as const,
  ])('with an expired session is signed in once a server %s was asked', async (_, answer) => {
    const { auth, requests, values } = open(answer, expiredSession())
    await untilKnown(auth)
    expect(auth.getState()).toMatchObject({ status: 'signedIn', user: { id: 'user-1' } })
    expect(requests).toHaveLength(1)
    expect(values.has('dropwatt-auth')).toBe(true)
    auth.dispose()
  })

  it('with an expired session is signed in at once if the browser is offline', () => {
    visit('https://example.com/')
    Object.assign(window.navigator, { onLine: false })
    const { auth } = open(offline, expiredSession())
    auth.subscribe(() => {})
    expect(auth.getState().status).toBe('signedIn')
    auth.dispose()
    vi.unstubAllGlobals()
  })

  it('with an expired session stays signed in once the client has given up', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { auth } = open(offline, expiredSession())
    await untilKnown(auth)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(auth.getState().status).toBe('signedIn')
    auth.dispose()
  })

  it('with an expired session renews it when the server is back', async () => {
    const { auth, network } = open(offline, expiredSession())
    await untilKnown(auth)
    network.answer = () => Response.json(makeSession({ access_token: 'access-2' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(auth.getState()).toMatchObject({
      status: 'signedIn',
      session: { access_token: 'access-2' },
    })
    auth.dispose()
  })

  it('with an expired session ends it when the server is back and refuses it', async () => {
    const { auth, network } = open(offline, expiredSession())
    await untilKnown(auth)
    network.answer = refused
    await vi.advanceTimersByTimeAsync(1000)
    expect(auth.getState()).toMatchObject({
      status: 'signedOut',
      notice: { code: 'session_expired' },
    })
    auth.dispose()
  })
})

/** Responds with status 429 and a `Retry-After` header. */
function limited(header?: string): Answer {
  return () =>
    Response.json(
      { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
      { status: 429, headers: header === undefined ? {} : { 'Retry-After': header } },
    )
}

describe('a failing action', () => {
  const credentials = { email: 'ada@example.com', password: 'secret-password' }

  it('offline has a readable message', async () => {
    const { auth } = open(offline)
    const expected = {
      name: 'AuthError',
      code: 'network',
      message: 'Could not reach the server. Check your internet connection and try again.',
    }
    await expect(auth.signUp(credentials)).rejects.toMatchObject(expected)
    await expect(auth.signInWithPassword(credentials)).rejects.toMatchObject(expected)
    await expect(auth.signInWithGoogle()).rejects.toMatchObject(expected)
    expect(auth.getState().status).toBe('signedOut')
    auth.dispose()
  })

  it('never carries the password', async () => {
    const { auth } = open(() => problem(500, 'unexpected_failure', 'The database is down'))
    const error: unknown = await auth.signInWithPassword(credentials).catch((e: unknown) => e)
    expect(error).toMatchObject({
      message: 'The database is down',
      code: 'server_error',
      status: 500,
    })
    expect(JSON.stringify(error) + String(error)).not.toContain(credentials.password)
    auth.dispose()
  })

  it('that is rate-limited gives the seconds to wait', async () => {
    const { auth, network } = open(limited('9'))
    const actions = [
      () => auth.signUp(credentials),
      () => auth.signInWithPassword(credentials),
      () => auth.requestPasswordReset(credentials),
      () => auth.resendConfirmation(credentials),
      () => auth.signInWithGoogle(),
    ]
    for (const [index, act] of actions.entries()) {
      network.answer = limited(String(index + 1))
      await expect(act()).rejects.toMatchObject({
        message: 'Request rate limit reached',
        code: 'over_request_rate_limit',
        status: 429,
        retryAfter: index + 1,
      })
    }
    network.answer = limited()
    await expect(auth.signUp(credentials)).rejects.toMatchObject({ retryAfter: undefined })
    auth.dispose()
  })

  it('of Google has the message of the provider', async () => {
    const message = 'Unsupported provider: provider is not enabled'
    const { auth, requests } = open(() =>
      Response.json({ code: 400, error_code: 'validation_failed', msg: message }, { status: 400 }),
    )
    const redirectTo = 'https://app.example.com/dashboard'
    await expect(auth.signInWithGoogle({ redirectTo })).rejects.toMatchObject({
      name: 'AuthError',
      message,
      code: 'validation_failed',
      status: 400,
    })
    const asked = new URL(requests[0]?.url ?? '')
    expect(asked.pathname).toBe('/auth/v1/authorize')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      provider: 'google',
      redirect_to: expect.stringMatching(/^https:\/\/app\.example\.com\/dashboard#sb_flow_id=\w+$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 's256',
    })
    auth.dispose()
  })
})

describe('signOut', () => {
  it('ends the session of this device offline', async () => {
    const { auth, values, requests } = open(offline, makeSession())
    await untilKnown(auth)
    await auth.signOut()
    expect(auth.getState()).toMatchObject({ status: 'signedOut' })
    expect([...values.keys()]).toEqual(['dropwatt-auth-revocations'])
    expect(requests[0]?.keepalive).toBe(true)
    expect(requests[0]?.url).toBe('https://abc.supabase.co/auth/v1/logout?scope=local')
    expect(await requests[0]?.text()).toBe('')
    auth.dispose()
  })

  it('ends it offline when the token has expired', async () => {
    const { auth, values } = open(offline, makeSession())
    await untilKnown(auth)
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    await auth.signOut()
    expect(auth.getState()).toEqual({
      status: 'signedOut',
      loading: false,
      session: null,
      user: null,
    })
    expect([...values.keys()]).toEqual(['dropwatt-auth-revocations'])
    auth.dispose()
  })
})

describe('unavailable storage', () => {
  it('starts signed out, and a sign-in lasts as long as the tab', async () => {
    const auth = createAuth({
      url: 'https://abc.supabase.co',
      anonKey: 'sb_publishable_test',
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      fetch: () => Promise.resolve(Response.json(makeSession())),
    })
    auth.subscribe(() => {})
    expect(auth.getState().status).toBe('signedOut')
    await auth.signInWithPassword({ email: 'ada@example.com', password: 'password' })
    expect(auth.getState().status).toBe('signedIn')
    expect(await auth.getAccessToken()).toBe('access-1')
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
    expect(await auth.getAccessToken()).toBeNull()
    auth.dispose()
  })
})

describe('preload', () => {
  it('loads the client once and sends no request', async () => {
    const { auth, requests } = open(offline)
    auth.preload()
    auth.preload()
    expect(await auth.getAccessToken()).toBeNull()
    expect(requests).toEqual([])
    auth.dispose()
  })
})

describe('dispose', () => {
  it('leaves no timer behind', async () => {
    const { auth } = open(offline, makeSession())
    await untilKnown(auth)
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    auth.dispose()
    await vi.waitUntil(() => vi.getTimerCount() === 0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
