import { RequireAuth, useAuth } from '@dropwatt/auth'
import { AuthForm } from './AuthForm.js'
import { NewPasswordForm } from './NewPasswordForm.js'
import { SecondStepForm } from './SecondStepForm.js'

export function App() {
  return (
    <RequireAuth
      loading={<p>One moment…</p>}
      signedOut={<AuthForm />}
      recovery={<NewPasswordForm />}
      secondStep={<SecondStepForm />}
    >
      <Home />
    </RequireAuth>
  )
}

/** Visible to signed-in users only. */
function Home() {
  const { user, signOut } = useAuth()
  return (
    <>
      <p>You are signed in as {user?.email}.</p>
      <button onClick={signOut}>Sign out</button>
    </>
  )
}
