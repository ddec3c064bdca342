import { RequireAuth, useAuth } from '@dropwatt/auth'
import { Entrance } from './Entrance.js'
import { NewPasswordForm } from './NewPasswordForm.js'

export function App() {
  return (
    <RequireAuth
      loading={<p>One moment…</p>}
      signedOut={<Entrance />}
      recovery={<NewPasswordForm />}
    >
      <Home />
    </RequireAuth>
  )
}

/** Only signed-in people get to see it. */
function Home() {
  const { user, signOut } = useAuth()
  return (
    <>
      <p>You are signed in as {user?.email}.</p>
      <button onClick={signOut}>Sign out</button>
    </>
  )
}
