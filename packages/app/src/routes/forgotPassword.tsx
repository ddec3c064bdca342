import { useAuth } from '@dropwatt/auth'
import { ForgotPasswordPage } from '@dropwatt/ui/pages'
import { Navigate, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { returnUrl } from '../wiring/returnUrl.ts'
import { useSignInFlow } from '../wiring/useSignInFlow.ts'
import { useEmailCode } from '../wiring/useEmailCode.ts'
import { useNotice } from '../wiring/useNotice.ts'
import { useOutbox } from '../wiring/useOutbox.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

export function Component() {
  const preferences = usePreferences()
  const { requestPasswordReset } = useAuth()
  const { status, isAlreadySignedIn, withLocalizedErrors } = useSignInFlow()
  const verify = useEmailCode('recovery', withLocalizedErrors)
  const navigate = useNavigate()
  const notice = useNotice()
  const outbox = useOutbox()

  if (status === 'second-step') return <Navigate to={paths.twoStep} replace />
  if (isAlreadySignedIn) return <Navigate to={paths.dashboard} replace />
  return (
    <ForgotPasswordPage
      {...preferences}
      onRequest={({ email }) =>
        withLocalizedErrors(() =>
          requestPasswordReset({ email, redirectTo: returnUrl(paths.updatePassword) }),
        )
      }
      onVerify={async (code) => {
        await verify(code)
        void navigate(paths.updatePassword, { replace: true })
      }}
      outboxHref={outbox}
      notice={notice}
    />
  )
}
