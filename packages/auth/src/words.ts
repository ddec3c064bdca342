import { AuthError } from './errors.js'

/** Reason that a password is too weak, in GoTrue's terms. */
export type WeakPasswordReason = 'characters' | 'length' | 'pwned'

/** The errors and notices that have a message of their own. */
export type AuthWordsCode =
  | 'access_denied'
  | 'captcha_failed'
  | 'client_not_loaded'
  | 'confirm_other_address'
  | 'confirmed_elsewhere'
  | 'conflict'
  | 'current_password_invalid'
  | 'email_address_invalid'
  | 'email_address_not_authorized'
  | 'email_not_confirmed'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'link_expired'
  | 'link_wrong_browser'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_not_enabled'
  | 'mfa_recovery_codes_locked'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_verification_failed'
  | 'mfa_verification_rejected'
  | 'network'
  | 'oauth_error'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'same_password'
  | 'server_error'
  | 'session_check_failed'
  | 'session_ended'
  | 'session_expired'
  | 'signup_disabled'
  | 'too_many_enrolled_mfa_factors'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_sso_managed'
  | 'validation_failed'
  | 'weak_password'

/** The codes of GoTrue for what goes wrong with factors. */
export type FactorErrorCode =
  | 'insufficient_aal'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_recovery_codes_enroll_not_enabled'
  | 'mfa_recovery_codes_locked'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_recovery_codes_verify_not_enabled'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verification_rejected'
  | 'mfa_verified_factor_exists'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'too_many_enrolled_mfa_factors'

/** The messages of one language. */
export interface AuthErrorWords {
  readonly codes: Readonly<Record<AuthWordsCode, string>>
  /** Used instead of `weak_password` if the server gives reasons. */
  readonly weakPassword: Readonly<Record<WeakPasswordReason, string>>
  /** The message for everything else. */
  readonly other: string
}

/** Maps codes of GoTrue to the code whose message they share. */
const SAME_WORDS: ReadonlyMap<string, AuthWordsCode> = new Map<string, AuthWordsCode>([
  ['bad_code_verifier', 'link_wrong_browser'],
  ['bad_jwt', 'session_expired'],
  ['bad_oauth_callback', 'oauth_error'],
  ['bad_oauth_state', 'oauth_error'],
  ['current_password_required', 'current_password_invalid'],
  ['email_exists', 'user_already_exists'],
  ['email_provider_disabled', 'signup_disabled'],
  ['flow_state_already_used', 'link_expired'],
  ['flow_state_expired', 'link_expired'],
  ['flow_state_not_found', 'link_expired'],
  ['mfa_challenge_expired', 'mfa_verification_failed'],
  ['mfa_verified_factor_exists', 'insufficient_aal'],
  ['hook_timeout', 'server_error'],
  ['hook_timeout_after_retry', 'server_error'],
  ['no_authorization', 'session_expired'],
  ['otp_disabled', 'signup_disabled'],
  ['oauth_provider_not_supported', 'provider_disabled'],
  ['otp_expired', 'link_expired'],
  ['pkce_code_verifier_not_found', 'link_wrong_browser'],
  ['refresh_token_already_used', 'session_expired'],
  ['refresh_token_not_found', 'session_expired'],
  ['request_timeout', 'server_error'],
  ['session_not_found', 'session_expired'],
  ['unexpected_failure', 'server_error'],
  ['user_not_found', 'session_expired'],
])

/**
 * Returns the message of a catalog for the code of an error or of a notice. Never returns the
 * server's message, which may be forged.
 */
export function describeAuthError(error: unknown, words: AuthErrorWords): string {
  const { codes, weakPassword, other } = words
  if (error instanceof AuthError && error.reasons?.length) {
    const sentences = error.reasons.map((reason) => own(weakPassword, reason))
    const known = sentences.filter((sentence) => sentence !== undefined)
    if (known.length > 0) return known.join(' ')
  }
  const { code } = Object(error)
  return own(codes, wordsCode(code)) ?? other
}

function wordsCode(code: unknown): unknown {
  if (typeof code !== 'string') return undefined
  if (/^mfa_\w+_not_enabled$/.test(code)) return 'mfa_not_enabled'
  return SAME_WORDS.get(code) ?? code
}

/** Looks up own properties only: a code comes from outside and may be `constructor`. */
function own(record: Readonly<Record<string, string>>, key: unknown): string | undefined {
  return typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined
}
