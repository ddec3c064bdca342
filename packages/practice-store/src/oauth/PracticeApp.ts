/** The app as its developer registered it. */
export interface PracticeApp {
  readonly clientId: string
  readonly clientSecret: string
  /** Addresses that a connection may lead back to; they must be met exactly. */
  readonly redirectUrls: readonly string[]
  readonly webhookUrl: string
  /** Scopes that it gets in the shops of its own organisation, where nobody is asked. */
  readonly ownScopes: readonly string[]
}
