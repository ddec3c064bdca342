/** The page information for the service worker. */
export interface KnownPages {
  /** The document for all pages for members. */
  readonly shell: string
  /** The base paths of all pages for members. */
  readonly memberFolders: readonly string[]
  /** The offline pages; the one with the empty prefix is the last. */
  readonly offlinePages: readonly {
    /** The path prefix it is used for. */
    readonly prefix: string
    readonly address: string
  }[]
}

/** The build information for the service worker. */
export interface Build {
  /** Changes with every file of the build. */
  readonly version: string
  /** Addresses of its code and fonts. */
  readonly assets: readonly string[]
  readonly pages: KnownPages
}
