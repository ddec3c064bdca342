import { insertSql, type Prepare } from './database.ts'

/** A row of `users`, with its JSON columns read. */
export interface User {
  readonly id: string
  readonly aud: string
  readonly role: string
  /** In lower case; null for anonymous users. */
  readonly email: string | null
  readonly encrypted_password: string | null
  readonly email_confirmed_at: string | null
  readonly invited_at: string | null
  readonly confirmation_sent_at: string | null
  readonly recovery_sent_at: string | null
  readonly reauthentication_sent_at: string | null
  /** The requested new address. */
  readonly email_change: string | null
  readonly email_change_sent_at: string | null
  /** Number of the two addresses that have confirmed the change. */
  readonly email_change_confirm_status: number
  readonly last_sign_in_at: string | null
  readonly raw_app_meta_data: Record<string, unknown>
  readonly raw_user_meta_data: Record<string, unknown>
  readonly banned_until: string | null
  readonly is_anonymous: boolean
  /** Set for soft-deleted accounts. */
  readonly deleted_at: string | null
  readonly created_at: string
  readonly updated_at: string
}

const columns = [
  'id',
  'aud',
  'role',
  'email',
  'encrypted_password',
  'email_confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'reauthentication_sent_at',
  'email_change',
  'email_change_sent_at',
  'email_change_confirm_status',
  'last_sign_in_at',
  'raw_app_meta_data',
  'raw_user_meta_data',
  'banned_until',
  'is_anonymous',
  'deleted_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof User)[]

type Row = Omit<User, 'raw_app_meta_data' | 'raw_user_meta_data' | 'is_anonymous'> & {
  readonly raw_app_meta_data: string
  readonly raw_user_meta_data: string
  readonly is_anonymous: number
}

function fromRow(row: Row): User {
  return {
    ...row,
    raw_app_meta_data: JSON.parse(row.raw_app_meta_data),
    raw_user_meta_data: JSON.parse(row.raw_user_meta_data),
    is_anonymous: row.is_anonymous === 1,
  }
}

const found = (row: Row | undefined) => row && fromRow(row)

function toRow(user: User): Record<keyof User, string | number | null> {
  return {
    ...user,
    raw_app_meta_data: JSON.stringify(user.raw_app_meta_data),
    raw_user_meta_data: JSON.stringify(user.raw_user_meta_data),
    is_anonymous: Number(user.is_anonymous),
  }
}

/** The filter for accounts; the default order is newest first. */
export interface UserQuery {
  readonly limit: number
  readonly offset: number
  readonly oldestFirst?: boolean
  /** A substring of the address or the full name, with `%` and `_` as in SQL. */
  readonly filter?: string | undefined
}

const patternOf = (filter: string | undefined) => (filter ? `%${filter}%` : null)

/** The store of accounts. */
export function usersIn(prepare: Prepare) {
  const select = `SELECT ${columns.join(', ')} FROM users`
  const byId = prepare<Row>(`${select} WHERE id = :id AND deleted_at IS NULL`)
  const anyById = prepare<Row>(`${select} WHERE id = :id`)
  const byEmail = prepare<Row>(`${select} WHERE email = :email AND deleted_at IS NULL`)
  const insert = prepare(insertSql('users', columns))
  const update = prepare(
    `UPDATE users SET ${columns.map((name) => `${name} = :${name}`).join(', ')} WHERE id = :id`,
  )
  const fits = `FROM users WHERE :pattern IS NULL OR email LIKE :pattern
    OR raw_user_meta_data ->> '$.full_name' LIKE :pattern`
  const page = (order: 'ASC' | 'DESC') =>
    prepare<Row>(`
      SELECT ${columns.join(', ')} ${fits}
      ORDER BY created_at ${order}, rowid ${order} LIMIT :limit OFFSET :offset`)
  const [oldest, newest] = [page('ASC'), page('DESC')]
  const count = prepare<{ count: number }>(`SELECT count(*) AS count ${fits}`)
  const remove = prepare('DELETE FROM users WHERE id = :id')

  return {
    findById: (id: string) => found(byId.get({ id })),
    /** Also finds soft-deleted accounts, which all other queries exclude. */
    findEvenDeleted: (id: string) => found(anyById.get({ id })),
    /** Expects the address in lower case. */
    findByEmail: (email: string) => found(byEmail.get({ email })),
    insert(user: User): User {
      insert.run(toRow(user))
      return user
    },
    /** Saves `changes` and returns the updated account. */
    update(user: User, changes: Partial<User>): User {
      const changed = { ...user, ...changes }
      update.run(toRow(changed))
      return changed
    },
    /** Returns one page of accounts, including soft-deleted ones. */
    list({ limit, offset, oldestFirst = false, filter }: UserQuery): User[] {
      const rows = (oldestFirst ? oldest : newest).all({
        limit,
        offset,
        pattern: patternOf(filter),
      })
      return rows.map(fromRow)
    },
    count: (filter?: string) => count.get({ pattern: patternOf(filter) })?.count ?? 0,
    remove: (id: string) => remove.run({ id }),
  }
}
