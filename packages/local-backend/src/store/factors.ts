import { insertSql, type Prepare } from './database.ts'

/** A row of `mfa_factors`: an authenticator app. */
export interface Factor {
  readonly id: string
  readonly user_id: string
  readonly friendly_name: string
  readonly factor_type: 'totp'
  readonly status: 'unverified' | 'verified'
  /** In base32, as a hosted project stores it by default. */
  readonly secret: string
  readonly last_challenged_at: string | null
  /** The time step of the last accepted code, which works only once. */
  readonly last_totp_step: number | null
  readonly created_at: string
  readonly updated_at: string
}

const columns = [
  'id',
  'user_id',
  'friendly_name',
  'factor_type',
  'status',
  'secret',
  'last_challenged_at',
  'last_totp_step',
  'created_at',
  'updated_at',
] as const satisfies (keyof Factor)[]

/** A row of `mfa_challenges`. */
export interface Challenge {
  readonly id: string
  readonly factor_id: string
  readonly created_at: string
  readonly verified_at: string | null
  readonly ip_address: string
}

const challengeColumns = [
  'id',
  'factor_id',
  'created_at',
  'verified_at',
  'ip_address',
] as const satisfies (keyof Challenge)[]

/** The store of second factors and their challenges. */
export function factorsIn(prepare: Prepare) {
  const select = `SELECT ${columns.join(', ')} FROM mfa_factors`
  const ofUser = prepare<Factor>(`${select} WHERE user_id = :userId ORDER BY created_at, rowid`)
  const byId = prepare<Factor>(`${select} WHERE id = :id AND user_id = :userId`)
  const insert = prepare(insertSql('mfa_factors', columns))
  const update = prepare(
    `UPDATE mfa_factors SET ${columns.map((name) => `${name} = :${name}`).join(', ')} WHERE id = :id`,
  )
  const remove = prepare('DELETE FROM mfa_factors WHERE id = :id')
  const removeOfUser = prepare('DELETE FROM mfa_factors WHERE user_id = :userId')
  const removeUnverified = prepare(
    `DELETE FROM mfa_factors WHERE user_id = :userId AND status = 'unverified'`,
  )
  const removeForgotten = prepare(`
    DELETE FROM mfa_factors WHERE status = 'unverified' AND created_at < :before
    AND NOT EXISTS (SELECT 1 FROM mfa_challenges WHERE factor_id = mfa_factors.id)`)

  const challengeById = prepare<Challenge>(
    `SELECT ${challengeColumns.join(', ')} FROM mfa_challenges WHERE id = :id AND factor_id = :factorId`,
  )
  const insertChallenge = prepare(insertSql('mfa_challenges', challengeColumns))
  const verifyChallenge = prepare('UPDATE mfa_challenges SET verified_at = :at WHERE id = :id')
  const removeChallenge = prepare('DELETE FROM mfa_challenges WHERE id = :id')
  const removeOldChallenges = prepare('DELETE FROM mfa_challenges WHERE created_at < :before')

  return {
    ofUser: (userId: string) => ofUser.all({ userId }),
    /** Finds a factor of a user, and of no other. */
    find: (userId: string, id: string) => byId.get({ userId, id }),
    insert(factor: Factor): Factor {
      insert.run({ ...factor })
      return factor
    },
    /** Saves `changes` and returns the updated factor. */
    update(factor: Factor, changes: Partial<Factor>): Factor {
      const changed = { ...factor, ...changes }
      update.run({ ...changed })
      return changed
    },
    remove: (id: string) => remove.run({ id }),
    removeOfUser: (userId: string) => removeOfUser.run({ userId }),
    removeUnverified: (userId: string) => removeUnverified.run({ userId }),
    /** Removes unverified factors from before a time that were never challenged. */
    removeForgotten: (before: string) => removeForgotten.run({ before }),
    findChallenge: (factorId: string, id: string) => challengeById.get({ factorId, id }),
    insertChallenge: (challenge: Challenge) => insertChallenge.run({ ...challenge }),
    verifyChallenge: (id: string, at: string) => verifyChallenge.run({ id, at }),
    removeChallenge: (id: string) => removeChallenge.run({ id }),
    removeOldChallenges: (before: string) => removeOldChallenges.run({ before }),
  }
}
