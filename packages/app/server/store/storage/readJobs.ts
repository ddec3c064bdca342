import { StartError } from '../../failure.ts'
import { jobColumns, jobLease } from './SqlJobs.ts'
import type { StoredJob } from './JobStorage.ts'
import { migrations } from './migrations.ts'
import type { Query } from './SqlDatabase.ts'

/** A job with its store, and the server that works on it. */
export interface JobOfStore extends StoredJob {
  readonly domain: string
  /** null if no server works on the store. */
  readonly holder: string | null
}

export interface JobFilter {
  /** @default all that have not ended */
  readonly state?: string | undefined
  /** Whether jobs that have ended are listed as well. */
  readonly isEndedToo: boolean
  /** Domain of the store. @default all */
  readonly domain?: string | undefined
  /** The most jobs. */
  readonly most: number
}

/**
 * Reads jobs of all stores, the oldest first.
 *
 * @param now in milliseconds since 1970
 * @throws {StartError} if the database is one of another version
 */
export async function readJobs(
  query: Query,
  { state, isEndedToo, domain, most }: JobFilter,
  now: number,
): Promise<readonly JobOfStore[]> {
  const [row] = await query<{ taken: number }>('SELECT COUNT(*) AS taken FROM store_migrations')
  if (row?.taken !== migrations.length) {
    throw new StartError(
      'The database of the store belongs to another version. Start the server of this one first.',
    )
  }
  return query<JobOfStore>(
    `SELECT ${jobColumns}, shops.domain,
       (SELECT holder FROM leases WHERE name = $1 || shops.id AND until > $2) AS holder
     FROM jobs JOIN shops ON shops.id = jobs.shop_id
     WHERE (state = $3 OR ($3 = '' AND ($4 = 1 OR ended_at IS NULL)))
       AND (domain = $5 OR $5 = '')
     ORDER BY created_at, jobs.id LIMIT $6`,
    [jobLease(''), now, state ?? '', isEndedToo ? 1 : 0, domain ?? '', most],
  )
}
