import type { Contents } from '../contents/Contents.ts'
import type { Installation } from '../oauth/Installation.ts'
import type { SearchIndex } from '../search/SearchIndex.ts'

/** The shop that an operation works on, and the app that sends it. */
export interface GraphqlContext {
  readonly contents: Contents
  readonly index: SearchIndex
  readonly installation: Installation
  /** Milliseconds since 1970. */
  readonly now: () => number
}
