import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccount } from './account.js'
import { createFactors } from './factors.js'
import { statusOf } from './resource.js'
import { createSessions } from './sessions.js'
import { createAuthenticator, type Authenticator } from './test/authenticator.js'
import { openWorld, SITE, type World } from './test/devices.js'
import { visit } from './test/nodePage.js'
import type { Auth } from './types.js'

const email = 'ada@example.com'
const password = 'correct horse 1'
const CHECK_INTERVAL = 60_000

let world: World
let app: Authenticator

beforeEach(async () => {
  app = createAuthenticator()
  world = await openWorld({ now: app.now, mailFrequencySeconds: 0 })
})

afterEach(async () => {
  await world.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sessionsOf = (auth: Auth) => auth.part(createSessions)

async function signUp() {
  const device = world.openDevice()
  await device.auth.signUp({ email, password })
  return device
}

async function signInElsewhere() {
  const device = world.openDevice()
  await device.auth.signInWithPassword({ email, password })
  return device
}

/** Returns the list of sessions once it is loaded. */
async function listOf(auth: Auth) {
  const { list } = sessionsOf(auth)
  list.subscribe(() => {})
  await expect.poll(() => statusOf(list.get())).toBe('ready')
  return list.get().value ?? []
}

/** Tells whether the server still accepts the session of a device. */
async function isOpen(auth: Auth): Promise<boolean> {
  return (await world.askUser(auth.getState().session?.access_token ?? null)).ok
}

describe('sessions', () => {
  it('are listed, and the one of this device is marked', async () => {
    const { auth } = await signUp()
    await signInElsewhere()
    const list = await listOf(auth)
    expect(list).toHaveLength(2)
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(list[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      userAgent: expect.any(String),
      place: null,
      createdAt: expect.stringMatching(/^\d{4}-/),
      lastUsedAt: expect.stringMatching(/^\d{4}-/),
      aal: 'aal1',
      isCurrent: expect.any(Boolean),
    })
  })

  it('are ended one by one', async () => {
    const { auth } = await signUp()
    const { auth: other } = await signInElsewhere()
    const [id = ''] = (await listOf(auth)).filter((one) => !one.isCurrent).map((one) => one.id)
    await sessionsOf(auth).end({ id })
    expect(sessionsOf(auth).list.get().value).toHaveLength(1)
    expect(await isOpen(other)).toBe(false)
    expect(await isOpen(auth)).toBe(true)
    await sessionsOf(auth).end({ id })
  })

  it('are ended on the other devices only', async () => {
    const { auth } = await signUp()
    const { auth: other } = await signInElsewhere()
    await sessionsOf(auth).actions.endOthers()
    expect([await isOpen(auth), await isOpen(other)]).toEqual([true, false])
    expect(auth.getState().status).toBe('signedIn')
  })

  it('are ended everywhere', async () => {
    const { auth } = await signUp()
    const { auth: other } = await signInElsewhere()
    await sessionsOf(auth).actions.endEverywhere()
    expect(auth.getState().status).toBe('signedOut')
    expect(await isOpen(other)).toBe(false)
  })

  it('sign this device out if it is its own that is ended', async () => {
    const { auth } = await signUp()
    const [own] = await listOf(auth)
    await sessionsOf(auth).end({ id: own?.id ?? '' })
    expect(auth.getState().status).toBe('signedOut')
  })

  it('have no list without the account service', async () => {
    const { auth } = world.openDevice(undefined, { accountUrl: undefined })
    await auth.signUp({ email, password })
    const { list } = sessionsOf(auth)
    list.subscribe(() => {})
    await expect.poll(() => statusOf(list.get())).toBe('notOffered')
  })
})

describe('the account', () => {
  it('is deleted with its password, on all devices', async () => {
    const { auth } = await signUp()
    const { auth: other } = await signInElsewhere()
    const { remove } = auth.part(createAccount)
    await expect(remove({ password: 'wrong horse 1' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    expect(auth.getState().status).toBe('signedIn')
    await remove({ password })
    expect(auth.getState().status).toBe('signedOut')
    expect(await isOpen(other)).toBe(false)
    await expect(signInElsewhere()).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  it('is deleted with a code if it has a factor', async () => {
    const { auth } = await signUp()
    const factor = await app.add(auth)
    await auth.part(createAccount).remove({ code: app.codeOf(factor) })
    await expect(signInElsewhere()).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  it('is deleted with a code from a mail', async () => {
    const { auth } = await signUp()
    const { sendCode, remove } = auth.part(createAccount)
    await sendCode()
    const code = world.mails.at(-1)?.code ?? ''
    await expect(remove({ code: `${code}0` })).rejects.toMatchObject({
      code: 'reauthentication_not_valid',
    })
    await remove({ code })
    await expect(signInElsewhere()).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  it('is exported as JSON', async () => {
    const { auth } = await signUp()
    const exported = await auth.part(createAccount).read()
    expect(exported).toMatchObject({ account: { email } })
  })

  it('is neither deleted nor exported before the second step', async () => {
    const { auth: first } = await signUp()
    await app.add(first)
    const { auth } = await signInElsewhere()
    const { remove, read } = auth.part(createAccount)
    await expect(remove({ password })).rejects.toMatchObject({ code: 'insufficient_aal' })
    await expect(read()).rejects.toMatchObject({ code: 'insufficient_aal' })
  })

  it('has the reason for a failed load, and loads again', async () => {
    const device = await signUp()
    world.network.isOnline = false
    const { offered } = device.auth.part(createAccount)
    offered.subscribe(() => {})
    await expect.poll(() => offered.get().error?.code).toBe('network')
    world.network.isOnline = true
    await offered.reload()
    expect(offered.get()).toEqual({ value: new Set(['delete', 'delete-by-mail', 'export']) })
  })
})

/** Opens a page with the stored session of a device. */
function openPage(memory: ReturnType<World['openDevice']>['memory']) {
  visit(`${SITE}/dashboard`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  return world.openDevice(memory)
}

const use = () => window.dispatchEvent(new Event('pointerdown'))

/** The server and its database may be slow. */
const patient = { timeout: 10_000 }

/** Waits until the page has asked the server so many times, and has the answer. */
async function untilChecked(
  { requests, isIdle }: ReturnType<World['openDevice']>,
  times: number,
): Promise<void> {
  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(0)
    return countChecks(requests) === times && isIdle()
  }, patient)
}

const countChecks = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.endsWith('/user')).length

describe('a page in use', () => {
  it('learns of an ended session within a minute', async () => {
    const { auth, memory } = await signUp()
    const { auth: other } = await signInElsewhere()
    auth.dispose()
    const page = openPage(memory)
    await untilChecked(page, 1)
    expect(page.auth.getState().status).toBe('signedIn')
    await sessionsOf(other).actions.endOthers()
    use()
    await vi.advanceTimersByTimeAsync(CHECK_INTERVAL)
    await vi.waitFor(() => expect(page.auth.getState().status).toBe('signedOut'), patient)
    expect(page.auth.getState()).toMatchObject({ notice: { code: 'session_ended' } })
  })

  it('learns at once of a session that ended while it was closed', async () => {
    const { auth, memory } = await signUp()
    const { auth: other } = await signInElsewhere()
    auth.dispose()
    await sessionsOf(other).actions.endOthers()
    const page = openPage(memory)
    await vi.waitFor(() =>
      expect(page.auth.getState()).toMatchObject({ notice: { code: 'session_ended' } }),
    )
  })

  it('asks at most once a minute, and not at all while unused', async () => {
    const { auth, memory } = await signUp()
    auth.dispose()
    const page = openPage(memory)
    await untilChecked(page, 1)
    for (let count = 0; count < 10; count += 1) use()
    await vi.advanceTimersByTimeAsync(CHECK_INTERVAL)
    await untilChecked(page, 2)
    await vi.advanceTimersByTimeAsync(10 * CHECK_INTERVAL)
    expect(countChecks(page.requests)).toBe(2)
  })

  it('stays signed in without a network', async () => {
    const { auth, memory } = await signUp()
    auth.dispose()
    const page = openPage(memory)
    await untilChecked(page, 1)
    world.network.isOnline = false
    use()
    await vi.advanceTimersByTimeAsync(CHECK_INTERVAL)
    await untilChecked(page, 2)
    expect(page.auth.getState().status).toBe('signedIn')
  })

  it('shows the second step again if the stored factors were edited', async () => {
    const { auth } = await signUp()
    await app.add(auth)
    const device = await signInElsewhere()
    device.auth.dispose()
    const stored = JSON.parse(device.memory.values.get('dropwatt-auth') ?? '')
    stored.user.factors = []
    device.memory.storage.setItem('dropwatt-auth', JSON.stringify(stored))
    const page = openPage(device.memory)
    expect(page.auth.getState().status).toBe('signedIn')
    await vi.waitFor(() => expect(page.auth.getState().status).toBe('second-step'), patient)
  })

  it('shows the second step again if the stored level was edited', async () => {
    const { auth } = await signUp()
    await app.add(auth)
    const device = await signInElsewhere()
    device.auth.dispose()
    const stored = JSON.parse(device.memory.values.get('dropwatt-auth') ?? '')
    const [head, payload, signature] = stored.access_token.split('.')
    const claims = { ...JSON.parse(atob(payload)), aal: 'aal2' }
    const forged = btoa(JSON.stringify(claims)).replaceAll('=', '')
    stored.access_token = `${head}.${forged}.${signature}`
    device.memory.storage.setItem('dropwatt-auth', JSON.stringify(stored))
    const page = openPage(device.memory)
    await vi.waitFor(() => expect(page.auth.getState().status).toBe('second-step'), patient)
  })

  it('asks for the second step once another device has switched it on', async () => {
    const { memory, auth } = await signUp()
    const { auth: other } = await signInElsewhere()
    auth.dispose()
    const page = openPage(memory)
    await untilChecked(page, 1)
    await app.add(other)
    use()
    await vi.advanceTimersByTimeAsync(CHECK_INTERVAL)
    // The server ends the sessions that have not passed it.
    await vi.waitFor(() => expect(page.auth.getState().status).toBe('signedOut'), patient)
    await page.auth.signInWithPassword({ email, password })
    expect(page.auth.getState().status).toBe('second-step')
  })
})

describe('the parts of an auth object', () => {
  it('are created once', async () => {
    const { auth } = await signUp()
    expect(auth.part(createFactors)).toBe(auth.part(createFactors))
  })
})
