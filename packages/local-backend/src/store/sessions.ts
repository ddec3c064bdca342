import { insertSql, type Prepare } from './database.ts'

/** Way in which a session was created, as in the `amr` claim. */
export type AuthenticationMethod =
  | 'anonymous'
  | 'email/signup'
  | 'email_change'
  | 'invite'
  | 'magiclink'
  | 'mfa/recovery_code'
  | 'oauth'
  | 'otp'
  | 'password'
  | 'recovery'
  | 'totp'

/** The assurance level of a session: with one factor or with two. */
type AssuranceLevel = 'aal1' | 'aal2'

/** A row of `sessions`. */
export interface Session {
  readonly id: string
  readonly user_id: string
  readonly aal: AssuranceLevel
  /** The factor that raised it to the second level; null after a recovery code. */
  readonly factor_id: string | null
  /** The first refresh token that may return the second level; those before were given out at the first. */
  readonly aal2_token_counter: number | null
  readonly user_agent: string | null
  /** Base64url. */
  readonly refresh_token_hmac_key: string
  readonly refresh_token_counter: number
  readonly refreshed_at: string
  readonly created_at: string
  readonly updated_at: string
}

const columns = [
  'id',
  'user_id',
  'aal',
  'factor_id',
  'aal2_token_counter',
  'user_agent',
  'refresh_token_hmac_key',
  'refresh_token_counter',
  'refreshed_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof Session)[]

/** A row of `mfa_amr_claims`. */
export interface AmrClaim {
  readonly authentication_method: string
  readonly created_at: string
  /** The last time that the method was used. */
  readonly updated_at: string
}

/** Selection of the sessions of a user to end. */
export type SessionScope = 'global' | 'local' | 'others'

/** The store of sessions. */
export function sessionsIn(prepare: Prepare) {
  const byId = prepare<Session>(`SELECT ${columns.join(', ')} FROM sessions WHERE id = :id`)
  const amr = prepare<AmrClaim>(
    `SELECT authentication_method, created_at, updated_at FROM mfa_amr_claims
    WHERE session_id = :id ORDER BY updated_at DESC, rowid DESC`,
  )
  const ofUser = prepare<Session>(
    `SELECT ${columns.join(', ')} FROM sessions WHERE user_id = :userId ORDER BY created_at DESC, rowid DESC`,
  )
  const insert = prepare(insertSql('sessions', columns))
  const addClaim = prepare(`
    INSERT INTO mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    VALUES (:id, :method, :at, :at)
    ON CONFLICT (session_id, authentication_method) DO UPDATE SET updated_at = :at`)
  const update = prepare(
    `UPDATE sessions SET ${columns.map((name) => `${name} = :${name}`).join(', ')} WHERE id = :id`,
  )
  const touch = prepare('UPDATE sessions SET updated_at = :at WHERE id = :id')
  const endBelowSecondLevel = prepare(
    `DELETE FROM sessions WHERE user_id = :userId AND aal = 'aal1'`,
  )
  // Of one factor, or of all.
  const raised = `SELECT id FROM sessions WHERE user_id = :userId AND aal = 'aal2'
    AND (:factorId IS NULL OR factor_id = :factorId)`
  const removeSecondClaims = prepare(`
    DELETE FROM mfa_amr_claims WHERE authentication_method IN ('totp', 'mfa/recovery_code')
    AND session_id IN (${raised})`)
  const lower = prepare(
    `UPDATE sessions SET aal = 'aal1', factor_id = NULL, aal2_token_counter = NULL WHERE id IN (${raised})`,
  )
  const remove = {
    global: prepare('DELETE FROM sessions WHERE user_id = :user_id'),
    local: prepare('DELETE FROM sessions WHERE id = :id'),
    others: prepare('DELETE FROM sessions WHERE user_id = :user_id AND id <> :id'),
  }
  const removeIdle = prepare('DELETE FROM sessions WHERE refreshed_at < :before')

  return {
    find: (id: string) => byId.get({ id }),
    amrOf: (id: string) => amr.all({ id }),
    insert(session: Session, method: AuthenticationMethod): Session {
      insert.run({ ...session })
      addClaim.run({ id: session.id, method, at: session.created_at })
      return session
    },
    ofUser: (userId: string) => ofUser.all({ userId }),
    /** Saves `changes` and returns the updated session. */
    update(session: Session, changes: Partial<Session>): Session {
      const changed = { ...session, ...changes }
      update.run({ ...changed })
      return changed
    },
    /** Records a use of the session. */
    touch: (id: string, at: string) => touch.run({ id, at }),
    /** Records a use of an authentication method in the session. */
    addClaim: (id: string, method: AuthenticationMethod, at: string) =>
      addClaim.run({ id, method, at }),
    /** Ends the sessions of a user that have not passed a second step. */
    endBelowSecondLevel: (userId: string) => endBelowSecondLevel.run({ userId }),
    /** Returns sessions to the first level: those that a factor raised, or all of the user. */
    lower(userId: string, factorId: string | null): void {
      removeSecondClaims.run({ userId, factorId })
      lower.run({ userId, factorId })
    },
    /** Ends sessions of the user of `session`. */
    end({ id, user_id }: Session, scope: SessionScope): void {
      if (scope === 'global') remove.global.run({ user_id })
      else if (scope === 'local') remove.local.run({ id })
      else remove.others.run({ id, user_id })
    },
    endAllOf: (userId: string) => remove.global.run({ user_id: userId }),
    removeIdle: (before: string) => removeIdle.run({ before }),
  }
}
