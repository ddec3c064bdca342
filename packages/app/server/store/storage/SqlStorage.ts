import { randomUUID } from 'node:crypto'
import { StartError } from '../../failure.ts'
import { migrations } from './migrations.ts'
import type { SqlDatabase } from './SqlDatabase.ts'
import { jobLease } from './SqlJobs.ts'
import type {
  Lease,
  PendingState,
  ReturnedState,
  SealedTokens,
  NewPull,
  StoredPull,
  StoredShop,
  StoreStorage,
} from './StoreStorage.ts'

interface ShopRow extends Omit<StoredShop, 'scopes' | 'tokens' | 'isUninstalled'> {
  readonly uninstalled: number
  readonly scopes: string
  readonly access: string | null
  readonly expiresAt: number | null
  readonly refresh: string | null
}

const shopColumns = `shops.id, gid, domain, name, currency, timezone, weight_unit AS "weightUnit",
  plan, scopes, connected_at AS "connectedAt", access_token AS access,
  access_expires_at AS "expiresAt", refresh_token AS refresh, uninstalled, other_version AS "otherVersion"`

const stateColumns = 'id, browser, account, domain, scopes, code, expires_at AS "expiresAt"'

/** States that a browser brought back and an account can complete: its own, or one of nobody. */
const returned = `browser = $1 AND (account = $2 OR account IS NULL) AND code IS NOT NULL
  AND expires_at > $3`

const asShop = ({
  scopes,
  access,
  expiresAt,
  refresh,
  uninstalled,
  ...row
}: ShopRow): StoredShop => ({
  ...row,
  isUninstalled: uninstalled === 1,
  scopes: scopes === '' ? [] : scopes.split(','),
  tokens: access === null ? null : { access, expiresAt, refresh },
})

const asText = (scopes: readonly string[]) => scopes.toSorted().join(',')

/** Lease of the keys of a shop. */
export const tokenLease = (shop: string) => `tokens/${shop}`

/** Brings the tables up to date; several servers may start at once. */
async function migrate(database: SqlDatabase): Promise<void> {
  await database.exclusive(async (query) => {
    await query('CREATE TABLE IF NOT EXISTS store_migrations (number BIGINT PRIMARY KEY)')
    const rows = await query<{ taken: number }>('SELECT COUNT(*) AS taken FROM store_migrations')
    const taken = rows[0]?.taken ?? 0
    if (taken > migrations.length) {
      throw new StartError(
        'The database of the store was written by a newer version. Start that one, or give this one a database of its own.',
      )
    }
    for (const [at, statements] of migrations.entries()) {
      if (at < taken) continue
      for (const statement of statements) {
        await query(statement.replaceAll('BYTES', database.bytes))
      }
      await query('INSERT INTO store_migrations VALUES ($1)', [at + 1])
    }
  })
}

/** Keeps what the server knows about stores in SQLite or PostgreSQL, by the SQL that both know. */
export class SqlStorage implements StoreStorage {
  readonly #database: SqlDatabase

  private constructor(database: SqlDatabase) {
    this.#database = database
  }

  /**
   * Creates or updates the tables.
   *
   * @throws {StartError} if they are those of a newer version; the database is closed then
   */
  static async open(database: SqlDatabase): Promise<SqlStorage> {
    try {
      await migrate(database)
      return new SqlStorage(database)
    } catch (error) {
      await database.close()
      throw error
    }
  }

