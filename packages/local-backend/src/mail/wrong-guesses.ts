import { createShortLived } from '../short-lived.ts'
import type { Services } from '../services.ts'
import type { OneTimeToken } from '../store/one-time-tokens.ts'

const mostGuesses = 10

/** Counts a wrong code for all tokens it could have matched. */
export type CountWrongGuess = (tokens: readonly OneTimeToken[]) => void

/**
 * Creates a counter of wrong codes per token. The tenth invalidates the token, because six digits are
 * quickly brute-forced. Call the returned function inside a transaction that commits.
 */
export function createWrongGuesses({ store, settings }: Services): CountWrongGuess {
  const counts = createShortLived<number>(settings.otpExpirySeconds * 1000, settings.uptime)

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
