import { createHash, createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { ApiError } from '../errors.ts'
import { createIdTokenReader } from './id-token.ts'
import { googleIssuer, type Fetch, type OpenIdClient, type OpenIdIssuer } from './openid.ts'
import type { OAuthProvider } from './provider.ts'

/** In milliseconds. */
const requestTimeout = 10_000

const tokenAnswer = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.nullish(z.string()),
})
const rejection = z.object({ error: z.string() })

type TokenAnswer = z.output<typeof tokenAnswer>

interface GoogleOptions {
  /** Clock in milliseconds. */
  readonly now: () => number
  /** @default Google */
  readonly issuer?: OpenIdIssuer
  /** @default the global fetch */
  readonly fetch?: Fetch
}

const exchangeError = (cause: unknown) =>
  new ApiError(500, 'unexpected_failure', 'Unable to exchange external code', { cause })

/** Converts the error of a token endpoint (RFC 6749, 5.2). */
function refused(status: number, answer: unknown): ApiError {
  const { data } = rejection.safeParse(answer)
  if (data?.error === 'invalid_grant') {
    return new ApiError(400, 'bad_oauth_callback', 'The code is unknown, used or too old')
  }
  return exchangeError(`The provider answered ${status} ${data?.error ?? ''}`.trim())
}

async function requestTokens(
  fetch: Fetch,
  endpoint: string,
  parameters: Record<string, string>,
): Promise<TokenAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(parameters),
      // The secret must not follow a redirect.
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw refused(response.status, answer)
    return tokenAnswer.parse(answer)
  } catch (cause) {
    throw cause instanceof ApiError ? cause : exchangeError(cause)
  }
}

/**
 * Creates the OpenID Connect provider for Google or for its local stand-in. The nonce and the PKCE
 * verifier of a flow are derived from its `state` and a key of this process, so a pending flow has to
 * be restarted after a restart of the server.
 */
export function createGoogle(
  { clientId, clientSecret }: OpenIdClient,
  { now, issuer = googleIssuer, fetch = (url, init) => globalThis.fetch(url, init) }: GoogleOptions,
): OAuthProvider {
  const key = randomBytes(32)
  const derive = (purpose: 'nonce' | 'code_verifier', state: string) =>
    createHmac('sha256', key).update(`${purpose} ${state}`).digest('base64url')
  const readIdToken = createIdTokenReader(issuer, clientId, { fetch, now })

  return {
    name: 'google',

    authorizationUrl({ origin, callbackUrl, state, scopes, extra }) {
      const url = new URL(issuer.authorizationEndpoint, origin)
      const wanted = ['openid', 'email', 'profile', ...scopes.split(/[\s,]+/).filter(Boolean)]
      const challenge = createHash('sha256').update(derive('code_verifier', state))
      const parameters = {
        ...Object.fromEntries(extra),
        client_id: clientId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: [...new Set(wanted)].join(' '),
        state,
        nonce: derive('nonce', state),
        code_challenge: challenge.digest('base64url'),
        code_challenge_method: 'S256',
      }
      url.search = new URLSearchParams(parameters).toString()
      return url.href
    },

    async exchange({ code, state, callbackUrl }) {
      const tokens = await requestTokens(fetch, issuer.tokenEndpoint, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackUrl,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: derive('code_verifier', state),
      })
      const expected = { nonce: derive('nonce', state), accessToken: tokens.access_token }
      return {
        profile: await readIdToken(tokens.id_token, expected),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      }
    },
  }
}
