import type { Scope } from '../operations/scopes.ts'

export interface AuthorizeOptions {
  /** Address below which everything of the shop is, with a slash at its end. */
  readonly shopUrl: URL
  readonly clientId: string
  readonly scopes: readonly Scope[]
  /** Address to which the browser comes back: exactly one that the app names at Shopify. */
  readonly redirectUrl: string
  /** A secret of the browser that begins, which comes back with it. */
  readonly state: string
}

/** Returns the address at which the owner of a shop is asked for a token that works offline. */
export function authorizeUrl(options: AuthorizeOptions): URL {
  const { shopUrl, clientId, scopes, redirectUrl, state } = options
  const url = new URL('admin/oauth/authorize', shopUrl)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('scope', scopes.join(','))
  url.searchParams.set('redirect_uri', redirectUrl)
  url.searchParams.set('state', state)
  return url
}
