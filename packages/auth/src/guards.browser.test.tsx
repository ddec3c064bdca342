import { useEffect, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RequireAuth, RequireRecovery, RequireSignedOut } from './guards.js'
import { createFakeAuth, FakeAuthProvider, type FakeAuth } from './testing/index.js'

const credentials = { email: 'ada@example.com', password: 'password' }

function show(auth: FakeAuth, guarded: ReactNode) {
  return render(<FakeAuthProvider auth={auth}>{guarded}</FakeAuthProvider>)
}

/** Calls `note` whenever it is mounted. */
function Mounted({ note }: { note: () => void }) {
  useEffect(note, [note])
  return <p>Inside</p>
}

describe('RequireAuth', () => {
  it('mounts private content only when signed in', async () => {
    const auth = createFakeAuth({ latency: 20 })
    const note = vi.fn<() => void>()
    const screen = await show(
      auth,
      <RequireAuth
        loading={<p>Loading...</p>}
        signedOut={() => <p>Please sign in</p>}
        recovery={() => <p>Choose a password</p>}
      >
        <Mounted note={note} />
      </RequireAuth>,
    )
    await expect.element(screen.getByText('Loading...')).toBeVisible()
    await expect.element(screen.getByText('Please sign in')).toBeVisible()
    auth.emit('PASSWORD_RECOVERY', auth.createSession())
    await expect.element(screen.getByText('Choose a password')).toBeVisible()
    expect(note).not.toHaveBeenCalled()

    await auth.updatePassword({ password: 'new password' })
    await expect.element(screen.getByText('Inside')).toBeVisible()
    auth.emit('TOKEN_REFRESHED', auth.createSession())
    auth.emit('SIGNED_IN', auth.getState().session)
    expect(note).toHaveBeenCalledTimes(1)
    auth.emit('SIGNED_OUT', null)
    await expect.element(screen.getByText('Inside')).not.toBeInTheDocument()
  })

  it('shows nothing in a recovery and while loading by default', async () => {
    const auth = createFakeAuth({ user: {}, recovery: true, latency: 20 })
    const screen = await show(auth, <RequireAuth signedOut="Please sign in">Inside</RequireAuth>)
    expect(screen.container.textContent).toBe('')
    await vi.waitUntil(() => auth.getState().status === 'recovery')
    expect(screen.container.textContent).toBe('')
  })
})

describe('RequireSignedOut', () => {
  it('hides its children from members, except in a recovery', async () => {
    const auth = createFakeAuth({ latency: 20 })
    const screen = await show(
      auth,
      <RequireSignedOut loading={<p>Loading...</p>} signedIn={() => <p>Welcome back</p>}>
        <p>Sign in here</p>
      </RequireSignedOut>,
    )
    await expect.element(screen.getByText('Loading...')).toBeVisible()
    await expect.element(screen.getByText('Sign in here')).toBeVisible()
    auth.emit('PASSWORD_RECOVERY', auth.createSession())
    await expect.element(screen.getByText('Sign in here')).toBeVisible()
    await auth.signInWithPassword(credentials)
    await expect.element(screen.getByText('Welcome back')).toBeVisible()
    auth.expire()
    await expect.element(screen.getByText('Sign in here')).toBeVisible()
  })
})

describe('RequireRecovery', () => {
  it('shows its children during a recovery only', async () => {
    const auth = createFakeAuth({ latency: 20 })
    const screen = await show(
      auth,
      <RequireRecovery loading={<p>Loading...</p>} otherwise={() => <p>Nothing to do here</p>}>
        <p>Choose a password</p>
      </RequireRecovery>,
    )
    await expect.element(screen.getByText('Loading...')).toBeVisible()
    await expect.element(screen.getByText('Nothing to do here')).toBeVisible()
    auth.emit('PASSWORD_RECOVERY', auth.createSession())
    await expect.element(screen.getByText('Choose a password')).toBeVisible()
    await auth.updatePassword({ password: 'new password' })
    await expect.element(screen.getByText('Nothing to do here')).toBeVisible()
  })
})
