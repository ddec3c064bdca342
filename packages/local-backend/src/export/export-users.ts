import { googleIssuer } from '../oauth/openid.ts'
import type { Factor } from '../store/factors.ts'
import type { Identity } from '../store/identities.ts'
import type { Store } from '../store/index.ts'
import type { User } from '../store/users.ts'
import { jsonLiteral, textLiteral, timestampLiteral, uuidLiteral } from './literals.ts'

const none = "''"
const everyInstance = '00000000-0000-0000-0000-000000000000'

/** A row of `auth.users`. Columns that GoTrue does not read as NULL are empty strings, as it writes them. */
function userRow(user: User): Record<string, string> {
  return {
    instance_id: uuidLiteral(everyInstance),
    id: uuidLiteral(user.id),
    aud: textLiteral(user.aud),
    role: textLiteral(user.role),
    email: textLiteral(user.email),
    encrypted_password: textLiteral(user.encrypted_password),
    email_confirmed_at: timestampLiteral(user.email_confirmed_at),
    invited_at: timestampLiteral(user.invited_at),
    confirmation_token: none,
    confirmation_sent_at: timestampLiteral(user.confirmation_sent_at),
    recovery_token: none,
    recovery_sent_at: timestampLiteral(user.recovery_sent_at),
    email_change_token_current: none,
    email_change_token_new: none,
    email_change: none,
    email_change_sent_at: 'NULL',
    email_change_confirm_status: '0',
    phone: 'NULL',
    phone_confirmed_at: 'NULL',
    phone_change: none,
    phone_change_token: none,
    phone_change_sent_at: 'NULL',
    reauthentication_token: none,
    reauthentication_sent_at: timestampLiteral(user.reauthentication_sent_at),
    last_sign_in_at: timestampLiteral(user.last_sign_in_at),
    raw_app_meta_data: jsonLiteral(user.raw_app_meta_data),
    raw_user_meta_data: jsonLiteral(user.raw_user_meta_data),
    is_super_admin: 'NULL',
    is_sso_user: 'false',
    is_anonymous: 'false',
    banned_until: timestampLiteral(user.banned_until),
    deleted_at: timestampLiteral(user.deleted_at),
    created_at: timestampLiteral(user.created_at),
    updated_at: timestampLiteral(user.updated_at),
  }
}

function identityRow(identity: Identity): Record<string, string> {
  return {
    id: uuidLiteral(identity.id),
    provider_id: textLiteral(identity.provider_id),
    user_id: uuidLiteral(identity.user_id),
    identity_data: jsonLiteral(identity.identity_data),
    provider: textLiteral(identity.provider),
    last_sign_in_at: timestampLiteral(identity.last_sign_in_at),
    created_at: timestampLiteral(identity.created_at),
    updated_at: timestampLiteral(identity.updated_at),
  }
}

function factorRow(factor: Factor): Record<string, string> {
  return {
    id: uuidLiteral(factor.id),
    user_id: uuidLiteral(factor.user_id),
    friendly_name: textLiteral(factor.friendly_name),
    factor_type: textLiteral(factor.factor_type),
    status: textLiteral(factor.status),
    secret: textLiteral(factor.secret),
    last_challenged_at: timestampLiteral(factor.last_challenged_at),
    created_at: timestampLiteral(factor.created_at),
    updated_at: timestampLiteral(factor.updated_at),
  }
}

function insertion(table: string, row: Record<string, string>): string {
  const columns = Object.keys(row).join(', ')
  const values = Object.values(row).join(', ')
  return `INSERT INTO auth.${table} (${columns})\nVALUES (${values})\nON CONFLICT (id) DO NOTHING;\n`
}

/** The local account picker invents subjects that Google does not know. */
function isReal({ provider, identity_data: { iss } }: Identity): boolean {
  return provider !== 'google' || googleIssuer.names.some((name) => name === iss)
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

/**
 * Exports all accounts as SQL that inserts them into the `auth` schema of a hosted project, in one
 * transaction that can be repeated. Factors come with their secrets, as GoTrue reads them, so that apps
 * keep working. It omits anonymous accounts, which nobody could sign in to
 * again; identities from the local account picker; and everything that ends with a migration:
 * sessions, tokens, recovery codes, unverified factors, pending e-mail changes, mails. The statements that undo it follow as comments,
 * one line for each account.
 */
export function exportUsers(store: Store): string {
  const users = store.users
    .list({ limit: -1, offset: 0, oldestFirst: true })
    .filter((user) => !user.is_anonymous)
  const identities = users.flatMap(({ id }) => store.identities.ofUser(id)).filter(isReal)
  const factors = users
    .flatMap(({ id }) => store.factors.ofUser(id))
    .filter(({ status }) => status === 'verified')
  const accounts = count(users.length, 'account', 'accounts')
  return [
    `-- ${accounts} with ${count(identities.length, 'identity', 'identities')} and ${count(factors.length, 'second factor', 'second factors')}. Keep this file as safe as passwords.`,
    '-- psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file users.sql',
    "SET client_encoding = 'UTF8';",
    'SET standard_conforming_strings = on;',
    'BEGIN;',
    '',
    ...users.map((user) => insertion('users', userRow(user))),
    ...identities.map((identity) => insertion('identities', identityRow(identity))),
    ...factors.map((factor) => insertion('mfa_factors', factorRow(factor))),
    'COMMIT;',
    ...users.map(({ id }) => `--undo DELETE FROM auth.users WHERE id = ${uuidLiteral(id)};`),
    '',
  ].join('\n')
}
