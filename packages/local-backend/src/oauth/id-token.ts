import { createHash } from 'node:crypto'
import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote'
import { jwtVerify } from 'jose/jwt/verify'
import * as z from 'zod/mini'
import { ApiError } from '../errors.ts'
import { parseEmail } from '../http/email.ts'
import type { Fetch, OpenIdIssuer } from './openid.ts'
import type { OAuthProfile } from './provider.ts'

const longestName = 256
const longestPicture = 2048

/** An invalid name or picture is omitted. */
const claims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  nonce: z.string(),
  at_hash: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  name: z.catch(z.optional(z.string().check(z.maxLength(longestName))), undefined),
  picture: z.catch(
    z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(longestPicture))),
    undefined,
  ),
})

type Claims = z.output<typeof claims>

interface Expected {
  readonly nonce: string
  /** The access token issued with the id_token. */
  readonly accessToken: string
}

/** Verifies an id_token and returns its profile. @throws ApiError if it is invalid. */
export type IdTokenReader = (token: string, expected: Expected) => Promise<OAuthProfile>

/** Creates GoTrue's error for an invalid profile. The cause only goes to the log. */
const profileError = (cause: string) =>
  new ApiError(500, 'unexpected_failure', 'Error getting user profile from external provider', {
    cause,
  })

/** The left half of the token's SHA-256, for algorithms that end in 256. */
function accessTokenHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
}

function requireOwn(
  { aud, azp, nonce, at_hash }: Claims,
  clientId: string,
  expected: Expected,
): void {
  if ([aud].flat().some((audience) => audience !== clientId)) {
    throw profileError('The id_token is meant for others as well')
  }
  if (azp !== undefined && azp !== clientId) {
    throw profileError('The id_token was issued to another client')
  }
  if (nonce !== expected.nonce) throw profileError('The id_token belongs to another sign-in')
  if (at_hash !== undefined && at_hash !== accessTokenHash(expected.accessToken)) {
    throw profileError('The id_token belongs to another access token')
  }
}

function toProfile({ iss, sub, email, email_verified, name, picture }: Claims): OAuthProfile {
  const address = parseEmail(email ?? '')
  if (!address) {
    throw new ApiError(500, 'unexpected_failure', 'Error getting user email from external provider')
  }
  return {
    subject: sub,
    issuer: iss,
    email: address,
    emailVerified: email_verified === true,
    fullName: name,
    picture,
  }
}

/**
 * Creates the verifier for the id_tokens of an issuer: the rules of OpenID Connect Core 3.1.3.7 and
 * 3.1.3.8, with a required nonce and this client as the only audience.
 * @param now clock in milliseconds.
 */
export function createIdTokenReader(
  issuer: OpenIdIssuer,
  clientId: string,
  { fetch, now }: { fetch: Fetch; now: () => number },
): IdTokenReader {
  const keys = createRemoteJWKSet(new URL(issuer.jwksUri), { [customFetch]: fetch })

  return async (token, expected) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [...issuer.algorithms],
      issuer: [...issuer.names],
      audience: clientId,
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(now()),
    }).catch((cause: unknown) => {
      throw profileError(cause instanceof Error ? cause.message : String(cause))
    })
    const result = claims.safeParse(payload)
    if (!result.success) {
      throw profileError(`The id_token lacks a usable "${result.error.issues[0]?.path.join('.')}"`)
    }
    requireOwn(result.data, clientId, expected)
    return toProfile(result.data)
  }
}
