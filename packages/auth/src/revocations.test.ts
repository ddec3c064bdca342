import { expect, it, vi } from 'vitest'
import { createRevocationQueue } from './revocationQueue.js'
import { createRevocations } from './revocations.js'
import { openOver, problem, type Answer } from './test/network.js'
import { createMemoryStorage } from './test/memoryStorage.js'
import { makeSession } from './test/sessions.js'

const KEY = 'dropwatt-auth-revocations'
const token = 'refresh-1'

function open(answer: Answer, entries: readonly object[] = []) {
  const { storage, values } = createMemoryStorage(
    entries.length > 0 ? { [KEY]: JSON.stringify(entries) } : {},
  )
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) =>
    answer(new Request(input, init)),
  )
  const server = { url: 'https://abc.supabase.co/auth/v1', anonKey: 'anon', fetch }
  const queue = createRevocationQueue(storage, 'dropwatt-auth')
  return { revocations: createRevocations(queue, server), values, fetch }
}

const left = () => ({ token, at: Date.now(), until: 0 })

it('a sign-in does not wait for a log-out that the server never answers', async () => {
  const { auth } = openOver(
    ({ url }) =>
      url.includes('/logout') ? new Promise<never>(() => {}) : Response.json(makeSession()),
    makeSession(),
  )
  auth.subscribe(() => {})
  await auth.signOut()
  await auth.signInWithPassword({ email: 'ada@example.com', password: 'password' })
  expect(auth.getState().status).toBe('signedIn')
  auth.dispose()
})

it.each([429, 500, 503])('an answer with status %i is no end of the session', async (status) => {
  const { revocations, values } = open(() => problem(status, 'error', 'Later'))
  revocations.end(left(), undefined)
  await expect.poll(() => JSON.parse(values.get(KEY) ?? '[]')).toMatchObject([{ token, until: 0 }])
})

it('a refresh token that the server does not know needs no further request', async () => {
  const { revocations, values, fetch } = open(() => problem(400, 'refresh_token_not_found', 'No'))
  revocations.end(left(), undefined)
  await expect.poll(() => values.has(KEY)).toBe(false)
  expect(fetch).toHaveBeenCalledOnce()
})

it('an attempt of another tab has half a minute before this tab tries', async () => {
  const now = Date.now()
  const entries = [
    { token: 'theirs', at: now, until: now + 20_000 },
    { token: 'over', at: now, until: now - 1 },
    { token: 'from before the clock was set back', at: now, until: now + 60_000 },
  ]
  const { revocations, values, fetch } = open(() => problem(400, 'error', 'No'), entries)
  revocations.send()
  await expect.poll(() => JSON.parse(values.get(KEY) ?? '[]')).toEqual([entries[0]])
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('an attempt of a page that was closed is repeated by this tab', async () => {
  vi.useFakeTimers()
  const now = Date.now()
  const { revocations, values } = open(
    () => problem(400, 'error', 'No'),
    [{ token, at: now, until: now + 20_000 }],
  )
  revocations.send()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(values.has(KEY)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(values.has(KEY)).toBe(false)
  vi.useRealTimers()
})

it('the tokens of a renewal are not stored', async () => {
  const { revocations, values } = open(({ url }) => {
    if (url.includes('/token')) return Response.json(makeSession({ refresh_token: 'refresh-2' }))
    return problem(503, 'error', 'Later')
  })
  revocations.end(left(), undefined)
  await expect.poll(() => JSON.parse(values.get(KEY) ?? '[]')).toMatchObject([{ token, until: 0 }])
})
