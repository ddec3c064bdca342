import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
import { SignJWT } from 'jose/jwt/sign'
import { createGoogle } from './google.ts'
import type { Fetch, OpenIdClient, OpenIdIssuer } from './openid.ts'
import type { OAuthProvider } from './provider.ts'
import { authPath } from '../auth-path.ts'
import { createShortLived } from '../short-lived.ts'

const requestLife = 300_000
const codeLife = 60_000
const tokenLifeSeconds = 3600

/** Path of the account picker, below that of the backend. */
export const localGooglePath = '/local-google'

/** A name that never resolves (RFC 6761), so no request to it can leave the process. */
const issuerName = 'https://local-google.invalid'

/** The account chosen in the account picker. */
export interface PickedAccount {
  readonly email: string
  readonly fullName: string
}

/** The authorization request of a browser, to which its code is bound. */
interface AuthorizationRequest {
  readonly nonce: string
  readonly codeChallenge: string
  readonly redirectUri: string
}

type IssuedCode = AuthorizationRequest & PickedAccount

/** An in-process issuer that stands in for Google. */
export interface LocalGoogle {
  /** The provider for Google, configured for this issuer. */
  readonly provider: OAuthProvider
  /** Tells whether a browser was redirected here with this `state` in the last five minutes. */
  isExpected(state: string): boolean
  /**
   * Creates the code for the redirect back. It works once, for a minute. Returns nothing for an
   * unknown `state`.
   */
  issueCode(state: string, account: PickedAccount): string | undefined
}

/** The same address always gets the same 21 digits, as with Google. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex')
  return BigInt(`0x${digest}`).toString().slice(0, 21)
}

function createKey(): { privateKey: KeyObject; publicJwk: JsonWebKey } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  return { privateKey, publicJwk: { ...jwk, kid: 'local', alg: 'ES256', use: 'sig' } }
}

const invalidGrant = () => Response.json({ error: 'invalid_grant' }, { status: 400 })

/**
 * Creates the stand-in, with a signing key in memory.
 * @param now clock in milliseconds.
 */
export function createLocalGoogle(now: () => number): LocalGoogle {
  const { privateKey, publicJwk } = createKey()
  const client: OpenIdClient = {
    clientId: 'local',
    clientSecret: randomBytes(32).toString('base64url'),
  }
  const issuer: OpenIdIssuer = {
    names: [issuerName],
    authorizationEndpoint: `${authPath}${localGooglePath}`,
    tokenEndpoint: `${issuerName}/token`,
    jwksUri: `${issuerName}/certs`,
    algorithms: ['ES256'],
  }
  const requests = createShortLived<AuthorizationRequest>(requestLife, now)
  const codes = createShortLived<IssuedCode>(codeLife, now)

  function signIdToken({ email, fullName, nonce }: IssuedCode): Promise<string> {
    const issuedAt = Math.floor(now() / 1000)
    return new SignJWT({ email, email_verified: true, name: fullName, nonce })
      .setProtectedHeader({ alg: 'ES256', kid: 'local', typ: 'JWT' })
      .setIssuer(issuerName)
      .setSubject(subjectOf(email))
      .setAudience(client.clientId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenLifeSeconds)
      .sign(privateKey)
  }

  async function answerTokenRequest(form: URLSearchParams): Promise<Response> {
    if (
      form.get('client_id') !== client.clientId ||
      form.get('client_secret') !== client.clientSecret
    ) {
      return Response.json({ error: 'invalid_client' }, { status: 401 })
    }
    const issued = codes.take(form.get('code') ?? '')
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    if (
      !issued ||
      form.get('redirect_uri') !== issued.redirectUri ||
      verifier.digest('base64url') !== issued.codeChallenge
    ) {
      return invalidGrant()
    }
    return Response.json({
      access_token: `local-google-${randomUUID()}`,
      token_type: 'Bearer',
      expires_in: tokenLifeSeconds,
      id_token: await signIdToken(issued),
    })
  }

  /** Handles all network requests of the provider in the process. */
  const fetch: Fetch = async (url, init) => {
    const request = new Request(url, init)
    if (request.url === issuer.jwksUri) return Response.json({ keys: [publicJwk] })
    if (request.url === issuer.tokenEndpoint) {
      return answerTokenRequest(new URLSearchParams(await request.text()))
    }
    return new Response(null, { status: 404 })
  }

  const google = createGoogle(client, { now, issuer, fetch })

  return {
    provider: {
      ...google,
      authorizationUrl(request) {
        const address = google.authorizationUrl(request)
        const sent = new URL(address).searchParams
        requests.set(request.state, {
          nonce: sent.get('nonce') ?? '',
          codeChallenge: sent.get('code_challenge') ?? '',
          redirectUri: sent.get('redirect_uri') ?? '',
        })
        return address
      },
    },
    isExpected: (state) => requests.get(state) !== undefined,
    issueCode(state, account) {
      const request = requests.get(state)
      if (!request) return undefined
      const code = randomUUID()
      codes.set(code, { ...request, ...account })
      return code
    },
  }
}
