import { useAuth } from '@dropwatt/auth'
import { ForgotPasswordPage } from '@dropwatt/ui/pages'
import { Navigate, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { returnUrl } from '../wiring/returnUrl.ts'
import { useEntrance } from '../wiring/useEntrance.ts'
import { useMailedCode } from '../wiring/useMailedCode.ts'
import { useNotice } from '../wiring/useNotice.ts'
import { useOutbox } from '../wiring/useOutbox.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

export function Component() {
  usePageTitle(paths.forgotPassword)
  const preferences = usePreferences()
  const { requestPasswordReset } = useAuth()
  const { hasEntered, inOwnWords } = useEntrance()
  const verify = useMailedCode('recovery', inOwnWords)
  const navigate = useNavigate()
  const notice = useNotice()
  const outbox = useOutbox()

  if (hasEntered) return <Navigate to={paths.dashboard} replace />
  return (
    <ForgotPasswordPage
      {...preferences}
      onRequest={({ email }) =>
        inOwnWords(() =>
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
