import { AuthError, describeAuthError } from '@dropwatt/auth'
import type { Language } from '../config/languages.ts'
import { useAuthErrorTexts, useLanguage } from './LanguageProvider.tsx'

/** The language of the auth server's own error messages. */
const serverLanguage: Language = 'en'

type RunWithErrors = <Result>(action: () => Promise<Result>) => Promise<Result>

/** Returns a function that runs an action and rethrows its error with our message for its code. */
export function useDescribedErrors(): RunWithErrors {
  const texts = useAuthErrorTexts()
  return async (action) => {
    try {
      return await action()
    } catch (error) {
      const { code, status, retryAfter } = toFields(error)
      const words = describeAuthError(error, texts)
      throw new AuthError(words, { code, status, retryAfter, cause: error })
    }
  }
}

/**
 * Returns a function that runs an action and rethrows its error with a message in the current
 * language. In English the server's own message is kept, except about second factors.
 */
export function useLocalizedErrors(): RunWithErrors {
  const describe = useDescribedErrors()
  const { language } = useLanguage()
  const keepsMessage = (code: string) => language === serverLanguage && !code.startsWith('mfa_')
  return (action) =>
    describe(action).catch((error: AuthError) => {
      throw keepsMessage(error.code) ? error.cause : error
    })
}

function toFields(error: unknown): Pick<AuthError, 'code'> & Partial<AuthError> {
  return error instanceof AuthError ? error : { code: 'unknown' }
}
