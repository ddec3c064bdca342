import { insertSql, type Prepare } from './database.ts'

/** Way in which a session was created, as in the `amr` claim. */
export type AuthenticationMethod =
  | 'anonymous'
  | 'email/signup'
  | 'email_change'
  | 'invite'
  | 'magiclink'
  | 'oauth'
  | 'otp'
  | 'password'
  | 'recovery'

/** A row of `sessions`. */
export interface Session {
  readonly id: string
  readonly user_id: string
  readonly aal: string
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
}

/** Selection of the sessions of a user to end. */
export type SessionScope = 'global' | 'local' | 'others'

/** The store of sessions. */
export function sessionsIn(prepare: Prepare) {
  const byId = prepare<Session>(`SELECT ${columns.join(', ')} FROM sessions WHERE id = :id`)
  const amr = prepare<AmrClaim>(
    'SELECT authentication_method, created_at FROM mfa_amr_claims WHERE session_id = :id ORDER BY created_at',
  )
  const insert = prepare(insertSql('sessions', columns))
  const insertAmr = prepare(
    insertSql('mfa_amr_claims', ['session_id', 'authentication_method', 'created_at']),
  )
  const advance = prepare(`
    UPDATE sessions SET refresh_token_counter = :counter, refreshed_at = :at, updated_at = :at
    WHERE id = :id`)
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
      insertAmr.run({
        session_id: session.id,
        authentication_method: method,
        created_at: session.created_at,
      })
      return session
    },
    /** Updates the counter of the current refresh token. */
    advance: (id: string, counter: number, at: string) => advance.run({ id, counter, at }),
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
