import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWorld, SITE, type World } from './test/devices.js'
import { createMemoryStorage } from './test/memoryStorage.js'
import { visit } from './test/nodePage.js'
import type { Auth, Session } from './types.js'

const email = 'ada@example.com'
const password = 'correct horse 1'
const KEY = 'dropwatt-auth-revocations'
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

let world: World

beforeEach(async () => {
  world = await openWorld()
  visit(`${SITE}/`)
})

afterEach(async () => {
  await world.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function signUp(address = email) {
  const device = world.openDevice()
  await device.auth.signUp({ email: address, password })
  return { ...device, session: sessionOf(device.auth) }
}

function sessionOf(auth: Auth): Session {
  const { session } = auth.getState()
  if (!session) throw new Error('Nobody is signed in.')
  return session
}

/** Logs out without a network, as a member who closes the browser after it. */
async function logOutOffline(address?: string) {
  const { auth, memory, session } = await signUp(address)
  world.network.isOnline = false
  await auth.signOut()
  expect(auth.getState().status).toBe('signedOut')
  await expect.poll(() => waiting(memory)[0]?.until).toBe(0)
  return { auth, memory, session }
}

type Memory = ReturnType<typeof createMemoryStorage>

const waiting = ({ values }: Memory) => JSON.parse(values.get(KEY) ?? '[]')

async function isEmpty(memory: Memory): Promise<void> {
  await expect.poll(() => memory.values.has(KEY)).toBe(false)
}

function goOnline(): void {
  world.network.isOnline = true
  window.dispatchEvent(new Event('online'))
}

function setClock(milliseconds: number): void {
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] })
}

const pathsOf = (requests: readonly Request[]) =>
  requests.map(({ url }) => url.slice(`${SITE}/auth/v1/`.length))
const revoking = ['token?grant_type=refresh_token', 'logout?scope=local']

describe('a log-out', () => {
  it('ends the session on the server although the access token has expired', async () => {
    const { auth, memory, session } = await signUp()
    setClock(2 * HOUR)
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
    await isEmpty(memory)
    expect(await world.canRefresh(session)).toBe(false)
  })

  it('ends the session although the server takes the access token for expired', async () => {
    const { auth, memory, session } = await signUp()
    memory.values.set('dropwatt-auth', JSON.stringify({ ...session, expires_at: 9e9 }))
    setClock(2 * HOUR)
    await auth.signOut()
    await isEmpty(memory)
    expect(await world.canRefresh(session)).toBe(false)
  })

  it('sends one request with a valid token, and leaves nothing', async () => {
    const { auth, memory, requests, session } = await signUp()
    const before = requests.length
    await auth.signOut()
    await isEmpty(memory)
    expect(pathsOf(requests).slice(before)).toEqual(['logout?scope=local'])
    expect(await world.canRefresh(session)).toBe(false)
  })
})

describe('a log-out without a network', () => {
  it('keeps nothing but the refresh token and times', async () => {
    const { memory, session } = await logOutOffline()
    expect(waiting(memory)).toEqual([
      { token: session.refresh_token, at: expect.any(Number), until: 0 },
    ])
    expect(memory.values.has('dropwatt-auth')).toBe(false)
    expect([...memory.values.values()].join()).not.toContain(session.access_token)
  })

  it('ends the session with the next connection', async () => {
    const { memory, session } = await logOutOffline()
    goOnline()
    await isEmpty(memory)
    expect(await world.canRefresh(session)).toBe(false)
  })

  it('ends the session from another tab, which sends it once', async () => {
    const { auth, memory, session } = await logOutOffline()
    auth.dispose()
    const tabs = [world.openDevice(memory), world.openDevice(memory)]
    await expect.poll(() => waiting(memory)[0]?.until).toBe(0)
    goOnline()
    await isEmpty(memory)
    const sent = tabs.flatMap(({ requests }) => requests)
    expect(pathsOf(sent).slice(-2)).toEqual(revoking)
    expect(await world.canRefresh(session)).toBe(false)
  })

  it('ends the session at a later visit, hours after the access token has expired', async () => {
    const { auth, memory, session } = await logOutOffline()
    auth.dispose()
    setClock(5 * HOUR)
    world.network.isOnline = true
    const { requests } = world.openDevice(memory)
    await isEmpty(memory)
    expect(pathsOf(requests)).toEqual(revoking)
    expect(await world.canRefresh(session)).toBe(false)
  })

  it('ends that session alone after another account has signed in', async () => {
    const { auth, memory, session } = await logOutOffline()
    world.network.isOnline = true
    await auth.signUp({ email: 'grace@example.com', password })
    goOnline()
    await isEmpty(memory)
    expect(await world.canRefresh(session)).toBe(false)
    expect(auth.getState().user?.email).toBe('grace@example.com')
    await auth.refresh()
    expect(auth.getState().status).toBe('signedIn')
  })

  it('ends that session alone after the same account has signed in', async () => {
    const { auth, memory, session } = await logOutOffline()
    world.network.isOnline = true
    await auth.signInWithPassword({ email, password })
    goOnline()
    await isEmpty(memory)
    expect(await world.canRefresh(session)).toBe(false)
    await auth.refresh()
    expect(auth.getState().status).toBe('signedIn')
  })

  it('is not repeated once the server has answered', async () => {
    const { auth, memory } = await logOutOffline()
    auth.dispose()
    const { requests } = world.openDevice(memory)
    goOnline()
    await isEmpty(memory)
    const sent = requests.length
    goOnline()
    world.openDevice(memory)
    expect(requests).toHaveLength(sent)
  })

  it('keeps a token for a week, and does not send it after that', async () => {
    const { auth, memory } = await logOutOffline()
    auth.dispose()
    setClock(WEEK)
    world.network.isOnline = true
    const { requests } = world.openDevice(memory)
    await isEmpty(memory)
    expect(requests).toEqual([])
  })

  it('keeps ten sessions at most', async () => {
    const { auth, memory } = await logOutOffline()
    for (let count = 0; count < 11; count += 1) {
      world.network.isOnline = true
      await auth.signInWithPassword({ email, password })
      world.network.isOnline = false
      await auth.signOut()
    }
    expect(waiting(memory)).toHaveLength(10)
  })

  it.each(['{', 'null', '[1]', '"text"'])('survives a damaged queue: %s', async (queue) => {
    const memory = createMemoryStorage({ [KEY]: queue })
    const { auth } = world.openDevice(memory)
    await isEmpty(memory)
    await auth.signUp({ email, password })
    await auth.signOut()
    await isEmpty(memory)
    expect(auth.getState().status).toBe('signedOut')
  })
})
