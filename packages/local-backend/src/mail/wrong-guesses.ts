import { createShortLived } from '../short-lived.ts'
import type { Services } from '../services.ts'
import type { OneTimeToken } from '../store/one-time-tokens.ts'

const mostGuesses = 10

/** Counts a wrong code against all tokens that it might have been for. */
export type CountWrongGuess = (tokens: readonly OneTimeToken[]) => void

/**
 * Makes a count of the wrong codes for each token. The tenth makes the token worthless, for six
 * digits are soon tried out. Call what it returns inside a transaction that is saved.
 */
export function createWrongGuesses({ store, settings }: Services): CountWrongGuess {
  const counts = createShortLived<number>(settings.otpExpirySeconds * 1000, settings.now)

  return (tokens) => {
    for (const { id, user_id, token_type } of tokens) {
      const count = (counts.get(id) ?? 0) + 1
      if (count < mostGuesses) {
        counts.set(id, count)
      } else {
        counts.take(id)
        store.oneTimeTokens.remove(user_id, token_type)
      }
    }
  }
}
