/** What every host has to know of the built app. */
export interface Site {
  /** The addresses that have a document, such as `/it/login`. */
  readonly addresses: readonly string[]
  /** Paths of the other files that have no hash in their name, such as `favicon.svg`. */
  readonly files: readonly string[]
  /** The headers of every answer over https. */
  readonly headers: Readonly<Record<string, string>>
}

/** Answers every address that has no document. */
export const notFoundDocument = '404.html'
