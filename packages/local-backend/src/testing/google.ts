import { createHash, createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose/jwt/sign'
import { expect, onTestFinished, vi } from 'vitest'
import { challenge, landing } from './google-flow.ts'
import { openTestBackend, origin, type TestBackend } from './test-backend.ts'

export const client = { clientId: '1234.apps.googleusercontent.com', clientSecret: 'GOCSPX-hidden' }

const tokenEndpoint = 'https://oauth2.googleapis.com/token'
const certs = 'https://www.googleapis.com/oauth2/v3/certs'
const accessToken = 'ya29.access'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const { privateKey, publicKey } = rsa()
const foreignKey = rsa().privateKey

export type Claims = Record<string, unknown>

async function sign(claims: Claims, key: KeyObject, header = { alg: 'RS256', kid: 'k1' }) {
  return new SignJWT(claims).setProtectedHeader(header).sign(key)
}

/** Ways to sign an id_token. */
export const makeIdToken = {
  genuine: (claims: Claims) => sign(claims, privateKey),
  foreign: (claims: Claims) => sign(claims, foreignKey),
  unknownKey: (claims: Claims) => sign(claims, foreignKey, { alg: 'RS256', kid: 'k2' }),
  withSecret: (claims: Claims) =>
    sign(claims, createSecretKey(client.clientSecret.padEnd(32), 'utf8'), {
      alg: 'HS256',
      kid: 'k1',
    }),
  withPublicKey: (claims: Claims) =>
    sign(claims, createSecretKey(publicKey.export({ type: 'spki', format: 'der' })), {
      alg: 'HS256',
      kid: 'k1',
    }),
  unsigned: async (claims: Claims) =>
    [{ alg: 'none' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .concat('')
      .join('.'),
}

/** The `at_hash` of the fake access token. */
export const rightHash = createHash('sha256')
  .update(accessToken)
  .digest()
  .subarray(0, 16)
  .toString('base64url')

interface Google {
  /** Additional claims of the id_token. */
  claims: Claims
  makeIdToken: (claims: Claims) => Promise<string>
  /** Overrides the token response; `undefined` keeps the default. */
  answer: (() => Response | Promise<Response>) | undefined
  /** All requests, oldest first. */
  readonly requests: Request[]
}

/** A backend with a Google client, whose endpoints are simulated. */
export interface GoogleBackend extends TestBackend {
  readonly google: Google
  /** The reported internal errors. */
  readonly reports: readonly unknown[]
  /** Starts a sign-in with Google and returns the redirect URL. */
  readonly leave: (query?: Record<string, string>) => Promise<URL>
  /** Completes a sign-in with Google and returns the final redirect URL. */
  readonly visitGoogle: () => Promise<URL>
}

export async function openGoogleBackend(
  config: Parameters<typeof openTestBackend>[0] = {},
): Promise<GoogleBackend> {
  const reports: unknown[] = []
  const backend = await openTestBackend({
    google: client,
    onUnexpectedError: (error) => reports.push(error),
    ...config,
  })
  let sent = new URLSearchParams()

  const google: Google = {
    claims: {},
    makeIdToken: makeIdToken.genuine,
    answer: undefined,
    requests: [],
  }

  async function answerTokenRequest(form: URLSearchParams): Promise<Response> {
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    if (
      form.get('client_id') !== client.clientId ||
      form.get('client_secret') !== client.clientSecret ||
      form.get('redirect_uri') !== sent.get('redirect_uri') ||
      form.get('code') !== '4/code' ||
      verifier.digest('base64url') !== sent.get('code_challenge')
    ) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    }
    const now = Math.floor(Date.now() / 1000)
    const idToken = await google.makeIdToken({
      iss: 'https://accounts.google.com',
      aud: client.clientId,
      azp: client.clientId,
      sub: '108204268033311374519',
      iat: now,
      exp: now + 3600,
      nonce: sent.get('nonce'),
      email: 'Ada@Gmail.com',
      email_verified: true,
      name: 'Ada Lovelace',
      picture: 'https://lh3.googleusercontent.com/a/ada',
      ...google.claims,
    })
    return Response.json({
      access_token: accessToken,
      refresh_token: '1//refresh',
      token_type: 'Bearer',
      id_token: idToken,
    })
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init)
    google.requests.push(request.clone())
    if (url === certs) {
      const jwk = publicKey.export({ format: 'jwk' })
      return Response.json({ keys: [{ ...jwk, kid: 'k1', alg: 'RS256', use: 'sig' }] })
    }
    if (url !== tokenEndpoint) throw new TypeError('fetch failed')
    return google.answer?.() ?? answerTokenRequest(new URLSearchParams(await request.text()))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })

  async function leave(query: Record<string, string> = {}): Promise<URL> {
    const parameters = new URLSearchParams({
      provider: 'google',
      redirect_to: `${origin}/dashboard`,
      code_challenge: challenge,
      code_challenge_method: 's256',
      ...query,
    })
    const address = landing(await backend.send(`/authorize?${parameters}`))
    sent = address.searchParams
    return address
  }

  return {
    ...backend,
    google,
    reports,
    leave,
    async visitGoogle() {
      const state = (await leave()).searchParams.get('state') ?? ''
      return landing(
        await backend.send(`/callback?${new URLSearchParams({ state, code: '4/code' })}`),
      )
    },
  }
}

/** Returns the error in the query of a URL; the fragment has to match. */
export function failure(url: URL): Record<string, string> {
  const said = Object.fromEntries(url.searchParams)
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({ ...said, sb: '' })
  return said
}
