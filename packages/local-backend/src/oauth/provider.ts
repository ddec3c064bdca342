/** The profile from a provider. */
export interface OAuthProfile {
  /** The provider's permanent id of the account. */
  readonly subject: string
  readonly issuer: string
  /** In lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly fullName?: string | undefined
  /** An `https` URL. */
  readonly picture?: string | undefined
}

/** The result of exchanging a code. */
export interface OAuthGrant {
  readonly profile: OAuthProfile
  readonly accessToken: string
  readonly refreshToken: string | null
}

/** A redirect to a provider. */
interface OAuthRequest {
  readonly state: string
  /** The origin of this server as seen by the browser. */
  readonly origin: string
  readonly callbackUrl: string
  /** Separated by spaces or commas. */
  readonly scopes: string
  /** Additional parameters from the client, such as `prompt`, without those of the flow. */
  readonly extra: URLSearchParams
}

/** A redirect back from a provider. */
interface OAuthReturn {
  readonly code: string
  readonly state: string
  readonly callbackUrl: string
}

/** An OAuth provider. */
export interface OAuthProvider {
  readonly name: string
  authorizationUrl(request: OAuthRequest): string
  /** Exchanges a code. @throws ApiError if the provider rejects it, or its response is invalid. */
  exchange(returned: OAuthReturn): Promise<OAuthGrant>
}
