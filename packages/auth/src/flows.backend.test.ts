import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from './test/memoryStorage.js'
import { openWorld, SITE, type World } from './test/devices.js'
import { visit } from './test/nodePage.js'
import type { Auth } from './types.js'

const email = 'ada@example.com'
const password = 'correct horse 1'
const redirectTo = `${SITE}/update-password`
const DAY = 86_400_000

let world: World

beforeEach(async () => {
  world = await openWorld({ mailFrequencySeconds: 0 })
  await world.openDevice().auth.signUp({ email, password })
})

afterEach(async () => {
  await world.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Memory = ReturnType<typeof createMemoryStorage>

/** Opens a page of one browser. */
function openPage(memory: Memory, href = `${SITE}/login`) {
  const location = visit(href)
  return { ...world.openDevice(memory), location }
}

/** Starts a sign-in with Google, and returns the URL of the provider. */
async function beginGoogle(memory: Memory): Promise<string> {
  const { auth, location } = openPage(memory)
  void auth.signInWithGoogle({ redirectTo: `${SITE}/dashboard` })
  await expect.poll(() => location.href).toContain('/authorize')
  auth.dispose()
  return location.href
}

async function requestRecovery(memory: Memory, address = email): Promise<void> {
  const { auth } = openPage(memory)
  await auth.requestPasswordReset({ email: address, redirectTo })
  auth.dispose()
}

const slots = ({ values }: Memory) => [...values.keys()].filter((key) => key.includes('-flow-'))
const noticeOf = (auth: Auth) => Reflect.get(auth.getState(), 'notice')

describe('of two flows of one browser', () => {
  it('a recovery link works after Google was begun and cancelled', async () => {
    const memory = createMemoryStorage()
    await requestRecovery(memory)
    await beginGoogle(memory)
    const { auth, location } = openPage(memory, await world.openLink())
    await expect.poll(() => auth.getState().status).toBe('recovery')
    expect(location.href).toBe(redirectTo)
  })

  it('Google works after a recovery was requested', async () => {
    const memory = createMemoryStorage()
    const google = await beginGoogle(memory)
    await requestRecovery(memory)
    const { auth } = openPage(memory, await world.signInAtGoogle(google, 'grace@example.com'))
    await expect.poll(() => auth.getState().status).toBe('signedIn')
    expect(auth.getState().user?.email).toBe('grace@example.com')
  })

  it('both recovery links work, of two accounts and from two tabs', async () => {
    const other = 'grace@example.com'
    await world.openDevice().auth.signUp({ email: other, password })
    const memory = createMemoryStorage()
    const [one, two] = [openPage(memory), openPage(memory)]
    await Promise.all([
      one.auth.requestPasswordReset({ email, redirectTo }),
      two.auth.requestPasswordReset({ email: other, redirectTo }),
    ])
    one.auth.dispose()
    two.auth.dispose()
    for (const mail of world.mails.slice(-2)) {
      const { auth } = openPage(memory, await world.openLink(mail))
      await expect.poll(() => auth.getState().user?.email).toBe(mail.recipient)
      expect(auth.getState().status).toBe('recovery')
      await auth.signOut()
      auth.dispose()
    }
    expect(slots(memory)).toEqual([])
  })

  it('an older recovery link of the same account has expired, which is what the notice says', async () => {
    const memory = createMemoryStorage()
    await requestRecovery(memory)
    const first = world.mails.at(-1)
    await requestRecovery(memory)
    const { auth } = openPage(memory, await world.openLink(first))
    expect(noticeOf(auth)).toMatchObject({ code: 'link_expired', linkType: 'recovery' })
    auth.dispose()
    const { auth: again } = openPage(memory, await world.openLink())
    await expect.poll(() => again.getState().status).toBe('recovery')
  })

  it('a recovery link works after more cancelled attempts than the client remembers', async () => {
    const memory = createMemoryStorage()
    await requestRecovery(memory)
    for (let attempt = 0; attempt < 6; attempt += 1) await beginGoogle(memory)
    const { auth } = openPage(memory, await world.openLink())
    await expect.poll(() => auth.getState().status).toBe('recovery')
  })

  it('a recovery link works after a sign-in and a sign-out', async () => {
    const memory = createMemoryStorage()
    await requestRecovery(memory)
    const { auth: signedIn } = openPage(memory)
    await signedIn.signInWithPassword({ email, password })
    await signedIn.signOut()
    signedIn.dispose()
    const { auth } = openPage(memory, await world.openLink())
    await expect.poll(() => auth.getState().status).toBe('recovery')
  })
})

describe('a flow', () => {
  it('is cleared once it is a day old', async () => {
    const memory = createMemoryStorage()
    await beginGoogle(memory)
    expect(slots(memory)).toHaveLength(1)
    vi.useFakeTimers({ now: Date.now() + DAY, toFake: ['Date'] })
    const { auth } = openPage(memory)
    await auth.getAccessToken()
    expect([...memory.values.keys()]).toEqual([])
  })

  it('is one of at most twenty', async () => {
    const memory = createMemoryStorage()
    const { auth } = openPage(memory)
    for (let mail = 0; mail < 21; mail += 1) await auth.requestPasswordReset({ email, redirectTo })
    expect(slots(memory)).toHaveLength(20)
  })
})

it('a sign-in with Google whose flow is gone says so, and blames no browser', async () => {
  const memory = createMemoryStorage()
  vi.stubGlobal('sessionStorage', createMemoryStorage().storage)
  const google = await beginGoogle(memory)
  memory.values.clear()
  const { auth } = openPage(memory, await world.signInAtGoogle(google, 'grace@example.com'))
  await expect.poll(() => noticeOf(auth)).toMatchObject({ code: 'oauth_error', leftFrom: '/login' })
})

it('a link from a mail that is opened in the tab at Google is no answer of Google', async () => {
  const memory = createMemoryStorage()
  vi.stubGlobal('sessionStorage', createMemoryStorage().storage)
  await requestRecovery(memory)
  const link = world.mails.at(-1)
  await beginGoogle(memory)
  const { auth } = openPage(createMemoryStorage(), await world.openLink(link))
  await expect.poll(() => noticeOf(auth)).toMatchObject({ code: 'link_wrong_browser' })
  expect(noticeOf(auth)).not.toHaveProperty('leftFrom')
})
