import { createHash } from 'node:crypto'
import { timestamp, type Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { auditAdmin } from './attributes.ts'
import type { Administrator } from './credentials.ts'
import { requireAccount } from './require-account.ts'

/** Stands where something was, without telling what. */
function veiled({ id }: User, value: string): string {
  return createHash('sha256')
    .update(id + value)
    .digest('base64url')
}

/** Keeps the id, for what refers to it, and nothing that leads to a person. */
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
 * Deletes an account with all that is its own, or only what tells of a person.
 * @throws ApiError 404 when there is none.
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
