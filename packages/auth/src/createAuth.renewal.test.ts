import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  AUTO_REFRESH_TICK_SECONDS,
  AUTO_REFRESH_TICK_THRESHOLD,
  EXPIRY_MARGIN_SECONDS,
} from './constants.js'
import { offline, openOver, problem, refused, type Answer } from './test/network.js'
import { expiredSession, makeSession } from './test/sessions.js'
import type { Session } from './types.js'

const MINUTE = 60_000
const credentials = { email: 'ada@example.com', password: 'secret-password' }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const expiresIn = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** A server that refreshes sessions, each time with a new token. */
function renewing(fields: Partial<Session> = {}): Answer {
  let count = 1
  return () => {
    count += 1
    const tokens = { access_token: `access-${count}`, refresh_token: `refresh-${count}` }
    return Response.json({ ...makeSession(tokens), ...fields })
  }
}

const searches = (requests: Request[]) => requests.map(({ url }) => new URL(url).search)

/** Opens a signed-in auth object and records the times of all requests. */
async function signedIn(answer: Answer, stored = makeSession()) {
  const times: number[] = []
  const opened = openOver((request) => {
    times.push(Date.now())
    return answer(request)
  }, stored)
  const { auth } = opened
  auth.subscribe(() => {})
  await vi.waitUntil(() => !auth.getState().loading)
  return { ...opened, times }
}

/** Requests a token every second, like an app that loads a lot. */
async function askFor(minutes: number, ask: () => Promise<unknown>): Promise<void> {
  for (let second = 0; second < minutes * 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    await ask()
  }
}

function gaps(times: readonly number[]): readonly number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

function closest(times: readonly number[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...gaps(times))
}

describe('the refresh timer', () => {
  beforeEach(() => {
    vi.setSystemTime('2027-01-01T00:00:00Z')
  })

  it('[222] checks every 30 s whether the token is due', async () => {
    expect(AUTO_REFRESH_TICK_SECONDS).toBe(30)
    // Not due when it is new, and due one tick later.
    const life = (AUTO_REFRESH_TICK_THRESHOLD + 1.2) * AUTO_REFRESH_TICK_SECONDS
    const { auth, times } = await signedIn(
      () => Response.json(makeSession({ expires_in: life })),
      makeSession({ expires_at: expiresIn(life) }),
    )
    await vi.advanceTimersByTimeAsync(5 * 30_000)
    expect(gaps(times)).toEqual([30_000, 30_000, 30_000, 30_000])
    auth.dispose()
  })

  it.each([
    [4, 'is left alone'],
    [3, 'is renewed'],
    [2, 'is renewed'],
  ])('[223] a token with %i ticks left %s', async (ticks, outcome) => {
    expect(AUTO_REFRESH_TICK_THRESHOLD).toBe(3)
    const { auth, requests } = await signedIn(
      renewing(),
      makeSession({ expires_at: expiresIn((ticks + 0.5) * AUTO_REFRESH_TICK_SECONDS) }),
    )
    await vi.advanceTimersByTimeAsync(1000)
    const isRenewed = outcome === 'is renewed'
    expect(searches(requests)).toEqual(isRenewed ? ['?grant_type=refresh_token'] : [])
    auth.dispose()
  })

  it.each([
    [10, 'loading'],
    [11, 'signedIn'],
  ])(
    '[224] with %i s left on the stored token the state is %s until it is refreshed',
    async (left, status) => {
      expect(EXPIRY_MARGIN_SECONDS).toBe(10)
      const reply = Promise.withResolvers<Response>()
      const { auth } = openOver(() => reply.promise, makeSession({ expires_at: expiresIn(left) }))
      auth.subscribe(() => {})
      await vi.advanceTimersByTimeAsync(0)
      expect(auth.getState().status).toBe(status)
      reply.resolve(Response.json(makeSession({ access_token: 'access-2' })))
      await vi.advanceTimersByTimeAsync(0)
      expect(auth.getState()).toMatchObject({
        status: 'signedIn',
        session: { access_token: 'access-2' },
      })
      auth.dispose()
    },
  )
})

describe('an invalid refresh token', () => {
  it('check 30: is sent at most once a minute', async () => {
    const { auth, times, values } = await signedIn(
      refused,
      makeSession({ expires_at: expiresIn(85) }),
    )
    await askFor(10, () => auth.getAccessToken().catch(() => null))
    // At once, after a minute, and once more when the access token has expired as well.
    expect(times.length).toBe(3)
    expect(closest(times)).toBeGreaterThanOrEqual(MINUTE)
    expect(auth.getState()).toMatchObject({
      status: 'signedOut',
      notice: { code: 'session_expired' },
    })
    expect(values.size).toBe(0)
    auth.dispose()
  })
})

describe('a server that is down', () => {
  it.each([
    ['offline', offline],
    ['with status 503', () => problem(503, 'unexpected_failure', 'Down')] as const,
  ])('%s signs nobody out, and the session goes on when it is back', async (_, answer) => {
    const { auth, network } = await signedIn(answer, makeSession({ expires_at: expiresIn(60) }))
    expect(auth.getState().status).toBe('signedIn')
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(auth.getState()).toMatchObject({ status: 'signedIn', user: { id: 'user-1' } })
    network.answer = renewing()
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(auth.getState().session?.access_token).toBe('access-2')
    auth.dispose()
  })
})

