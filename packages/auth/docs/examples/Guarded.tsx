import { RequireAuth, RequireRecovery, RequireSignedOut } from '@dropwatt/auth'
import { NewPasswordForm } from './NewPasswordForm.js'
import { SignInForm } from './SignInForm.js'

/** A page for signed-in users only. */
export function PrivatePage() {
  return (
    <RequireAuth
      loading={<p>One moment…</p>}
      signedOut={<a href="/login">Sign in first</a>}
      recovery={<a href="/update-password">Choose a new password first</a>}
      secondStep={<a href="/two-step">One more step</a>}
    >
      <p>Only signed-in users see this.</p>
    </RequireAuth>
  )
}

/** The sign-in page. */
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

/** The page that a recovery link redirects to. */
export function UpdatePasswordPage() {
  return (
    <RequireRecovery
      loading={<p>One moment…</p>}
      otherwise={<a href="/forgot-password">Request a link first</a>}
    >
      <NewPasswordForm />
    </RequireRecovery>
  )
}
