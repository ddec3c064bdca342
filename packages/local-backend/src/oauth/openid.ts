/** Sends a request, as the global `fetch` does. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** An OpenID Connect issuer, with its endpoints given rather than discovered. */
export interface OpenIdIssuer {
  /** Values that `iss` may have. */
  readonly names: readonly string[]
  /** Where browsers go: an address, or a path of this server. */
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
  /** Algorithms that sign its id_tokens. Name only those with a public key. */
  readonly algorithms: readonly string[]
}

/** What this server is to an issuer. */
export interface OpenIdClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** Google's, as its discovery document names them. */
export const googleIssuer: OpenIdIssuer = {
  names: ['https://accounts.google.com', 'accounts.google.com'],
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
  algorithms: ['RS256'],
}
