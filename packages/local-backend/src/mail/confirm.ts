import { randomUUID } from 'node:crypto'
import { audit } from '../audit.ts'
import { emailExists } from '../errors.ts'
import { timestamp, type Services } from '../services.ts'
import type { OneTimeToken } from '../store/one-time-tokens.ts'
import type { User } from '../store/users.ts'
import type { FoundToken } from './find-token.ts'
import { sendNotice } from './notices.ts'
import type { LinkType } from './mail-flow.ts'

/** Marks the address as verified, together with its identities. */
function confirmEmail({ store, settings }: Services, user: User): User {
  const at = timestamp(settings)
  for (const { id, identity_data } of store.identities.ofUser(user.id)) {
    if (identity_data.email === user.email) {
      store.identities.touch(id, { ...identity_data, email_verified: true }, at)
    }
  }
  return store.users.update(user, {
    email_confirmed_at: at,
    raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
    updated_at: at,
  })
}

/** Updates the list of providers in the account. */
function listProviders({ store }: Services, user: User): User {
  const providers = [...new Set(store.identities.ofUser(user.id).map(({ provider }) => provider))]
  return store.users.update(user, {
    raw_app_meta_data: {
      ...user.raw_app_meta_data,
      ...(providers[0] && { provider: providers[0] }),
      providers,
    },
  })
}

/** Checks that the address is free. @throws ApiError 422 if another account has it. */
export function requireFreeEmail({ store }: Services, user: User, email: string): void {
  const owner = store.users.findByEmail(email)
  if (owner && owner.id !== user.id) throw emailExists()
}

function saveEmailIdentity({ store, settings }: Services, user: User, email: string): void {
  const at = timestamp(settings)
  const known = store.identities.find('email', user.id)
  const proven = { email, email_verified: true }
  if (known) {
    store.identities.touch(known.id, { ...known.identity_data, ...proven }, at)
    return
  }
  store.identities.insert({
    id: randomUUID(),
    provider_id: user.id,
    user_id: user.id,
    identity_data: { sub: user.id, ...proven, phone_verified: false },
    provider: 'email',
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
  })
}

/**
 * Replaces the address of a user with the new one, and tells the old one. Call it inside a transaction.
 * @throws ApiError 422 if another account has taken the address meanwhile.
 */
export function changeEmail(services: Services, user: User, email: string): User {
  const { store, settings } = services
  requireFreeEmail(services, user, email)
  audit(services, 'user_modified', user)
  sendNotice(services, user, 'email_changed_notification', { newEmail: email })
  saveEmailIdentity(services, user, email)
  store.oneTimeTokens.removeOfUser(user.id)
  const changed = store.users.update(user, {
    email,
    email_change: null,
    email_change_confirm_status: 0,
    is_anonymous: false,
    updated_at: timestamp(settings),
  })
  return listProviders(
    services,
    changed.email_confirmed_at ? changed : confirmEmail(services, changed),
  )
}

/** Tells whether the other address has to confirm as well. */
function isHalfOfChange({ settings }: Services, user: User): boolean {
  return (
    settings.doubleConfirmEmailChanges &&
    !settings.autoconfirm &&
    user.email_change_confirm_status === 0 &&
    user.email !== null
  )
}

function confirmChange(services: Services, user: User, token: OneTimeToken): User | undefined {
  const { store } = services
  if (isHalfOfChange(services, user)) {
    store.oneTimeTokens.remove(user.id, token.token_type)
    store.users.update(user, { email_change_confirm_status: 1 })
    return undefined
  }
  return changeEmail(services, user, user.email_change ?? token.relates_to)
}

/**
 * Applies a token from a mail, which invalidates all tokens of the user. Returns nothing if only one
 * of two addresses has confirmed an e-mail change. Call it inside a transaction. The rules are those
 * of GoTrue, with one exception: a recovery or a magic link for an unconfirmed account removes the
 * password that was set at sign-up.
 */
export function redeemToken(
  services: Services,
  { user, token }: FoundToken,
  type: LinkType,
): User | undefined {
  const { store } = services
  if (type === 'email_change') return confirmChange(services, user, token)
  store.oneTimeTokens.removeOfUser(user.id)
  const confirmsSignUp = type === 'signup' || type === 'invite'
  if (user.email_confirmed_at && !confirmsSignUp) {
    audit(services, 'login', user)
    return user
  }
  audit(services, 'user_signedup', user, { provider: 'email' })
  const owned = confirmsSignUp ? user : { ...user, encrypted_password: null }
  return listProviders(services, confirmEmail(services, owned))
}
