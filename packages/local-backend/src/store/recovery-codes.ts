import { insertSql, type Prepare } from './database.ts'

/** A row of `recovery_codes`. All codes of a user have the same salt. */
export interface RecoveryCode {
  readonly user_id: string
  /** In hex. */
  readonly salt: string
  /** Argon2id of code and salt, in hex. */
  readonly code_hash: string
  readonly used_at: string | null
  readonly created_at: string
}

const columns = [
  'user_id',
  'salt',
  'code_hash',
  'used_at',
  'created_at',
] as const satisfies (keyof RecoveryCode)[]

/** The store of recovery codes. */
export function recoveryCodesIn(prepare: Prepare) {
  const ofUser = prepare<RecoveryCode>(
    `SELECT ${columns.join(', ')} FROM recovery_codes WHERE user_id = :userId`,
  )
  const insert = prepare(insertSql('recovery_codes', columns))
  const use = prepare(`
    UPDATE recovery_codes SET used_at = :at
    WHERE user_id = :userId AND code_hash = :hash AND used_at IS NULL`)
  const removeOfUser = prepare('DELETE FROM recovery_codes WHERE user_id = :userId')

  return {
    ofUser: (userId: string) => ofUser.all({ userId }),
    /** Replaces the codes of a user. */
    replace(userId: string, codes: readonly RecoveryCode[]): void {
      removeOfUser.run({ userId })
      for (const code of codes) insert.run({ ...code })
    },
    /** Marks a code as used; `false` if it is already. */
    use: (userId: string, hash: string, at: string) => use.run({ userId, hash, at }) === 1,
    removeOfUser: (userId: string) => removeOfUser.run({ userId }),
  }
}
