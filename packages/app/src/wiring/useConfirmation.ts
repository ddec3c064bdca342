import { useAuth } from '@dropwatt/auth'
import { paths } from '../paths.ts'
import { returnUrl } from './returnUrl.ts'
import type { Entrance } from './useEntrance.ts'
import { useMailedCode } from './useMailedCode.ts'
import { useOutbox } from './useOutbox.ts'

/** Gives the pages of signing in and up what confirms an address: its mail again, and the code in it. */
export function useConfirmation({ act, inOwnWords }: Entrance) {
  const { resendConfirmation } = useAuth()
  return {
    onResend: ({ email }: { email: string }) =>
      inOwnWords(() => resendConfirmation({ email, redirectTo: returnUrl(paths.dashboard) })),
    onVerify: useMailedCode('signup', act),
    outboxHref: useOutbox(),
  }
}
