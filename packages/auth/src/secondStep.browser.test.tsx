import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RequireAuth, RequireRecovery, RequireSignedOut } from './guards.js'
import { createFakeAuth, FakeAuthProvider, type FakeAuth } from './testing/index.js'
import { useAccount } from './useAccount.js'
import { useFactors } from './useFactors.js'
import { useSessions } from './useSessions.js'

const factor = {
  id: 'factor-1',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
} as const
const user = { factors: [factor] }

function Account() {
  const { list, recoveryCodes } = useFactors()
  const sessions = useSessions()
  const { status, deleteAccount } = useAccount()
  return (
    <p>
      {list.map(({ name }) => name).join()} {recoveryCodes ? 'codes' : 'no codes'}{' '}
      {sessions.list?.length ?? 0} sessions, account {status} {deleteAccount && 'can go'}
    </p>
  )
}

function show(auth: FakeAuth, content: ReactNode) {
  return render(
    <StrictMode>
      <FakeAuthProvider auth={auth}>{content}</FakeAuthProvider>
    </StrictMode>,
  )
}

it('guards mount nothing private before the second step', async () => {
  const auth = createFakeAuth({ user, secondStep: true })
  const screen = await show(
    auth,
    <>
      <RequireAuth signedOut="Please sign in" secondStep={() => <p>One more step</p>}>
        <Account />
      </RequireAuth>
      <RequireSignedOut signedIn="Welcome back">
        <p>Sign in here</p>
      </RequireSignedOut>
      <RequireRecovery otherwise={<p>Nothing to do here</p>}>Choose a password</RequireRecovery>
    </>,
  )
  await expect.element(screen.getByText('One more step')).toBeVisible()
  expect(screen.container.textContent).toBe('One more stepSign in hereNothing to do here')
  auth.emit('MFA_CHALLENGE_VERIFIED', auth.createSession())
  expect(auth.getState().status).toBe('second-step')
})

it('the hooks load once and re-render only for what changes', async () => {
  const requests = vi.fn<(action: string) => undefined>()
  const auth = createFakeAuth({ user, fail: requests })
  const screen = await show(auth, <Account />)
  const loaded = screen.getByText('Phone codes 2 sessions, account ready can go')
  await expect.element(loaded).toBeVisible()
  // What is offered, the codes, and the sessions.
  expect(requests.mock.calls).toEqual([['account'], ['account'], ['account']])
  auth.emit('TOKEN_REFRESHED', auth.createSession())
  await expect.element(loaded).toBeVisible()
  expect(requests).toHaveBeenCalledTimes(3)
})

it('what was loaded for a session is gone with it', async () => {
  const auth = createFakeAuth({ user })
  const screen = await show(auth, <Account />)
  await expect.element(screen.getByText(/2 sessions/)).toBeVisible()
  auth.emit('SIGNED_OUT', null)
  await expect.element(screen.getByText('no codes 0 sessions, account loading')).toBeVisible()
})

it('the hooks know nothing on a server', () => {
  const auth = createFakeAuth({ user })
  const html = renderToString(
    <FakeAuthProvider auth={auth}>
      <Account />
    </FakeAuthProvider>,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('no codes 0 sessions, account loading')
})
