import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  sign,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'

/** A private key as a JWK (RFC 7517). */
export type SigningJwk = JsonWebKey & { readonly kid?: string; readonly alg?: string }

/** The signing algorithm of tokens. */
type SigningAlgorithm = 'ES256' | 'HS256' | 'RS256'

/** The keys that sign and verify access tokens. With HS256 they are the same. */
export interface SigningKeys {
  readonly kid: string
  readonly algorithm: SigningAlgorithm
  readonly signingKey: KeyObject
  readonly verificationKey: KeyObject
  /** The public part. Empty for a shared secret. */
  readonly publicJwks: readonly JsonWebKey[]
}

/** In bits, RFC 7518 3.3. */
const shortestModulus = 2048
/** In bytes, RFC 7518 3.2. */
const shortestSecret = 32

const algorithms: Readonly<Record<string, SigningAlgorithm>> = {
  EC: 'ES256',
  RSA: 'RS256',
  oct: 'HS256',
}

/** Creates the error for an invalid key, without showing any of it. */
const unfit = (what: string, Kind: typeof TypeError | typeof RangeError = TypeError) =>
  new Kind(`[@dropwatt/local-backend] signingKey ${what}`)

/** RFC 7638: the members of the key, in alphabetical order. */
function thumbprint({ crv, e, k, kty, n, x, y }: JsonWebKey): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv, e, k, kty, n, x, y }))
    .digest('base64url')
}

function importPrivateKey(jwk: SigningJwk): KeyObject {
  if (typeof jwk.d !== 'string') {
    throw unfit('is a public key. Give the private one, which has the member "d".')
  }
  try {
    return createPrivateKey({ key: jwk, format: 'jwk' })
  } catch {
    // The error of node:crypto may contain the key.
    throw unfit(`is not a valid ${jwk.kty} key in JWK notation.`)
  }
}

function requireStrength({ asymmetricKeyDetails: details }: KeyObject): void {
  const { namedCurve, modulusLength } = details ?? {}
  if (namedCurve !== undefined && namedCurve !== 'prime256v1') {
    throw unfit(`is on the curve ${namedCurve}. Give a key on P-256.`, RangeError)
  }
  if (modulusLength !== undefined && modulusLength < shortestModulus) {
    throw unfit(
      `has ${modulusLength} bits. Give an RSA key of ${shortestModulus} or more.`,
      RangeError,
    )
  }
}

/** Checks that the public and the private part of a JWK belong together. */
function requirePair(signingKey: KeyObject, verificationKey: KeyObject): void {
  const probe = Buffer.from('probe')
  if (!verify('sha256', probe, verificationKey, sign('sha256', probe, signingKey))) {
    throw unfit('has the public part of another key.')
  }
}

function readPair(jwk: SigningJwk, algorithm: SigningAlgorithm): SigningKeys {
  const signingKey = importPrivateKey(jwk)
  requireStrength(signingKey)
  const verificationKey = createPublicKey(signingKey)
  requirePair(signingKey, verificationKey)
  const published = verificationKey.export({ format: 'jwk' })
  const kid = jwk.kid ?? thumbprint(published)
  return {
    kid,
    algorithm,
    signingKey,
    verificationKey,
    publicJwks: [{ ...published, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] }],
  }
}

function readSecret(jwk: SigningJwk): SigningKeys {
  const secret = Buffer.from(typeof jwk.k === 'string' ? jwk.k : '', 'base64url')
  if (secret.length < shortestSecret) {
    throw unfit(
      `has a secret of ${secret.length} bytes. Give ${shortestSecret} or more, in base64url as the member "k".`,
      RangeError,
    )
  }
  const key = createSecretKey(secret)
  return {
    kid: jwk.kid ?? thumbprint({ kty: 'oct', k: secret.toString('base64url') }),
    algorithm: 'HS256',
    signingKey: key,
    verificationKey: key,
    publicJwks: [],
  }
}

/**
 * Creates signing keys from a JWK: EC P-256 (ES256), RSA of 2048 bits or more (RS256), or a shared
 * secret of 32 bytes or more (`oct`, HS256). The default `kid` is the thumbprint (RFC 7638).
 * @throws TypeError if it is not a private key; RangeError if it is too weak or on another curve.
 */
export function readSigningJwk(jwk: SigningJwk): SigningKeys {
  const algorithm = typeof jwk.kty === 'string' ? algorithms[jwk.kty] : undefined
  if (!algorithm) throw unfit('has no "kty" that is EC, RSA or oct.')
  if (jwk.alg !== undefined && jwk.alg !== algorithm) {
    throw unfit(`names another "alg" than ${algorithm}, which ${jwk.kty} keys sign with here.`)
  }
  if (jwk.kid !== undefined && typeof jwk.kid !== 'string') {
    throw unfit('has a "kid" that is not text.')
  }
  return algorithm === 'HS256' ? readSecret(jwk) : readPair(jwk, algorithm)
}
