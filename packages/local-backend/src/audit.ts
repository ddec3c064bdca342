import { timestamp, type Services } from './services.ts'
import type { AuditAction } from './store/audit-log.ts'
import type { User } from './store/users.ts'

/** Notes what a user did, or what was done to them. Call it inside the transaction that does it. */
export function audit(
  { store, settings }: Services,
  action: AuditAction,
  user: Pick<User, 'id' | 'email'>,
  traits?: Record<string, unknown>,
): void {
  const entry = { action, actor_id: user.id, actor_username: user.email ?? '' }
  store.auditLog.add(traits ? { ...entry, traits } : entry, timestamp(settings))
}
