import { AuthError, describeAuthError } from '@dropwatt/auth'
import type { Language } from '../config/languages.ts'
import { useAuthErrorTexts, useLanguage } from './LanguageProvider.tsx'

/** The language of the auth server's own error messages. */
const serverLanguage: Language = 'en'

/**
 * Returns a function that runs an action and rethrows its error with a message in the current
 * language. In English the server's own message is kept.
 */
export function useLocalizedErrors() {
  const texts = useAuthErrorTexts()
  const { language } = useLanguage()
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (error) {
      if (language === serverLanguage) throw error
      const { code, retryAfter } = error instanceof AuthError ? error : { code: 'unknown' }
      throw new AuthError(describeAuthError(error, texts), { code, retryAfter, cause: error })
    }
  }
}
