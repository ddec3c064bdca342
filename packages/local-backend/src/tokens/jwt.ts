import type { JWTPayload } from 'jose'
import { jwtVerify } from 'jose/jwt/verify'
import { badJwt } from '../errors.ts'
import type { SigningKeys } from './signing-jwk.ts'

interface Expected {
  /** In milliseconds. */
  readonly now: number
  /** @default any */
  readonly issuer?: string
  /** @default any */
  readonly audience?: string
}

/**
 * Verifies any token of this server. Only the algorithm of its key is accepted.
 * @throws ApiError 403 `bad_jwt` unless this key signed it and it is valid at the time.
 */
export async function verifyJwt(
  { algorithm, verificationKey }: SigningKeys,
  token: string,
  { now, ...claims }: Expected,
): Promise<JWTPayload> {
  const options = { algorithms: [algorithm], currentDate: new Date(now), ...claims }
  const { payload } = await jwtVerify(token, verificationKey, options).catch((cause: unknown) => {
    throw badJwt(cause)
  })
  return payload
}
