import { insertSql, type Prepare } from './database.ts'

/** A row of `users`, with its JSON columns read. */
export interface User {
  readonly id: string
  readonly aud: string
  readonly role: string
  readonly email: string
  readonly encrypted_password: string | null
  readonly email_confirmed_at: string | null
  readonly last_sign_in_at: string | null
  readonly raw_app_meta_data: Record<string, unknown>
  readonly raw_user_meta_data: Record<string, unknown>
  readonly banned_until: string | null
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
  'last_sign_in_at',
  'raw_app_meta_data',
  'raw_user_meta_data',
  'banned_until',
  'created_at',
  'updated_at',
] as const satisfies (keyof User)[]

type Row = Omit<User, 'raw_app_meta_data' | 'raw_user_meta_data'> & {
  readonly raw_app_meta_data: string
  readonly raw_user_meta_data: string
}

function fromRow(row: Row | undefined): User | undefined {
  return (
    row && {
      ...row,
      raw_app_meta_data: JSON.parse(row.raw_app_meta_data),
      raw_user_meta_data: JSON.parse(row.raw_user_meta_data),
    }
  )
}

function toRow(user: User): Record<keyof User, string | null> {
  return {
    ...user,
    raw_app_meta_data: JSON.stringify(user.raw_app_meta_data),
    raw_user_meta_data: JSON.stringify(user.raw_user_meta_data),
  }
}

/** Accounts. */
export function usersIn(prepare: Prepare) {
  const select = `SELECT ${columns.join(', ')} FROM users`
  const byId = prepare<Row>(`${select} WHERE id = :id`)
  const byEmail = prepare<Row>(`${select} WHERE email = :email`)
  const insert = prepare(insertSql('users', columns))
  const update = prepare(
    `UPDATE users SET ${columns.map((name) => `${name} = :${name}`).join(', ')} WHERE id = :id`,
  )

  return {
    findById: (id: string) => fromRow(byId.get({ id })),
    /** Expects the address in lower case. */
    findByEmail: (email: string) => fromRow(byEmail.get({ email })),
    insert(user: User): User {
      insert.run(toRow(user))
      return user
    },
    /** Saves `changes` and returns the account as it is now. */
    update(user: User, changes: Partial<User>): User {
      const changed = { ...user, ...changes }
      update.run(toRow(changed))
      return changed
    },
  }
}
