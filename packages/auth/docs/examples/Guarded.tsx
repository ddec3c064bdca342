import { RequireAuth, RequireRecovery, RequireSignedOut } from '@dropwatt/auth'
import { NewPasswordForm } from './NewPasswordForm.js'
import { SignInForm } from './SignInForm.js'

/** For pages that only signed-in people see. */
export function PrivatePage() {
  return (
    <RequireAuth
      loading={<p>One moment…</p>}
      signedOut={<a href="/login">Sign in first</a>}
      recovery={<a href="/update-password">Choose a new password first</a>}
    >
      <p>Only signed-in people see this.</p>
    </RequireAuth>
  )
}

/** For the sign-in page. */
export function SignInPage() {
  return (
    <RequireSignedOut
      loading={<p>One moment…</p>}
      signedIn={<a href="/dashboard">You are signed in. Go on</a>}
    >
      <SignInForm />
    </RequireSignedOut>
  )
}

/** For the page that the link of a recovery mail leads to. */
export function UpdatePasswordPage() {
  return (
    <RequireRecovery
      loading={<p>One moment…</p>}
      otherwise={<a href="/forgot-password">Ask for a link first</a>}
    >
      <NewPasswordForm />
    </RequireRecovery>
  )
}
