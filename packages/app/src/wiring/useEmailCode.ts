import { AuthError, useAuth, type AuthCodeType } from '@dropwatt/auth'
import { useTexts } from './LanguageProvider.tsx'
import type { SignInFlow } from './useSignInFlow.ts'

/**
 * Returns a function that verifies a code from an email. GoTrue's error for a wrong code speaks of a
 * link, so it gets a message of its own.
 *
 * @param run runs the request; its other errors pass through
 */
export function useEmailCode(type: AuthCodeType, run: SignInFlow['runSignIn']) {
  const { verifyCode } = useAuth()
  const { codeRefused } = useTexts()
  return async ({ email, code }: { email: string; code: string }): Promise<void> => {
    try {
      await run(() => verifyCode({ email, code, type }))
    } catch (error) {
      if (!(error instanceof AuthError) || error.code !== 'otp_expired') throw error
      throw new AuthError(codeRefused, { code: error.code, cause: error })
    }
  }
}
