import { randomUUID } from 'node:crypto'
import { validationFailed } from './errors.ts'
import type { Services } from './services.ts'
import type { Factor } from './store/factors.ts'
import type { Identity } from './store/identities.ts'
import type { User } from './store/users.ts'

interface NewUser {
  /** Null for an anonymous user. */
  readonly email: string | null
  readonly provider: string
  readonly at: string
  readonly confirmed: boolean
  readonly passwordHash?: string
  readonly metadata?: Metadata
}

type Metadata = Record<string, unknown>

/** In kB. The metadata is part of every token, and servers accept headers of up to 16 kB. */
const largest = { user: 8, app: 1 }

function fits(metadata: Metadata, kilobytes: number): boolean {
  return Buffer.byteLength(JSON.stringify(metadata)) <= kilobytes * 1024
}

/** Removes null values, as in GoTrue. */
function merge(before: Metadata, added: Metadata): Metadata {
  const entries = Object.entries({ ...before, ...added })
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

/**
 * Merges user metadata into the existing metadata.
 * @throws ApiError 400 when it grows beyond 8 kB.
 */
export function mergeMetadata(before: Metadata, added: Metadata): Metadata {
  const merged = merge(before, added)
  if (!fits(merged, largest.user)) throw validationFailed('User metadata is larger than 8 kB')
  return merged
}

/**
 * Merges admin metadata into the existing metadata.
 * @throws ApiError 400 when it grows beyond 1 kB.
 */
export function mergeAppMetadata(before: Metadata, added: Metadata): Metadata {
  const merged = merge(before, added)
  if (!fits(merged, largest.app)) throw validationFailed('App metadata is larger than 1 kB')
  return merged
}

/** Merges a provider's profile into the user metadata, without name and picture if it gets too large. */
export function mergeProfile(before: Metadata, profile: Metadata): Metadata {
  const merged = { ...before, ...profile }
  if (fits(merged, largest.user)) return merged
  const { name: _, full_name: __, picture: ___, avatar_url: ____, ...essentials } = profile
  return { ...before, ...essentials }
}

/** Creates an account, unsaved. */
export function newUser({
  email,
  provider,
  at,
  confirmed,
  passwordHash,
  metadata = {},
}: NewUser): User {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    encrypted_password: passwordHash ?? null,
    email_confirmed_at: confirmed ? at : null,
    invited_at: null,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    last_sign_in_at: null,
    raw_app_meta_data: email === null ? {} : { provider, providers: [provider] },
    raw_user_meta_data: mergeMetadata(metadata, confirmed ? { email_verified: true } : {}),
    banned_until: null,
    is_anonymous: email === null,
    deleted_at: null,
    created_at: at,
    updated_at: at,
  }
}

/** Saves an account with its email identity. Call it inside a transaction. */
export function saveAccount({ store }: Services, user: User): User {
  store.identities.insert(emailIdentity(store.users.insert(user)))
  return user
}

/** Mail timestamps to clear on a password change, which invalidates their tokens. */
export const nothingSent = {
  confirmation_sent_at: null,
  recovery_sent_at: null,
  email_change_sent_at: null,
  reauthentication_sent_at: null,
} as const

/** Creates the email identity of an account. */
export function emailIdentity({ id, email, created_at, email_confirmed_at }: User): Identity {
  return {
    id: randomUUID(),
    provider_id: id,
    user_id: id,
    identity_data: {
      sub: id,
      email,
      email_verified: email_confirmed_at !== null,
      phone_verified: false,
    },
    provider: 'email',
    last_sign_in_at: created_at,
    created_at,
    updated_at: created_at,
  }
}

/** @param now in milliseconds. */
export function isBanned({ banned_until }: User, now: number): boolean {
  return banned_until !== null && Date.parse(banned_until) > now
}

/** Returns a factor as the API shows it: without its secret. */
export function factorView(factor: Factor): Record<string, unknown> {
  const { id, created_at, updated_at, status, friendly_name, factor_type } = factor
  return {
    id,
    created_at,
    updated_at,
    status,
    ...(friendly_name && { friendly_name }),
    factor_type,
    phone: '',
    last_challenged_at: factor.last_challenged_at,
  }
}

/** Returns a stored account as the API shows it. */
export function accountView({ store }: Services, user: User): Record<string, unknown> {
  return userView(user, store.identities.ofUser(user.id), store.factors.ofUser(user.id))
}

/** Returns an account as the API shows it: without the password hash. */
export function userView(
  user: User,
  identities: readonly Identity[],
  factors: readonly Factor[] = [],
): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...given({
      email_confirmed_at: user.email_confirmed_at,
      invited_at: user.invited_at,
    }),
    phone: '',
    ...given({
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.email_confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(({ id, provider_id, ...identity }) => ({
      identity_id: id,
      id: provider_id,
      ...identity,
      email: identity.identity_data.email,
    })),
    ...(factors.length > 0 && { factors: factors.map(factorView) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...given({ banned_until: user.banned_until, deleted_at: user.deleted_at }),
    is_anonymous: user.is_anonymous,
  }
}

/** Removes undefined fields. */
function given(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== null),
  )
}
