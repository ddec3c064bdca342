/** Of the pages of the app, what the worker has to know. */
export interface KnownPages {
  /** The document that every page for members starts from. */
  readonly shell: string
  /** The paths that all pages for members are at or below. */
  readonly memberFolders: readonly string[]
  /** The pages that stand in for a page that is not kept; the one with the empty prefix is the last. */
  readonly offlinePages: readonly {
    /** What the addresses begin with for which it stands in. */
    readonly prefix: string
    readonly address: string
  }[]
}

/** What one build of the app consists of, as the worker of that build is told. */
export interface Build {
  /** Changes with every file of the build. */
  readonly version: string
  /** Addresses of its code and fonts. */
  readonly assets: readonly string[]
  readonly pages: KnownPages
}
