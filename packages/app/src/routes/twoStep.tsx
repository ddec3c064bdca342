import { useAuth, useFactors } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { TwoStepPage } from '@dropwatt/ui/pages'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useNamedApps } from '../wiring/useNamedApps.ts'
import { useLocalizedHref } from '../wiring/useLocalizedHref.ts'
import { usePreferences } from '../wiring/usePreferences.ts'
import { useSignInFlow } from '../wiring/useSignInFlow.ts'

/** Takes the second step of a sign-in or of a recovery. Without one, redirects to where it leads. */
export function Component() {
  const preferences = usePreferences()
  const { user, signOut } = useAuth()
  const { challengeAndVerify, recoveryCodes } = useFactors()
  const apps = useNamedApps()
  const { status, isAlreadySignedIn, runSignIn, openDashboard } = useSignInFlow()
  const localizeHref = useLocalizedHref()

  if (status === 'loading') return <LoadingScreen />
  if (status === 'recovery') return <Navigate to={paths.updatePassword} replace />
  if (isAlreadySignedIn) return <Navigate to={paths.dashboard} replace />
  if (status === 'signedOut') return <Navigate to={localizeHref(paths.signIn)} replace />
  return (
    <TwoStepPage
      {...preferences}
      email={user?.email}
      apps={apps}
      hasRecoveryCodes={recoveryCodes !== undefined}
      onConfirm={(confirmation) =>
        runSignIn(async () => {
          if (confirmation.kind === 'code') {
            await challengeAndVerify({ id: confirmation.app, code: confirmation.code })
          } else await recoveryCodes?.signIn(confirmation)
        })
      }
      onSignedIn={openDashboard}
      onOtherAccount={signOut}
    />
  )
}
