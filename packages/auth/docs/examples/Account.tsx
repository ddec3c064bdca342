import { useAuth } from '@dropwatt/auth'
import { NewPasswordForm } from './NewPasswordForm.js'
import { SecondStepForm } from './SecondStepForm.js'
import { SignInForm } from './SignInForm.js'

export function Account() {
  const auth = useAuth()
  if (auth.status === 'loading') return <p>One moment…</p>
  if (auth.status === 'signedOut') return <SignInForm notice={auth.notice} />
  if (auth.status === 'second-step') return <SecondStepForm />
  if (auth.status === 'recovery') return <NewPasswordForm />
  return (
    <>
      <p>You are signed in as {auth.user.email}.</p>
      <button onClick={auth.signOut}>Sign out</button>
    </>
  )
}
