import { AuthError, describeAuthError } from '@dropwatt/auth'
import { useAuthErrorWords, useLanguage } from './LanguageProvider.tsx'

/**
 * Gives what runs an action so that its failure is told in the language in force. English is what
 * the server speaks, so there its own words are kept.
 */
export function useOwnWords() {
  const words = useAuthErrorWords()
  const { language } = useLanguage()
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (error) {
      if (language === 'en') throw error
      const { code, retryAfter } = error instanceof AuthError ? error : { code: 'unknown' }
      throw new AuthError(describeAuthError(error, words), { code, retryAfter, cause: error })
    }
  }
}
