import { createHash } from 'node:crypto'
import { timestamp, type Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { auditAdmin } from './attributes.ts'
import type { Administrator } from './credentials.ts'
import { requireAccount } from './require-account.ts'

/** Replaces a deleted value. */
function veiled({ id }: User, value: string): string {
  return createHash('sha256')
    .update(id + value)
    .digest('base64url')
}

/** Keeps the id for references, and no personal data. */
function deleteSoftly({ store, settings }: Services, user: User): void {
  const at = timestamp(settings)
  for (const identity of store.identities.ofUser(user.id)) {
    store.identities.update({
      ...identity,
      provider_id: veiled(user, `${identity.provider}:${identity.provider_id}`),
      identity_data: {},
      updated_at: at,
    })
  }
  store.oneTimeTokens.removeOfUser(user.id)
  store.flowStates.removeOfUser(user.id)
  store.sessions.endAllOf(user.id)
  store.factors.removeOfUser(user.id)
  store.recoveryCodes.removeOfUser(user.id)
  store.users.update(user, {
    email: user.email && veiled(user, user.email),
    email_change: user.email_change && veiled(user, user.email_change),
    encrypted_password: null,
    raw_app_meta_data: {},
    raw_user_meta_data: {},
    deleted_at: at,
  })
}

/**
 * Deletes an account, or with soft deletion only its personal data.
 * @throws ApiError 404 if it does not exist.
 */
export function deleteUser(
  services: Services,
  admin: Administrator,
  id: string,
  softly: boolean,
): void {
  const { store } = services
  store.transaction(() => {
    const user = requireAccount(services, id)
    auditAdmin(services, admin, 'user_deleted', user)
    if (!softly) store.users.remove(user.id)
    else if (!user.deleted_at) deleteSoftly(services, user)
  })
}
