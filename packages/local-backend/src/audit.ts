import { timestamp, type Services } from './services.ts'
import type { AuditAction } from './store/audit-log.ts'
import type { User } from './store/users.ts'

/** Writes an audit log entry for a user. Call it inside the transaction of the change. */
export function audit(
  { store, settings }: Services,
  action: AuditAction,
  user: Pick<User, 'id' | 'email'>,
  traits?: Record<string, unknown>,
): void {
  const entry = { action, actor_id: user.id, actor_username: user.email ?? '' }
  store.auditLog.add(traits ? { ...entry, traits } : entry, timestamp(settings))
}
