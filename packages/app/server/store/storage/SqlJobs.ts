import type {
  AccountUse,
  JobStep,
  JobStorage,
  JobSummary,
  NewStoredJob,
  StoredJob,
} from './JobStorage.ts'
import type { SqlDatabase } from './SqlDatabase.ts'
import type { Lease } from './StoreStorage.ts'

/** Columns of a job, as `StoredJob` has them. */
export const jobColumns = `jobs.id, shop_id AS shop, account, undoes, label, state, status, wish, left_out AS "leftOut", due_at AS "dueAt",
  created_at AS "createdAt", ended_at AS "endedAt"`

/** Name of the right to work on the jobs of a store. */
export const jobLease = (shop: string) => `jobs/${shop}`

/** Keeps jobs in SQLite or PostgreSQL, whose tables `SqlStorage` has created. */
export class SqlJobs implements JobStorage {
  readonly #database: SqlDatabase

  constructor(database: SqlDatabase) {
    this.#database = database
  }

  async add({ intents, ...job }: NewStoredJob, now: number): Promise<void> {
    await this.#database.query(
      `INSERT INTO jobs (id, shop_id, account, undoes, label, intents, items, state, status, wish,
         due_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'run', $10, $10)`,
      [
        job.id,
        job.shop,
        job.account,
        job.undoes,
        job.label,
        intents,
        job.items,
        job.state,
        job.status,
        now,
      ],
    )
  }

  async find(id: string, shop: string): Promise<StoredJob | undefined> {
    return (await this.#select('WHERE id = $1 AND shop_id = $2', [id, shop]))[0]
  }

  list(shop: string, most: number): Promise<readonly StoredJob[]> {
    return this.#select('WHERE shop_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2', [
      shop,
      most,
    ])
  }

  async useOf(account: string, since: number): Promise<AccountUse> {
    const [row] = await this.#database.query<AccountUse>(
      `SELECT COUNT(CASE WHEN ended_at IS NULL THEN 1 END) AS open,
         CAST(COALESCE(SUM(CASE WHEN created_at > $2 THEN items ELSE 0 END), 0) AS BIGINT) AS "values",
         CAST(COALESCE(SUM(LENGTH(intents)), 0) AS BIGINT) AS bytes
       FROM jobs WHERE account = $1`,
      [account, since],
    )
    return row ?? { open: 0, values: 0, bytes: 0 }
  }

  async intents(id: string): Promise<Uint8Array | undefined> {
    const sql = 'SELECT intents FROM jobs WHERE id = $1'
    return (await this.#database.query<{ intents: Uint8Array }>(sql, [id]))[0]?.intents
  }

  async journal(id: string): Promise<readonly Uint8Array[]> {
    const rows = await this.#database.query<{ events: Uint8Array }>(
      'SELECT events FROM job_events WHERE job_id = $1 ORDER BY number',
      [id],
    )
    return rows.map(({ events }) => events)
  }

  async want(
    id: string,
    wish: StoredJob['wish'],
    from: readonly string[],
    now: number,
  ): Promise<boolean> {
    const states = from.map((_state, at) => `$${at + 4}`).join(', ')
    const rows = await this.#database.query(
      `UPDATE jobs SET wish = $2, due_at = $3, ended_at = NULL
       WHERE id = $1 AND state IN (${states}) RETURNING 1`,
      [id, wish, now, ...from],
    )
    return rows.length > 0
  }

  async leaveOut(id: string, leftOut: string, now: number): Promise<boolean> {
    const rows = await this.#database.query(
      `UPDATE jobs SET left_out = $2, wish = 'run', due_at = $3
       WHERE id = $1 AND state = 'paused' RETURNING 1`,
      [id, leftOut, now],
    )
    return rows.length > 0
  }

  async wakePaused(shop: string, now: number): Promise<void> {
    await this.#database.query(
      `UPDATE jobs SET due_at = $2 WHERE shop_id = $1 AND state = 'paused'`,
      [shop, now],
    )
  }

  async summary(now: number): Promise<JobSummary> {
    const [states, waiting, held] = await Promise.all([
      this.#database.query<{ state: string; count: number }>(
        'SELECT state, COUNT(*) AS count FROM jobs GROUP BY state ORDER BY state',
      ),
      this.#database.query<{ oldest: number | null }>(
        `SELECT MIN(created_at) AS oldest FROM jobs WHERE state = 'queued'`,
      ),
      this.#database.query<{ count: number }>(
        'SELECT COUNT(*) AS count FROM leases WHERE name LIKE $1 AND until > $2',
        [jobLease('%'), now],
      ),
    ])
    return {
      states,
      oldestWaiting: waiting[0]?.oldest ?? null,
      leases: held[0]?.count ?? 0,
    }
  }

  async dueShops(now: number): Promise<readonly string[]> {
    const rows = await this.#database.query<{ shop: string }>(
      `SELECT shop_id AS shop FROM jobs WHERE ended_at IS NULL AND due_at <= $1
       GROUP BY shop_id ORDER BY MIN(due_at), shop_id`,
      [now],
    )
    return rows.map(({ shop }) => shop)
  }

  async nextDue(shop: string, now: number): Promise<StoredJob | undefined> {
    const where = `WHERE shop_id = $1 AND ended_at IS NULL AND due_at <= $2
      ORDER BY created_at, id LIMIT 1`
    return (await this.#select(where, [shop, now]))[0]
  }

  note(id: string, { events, ...step }: JobStep, { name, number }: Lease): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const rows = await query(
        `UPDATE jobs SET state = $2, status = $3, ended_at = $5, due_at =
           CASE WHEN wish = 'cancel' AND CAST($5 AS BIGINT) IS NULL
             THEN COALESCE(CAST($4 AS BIGINT), 0) ELSE $4 END
         WHERE id = $1 AND EXISTS (SELECT 1 FROM leases WHERE name = $6 AND number = $7)
         RETURNING 1`,
        [id, step.state, step.status, step.dueAt, step.endedAt, name, number],
      )
      if (rows.length === 0) return false
      if (!events) return true
      await query(
        `INSERT INTO job_events (job_id, number, events)
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2 FROM job_events WHERE job_id = $1`,
        [id, events],
      )
      return true
    })
  }

  async clean(before: number): Promise<void> {
    await this.#database.query(
      `DELETE FROM jobs WHERE ended_at < $1
         OR (ended_at IS NULL AND due_at IS NULL AND created_at < $1)`,
      [before],
    )
  }

  #select(where: string, values: readonly (string | number)[]): Promise<readonly StoredJob[]> {
    return this.#database.query<StoredJob>(`SELECT ${jobColumns} FROM jobs ${where}`, values)
  }
}
