import { randomUUID } from 'node:crypto'
import { ApiError, signupDisabled, userBanned } from '../errors.ts'
import { isBanned, newUser } from '../accounts.ts'
import { timestamp, type Services } from '../services.ts'
import type { User } from '../store/users.ts'
import type { OAuthProfile } from './provider.ts'

function identityData({ subject, issuer, email, emailVerified, fullName }: OAuthProfile) {
  return {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    email,
    email_verified: emailVerified,
    phone_verified: false,
    name: fullName,
    full_name: fullName,
  }
}

/**
 * Whoever signed up with an address they never proved to own may not be who now proves it. Their
 * password, their other identities and their sessions go.
 */
function takeBack({ store }: Services, user: User, confirmedAt: string): User {
  store.sessions.endAllOf(user.id)
  store.identities.removeOfUser(user.id)
  return store.users.update(user, {
    encrypted_password: null,
    email_confirmed_at: confirmedAt,
    raw_app_meta_data: {},
    raw_user_meta_data: {},
  })
}

function findOrCreateUser(
  services: Services,
  profile: OAuthProfile,
  provider: string,
  at: string,
): User {
  const { store, settings } = services
  const owner = store.users.findByEmail(profile.email)
  if (owner) return owner.email_confirmed_at ? owner : takeBack(services, owner, at)
  if (settings.signupsDisabled) throw signupDisabled()
  return store.users.insert(newUser({ email: profile.email, provider, at, confirmed: true }))
}

/** Keeps `provider` as the first one and adds to `providers`. */
function withProvider(
  metadata: Record<string, unknown>,
  provider: string,
): Record<string, unknown> {
  const known = Array.isArray(metadata.providers) ? metadata.providers : []
  return { provider, ...metadata, providers: [...new Set([...known, provider])] }
}

/**
 * Finds the account of somebody who signed in at a provider, links it, or makes it. Call it inside a
 * transaction. An address counts only when the provider has verified it.
 * @throws ApiError when sign-up is closed, the address is unverified, or the user is banned.
 */
export function accountOf(services: Services, profile: OAuthProfile, provider: string): User {
  const { store, settings } = services
  const at = timestamp(settings)
  const data = identityData(profile)
  const identity = store.identities.find(provider, profile.subject)

  if (!identity && !profile.emailVerified) {
    throw new ApiError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    )
  }
  const user =
    (identity && store.users.findById(identity.user_id)) ??
    findOrCreateUser(services, profile, provider, at)
  if (isBanned(user, settings.now())) throw userBanned(403)

  if (identity) {
    store.identities.touch(identity.id, data, at)
  } else {
    store.identities.insert({
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
  return store.users.update(user, {
    raw_app_meta_data: withProvider(user.raw_app_meta_data, provider),
    raw_user_meta_data: { ...user.raw_user_meta_data, ...data },
    updated_at: at,
  })
}
