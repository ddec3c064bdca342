import { useAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { ForgotPasswordPage } from '@dropwatt/ui/pages'
import { Navigate } from 'react-router-dom'
import { readOutbox } from '../config/meta.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useEntrance } from '../wiring/useEntrance.ts'
import { useNotice } from '../wiring/useNotice.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

export function Component() {
  usePageTitle(useTexts().titles.forgotPassword)
  const { requestPasswordReset } = useAuth()
  const { status, hasEntered, inOwnWords } = useEntrance()
  const notice = useNotice()

  if (status === 'loading') return <LoadingScreen />
  if (hasEntered) return <Navigate to={paths.dashboard} replace />
  return (
    <ForgotPasswordPage
      onRequest={({ email }) =>
        inOwnWords(() =>
          requestPasswordReset({ email, redirectTo: location.origin + paths.updatePassword }),
        )
      }
      outboxHref={readOutbox(document)}
      notice={notice}
    />
  )
}
