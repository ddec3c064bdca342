import { useAuth } from '@dropwatt/auth'
import { SignUpPage } from '@dropwatt/ui/pages'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { returnUrl } from '../wiring/returnUrl.ts'
import { useConfirmation } from '../wiring/useConfirmation.ts'
import { useEntrance } from '../wiring/useEntrance.ts'
import { useNotice } from '../wiring/useNotice.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

export function Component() {
  usePageTitle(paths.signUp)
  const preferences = usePreferences()
  const { signUp, signInWithGoogle } = useAuth()
  const entrance = useEntrance()
  const { hasEntered, act, inOwnWords, enter } = entrance
  const confirmation = useConfirmation(entrance)
  const notice = useNotice()

  if (hasEntered) return <Navigate to={paths.dashboard} replace />
  return (
    <SignUpPage
      {...preferences}
      {...confirmation}
      onSignUp={(credentials) =>
        act(async () => ({
          confirmEmail: !(await signUp({ ...credentials, redirectTo: returnUrl(paths.dashboard) }))
            .session,
        }))
      }
      onSignedUp={enter}
      onGoogle={() =>
        inOwnWords(() => signInWithGoogle({ redirectTo: returnUrl(paths.dashboard) }))
      }
      notice={notice}
    />
  )
}
