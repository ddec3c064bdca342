import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuth } from './createAuth.js'
import { noteDeparture } from './departure.js'
import { leavePage } from './leavePage.js'
import { address, inAnotherTab, visit } from './test/page.js'
import { makeSession, makeUser } from './test/sessions.js'
import type { Auth, AuthNotice, Session } from './types.js'

let count = 0
let storageKey = ''
let auth: Auth
const url = 'https://abc.supabase.co'
const start = window.location.href

beforeEach(() => {
  count += 1
  storageKey = `dropwatt-auth-test-${count}`
})

afterEach(() => {
  auth.dispose()
  vi.useRealTimers()
  window.history.replaceState(null, '', start)
})

const refuse = () =>
  Promise.resolve(
    Response.json(
      { code: 'flow_state_expired', message: 'The code is too old' },
      { status: 422, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
    ),
  )

function open(fetch: typeof globalThis.fetch = refuse): Auth {
  auth = createAuth({ url, anonKey: 'test', storageKey, fetch })
  auth.subscribe(() => {})
  return auth
}

function store(session: Session): void {
  localStorage.setItem(storageKey, JSON.stringify(session))
}

function currentNotice(): AuthNotice | undefined {
  const state = open().getState()
  return state.status === 'signedOut' ? state.notice : undefined
}

/** Records in the tab that it left a page for a provider. */
function leave(from: string): void {
  visit(from)
  noteDeparture()
}

async function becomes(status: string): Promise<void> {
  await expect.poll(() => auth.getState().status).toBe(status)
}

describe('an error in the URL', () => {
  it('check 29: becomes a notice and leaves the URL and the history', () => {
    visit('?tab=1&error=access_denied&error_description=No#error=access_denied&sb=')
    const entries = window.history.length
    expect(open().getState()).toMatchObject({
      status: 'signedOut',
      notice: { code: 'access_denied', message: 'The sign-in was cancelled.' },
    })
    expect(address()).toBe('/page?tab=1')
    expect(window.history.state).toEqual({ kept: true })
    expect(window.history.length).toBe(entries)
  })

  it('does not end an existing session', async () => {
    store(makeSession())
    visit('?error=access_denied')
    open()
    await becomes('signedIn')
    expect(address()).toBe('/page')
  })
})

describe('an error in the URL of a tab that left for a provider', () => {
  const answer = '?error=access_denied&error_description=No'
  const minute = 60_000

  it('is shown with the message of the provider and the path that was left', () => {
    leave('?plan=pro#form')
    visit(answer)
    expect(currentNotice()).toEqual({
      code: 'access_denied',
      message: 'No',
      providerMessage: 'No',
      leftFrom: '/page?plan=pro#form',
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('is trusted only once', () => {
    leave('')
    visit(answer)
    expect(currentNotice()).toHaveProperty('leftFrom')
    auth.dispose()
    visit(answer)
    expect(currentNotice()).toEqual({
      code: 'access_denied',
      message: 'The sign-in was cancelled.',
    })
  })

  it('is not trusted after the tab has shown another page of the site', () => {
    leave('')
    visit('')
    expect(currentNotice()).toBeUndefined()
    auth.dispose()
    visit(answer)
    expect(currentNotice()).not.toHaveProperty('leftFrom')
  })

  it.each([
    [9.9, true],
    [10.1, false],
    [-10.1, false],
  ])('is so for ten minutes: after %f it is %s', (minutes, isProviders) => {
    vi.useFakeTimers()
    leave('')
    vi.setSystemTime(Date.now() + minutes * minute)
    visit(answer)
    expect('leftFrom' in (currentNotice() ?? {})).toBe(isProviders)
  })

  it('is not trusted after the page was restored with Back', async () => {
    visit('')
    const returned = leavePage('#elsewhere')
    expect(sessionStorage).toHaveLength(1)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await returned
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['', 'x', '5', 'NaN /page', `${Number.MAX_SAFE_INTEGER} /page`])(
    'is not trusted if the stored value is invalid: %j',
    (stored) => {
      sessionStorage.setItem('dropwatt-auth-left-from', stored)
      visit(answer)
      expect(currentNotice()).not.toHaveProperty('leftFrom')
    },
  )

  it('never redirects to another site, whatever is stored', () => {
    sessionStorage.setItem('dropwatt-auth-left-from', `${Date.now()} //evil.com`)
    visit(answer)
    expect(currentNotice()).toMatchObject({ leftFrom: '/' })
  })
})

describe('a code in the URL', () => {
  it('that the server rejects gives its message to a tab that left for a provider', async () => {
    localStorage.setItem(`${storageKey}-code-verifier`, '"verifier"')
    leave('')
    visit('?code=1234')
    open()
    await becomes('signedOut')
    expect(auth.getState()).toMatchObject({
      notice: {
        code: 'link_expired',
        leftFrom: '/page',
        providerMessage: 'The code is too old',
      },
    })
  })

  it('of a tab that left for a provider, without a network, has no provider message', async () => {
    // The client itself logs the failed request.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.setItem(`${storageKey}-code-verifier`, '"verifier"')
    leave('')
    visit('?code=1234')
    open(() => Promise.reject(new TypeError('Failed to fetch')))
    await becomes('signedOut')
    expect(auth.getState()).toMatchObject({ notice: { leftFrom: '/page' } })
    expect(auth.getState()).not.toHaveProperty('notice.providerMessage')
  })

  it('that another browser requested is explained', async () => {
    visit('?code=1234')
    open()
    expect(auth.getState().status).toBe('loading')
    await becomes('signedOut')
    expect(auth.getState()).toMatchObject({
      notice: {
        code: 'link_wrong_browser',
        message: 'Open the link in the browser where you asked for it.',
      },
    })
    expect(address()).toBe('/page')
  })

  it('of a sign-up says that the address is confirmed', async () => {
    visit('?tab=1&code=1234#type=signup')
    open()
    await becomes('signedOut')
    expect(auth.getState()).toMatchObject({
      notice: { code: 'confirmed_elsewhere', linkType: 'signup' },
    })
    expect(address()).toBe('/page?tab=1')
  })

  it('that the server rejects gives the server’s message', async () => {
    localStorage.setItem(`${storageKey}-code-verifier`, '"verifier"')
    visit('?code=1234')
    open()
    await becomes('signedOut')
    expect(auth.getState()).toMatchObject({
      notice: { code: 'link_expired', message: 'The code is too old' },
    })
    expect(address()).toBe('/page')
  })

  it('check 34: becomes a session, stored without the tokens of the provider', async () => {
    localStorage.setItem(`${storageKey}-code-verifier`, '"verifier"')
    visit('?code=1234')
    const session = makeSession({ provider_token: 'google', provider_refresh_token: 'google' })
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(session)))
    open(fetch)
    await becomes('signedIn')
    expect(address()).toBe('/page')
    expect(JSON.stringify(auth.getState())).not.toContain('google')
    expect(localStorage.getItem(storageKey)).not.toContain('google')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('causes one state change, although the client emits three events', async () => {
    localStorage.setItem(`${storageKey}-code-verifier`, '"verifier"')
    visit('?code=1234')
    const listener = vi.fn<() => void>()
    open(() => Promise.resolve(Response.json(makeSession()))).subscribe(listener)
    await becomes('signedIn')
    await auth.getAccessToken()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('tokens in the fragment', () => {
  it('are removed and not used', async () => {
    visit('#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer')
    open()
    await becomes('signedOut')
    expect(address()).toBe('/page')
    expect(auth.getState()).toMatchObject({ notice: { code: 'oauth_error' } })
  })
})

describe('another tab', () => {
  it('that signs out signs this one out', async () => {
    store(makeSession())
    open()
    await becomes('signedIn')
    await inAnotherTab((storage) => storage.removeItem(storageKey))
    await becomes('signedOut')
    expect(auth.getState()).not.toHaveProperty('notice')
  })

  it('that clears all storage signs this one out', async () => {
    store(makeSession())
    open()
    await becomes('signedIn')
    await inAnotherTab((storage) => storage.clear())
    await becomes('signedOut')
    expect(auth.getState().session).toBeNull()
  })

  it('that signs in signs this one in, even before the client has loaded', async () => {
    open()
    expect(auth.getState().status).toBe('signedOut')
    const other = makeSession({ user: makeUser({ id: 'user-2' }) })
    await inAnotherTab((storage) => storage.setItem(storageKey, JSON.stringify(other)))
    await expect.poll(() => auth.getState().user?.id).toBe('user-2')
  })

  it('that stores something else changes nothing', async () => {
    store(makeSession())
    open()
    await becomes('signedIn')
    const before = auth.getState()
    await inAnotherTab((storage) => storage.setItem('theme', 'dark'))
    expect(auth.getState()).toBe(before)
  })

  it("is noticed through the client's own channel too", async () => {
    // The client warns about a second instance in the same page.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    store(makeSession())
    open()
    const other = createAuth({ url, anonKey: 'test', storageKey, fetch: refuse })
    other.subscribe(() => {})
    await becomes('signedIn')
    await expect.poll(() => other.getState().status).toBe('signedIn')
    await other.signOut()
    await becomes('signedOut')
    other.dispose()
  })
})

describe('a page restored from the back-forward cache', () => {
  it('quality 36: reads the storage again', async () => {
    store(makeSession())
    open()
    await becomes('signedIn')
    localStorage.removeItem(storageKey)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(auth.getState().status).toBe('signedIn')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(auth.getState().status).toBe('signedOut')
  })
})

describe('a sign-in with Google', () => {
  it('redirects back to the origin of the page by default', async () => {
    visit('')
    const asked: string[] = []
    open((input) => {
      const { searchParams } = new URL(new Request(input).url)
      asked.push(searchParams.get('redirect_to')?.replace(/#sb_flow_id=\w+$/, '') ?? '')
      return refuse()
    })
    await expect(auth.signInWithGoogle()).rejects.toThrow('The code is too old')
    await expect(auth.signInWithGoogle({ redirectTo: `${url}/in` })).rejects.toMatchObject({
      code: 'flow_state_expired',
    })
    expect(asked).toEqual([`${window.location.origin}/`, `${url}/in`])
  })
})

describe('the client', () => {
  it('holds no lock that a closed tab could leave behind', async () => {
    const request = vi.spyOn(navigator.locks, 'request')
    store(makeSession())
    open()
    await becomes('signedIn')
    await auth.getAccessToken()
    expect(request).not.toHaveBeenCalled()
  })
})

describe('a tab that gets focus', () => {
  it('keeps its state', async () => {
    store(makeSession())
    open()
    await becomes('signedIn')
    await auth.getAccessToken()
    const listener = vi.fn<() => void>()
    auth.subscribe(listener)
    const before = auth.getState()
    window.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(auth.getState()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })
})
