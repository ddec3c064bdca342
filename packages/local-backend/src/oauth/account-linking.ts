import { randomUUID } from 'node:crypto'
import { isBanned, mergeProfile, newUser } from '../accounts.ts'
import { audit } from '../audit.ts'
import { ApiError, signupDisabled, userBanned } from '../errors.ts'
import { timestamp, type Services } from '../services.ts'
import type { Identity } from '../store/identities.ts'
import type { User } from '../store/users.ts'
import type { OAuthProfile } from './provider.ts'

/** The profile fields of GoTrue. */
function identityData(profile: OAuthProfile): Record<string, unknown> {
  const { subject, issuer, email, emailVerified, fullName, picture } = profile
  return {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    email,
    email_verified: emailVerified,
    phone_verified: false,
    ...(fullName && { name: fullName, full_name: fullName }),
    ...(picture && { picture, avatar_url: picture }),
  }
}

const unverified = (provider: string) =>
  new ApiError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  )

/** Rejects deleted and banned users: signing in does not restore an account. */
function requireUsable({ settings }: Services, user: User): void {
  if (user.deleted_at) throw new ApiError(403, 'user_not_found', 'This account was deleted')
  if (isBanned(user, settings.now())) throw userBanned(403)
}

/**
 * Removes everything that an unverified sign-up could use to access the account, because its owner may
 * be somebody else: password, identities, sessions, factors, links and codes from mails, a pending e-mail
 * change. Metadata set by an administrator stays.
 */
function takeBack({ store }: Services, user: User, confirmedAt: string): User {
  store.sessions.endAllOf(user.id)
  store.factors.removeOfUser(user.id)
  store.recoveryCodes.removeOfUser(user.id)
  store.identities.removeOfUser(user.id)
  store.oneTimeTokens.removeOfUser(user.id)
  store.flowStates.removeOfUser(user.id)
  const { provider: _, providers: __, ...appMetadata } = user.raw_app_meta_data
  return store.users.update(user, {
    encrypted_password: null,
    email_confirmed_at: confirmedAt,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    is_anonymous: false,
    raw_app_meta_data: appMetadata,
    raw_user_meta_data: {},
  })
}

/** Keeps the first `provider` and adds to `providers`. */
function withProvider(
  metadata: Record<string, unknown>,
  provider: string,
): Record<string, unknown> {
  const known = Array.isArray(metadata.providers) ? metadata.providers : []
  return { provider, ...metadata, providers: [...new Set([...known, provider])] }
}

interface SignInAt {
  readonly provider: string
  readonly profile: OAuthProfile
  readonly at: string
}

/** Records a sign-in at the provider; returns the identity if it is new for the user. */
function saveIdentity(
  { store }: Services,
  user: User,
  { provider, profile, at }: SignInAt,
): Identity | undefined {
  const data = identityData(profile)
  const known = store.identities.find(provider, profile.subject)
  if (known) {
    store.identities.touch(known.id, data, at)
    return undefined
  }
  return store.identities.insert({
    id: randomUUID(),
    provider_id: profile.subject,
    user_id: user.id,
    identity_data: data,
    provider,
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
  })
}

/** Finds the user with the identity, else the one with the address. */
function findOwner({ store }: Services, { provider, profile }: SignInAt) {
  const identity = store.identities.find(provider, profile.subject)
  const owner = identity
    ? store.users.findEvenDeleted(identity.user_id)
    : store.users.findByEmail(profile.email)
  return { owner, isKnown: identity !== undefined }
}

/**
 * Finds, links or creates the account for a sign-in at a provider, and writes the audit log as GoTrue
 * does. Call it inside a transaction. An address only counts if the provider has verified it.
 * @throws ApiError if sign-ups are disabled, the address is unverified, or the user is banned or deleted.
 */
export function accountOf(services: Services, profile: OAuthProfile, provider: string): User {
  const { store, settings } = services
  const { email, emailVerified } = profile
  const at = timestamp(settings)
  const signIn = { provider, profile, at }
  const { owner, isKnown } = findOwner(services, signIn)
  if (owner) requireUsable(services, owner)

  const isConfirmed = Boolean(owner?.email_confirmed_at)
  const isProven = emailVerified && (!owner || owner.email === email)
  if (!isProven && !(isKnown && isConfirmed)) throw unverified(provider)

  let user = owner
  if (!user) {
    if (settings.signupsDisabled) throw signupDisabled()
    user = store.users.insert(newUser({ email, provider, at, confirmed: true }))
  } else if (!isConfirmed) {
    user = takeBack(services, user, at)
  }

  const added = saveIdentity(services, user, signIn)
  if (owner && added) {
    const traits = { identity_id: added.id, provider, provider_id: profile.subject }
    audit(services, 'identity_linked', user, traits)
  }
  audit(services, isConfirmed ? 'login' : 'user_signedup', user, { provider })
  return store.users.update(user, {
    raw_app_meta_data: withProvider(user.raw_app_meta_data, provider),
    raw_user_meta_data: mergeProfile(user.raw_user_meta_data, identityData(profile)),
    updated_at: at,
  })
}
