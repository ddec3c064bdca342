/** What a provider says about the person who signed in. */
export interface OAuthProfile {
  /** The provider's own, unchanging name for the account. */
  readonly subject: string
  readonly issuer: string
  readonly email: string
  readonly emailVerified: boolean
  readonly fullName: string
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
  readonly scopes: string
  /** Further parameters from the client, such as `prompt`. None of them names the flow. */
  readonly extra: URLSearchParams
}

/** A service that people sign in with. The local stand-in and a real one look the same from here. */
export interface OAuthProvider {
  readonly name: string
  authorizationUrl(request: OAuthRequest): string
  /** @throws ApiError when the provider does not know the code. */
  exchange(code: string, callbackUrl: string): Promise<OAuthGrant>
}
