import { Component, StrictMode, useEffect, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { AuthProvider } from './AuthProvider.js'
import { createAuth } from './createAuth.js'
import { AuthProviderMissingError } from './errors.js'
import { useAuth, useSession, useUser, type UseAuthResult } from './hooks.js'
import { RequireAuth, RequireRecovery, RequireSignedOut } from './guards.js'
import { createStubClient } from './test/stubClient.js'
import { makeSession, makeUser } from './test/sessions.js'
import { createFakeAuth, FakeAuthProvider } from './testing/index.js'

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state
    return error ? <p role="alert">{`${error.name}: ${error.message}`}</p> : this.props.children
  }
}

function Greeting() {
  const auth = useAuth()
  if (auth.status === 'loading') return <p>Loading...</p>
  if (auth.status === 'signedOut') return <p>Signed out {auth.notice?.code}</p>
  if (auth.status === 'recovery') return <p>A new password for {auth.user.email}</p>
  return <p>Hello {auth.user.email}</p>
}

/** Records each committed render of a hook. */
function Recorder<Value>({ use, seen }: { use: () => Value; seen: Value[] }) {
  const value = use()
  useEffect(() => {
    seen.push(value)
  })
  return null
}

describe('check 24: outside a provider', () => {
  it.each([
    ['useAuth()', () => <Recorder use={useAuth} seen={[]} />],
    ['useUser()', () => <Recorder use={useUser} seen={[]} />],
    ['useSession()', () => <Recorder use={useSession} seen={[]} />],
    ['<RequireAuth>', () => <RequireAuth signedOut={null}>secret</RequireAuth>],
    ['<RequireSignedOut>', () => <RequireSignedOut signedIn={null}>form</RequireSignedOut>],
    ['<RequireRecovery>', () => <RequireRecovery otherwise={null}>form</RequireRecovery>],
  ])('[220] %s throws an error with a name and a clear message', async (name, Page) => {
    // React logs errors caught by a boundary.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const screen = await render(
      <Boundary>
        <Page />
      </Boundary>,
    )
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(`AuthProviderMissingError: ${new AuthProviderMissingError(name).message}`)
  })
})

describe('useAuth', () => {
  it('is loading, then signed in, then signed out', async () => {
    const auth = createFakeAuth({ user: { email: 'ada@example.com' }, latency: 20 })
    const screen = await render(
      <AuthProvider auth={auth}>
        <Greeting />
      </AuthProvider>,
    )
    await expect.element(screen.getByText('Loading...')).toBeVisible()
    await expect.element(screen.getByText('Hello ada@example.com')).toBeVisible()
    await auth.signOut()
    await expect.element(screen.getByText('Signed out')).toBeVisible()
  })

  it('renders once for each change, and keeps the user and the actions', async () => {
    const auth = createFakeAuth({ user: {} })
    const seen: UseAuthResult[] = []
    await render(
      <AuthProvider auth={auth}>
        <Recorder use={useAuth} seen={seen} />
      </AuthProvider>,
    )
    await expect.poll(() => seen.map(({ status }) => status)).toEqual(['loading', 'signedIn'])

    const { session, user } = auth.getState()
    for (const event of ['SIGNED_IN', 'INITIAL_SESSION', 'TOKEN_REFRESHED', 'UNKNOWN']) {
      auth.emit(event, structuredClone(session))
    }
    auth.emit('TOKEN_REFRESHED', auth.createSession())
    await expect.poll(() => seen.length).toBe(3)

    const [first, second, third] = seen
    expect(third?.session).not.toBe(second?.session)
    expect(third?.user).toBe(user)
    expect(third?.signOut).toBe(first?.signOut)
    expect(third?.signInWithPassword).toBe(first?.signInWithPassword)
  })
})

describe('useUser and useSession', () => {
  it('[212, (213)] render only where their value changes', async () => {
    const auth = createFakeAuth({ user: {} })
    const users: unknown[] = []
    const sessions: unknown[] = []
    const children = vi.fn<() => null>(() => null)
    const Child = () => children()
    await render(
      <AuthProvider auth={auth}>
        <Recorder use={useUser} seen={users} />
        <Recorder use={useSession} seen={sessions} />
        <Child />
      </AuthProvider>,
    )
    await expect.poll(() => users.length).toBe(2)

    auth.emit('TOKEN_REFRESHED', auth.createSession())
    await expect.poll(() => sessions.length).toBe(3)
    expect(users).toEqual([null, expect.objectContaining({ email: 'ada@example.com' })])

    const user = { updated_at: '2026-02-02T00:00:00Z', email: 'new@example.com' }
    auth.emit('USER_UPDATED', auth.createSession(user))
    await expect.poll(() => users.at(-1)).toMatchObject(user)
    expect(users.length).toBe(3)
    expect(children).toHaveBeenCalledTimes(1)
  })
})

describe('AuthProvider', () => {
  it('[217] check 24: has one subscription and one session check under StrictMode', async () => {
    const stub = createStubClient(makeSession())
    const auth = createAuth({ client: stub.client })
    const screen = await render(
      <StrictMode>
        <AuthProvider auth={auth}>
          <Greeting />
        </AuthProvider>
      </StrictMode>,
    )
    await expect.element(screen.getByText('Hello ada@example.com')).toBeVisible()
    expect(stub.calls.onAuthStateChange).toHaveBeenCalledTimes(1)
    expect(stub.calls.getSession.mock.calls).toEqual([[]])
    expect(stub.subscriptions()).toBe(1)
    await screen.unmount()
    expect(stub.subscriptions()).toBe(0)
  })

  it('[209, (210), (211)] follows the client through its events', async () => {
    const stub = createStubClient(null)
    const auth = createAuth({ client: stub.client })
    const screen = await render(
      <AuthProvider auth={auth}>
        <Greeting />
      </AuthProvider>,
    )
    await expect.element(screen.getByText('Signed out')).toBeVisible()
    stub.emit('SIGNED_IN', makeSession())
    await expect.element(screen.getByText('Hello ada@example.com')).toBeVisible()
    stub.emit('SIGNED_IN', makeSession({ user: makeUser({ id: '2', email: 'bob@example.com' }) }))
    await expect.element(screen.getByText('Hello bob@example.com')).toBeVisible()
    stub.emit('SIGNED_OUT', null)
    await expect.element(screen.getByText('Signed out')).toBeVisible()
  })
})

describe('FakeAuthProvider', () => {
  it('serves the hooks without a server', async () => {
    const screen = await render(
      <FakeAuthProvider user={{ email: 'grace@example.com' }}>
        <Greeting />
      </FakeAuthProvider>,
    )
    await expect.element(screen.getByText('Hello grace@example.com')).toBeVisible()
  })
})
