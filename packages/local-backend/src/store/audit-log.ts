import { randomUUID } from 'node:crypto'
import { insertSql, type Prepare } from './database.ts'

/** The actions of the audit log, as in GoTrue; those of recovery codes are ours. */
export type AuditAction =
  | 'challenge_created'
  | 'factor_deleted'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'login'
  | 'logout'
  | 'recovery_code_used'
  | 'recovery_codes_created'
  | 'token_refreshed'
  | 'token_revoked'
  | 'user_confirmation_requested'
  | 'user_deleted'
  | 'user_invited'
  | 'user_modified'
  | 'user_reauthenticate_requested'
  | 'user_recovery_requested'
  | 'user_repeated_signup'
  | 'user_signedup'
  | 'user_updated_password'
  | 'verification_attempted'

/** The payload of an entry, without secrets. */
export interface AuditEntry {
  readonly action: AuditAction
  readonly actor_id: string
  /** The address of the actor, if any. */
  readonly actor_username: string
  /** Additional details, such as the provider. */
  readonly traits?: Record<string, unknown>
}

/** A row of `audit_log_entries`, with its JSON column read. */
export interface AuditLogEntry {
  readonly id: string
  readonly payload: AuditEntry & { readonly timestamp: string }
  readonly ip_address: string
  readonly created_at: string
}

const columns = ['id', 'payload', 'ip_address', 'created_at'] as const

type Row = Omit<AuditLogEntry, 'payload'> & { readonly payload: string }

function fromRow(row: Row): AuditLogEntry {
  return { ...row, payload: JSON.parse(row.payload) }
}

/** The filter for entries: substrings, with `%` and `_` as in SQL. */
export interface AuditFilter {
  readonly action?: string | undefined
  /** The address of the actor. */
  readonly author?: string | undefined
}

const pattern = (words: string | undefined) => (words ? `%${words}%` : null)
const patternsOf = ({ action, author }: AuditFilter) => ({
  action: pattern(action),
  author: pattern(author),
})

/** The audit log. It stores no IP address, because all requests come from this machine. */
export function auditLogIn(prepare: Prepare) {
  const insert = prepare(insertSql('audit_log_entries', columns))
  const fits = `FROM audit_log_entries
    WHERE (:action IS NULL OR payload ->> '$.action' LIKE :action)
    AND (:author IS NULL OR payload ->> '$.actor_username' LIKE :author)`
  const newest = prepare<Row>(
    `SELECT ${columns.join(', ')} ${fits} ORDER BY created_at DESC, rowid DESC LIMIT :limit OFFSET :offset`,
  )
  const count = prepare<{ count: number }>(`SELECT count(*) AS count ${fits}`)
  const ofActor = prepare<Row>(
    `SELECT ${columns.join(', ')} FROM audit_log_entries
    WHERE payload ->> '$.actor_id' = :id ORDER BY created_at DESC, rowid DESC`,
  )
  const forgetActor = prepare(`
    UPDATE audit_log_entries SET payload = json_set(payload, '$.actor_username', '')
    WHERE payload ->> '$.actor_id' = :id`)
  const forgetSubject = prepare(`
    UPDATE audit_log_entries SET payload = json_set(payload, '$.traits.user_email', '')
    WHERE payload ->> '$.traits.user_id' = :id`)
  const removeOld = prepare('DELETE FROM audit_log_entries WHERE created_at < :before')

  return {
    add(entry: AuditEntry, at: string): void {
      const payload = JSON.stringify({ ...entry, timestamp: at })
      insert.run({ id: randomUUID(), payload, ip_address: '', created_at: at })
    },
    count: (filter: AuditFilter = {}) => count.get(patternsOf(filter))?.count ?? 0,
    newest: (limit: number, offset: number, filter: AuditFilter = {}): AuditLogEntry[] =>
      newest.all({ limit, offset, ...patternsOf(filter) }).map(fromRow),
    /** Returns what a user did, newest first. */
    ofActor: (id: string): AuditLogEntry[] => ofActor.all({ id }).map(fromRow),
    /** Removes the addresses of a user from the log. */
    forgetAddresses(id: string): void {
      forgetActor.run({ id })
      forgetSubject.run({ id })
    },
    removeOld: (before: string) => removeOld.run({ before }),
  }
}
