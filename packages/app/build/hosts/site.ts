/** The properties of the built app that the configuration of every host needs. */
export interface Site {
  /** The addresses that have a document, such as `/it/login`. */
  readonly addresses: readonly string[]
  /** Names of the other files without a hash in their name, such as `favicon.svg`. */
  readonly files: readonly string[]
  /** The headers of every response over HTTPS. */
  readonly headers: Readonly<Record<string, string>>
}

/** The document for every address that does not exist. */
export const notFoundDocument = '404.html'
