import { useAuth } from '@dropwatt/auth'
import { SignUpPage } from '@dropwatt/ui/pages'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { returnUrl } from '../wiring/returnUrl.ts'
import { useConfirmation } from '../wiring/useConfirmation.ts'
import { useSignInFlow } from '../wiring/useSignInFlow.ts'
import { useNotice } from '../wiring/useNotice.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

export function Component() {
  const preferences = usePreferences()
  const { language } = preferences
  const { signUp, signInWithGoogle } = useAuth()
  const flow = useSignInFlow()
  const { status, isAlreadySignedIn, runSignIn, withLocalizedErrors, openDashboard } = flow
  const confirmation = useConfirmation(flow)
  const notice = useNotice()

  if (status === 'second-step') return <Navigate to={paths.twoStep} replace />
  if (isAlreadySignedIn) return <Navigate to={paths.dashboard} replace />
  return (
    <SignUpPage
      {...preferences}
      {...confirmation}
      onSignUp={(credentials) =>
        runSignIn(async () => {
          const redirectTo = returnUrl(paths.dashboard)
          // The language of the account's mails.
          const { session } = await signUp({ ...credentials, redirectTo, data: { language } })
          return { confirmEmail: !session }
        })
      }
      onSignedUp={openDashboard}
      onGoogle={() =>
        withLocalizedErrors(() => signInWithGoogle({ redirectTo: returnUrl(paths.dashboard) }))
      }
      notice={notice}
    />
  )
}
