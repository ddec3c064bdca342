import { AuthError, useAuth, type AuthCodeType } from '@dropwatt/auth'
import { useTexts } from './LanguageProvider.tsx'
import type { Entrance } from './useEntrance.ts'

/**
 * Gives what checks the code of a mail, and tells of a wrong one as of a code.
 *
 * @param run runs the check, and tells its other failures
 */
export function useMailedCode(type: AuthCodeType, run: Entrance['act']) {
  const { verifyCode } = useAuth()
  const { codeRefused } = useTexts()
  return async ({ email, code }: { email: string; code: string }): Promise<void> => {
    try {
      await run(() => verifyCode({ email, code, type }))
    } catch (error) {
      // GoTrue has one answer for codes and links.
      if (!(error instanceof AuthError) || error.code !== 'otp_expired') throw error
      throw new AuthError(codeRefused, { code: error.code, cause: error })
    }
  }
}
