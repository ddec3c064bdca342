import { AuthClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuth } from './createAuth.js'
import { address, inAnotherTab, nextTask, visit } from './test/page.js'
import { makeSession, makeToken, recoverySession } from './test/sessions.js'
import type { Auth, Session } from './types.js'

const start = window.location.href
let count = 0
let storageKey = ''
let auth: Auth
let statuses: string[]

beforeEach(() => {
  count += 1
  storageKey = `dropwatt-auth-recovery-test-${count}`
  statuses = []
})

afterEach(() => {
  auth.dispose()
  window.history.replaceState(null, '', start)
})

const user = { ...makeSession().user, updated_at: '2026-02-02T00:00:00Z' }

/** Opens the page with a server that responds to a sign-in with `session`, and to an update with `user`. */
function open(session: Session = recoverySession()): void {
  statuses = []
  auth = createAuth({
    url: 'https://abc.supabase.co',
    anonKey: 'test',
    storageKey,
    fetch: (_, init) => Promise.resolve(Response.json(init?.method === 'PUT' ? user : session)),
  })
  auth.subscribe(() => statuses.push(auth.getState().status))
}

function reload(session?: Session): void {
  // The client warns about a second instance in the same page.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  auth.dispose()
  open(session)
}

/** Opens the link of a mail that this browser requested. */
async function followLink(session?: Session): Promise<void> {
  localStorage.setItem(`${storageKey}-code-verifier`, '"verifier/recovery"')
  visit('?code=1234&tab=1')
  open(session)
  await becomes('recovery')
  await auth.getAccessToken()
  await nextTask()
}

async function becomes(status: string): Promise<void> {
  await expect.poll(() => auth.getState().status).toBe(status)
}

/** Broadcasts an event like the client in another tab. */
async function tellTabs(event: string, status: string): Promise<void> {
  const channel = new BroadcastChannel(storageKey)
  const tell = channel.postMessage.bind(channel)
  tell({ event, session: makeSession() })
  await becomes(status)
  channel.close()
}

/** Opens the page with a custom client that accepts links of the implicit flow. */
function openClient() {
  statuses = []
  const client = new AuthClient({
    url: 'https://abc.supabase.co/auth/v1',
    storageKey,
    flowType: 'implicit',
    autoRefreshToken: false,
    fetch: () => Promise.resolve(Response.json(user)),
  })
  auth = createAuth({ client: { auth: client } })
  auth.subscribe(() => statuses.push(auth.getState().status))
  return client
}

const mark = () => localStorage.getItem(`${storageKey}-recovery`)

describe('a recovery link', () => {
  it.each([
    ['says so', recoverySession()],
    ['does not say so', makeSession()],
  ])('leads to a recovery and to nothing else, when the token %s', async (_, session) => {
    await followLink(session)
    expect(statuses).toEqual(['recovery'])
    expect(address()).toBe('/page?tab=1')
  })

  it('is a recovery after a reload and when the tab gets focus', async () => {
    await followLink()
    reload()
    await becomes('recovery')
    window.dispatchEvent(new Event('visibilitychange'))
    await auth.getAccessToken()
    await nextTask()
    expect(statuses).toEqual(['recovery'])
  })

  it('ends with the new password, in this tab and after a reload', async () => {
    await followLink()
    await auth.updatePassword({ password: 'new password' })
    expect(auth.getState()).toMatchObject({ status: 'signedIn', user })
    expect(mark()).toBeNull()
    reload()
    await becomes('signedIn')
    expect(statuses).toEqual(['signedIn'])
  })

  it('leaves nothing behind when it is cancelled', async () => {
    await followLink()
    expect(mark()).toBe('session-r')
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
    expect(localStorage.length).toBe(0)
  })

  it('ends with a sign-in of the same person', async () => {
    await followLink()
    reload(makeSession())
    await becomes('recovery')
    await auth.signInWithPassword({ email: 'ada@example.com', password: 'password' })
    expect(statuses).toEqual(['recovery', 'signedIn'])
    expect(mark()).toBeNull()
  })
})

describe('a recovery link of the implicit flow', () => {
  const token = makeToken({ session_id: 'session-i' })
  const tokens = `access_token=${token}&refresh_token=refresh-1&expires_in=3600&token_type=bearer`

  it('is a recovery until it ends', async () => {
    visit(`#${tokens}&type=recovery`)
    const client = openClient()
    await becomes('recovery')
    await nextTask()
    expect(statuses).toEqual(['recovery'])
    expect(address()).toBe('/page')
    await auth.updatePassword({ password: 'new password' })
    window.dispatchEvent(new Event('visibilitychange'))
    await auth.getAccessToken()
    await nextTask()
    expect(statuses).toEqual(['recovery', 'signedIn'])
    await client.dispose()
  })

  it('is a recovery after a reload as well', async () => {
    visit(`#${tokens}&type=recovery`)
    const client = openClient()
    await becomes('recovery')
    await nextTask()
    await client.dispose()
    // The client warns about a second instance in the same page.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const next = openClient()
    await becomes('recovery')
    await nextTask()
    expect(statuses).toEqual(['recovery'])
    await next.dispose()
  })

  it('is rejected by the PKCE flow, and does not affect a signed-in user', async () => {
    localStorage.setItem(storageKey, JSON.stringify(makeSession({ access_token: 'access-2' })))
    visit(`#${tokens}&type=recovery`)
    open()
    await becomes('signedIn')
    await nextTask()
    expect(auth.getState().session?.access_token).toBe('access-2')
    expect(statuses).toEqual(['signedIn'])
    expect(address()).toBe('/page')
  })
})

describe('a recovery in another tab', () => {
  it('applies to this tab from the start, and ends here too', async () => {
    open()
    expect(auth.getState().status).toBe('signedOut')
    await inAnotherTab((storage) => {
      storage.setItem(`${storageKey}-recovery`, 'session-r')
      storage.setItem(storageKey, JSON.stringify(recoverySession()))
    })
    await becomes('recovery')
    await auth.getAccessToken()
    await nextTask()
    expect(statuses).toEqual(['signedOut', 'recovery'])
    await inAnotherTab((storage) => storage.removeItem(`${storageKey}-recovery`))
    await becomes('signedIn')
  })

  it('is noticed through the channel of the client, from start to end', async () => {
    localStorage.setItem(storageKey, JSON.stringify(makeSession()))
    open()
    await becomes('signedIn')
    await auth.getAccessToken()
    await tellTabs('PASSWORD_RECOVERY', 'recovery')
    await tellTabs('USER_UPDATED', 'signedIn')
    expect(statuses).toEqual(['signedIn', 'recovery', 'signedIn'])
  })

  it('that is cancelled there ends here', async () => {
    await followLink()
    await inAnotherTab((storage) => {
      storage.removeItem(storageKey)
      storage.removeItem(`${storageKey}-recovery`)
    })
    await becomes('signedOut')
    expect(statuses).toEqual(['recovery', 'signedOut'])
  })
})
