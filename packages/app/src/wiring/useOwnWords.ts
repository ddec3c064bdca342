import { describeAuthError } from '@dropwatt/auth'
import { useAuthErrorWords } from './LanguageProvider.tsx'

/** Gives what runs an action so that its failure is told in the language in force. */
export function useOwnWords() {
  const words = useAuthErrorWords()
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (error) {
      throw words ? new Error(describeAuthError(error, words), { cause: error }) : error
    }
  }
}
