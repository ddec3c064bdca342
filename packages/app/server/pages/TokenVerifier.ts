import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type { AuthServer } from './AuthServer.ts'
import { PageError } from './PageError.ts'

/** Allowed difference between the clocks of this server and of the auth server, in seconds. */
const clockTolerance = 60

/** Algorithms of keys that are published, and the one of a secret, which is not. */
const published = ['ES256', 'RS256', 'EdDSA']
const shared = 'HS256'

/** An access token as far as it can be checked here. */
export interface CheckedToken {
  /** The id of its account. Anyone can claim one in a token that is not verified. */
  readonly account: string
  /** Whether a key of the project signed it, and it has not expired. */
  readonly isVerified: boolean
}

/** Errors that say nothing about the token: the keys could not be read. */
const keyErrors: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
])

function algorithmOf(token: string): string {
  try {
    return decodeProtectedHeader(token).alg ?? ''
  } catch {
    throw new PageError('signed-out')
  }
}

function accountOf({ sub }: JWTPayload): string {
  if (sub === undefined || sub === '') throw new PageError('signed-out')
  return sub
}

function refusalOf(error: unknown): PageError {
  if (error instanceof PageError) return error
  const isOfToken = error instanceof errors.JOSEError && !keyErrors.has(error.code)
  return new PageError(isOfToken ? 'signed-out' : 'unchecked')
}

/**
 * Checks access tokens by the keys that the auth server publishes, so that a wrong one costs it
 * nothing. Keys are read once in ten minutes, and for an unknown key at most once in half a minute.
 */
export class TokenVerifier {
  readonly #keys: ReturnType<typeof createRemoteJWKSet>
  readonly #secret?: Uint8Array

  /** @param secret signs the tokens of a project that publishes no keys. @default not known */
  constructor({ url, get }: AuthServer, secret?: string) {
    const path = '/.well-known/jwks.json'
    this.#keys = createRemoteJWKSet(new URL(url + path), {
      [customFetch]: async () => get(path),
    })
    if (secret !== undefined) this.#secret = new TextEncoder().encode(secret)
  }

  /**
   * Checks a token.
   *
   * @throws {PageError} `signed-out`; `unchecked` if the keys cannot be read
   */
  async check(token: string): Promise<CheckedToken> {
    try {
      if (algorithmOf(token) !== shared) return await this.#verify(token, this.#keys, published)
      const secret = this.#secret
      if (secret) return await this.#verify(token, secret, [shared])
      return await this.#readUnverified(token)
    } catch (error) {
      throw refusalOf(error)
    }
  }

  async #verify(
    token: string,
    key: JWTVerifyGetKey | Uint8Array,
    algorithms: string[],
  ): Promise<CheckedToken> {
    const { payload } = await jwtVerify(token, key, { algorithms, clockTolerance })
    return { account: accountOf(payload), isVerified: true }
  }

  /** Reads a token of a project that publishes no keys; one that does signs with no secret. */
  async #readUnverified(token: string): Promise<CheckedToken> {
    const payload = decodeJwt(token)
    const expires = (payload.exp ?? 0) + clockTolerance
    if (expires * 1000 < Date.now()) throw new PageError('signed-out')
    if (!this.#keys.fresh) await this.#keys.reload()
    if (this.#keys.jwks()?.keys.length !== 0) throw new PageError('signed-out')
    return { account: accountOf(payload), isVerified: false }
  }
}