describe('check 35: a clock that is wrong', () => {
  it.each([-120, -5, 5, 120])('by %i minutes causes no refresh loop', async (minutes) => {
    const skew = minutes * 60
    const times: number[] = []
    const { auth, requests } = openOver(() => {
      times.push(Date.now())
      return Response.json(makeSession({ expires_at: expiresIn(3600 - skew) }))
    })
    await auth.signInWithPassword(credentials)
    auth.subscribe(() => {})
    await askFor(10, auth.getAccessToken)
    expect(searches(requests)).toEqual(['?grant_type=password'])
    expect(auth.getState().session?.expires_at).toBeGreaterThan(Date.now() / 1000)

    await vi.advanceTimersByTimeAsync(3 * 60 * MINUTE)
    expect(requests.length).toBeGreaterThan(1)
    expect(closest(times)).toBeGreaterThanOrEqual(MINUTE)
    auth.dispose()
  })

  it.each([-120, -5, 5, 120])(
    'and corrected by %i minutes refreshes at most once',
    async (minutes) => {
      const { auth, requests } = await signedIn(renewing())
      vi.setSystemTime(Date.now() + minutes * MINUTE)
      await askFor(10, auth.getAccessToken)
      expect(requests.length).toBeLessThanOrEqual(1)
      expect(auth.getState().status).toBe('signedIn')
      auth.dispose()
    },
  )
})

describe('refresh', () => {
  it('quality 40: sends one request for any number of concurrent calls', async () => {
    const { auth, requests } = await signedIn(renewing())
    await Promise.all([auth.refresh(), auth.refresh(), auth.refresh()])
    expect(searches(requests)).toEqual(['?grant_type=refresh_token'])
    expect(auth.getState().session?.access_token).toBe('access-2')
    await auth.refresh()
    expect(auth.getState().session?.access_token).toBe('access-3')
    auth.dispose()
  })

  it('refreshes a due token once, together with getAccessToken', async () => {
    const { auth, requests, values } = await signedIn(renewing())
    const due = makeSession({ expires_at: expiresIn(30) })
    values.set('dropwatt-auth', JSON.stringify(due))
    const [, token] = await Promise.all([auth.refresh(), auth.getAccessToken()])
    expect(searches(requests)).toEqual(['?grant_type=refresh_token'])
    expect(token).toBe('access-2')
    auth.dispose()
  })

  it('called by a listener during a refresh resolves', async () => {
    const { auth, requests } = await signedIn(renewing())
    const renewed: string[] = []
    auth.subscribe(() => {
      if (renewed.length > 0) return
      renewed.push('asked')
      void auth.refresh().then(() => renewed.push('done'))
    })
    vi.useRealTimers()
    await auth.refresh()
    await expect.poll(() => renewed).toEqual(['asked', 'done'])
    expect(requests.length).toBeLessThanOrEqual(2)
    expect(await auth.getAccessToken()).toBe(auth.getState().session?.access_token)
    auth.dispose()
  })

  it('overtaken by a sign-out is no error, and restores nothing', async () => {
    const reply = Promise.withResolvers<Response>()
    const { auth, values } = await signedIn(({ url }) =>
      url.includes('/token') ? reply.promise : new Response(null, { status: 204 }),
    )
    const refreshed = auth.refresh()
    await vi.advanceTimersByTimeAsync(10)
    const left = auth.signOut()
    await vi.advanceTimersByTimeAsync(10)
    reply.resolve(Response.json(makeSession({ access_token: 'access-2' })))
    await vi.advanceTimersByTimeAsync(10)
    await expect(refreshed).resolves.toBeUndefined()
    await left
    expect(auth.getState().status).toBe('signedOut')
    expect(values.size).toBe(0)
    auth.dispose()
  })

  it('throws without a session, or when the server rejects it', async () => {
    const { auth } = openOver(offline)
    await expect(auth.refresh()).rejects.toMatchObject({ code: 'session_not_found' })
    auth.dispose()
    const refusing = await signedIn(refused)
    await expect(refusing.auth.refresh()).rejects.toMatchObject({ code: 'refresh_token_not_found' })
    expect(refusing.auth.getState().status).toBe('signedIn')
    refusing.auth.dispose()
  })
})

describe('a sign-out before the client is ready', () => {
  it('does not undo the sign-in after it', async () => {
    const reply = Promise.withResolvers<Response>()
    const { auth, requests, values } = openOver(
      ({ url }) =>
        url.includes('refresh_token')
          ? reply.promise
          : Response.json(makeSession({ access_token: 'access-2' })),
      expiredSession(),
    )
    auth.subscribe(() => {})
    await vi.waitUntil(() => requests.length > 0)
    const left = auth.signOut()
    await vi.advanceTimersByTimeAsync(10)
    await left
    expect(auth.getState().status).toBe('signedOut')
    await auth.signInWithPassword(credentials)
    reply.resolve(problem(400, 'refresh_token_not_found', 'Invalid Refresh Token'))
    await vi.advanceTimersByTimeAsync(10)
    expect(auth.getState()).toMatchObject({
      status: 'signedIn',
      session: { access_token: 'access-2' },
    })
    expect(values.has('dropwatt-auth')).toBe(true)
    // The second one is for the end of the session on the server.
    const renewal = '?grant_type=refresh_token'
    expect(searches(requests)).toEqual([renewal, renewal, '?grant_type=password'])
    auth.dispose()
  })
})
