import { AuthError, describeAuthError } from '@dropwatt/auth'
import type { Language } from '../config/languages.ts'
import { useAuthErrorWords, useLanguage } from './LanguageProvider.tsx'

/** What a server of accounts says by itself is in this language. */
const serverLanguage: Language = 'en'

/**
 * Gives what runs an action so that its failure is told in the language in force. Where that is the
 * server's language, its own words are kept.
 */
export function useOwnWords() {
  const words = useAuthErrorWords()
  const { language } = useLanguage()
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (error) {
      if (language === serverLanguage) throw error
      const { code, retryAfter } = error instanceof AuthError ? error : { code: 'unknown' }
      throw new AuthError(describeAuthError(error, words), { code, retryAfter, cause: error })
    }
  }
}
