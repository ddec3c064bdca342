import { emailIdentity, mergeAppMetadata, mergeMetadata, nothingSent } from '../../accounts.ts'
import { requireFreeEmail } from '../../mail/confirm.ts'
import { checkNewPassword, hashPassword } from '../../passwords.ts'
import { timestamp, type Services } from '../../services.ts'
import type { Identity } from '../../store/identities.ts'
import type { User } from '../../store/users.ts'
import { normaliseEmail } from '../email.ts'
import { auditAdmin, phoneError, type Attributes } from './attributes.ts'
import { bannedUntil } from './ban-duration.ts'
import type { Administrator } from './credentials.ts'
import { requireAccount } from './require-account.ts'

/** The validated request. */
interface Changes {
  readonly email: string | undefined
  readonly confirmed: boolean
  readonly hash: string | undefined
  readonly fields: Partial<User>
}

async function readChanges({ settings }: Services, input: Attributes): Promise<Changes> {
  phoneError(input)
  const email = input.email && normaliseEmail(input.email)
  const role = input.role?.trim()
  const fields = {
    ...(role && { role }),
    ...(input.ban_duration && { banned_until: bannedUntil(input.ban_duration, settings.now()) }),
  }
  const { password } = input
  if (typeof password === 'string') await checkNewPassword(password, settings)
  const hash = password ? await hashPassword(password) : undefined
  return { email, confirmed: input.email_confirm ?? false, hash, fields }
}

/** Updates the email identity with the account. */
function saveEmailIdentity(
  { store, settings }: Services,
  user: User,
  isVerified: boolean,
): Identity {
  const known = store.identities.find('email', user.id)
  const at = timestamp(settings)
  const identity = known ?? { ...emailIdentity(user), created_at: at, last_sign_in_at: at }
  const said = { email: user.email, email_verified: isVerified }
  const saved = {
    ...identity,
    identity_data: { ...identity.identity_data, ...said },
    updated_at: at,
  }
  if (known) store.identities.update(saved)
  else store.identities.insert(saved)
  return saved
}

/** Applies the changes in the order of GoTrue. */
function apply(services: Services, user: User, { email, confirmed, hash, fields }: Changes): User {
  const { store, settings } = services
  const at = timestamp(settings)
  let changed: User = { ...user, ...fields, updated_at: at }
  if (confirmed) {
    const verified = { email_verified: true }
    const raw_user_meta_data = mergeMetadata(changed.raw_user_meta_data, verified)
    changed = { ...changed, email_confirmed_at: at, raw_user_meta_data }
    store.oneTimeTokens.removeOfUser(user.id)
  }
  if (hash) {
    changed = { ...changed, ...nothingSent, encrypted_password: hash }
    store.oneTimeTokens.removeOfUser(user.id)
    store.sessions.endAllOf(user.id)
  }
  if (email) {
    requireFreeEmail(services, user, email)
    changed = { ...changed, email, is_anonymous: user.is_anonymous && !confirmed }
  }
  const needsIdentity = hash && user.encrypted_password === null && changed.email
  const hasIdentity = store.identities.find('email', user.id) !== undefined
  if (email || (needsIdentity && !hasIdentity)) saveEmailIdentity(services, changed, confirmed)
  return changed
}

/**
 * Updates an account for an administrator. A new password ends its sessions.
 * @throws ApiError 400 for invalid attributes, 404 for no account, 422 for a taken address.
 */
export async function updateUser(
  services: Services,
  admin: Administrator,
  id: string,
  input: Attributes,
): Promise<User> {
  const { store } = services
  requireAccount(services, id)
  const changes = await readChanges(services, input)
  return store.transaction(() => {
    const user = requireAccount(services, id)
    const changed = apply(services, user, changes)
    const saved = store.users.update(user, {
      ...changed,
      raw_app_meta_data: mergeAppMetadata(changed.raw_app_meta_data, input.app_metadata),
      raw_user_meta_data: mergeMetadata(changed.raw_user_meta_data, input.user_metadata),
    })
    auditAdmin(services, admin, 'user_modified', saved)
    return saved
  })
}
