import { StartError } from '../../failure.ts'
import type { Query, SqlDatabase } from './SqlDatabase.ts'

/** Any number that is no other program's; PostgreSQL's advisory locks have no names. */
const lock = 4_173_001

const mostConnections = 8
/** In ms. */
const timeLimit = 10_000
/** A query that takes longer has lost its connection, in ms. */
const queryLimit = 30_000

/** The types of 64-bit integers, which `pg` would return as texts: these are times and counts. */
const int8: ReadonlySet<number> = new Set([20])

/**
 * Connects to a PostgreSQL database, which several servers can share.
 *
 * @param url as in `postgres://user:password@host/database`
 * @param isReadOnly whether the database refuses what would write to it. @default false
 * @throws {StartError} if it cannot be reached; the message does not repeat the address
 */
export async function openPostgres(
  url: string,
  { isReadOnly = false }: { readonly isReadOnly?: boolean } = {},
): Promise<SqlDatabase> {
  // Only a server with this database loads it.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: timeLimit,
    query_timeout: queryLimit,
    keepAlive: true,
    ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
    types: {
      getTypeParser: (type, format) =>
        int8.has(type) ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // An idle connection that ends is replaced by the next query.
  pool.on('error', () => {})
  // One that ends while the pool does not listen to it would end the process; its query says so as well.
  pool.on('connect', (client) => client.on('error', () => {}))

  const query: Query = async (sql, values = []) => (await pool.query(sql, [...values])).rows

  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let failure: Error | undefined
    // A connection that is lost between two statements would end the process.
    const lose = (error: Error) => (failure = error)
    client.on('error', lose)
    try {
      await client.query('BEGIN')
      const result = await work(async (sql, values = []) => {
        const { rows } = await client.query(sql, [...values])
        return rows
      })
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch((cause: Error) => (failure = cause))
      throw error
    } finally {
      client.off('error', lose)
      client.release(failure)
    }
  }

  try {
    await query('SELECT 1')
  } catch (error) {
    await pool.end()
    const reason = (error as NodeJS.ErrnoException).code ?? 'no answer'
    throw new StartError(
      `The database of STORE_DATABASE_URL cannot be used (${reason}). Start it, or correct the address, its user and its password.`,
    )
  }
  return {
    bytes: 'BYTEA',
    query,
    transaction,
    exclusive: (work) =>
      transaction(async (inTransaction) => {
        await inTransaction('SELECT pg_advisory_xact_lock($1)', [lock])
        return work(inTransaction)
      }),
    close: () => pool.end(),
  }
}