  async #first<Row>(sql: string, values: readonly (string | number | null)[]) {
    const [row] = await this.#database.query<Row>(sql, values)
    return row
  }

  async #changes(sql: string, values: readonly (string | number | null)[]): Promise<boolean> {
    return (await this.#first(`${sql} RETURNING 1`, values)) !== undefined
  }

  async #shops(where: string, values: readonly string[]): Promise<readonly StoredShop[]> {
    const sql = `SELECT ${shopColumns} FROM shops ${where} ORDER BY name, shops.id`
    return (await this.#database.query<ShopRow>(sql, values)).map(asShop)
  }

  async addState(state: PendingState): Promise<void> {
    await this.#database.query(
      `INSERT INTO states (id, browser, account, domain, scopes, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [state.id, state.browser, state.account, state.domain, state.scopes, state.expiresAt],
    )
  }

  findState(id: string, now: number): Promise<PendingState | undefined> {
    return this.#first(
      `SELECT ${stateColumns} FROM states WHERE id = $1 AND code IS NULL AND expires_at > $2`,
      [id, now],
    )
  }

  returnState(id: string, code: string, expiresAt: number, now: number): Promise<boolean> {
    return this.#changes(
      `UPDATE states SET code = $2, expires_at = $3
       WHERE id = $1 AND code IS NULL AND expires_at > $4`,
      [id, code, expiresAt, now],
    )
  }

  async hasReturned(browser: string, account: string, now: number): Promise<boolean> {
    const sql = `SELECT 1 FROM states WHERE ${returned} LIMIT 1`
    return (await this.#first(sql, [browser, account, now])) !== undefined
  }

  takeReturned(browser: string, account: string, now: number): Promise<ReturnedState | undefined> {
    return this.#first(
      `DELETE FROM states WHERE id =
         (SELECT id FROM states WHERE ${returned} ORDER BY expires_at DESC, id LIMIT 1)
       RETURNING ${stateColumns}`,
      [browser, account, now],
    )
  }

  async bindShop(
    shop: Omit<StoredShop, 'id' | 'isUninstalled' | 'otherVersion'>,
    account: string,
  ): Promise<StoredShop | undefined> {
    return this.#database.transaction(async (query) => {
      // Locks the row of the shop, so that of two accounts one is first.
      const [row] = await query<{ id: string }>(
        `INSERT INTO shops (id, gid, domain, name, currency, timezone, weight_unit, plan, scopes,
           connected_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (gid) DO UPDATE SET gid = excluded.gid RETURNING id`,
        [
          randomUUID(),
          shop.gid,
          shop.domain,
          shop.name,
          shop.currency,
          shop.timezone,
          shop.weightUnit,
          shop.plan,
          asText(shop.scopes),
          shop.connectedAt,
        ],
      )
      const id = row?.id ?? ''
      const others = await query(
        `SELECT 1 FROM members WHERE shop_id = $1 AND role = 'owner' AND account <> $2`,
        [id, account],
      )
      if (others.length > 0) return undefined
      await query(
        `INSERT INTO members (shop_id, account, role) VALUES ($1, $2, 'owner')
         ON CONFLICT (shop_id, account) DO UPDATE SET role = 'owner'`,
        [id, account],
      )
      const rows = await query<ShopRow>(
        `UPDATE shops SET domain = $2, name = $3, currency = $4, timezone = $5, weight_unit = $6,
           plan = $7, scopes = $8, connected_at = $9, access_token = $10, access_expires_at = $11,
           refresh_token = $12, uninstalled = 0, other_version = NULL
         WHERE id = $1 RETURNING ${shopColumns}`,
        [
          id,
          shop.domain,
          shop.name,
          shop.currency,
          shop.timezone,
          shop.weightUnit,
          shop.plan,
          asText(shop.scopes),
          shop.connectedAt,
          shop.tokens?.access ?? null,
          shop.tokens?.expiresAt ?? null,
          shop.tokens?.refresh ?? null,
        ],
      )
      return rows.map(asShop)[0]
    })
  }

  async isTaken(domain: string, account: string): Promise<boolean> {
    const sql = `SELECT 1 FROM shops JOIN members ON shop_id = shops.id
      WHERE domain = $1 AND role = 'owner' AND account <> $2 LIMIT 1`
    return (await this.#first(sql, [domain, account])) !== undefined
  }

  listShops(account: string): Promise<readonly StoredShop[]> {
    return this.#shops('JOIN members ON shop_id = shops.id WHERE account = $1', [account])
  }

  async findShop(id: string, account: string): Promise<StoredShop | undefined> {
    const where = 'JOIN members ON shop_id = shops.id WHERE shops.id = $1 AND account = $2'
    return (await this.#shops(where, [id, account]))[0]
  }

  async shopById(id: string): Promise<StoredShop | undefined> {
    return (await this.#shops('WHERE id = $1', [id]))[0]
  }

  shopsOfDomain(domain: string): Promise<readonly StoredShop[]> {
    return this.#shops('WHERE domain = $1', [domain])
  }

  shopsWithTokens(): Promise<readonly StoredShop[]> {
    return this.#shops('WHERE access_token IS NOT NULL', [])
  }

  renewTokens(id: string, tokens: SealedTokens, { name, number }: Lease): Promise<boolean> {
    return this.#changes(
      `UPDATE shops SET access_token = $2, access_expires_at = $3, refresh_token = $4
       WHERE id = $1 AND access_token IS NOT NULL
         AND EXISTS (SELECT 1 FROM leases WHERE name = $5 AND number = $6)`,
      [id, tokens.access, tokens.expiresAt, tokens.refresh, name, number],
    )
  }

  async forgetTokens(id: string, access?: string): Promise<void> {
    const one = access === undefined ? '' : ' AND access_token = $2'
    await this.#database.query(
      `UPDATE shops SET access_token = NULL, access_expires_at = NULL, refresh_token = NULL
       WHERE id = $1${one}`,
      access === undefined ? [id] : [id, access],
    )
  }

  async setUninstalled(id: string): Promise<void> {
    await this.#database.query(
      `UPDATE shops SET access_token = NULL, access_expires_at = NULL, refresh_token = NULL,
         uninstalled = 1 WHERE id = $1`,
      [id],
    )
  }

  async setScopes(id: string, scopes: readonly string[]): Promise<void> {
    await this.#database.query('UPDATE shops SET scopes = $2 WHERE id = $1', [id, asText(scopes)])
  }

  async setOtherVersion(id: string, version: string | null): Promise<void> {
    await this.#database.query('UPDATE shops SET other_version = $2 WHERE id = $1', [id, version])
  }

  async removeShop(id: string): Promise<void> {
    await this.#database.transaction(async (query) => {
      const [shop] = await query<{ domain: string }>(
        'DELETE FROM shops WHERE id = $1 RETURNING domain',
        [id],
      )
      await query('DELETE FROM states WHERE domain = $1', [shop?.domain ?? ''])
      await query('DELETE FROM leases WHERE name IN ($1, $2)', [tokenLease(id), jobLease(id)])
    })
  }

  async addPull({ id, shop, query, locale }: NewPull, now: number) {
    await this.#database.query(
      `INSERT INTO pulls (id, shop_id, query, locale, state, objects, seen_at)
       VALUES ($1, $2, $3, $4, 'waiting', 0, $5)`,
      [id, shop, query, locale, now],
    )
  }

  findPull(id: string, shop: string): Promise<StoredPull | undefined> {
    return this.#first(
      `SELECT id, shop_id AS shop, query, locale, state, objects, error, seen_at AS "seenAt" FROM pulls
       WHERE id = $1 AND shop_id = $2`,
      [id, shop],
    )
  }

  startPull(id: string, now: number): Promise<boolean> {
    return this.#changes(
      `UPDATE pulls SET state = 'reading', seen_at = $2 WHERE id = $1 AND state = 'waiting'`,
      [id, now],
    )
  }

  async notePull(id: string, objects: number, now: number): Promise<void> {
    await this.#database.query(
      `UPDATE pulls SET objects = CASE WHEN objects > $2 THEN objects ELSE $2 END, seen_at = $3
       WHERE id = $1 AND state = 'reading'`,
      [id, objects, now],
    )
  }

  async endPull(
    id: string,
    state: 'done' | 'failed' | 'cancelled',
    error: StoredPull['error'],
    now: number,
  ): Promise<void> {
    await this.#database.query(
      `UPDATE pulls SET state = $2, error = $3, seen_at = $4 WHERE id = $1 AND state = 'reading'`,
      [id, state, error, now],
    )
  }

  noteWebhook(id: string, now: number): Promise<boolean> {
    return this.#changes(
      'INSERT INTO webhook_ids (id, received_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING',
      [id, now],
    )
  }

  async forgetWebhook(id: string): Promise<void> {
    await this.#database.query('DELETE FROM webhook_ids WHERE id = $1', [id])
  }

  async takeLease(name: string, holder: string, until: number, now: number) {
    const row = await this.#first<{ number: number }>(
      `INSERT INTO leases (name, holder, number, until) VALUES ($1, $2, 1, $3)
       ON CONFLICT (name) DO UPDATE
         SET holder = excluded.holder, number = leases.number + 1, until = excluded.until
         WHERE leases.until <= $4
       RETURNING number`,
      [name, holder, until, now],
    )
    return row && { name, number: row.number }
  }

  renewLease({ name, number }: Lease, until: number): Promise<boolean> {
    return this.#changes('UPDATE leases SET until = $3 WHERE name = $1 AND number = $2', [
      name,
      number,
      until,
    ])
  }

  async endLease({ name, number }: Lease): Promise<void> {
    await this.#database.query('UPDATE leases SET until = 0 WHERE name = $1 AND number = $2', [
      name,
      number,
    ])
  }

  async clean(now: number, before: number): Promise<void> {
    const { query } = this.#database
    await query('DELETE FROM states WHERE expires_at <= $1', [now])
    await query(`DELETE FROM pulls WHERE seen_at < $1`, [before])
    await query('DELETE FROM webhook_ids WHERE received_at < $1', [before])
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}
