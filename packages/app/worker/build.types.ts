/** What one build of the app consists of, as the worker of that build is told. */
export interface Build {
  /** Changes with every file of the build. */
  readonly version: string
  /** Addresses of its code and fonts. */
  readonly assets: readonly string[]
}
