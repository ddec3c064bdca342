import { AdminError } from '../client/AdminError.ts'

/** Reason for which Shopify gives tokens. */
export type Grant =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'refresh'; readonly refreshToken: string }
  /** For shops of the organisation that owns the app. */
  | { readonly type: 'client' }

export interface TokenOptions {
  /** Address below which everything of the shop is, with a slash at its end. */
  readonly shopUrl: URL
  readonly clientId: string
  readonly clientSecret: string
  /** Has to end requests that take too long, and to follow no redirects. */
  readonly fetch: typeof globalThis.fetch
}

export interface Tokens {
  readonly accessToken: string
  readonly scopes: readonly string[]
  /** Seconds; null if it never expires. */
  readonly expiresIn: number | null
  /** Good for one refresh; null if there is none. */
  readonly refreshToken: string | null
  /** Seconds; null without a refresh token. */
  readonly refreshExpiresIn: number | null
}

function fieldsOf(grant: Grant): Readonly<Record<string, string>> {
  if (grant.type === 'code') return { code: grant.code, expiring: '1' }
  if (grant.type === 'client') return { grant_type: 'client_credentials' }
  return { grant_type: 'refresh_token', refresh_token: grant.refreshToken }
}

function readTokens(text: string): Tokens | undefined {
  let answer: Readonly<Record<string, unknown>>
  try {
    answer = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>
  } catch {
    return undefined
  }
  const textOf = (name: string) => {
    const value = answer[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const secondsOf = (name: string) => {
    const value = answer[name]
    return typeof value === 'number' && value > 0 ? value : null
  }
  const accessToken = textOf('access_token')
  if (accessToken === null) return undefined
  const refreshToken = textOf('refresh_token')
  return {
    accessToken,
    scopes: textOf('scope')?.split(',') ?? [],
    expiresIn: secondsOf('expires_in'),
    refreshToken,
    refreshExpiresIn: refreshToken === null ? null : secondsOf('refresh_token_expires_in'),
  }
}

/**
 * Requests tokens of a shop. Which scopes they have is for the caller to compare: the shop's owner can
 * grant fewer.
 *
 * @throws {AdminError} `unauthorized` if Shopify refuses the grant, `unreachable` if another attempt may
 *   succeed, `unexpected` if it answers something else
 */
export async function requestTokens(options: TokenOptions, grant: Grant): Promise<Tokens> {
  const { shopUrl, clientId, clientSecret, fetch } = options
  const body = { client_id: clientId, client_secret: clientSecret, ...fieldsOf(grant) }
  let text: string
  let status: number
  try {
    const response = await fetch(new URL('admin/oauth/access_token', shopUrl), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(body),
      redirect: 'error',
    })
    status = response.status
    text = await response.text()
  } catch {
    throw new AdminError('unreachable')
  }
  // A shop that is frozen or locked may pay, and then its tokens work again.
  const isForNow = status >= 500 || [402, 408, 423, 425, 429].includes(status)
  if (isForNow) throw new AdminError('unreachable')
  if (status !== 200) throw new AdminError('unauthorized')
  const tokens = readTokens(text)
  if (!tokens) throw new AdminError('unexpected')
  return tokens
}
