import { LOCAL_ANON_KEY } from '@dropwatt/local-backend'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, SITE, type World } from './test/devices.js'
import type { createMemoryStorage } from './test/memoryStorage.js'

const credentials = { email: 'ada@example.com', password: 'correct horse 1' }

let world: World
const openDevice: World['openDevice'] = (memory) => world.openDevice(memory)

beforeEach(async () => {
  world = await openWorld()
})

afterEach(() => world.close())

describe('signing up', () => {
  it('opens a session, which the device restores', async () => {
    const { auth, memory } = openDevice()
    const { user, session } = await auth.signUp(credentials)
    expect(user?.email).toBe(credentials.email)
    expect(auth.getState()).toMatchObject({ status: 'signedIn', user: { id: user?.id } })
    expect(await auth.getAccessToken()).toBe(session?.access_token)

    const { auth: again } = openDevice(memory)
    await expect.poll(() => again.getState().status).toBe('signedIn')
    expect(again.getState().user?.id).toBe(user?.id)
  })

  it('with a taken address fails with the message of the server', async () => {
    const { auth } = openDevice()
    await auth.signUp(credentials)
    await auth.signOut()
    await expect(auth.signUp(credentials)).rejects.toMatchObject({
      name: 'AuthError',
      message: 'User already registered',
      code: 'user_already_exists',
      status: 422,
    })
    expect(auth.getState().status).toBe('signedOut')
  })

  it('with a weak password gives the reasons', async () => {
    const { auth } = openDevice()
    await expect(auth.signUp({ ...credentials, password: 'horse 7' })).rejects.toMatchObject({
      code: 'weak_password',
      status: 422,
      reasons: ['length'],
    })
  })
})

describe('signing in', () => {
  it('with the password works, and without it does not', async () => {
    await openDevice().auth.signUp(credentials)
    const { auth } = openDevice()
    await expect(
      auth.signInWithPassword({ ...credentials, password: 'wrong password' }),
    ).rejects.toMatchObject({
      message: 'Invalid login credentials',
      code: 'invalid_credentials',
      status: 400,
    })
    expect(auth.getState().status).toBe('signedOut')
    await auth.signInWithPassword(credentials)
    expect(auth.getState()).toMatchObject({ user: { email: credentials.email } })
  })

  it('with Google asks the server for the redirect and does not follow it', async () => {
    const { auth, requests } = openDevice()
    await auth.signInWithGoogle({ redirectTo: `${SITE}/dashboard` })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/auth/v1/authorize'])
  })
})

describe('a rate-limited request', () => {
  it('gives the seconds to wait, from the header and from the message', async () => {
    const now = Date.now()
    await world.reopen({ now: () => now })
    const { auth } = openDevice()
    await auth.signUp(credentials)
    await auth.requestPasswordReset(credentials)
    await expect(auth.requestPasswordReset(credentials)).rejects.toMatchObject({
      message: 'For security purposes, you can only request this after 60 seconds.',
      code: 'over_email_send_rate_limit',
      retryAfter: 60,
    })
    for (let count = 2; count < 30; count += 1) {
      await auth.requestPasswordReset({ email: `nobody-${count}@example.com` })
    }
    await expect(auth.requestPasswordReset(credentials)).rejects.toMatchObject({
      message: 'Request rate limit reached',
      code: 'over_request_rate_limit',
      status: 429,
      retryAfter: 10,
    })
  })
})

describe('a refreshed token', () => {
  it('[(212), 225] comes from the token endpoint and leaves the user unchanged', async () => {
    // Shorter than the margin in which the client refreshes a token before use.
    await world.reopen({ jwtExpirySeconds: 60 })
    const { auth, requests } = openDevice()
    await auth.signUp(credentials)
    const { session, user } = auth.getState()
    const token = await auth.getAccessToken()
    expect(requests.at(-1)?.url).toBe(`${SITE}/auth/v1/token?grant_type=refresh_token`)
    expect(auth.getState().session?.access_token).toBe(token)
    expect(auth.getState().session?.refresh_token).not.toBe(session?.refresh_token)
    expect(auth.getState().user).toBe(user)
  })
})

describe('two tabs', () => {
  it('that refresh at the same time both stay signed in', async () => {
    const { auth, memory } = openDevice()
    await auth.signUp(credentials)
    const { auth: other } = openDevice(memory)
    await expect.poll(() => other.getState().status).toBe('signedIn')

    await Promise.all([auth.refresh(), other.refresh()])
    const token = await auth.getAccessToken()
    expect(await other.getAccessToken()).toBe(token)
    expect(await statusOf(token)).toBe(200)
    await Promise.all([auth.refresh(), other.refresh(), auth.refresh(), other.refresh()])
    expect(auth.getState().status).toBe('signedIn')
    expect(await statusOf(await other.getAccessToken())).toBe(200)
  })
})

describe('a stored session that was edited', () => {
  it('shows the edited values, and grants nothing', async () => {
    const { auth, memory } = openDevice()
    await auth.signUp(credentials)
    const key = 'dropwatt-auth'
    const session = JSON.parse(memory.storage.getItem(key) ?? '')
    const edited = { ...session.user, role: 'service_role', app_metadata: { admin: true } }
    memory.storage.setItem(key, JSON.stringify({ ...session, user: edited }))

    const { auth: again } = openDevice(memory)
    await expect.poll(() => again.getState().user?.role).toBe('service_role')
    const response = await world.askUser(await again.getAccessToken())
    expect(await response.json()).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
  })
})

describe('signing out', () => {
  it('[218, 221] sends the public key and the access token, without a payload', async () => {
    const { auth: first, requests } = openDevice()
    await first.signUp(credentials)
    expect(requests[0]?.headers.get('apikey')).toBe(LOCAL_ANON_KEY)
    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${LOCAL_ANON_KEY}`)
    const { auth: second } = openDevice()
    await second.signInWithPassword(credentials)
    const token = await first.getAccessToken()

    await first.signOut()
    const logout = requests.at(-1)
    expect(logout?.url).toBe(`${SITE}/auth/v1/logout?scope=local`)
    expect(await logout?.text()).toBe('')
    expect(logout?.headers.get('apikey')).toBe(LOCAL_ANON_KEY)
    expect(logout?.headers.get('Authorization')).toBe(`Bearer ${token}`)
    await expect.poll(() => statusOf(token)).toBe(403)
    expect(await statusOf(await second.getAccessToken())).toBe(200)
  })

  it('everywhere ends the sessions of other devices', async () => {
    const { auth: first } = openDevice()
    await first.signUp(credentials)
    const { auth: second, memory } = openDevice()
    await second.signInWithPassword(credentials)
    second.dispose()

    await first.signOutEverywhere()
    expect(first.getState()).toEqual({
      status: 'signedOut',
      loading: false,
      session: null,
      user: null,
    })

    letTokenRunOut(memory)
    const { auth: again } = openDevice(memory)
    await expect
      .poll(() => again.getState())
      .toMatchObject({
        status: 'signedOut',
        notice: { code: 'session_expired' },
      })
  })
})

async function statusOf(token: string | null): Promise<number> {
  return (await world.askUser(token)).status
}

function letTokenRunOut({ storage }: ReturnType<typeof createMemoryStorage>): void {
  const session: object = JSON.parse(storage.getItem('dropwatt-auth') ?? '{}')
  storage.setItem('dropwatt-auth', JSON.stringify({ ...session, expires_at: 1 }))
}
