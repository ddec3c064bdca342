import { isBanned } from '../accounts.ts'
import { ApiError, userBanned } from '../errors.ts'
import type { Services } from '../services.ts'
import type { OneTimeToken, OneTimeTokenType } from '../store/one-time-tokens.ts'
import type { User } from '../store/users.ts'
import type { LinkType } from './mail-flow.ts'

/** The types of tokens that a client can verify; `email` means sign-up or magic link. */
export type VerificationType = LinkType | 'email'

const tokenTypes: Record<VerificationType, readonly OneTimeTokenType[]> = {
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  signup: ['confirmation_token'],
}

/** Tells whether a text is a supported verification type. */
export function isVerificationType(type: string): type is VerificationType {
  return Object.hasOwn(tokenTypes, type)
}

/** Returns the token types that match the requested `type`. */
export function linkTypeOf(type: VerificationType, { token_type }: OneTimeToken): LinkType {
  if (type !== 'email') return type
  return token_type === 'confirmation_token' ? 'signup' : 'magiclink'
}

/** Tells whether a token from a mail has expired. */
export function isTokenExpired({ settings }: Services, { created_at }: OneTimeToken): boolean {
  return settings.now() - Date.parse(created_at) > settings.otpExpirySeconds * 1000
}

/** Finds unused tokens of a type for an address. */
export function tokensTo(
  { store }: Services,
  type: VerificationType,
  address: string,
): OneTimeToken[] {
  const sent = store.oneTimeTokens.toAddress(address)
  return sent.filter(({ token_type }) => tokenTypes[type].includes(token_type))
}

/** A valid token with its user. */
export interface FoundToken {
  readonly token: OneTimeToken
  readonly user: User
}

/** Finds the token of a link; nothing if it is unknown, used or of another type. */
export function tokenOfLink(
  { store }: Services,
  type: VerificationType,
  tokenHash: string,
): OneTimeToken | undefined {
  const token = store.oneTimeTokens.findByHash(tokenHash)
  return token && tokenTypes[type].includes(token.token_type) ? token : undefined
}

/**
 * Returns a token with its user; nothing if it has expired.
 * @throws ApiError 403 if the user is banned.
 */
export function withUser(
  services: Services,
  token: OneTimeToken | undefined,
): FoundToken | undefined {
  const { store, settings } = services
  const user = token && store.users.findById(token.user_id)
  if (!user) return undefined
  if (isBanned(user, settings.now())) throw userBanned(403)
  return isTokenExpired(services, token) ? undefined : { token, user }
}

export const codeExpired = () => new ApiError(403, 'otp_expired', 'Token has expired or is invalid')
export const linkExpired = () =>
  new ApiError(403, 'otp_expired', 'Email link is invalid or has expired')
