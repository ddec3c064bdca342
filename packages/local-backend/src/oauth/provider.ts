/** What a provider says about the person who signed in. */
export interface OAuthProfile {
  /** The provider's own, unchanging name for the account. */
  readonly subject: string
  readonly issuer: string
  /** In lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly fullName?: string | undefined
  /** An `https` address. */
  readonly picture?: string | undefined
}

/** What a provider gives for a code. */
export interface OAuthGrant {
  readonly profile: OAuthProfile
  readonly accessToken: string
  readonly refreshToken: string | null
}

/** Where the browser goes to sign in at a provider. */
export interface OAuthRequest {
  readonly state: string
  /** Origin that the browser sees this server under. */
  readonly origin: string
  readonly callbackUrl: string
  /** Separated by spaces or commas. */
  readonly scopes: string
  /** Further parameters from the client, such as `prompt`. None of them names the flow. */
  readonly extra: URLSearchParams
}

/** What the browser brought back from a provider, and where to. */
export interface OAuthReturn {
  readonly code: string
  readonly state: string
  readonly callbackUrl: string
}

/** A service that people sign in with. */
export interface OAuthProvider {
  readonly name: string
  authorizationUrl(request: OAuthRequest): string
  /** @throws ApiError when the provider does not know the code, or its answer cannot be trusted. */
  exchange(returned: OAuthReturn): Promise<OAuthGrant>
}
