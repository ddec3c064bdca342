/** Sends a request, as the global `fetch` does. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** An OpenID Connect issuer with fixed endpoints instead of discovery. */
export interface OpenIdIssuer {
  /** Values that `iss` may have. */
  readonly names: readonly string[]
  /** Address for browsers: a URL, or a path of this server. */
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
  /** The signing algorithms of its id_tokens. Only use asymmetric ones. */
  readonly algorithms: readonly string[]
}

/** This server as a client of an issuer. */
export interface OpenIdClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** Google's issuer, as in its discovery document. */
export const googleIssuer: OpenIdIssuer = {
  names: ['https://accounts.google.com', 'accounts.google.com'],
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
  algorithms: ['RS256'],
}
