import { describeAuthError } from '@dropwatt/auth'
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
      throw new Error(describeAuthError(error, words), { cause: error })
    }
  }
}
