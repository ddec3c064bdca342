import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'
import type { LocalBackendConfig } from '../../../packages/local-backend/src/index.ts'
import { landingOf, openService, type Service } from './service.ts'

/** The OAuth client of the service at Google. */
export const client = { clientId: '42.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret' }

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const google = rsa()
const stranger = rsa()

type Claims = Readonly<Record<string, unknown>>

/** Overrides for Google's response. */
export interface Forgery {
  /** Merged into the claims of a genuine id_token. */
  readonly claims?: Claims
  readonly sign?: (claims: Claims) => string
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signWith(key: KeyObject, kid: string) {
  return (claims: Claims) => {
    const content = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`
    return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
  }
}

/** Ways to sign an id_token. */
export const signatures = {
  genuine: signWith(google.privateKey, 'g1'),
  foreign: signWith(stranger.privateKey, 'g1'),
  unknown: signWith(stranger.privateKey, 'g2'),
  none: (claims: Claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
  publicKeyAsSecret: (claims: Claims) => {
    const content = `${encode({ alg: 'HS256', kid: 'g1' })}.${encode(claims)}`
    const secret = google.publicKey.export({ type: 'spki', format: 'pem' })
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
  },
}

/** A service with a Google client. */
export interface GoogleService extends Service {
  /** Signs in with Google and returns the final redirect URL. */
  readonly visit: (forgery?: Forgery, query?: Record<string, string>) => Promise<URL>
}

/** Opens a service whose Google endpoints are simulated in the process. */
export async function openWithGoogle(
  config: Partial<LocalBackendConfig> = {},
): Promise<GoogleService> {
  const service = await openService({ google: client, ...config })
  let forged: Forgery = {}
  let nonce = ''

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://accounts.google.com',
      aud: client.clientId,
      azp: client.clientId,
      sub: '108204268033311374519',
      iat: now,
      exp: now + 3600,
      nonce,
      email: 'victim@gmail.com',
      email_verified: true,
      name: 'Victoria',
      ...forged.claims,
    }
    return (forged.sign ?? signatures.genuine)(claims)
  }

  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/certs')) {
      const jwk = google.publicKey.export({ format: 'jwk' })
      return Response.json({ keys: [{ ...jwk, kid: 'g1', alg: 'RS256', use: 'sig' }] })
    }
    return Response.json({
      access_token: 'ya29.access',
      refresh_token: '1//refresh',
      token_type: 'Bearer',
      id_token: idToken(),
    })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })

  return {
    ...service,
    async visit(forgery = {}, query = {}) {
      forged = forgery
      const parameters = new URLSearchParams({
        provider: 'google',
        redirect_to: `${service.origin}/dashboard`,
        ...query,
      })
      const address = landingOf(await service.open(`/auth/v1/authorize?${parameters}`))
      nonce = address.searchParams.get('nonce') ?? ''
      const answer = new URLSearchParams({
        state: address.searchParams.get('state') ?? '',
        code: '4/code',
      })
      return landingOf(await service.open(`/auth/v1/callback?${answer}`))
    },
  }
}
