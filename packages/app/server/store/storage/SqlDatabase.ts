type SqlValue = string | number | null | Uint8Array

/** Runs a statement with `$1`, `$2` … in place of values, and returns its rows. */
export type Query = <Row = unknown>(sql: string, values?: readonly SqlValue[]) => Promise<Row[]>

/** A database that knows the common part of SQLite's and PostgreSQL's SQL. */
export interface SqlDatabase {
  /** Name of the type of bytes. */
  readonly bytes: 'BLOB' | 'BYTEA'
  readonly query: Query
  /** Runs `work` in a transaction, which is rolled back if it throws. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** The same, one at a time for all servers. */
  exclusive<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
