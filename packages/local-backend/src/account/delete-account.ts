import { audit } from '../audit.ts'
import type { Services } from '../services.ts'
import type { User } from '../store/users.ts'

/**
 * Deletes an account with everything that refers to it: sessions, identities, factors, codes, mails in
 * the outbox. The audit log keeps what happened, by id, without addresses. Call it inside a transaction.
 */
export function deleteAccount(services: Services, user: User): void {
  const { store } = services
  audit(services, 'user_deleted', user)
  store.users.remove(user.id)
  for (const address of [user.email, user.email_change]) {
    if (address) store.outbox.removeTo(address)
  }
  store.auditLog.forgetAddresses(user.id)
}
