import { useAuth } from '@dropwatt/auth'
import { paths } from '../paths.ts'
import { returnUrl } from './returnUrl.ts'
import { useEmailCode } from './useEmailCode.ts'
import { useOutbox } from './useOutbox.ts'
import type { SignInFlow } from './useSignInFlow.ts'

/** Returns the props that let the sign-in and sign-up pages confirm an email address. */
export function useConfirmation({ runSignIn, withLocalizedErrors }: SignInFlow) {
  const { resendConfirmation } = useAuth()
  return {
    onResend: ({ email }: { email: string }) =>
      withLocalizedErrors(() =>
        resendConfirmation({ email, redirectTo: returnUrl(paths.dashboard) }),
      ),
    onVerify: useEmailCode('signup', runSignIn),
    outboxHref: useOutbox(),
  }
}
