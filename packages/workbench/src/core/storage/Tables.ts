/** The key of a value in a table. */
export type Key = string | readonly [string, string]

/** One change of a table; without a value it deletes. */
export interface Change {
  readonly table: TableName
  readonly key: Key
  readonly value?: unknown
}

/** The tables of an account. A pair begins with the id of its file or set; of terms and translations, with their language. */
export const tableNames = [
  'files',
  'sources',
  'jobs',
  'changes',
  'drafts',
  'journal',
  'recipes',
  'settings',
  'terms',
  'translations',
  'images',
  'imageSources',
  'imageOutcomes',
  'imageBytes',
  'filters',
  'sidecars',
  'written',
] as const

export type TableName = (typeof tableNames)[number]

/** Values by table and key: in IndexedDB, or in memory where the browser stores nothing. */
export interface Tables {
  read(table: TableName, key: Key): Promise<unknown>
  /**
   * Returns the values of a table in the order of their keys.
   *
   * @param file only the values whose key is a pair that begins with this id. @default all
   */
  list(table: TableName, file?: string): Promise<unknown[]>
  /** Returns the keys of the pairs that begin with the id of a file. */
  keysOf(table: TableName, file: string): Promise<Key[]>
  /**
   * Makes all changes or none.
   *
   * @throws {DOMException} a `QuotaExceededError` when the device is full
   */
  write(changes: readonly Change[]): Promise<void>
  close(): void
}
