import { redeemTotp, verifiedFactors } from '../factors/factors.ts'
import { hashRecoveryCode, redeemRecoveryCode } from '../factors/recovery-codes.ts'
import type { Services } from '../services.ts'
import type { User } from '../store/users.ts'

/** Consumes a code; `false` if it is wrong. Call it inside a transaction. */
export type RedeemCode = (user: User) => boolean

const sixDigits = /^\d{6}$/

/**
 * Prepares the check of a recovery code.
 * @throws ApiError 429 after too many wrong ones. They are not counted with those of a factor, so that
 * guesses of one do not lock the other.
 */
export async function prepareRecoveryCode(
  services: Services,
  { id }: User,
  typed: string,
): Promise<RedeemCode> {
  const { lockout } = services
  const key = `recovery codes of ${id}`
  lockout.attempt(key)
  const hashed = await hashRecoveryCode(services, id, typed)
  return (user) => {
    const isRight = redeemRecoveryCode(services, user.id, hashed)
    if (isRight) lockout.clear(key)
    return isRight
  }
}

/**
 * Prepares the check of a second factor: a code of an app if it has six digits, else a recovery code.
 * @throws ApiError 429 after too many wrong codes.
 */
export async function prepareCode(
  services: Services,
  user: User,
  typed: string,
): Promise<RedeemCode> {
  const code = typed.trim()
  if (!sixDigits.test(code)) return prepareRecoveryCode(services, user, code)
  return (current) =>
    verifiedFactors(services, current).some((factor) => redeemTotp(services, factor, code))
}
