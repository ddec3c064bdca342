import { AuthError, describeAuthError } from '@dropwatt/auth'
import type { Language } from '../config/languages.ts'
import { useAuthErrorTexts, useLanguage } from './LanguageProvider.tsx'

/** The language of the auth server's own error messages. */
const serverLanguage: Language = 'en'

/**
 * Returns a function that runs an action and rethrows its error with a message in the current
 * language. In English the server's own message is kept, except about second factors.
 */
export function useLocalizedErrors() {
  const texts = useAuthErrorTexts()
  const { language } = useLanguage()
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (error) {
      const { code, status, retryAfter } = toFields(error)
      if (language === serverLanguage && !code.startsWith('mfa_')) throw error
      const words = describeAuthError(error, texts)
      throw new AuthError(words, { code, status, retryAfter, cause: error })
    }
  }
}

function toFields(error: unknown): Pick<AuthError, 'code'> & Partial<AuthError> {
  return error instanceof AuthError ? error : { code: 'unknown' }
}
