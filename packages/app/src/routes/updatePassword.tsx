import { useAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { NewPasswordPage } from '@dropwatt/ui/pages'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useLocalizedHref } from '../wiring/useLocalizedHref.ts'
import { useSignInFlow } from '../wiring/useSignInFlow.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

/** The target of recovery links. Without one, redirects to the page that sends it. */
export function Component() {
  const preferences = usePreferences()
  const { user, updatePassword, signOut } = useAuth()
  const { status, isAlreadySignedIn, runSignIn, openDashboard } = useSignInFlow()
  const localizeHref = useLocalizedHref()
  const [wasRecovering, setWasRecovering] = useState(false)
  if (status === 'recovery' && !wasRecovering) setWasRecovering(true)

  if (status === 'loading') return <LoadingScreen />
  if (status === 'second-step') return <Navigate to={paths.twoStep} replace />
  if (isAlreadySignedIn) return <Navigate to={paths.dashboard} replace />
  if (status === 'signedOut') {
    return (
      <Navigate to={localizeHref(wasRecovering ? paths.signIn : paths.forgotPassword)} replace />
    )
  }
  return (
    <NewPasswordPage
      {...preferences}
      email={user?.email}
      onSave={({ password }) => runSignIn(() => updatePassword({ password }))}
      onSaved={openDashboard}
      onCancel={() => void signOut()}
    />
  )
}
