import { describe, expect, it } from 'vitest'
import { toAuthError } from './clientErrors.js'
import { englishAuthErrors } from './en.js'
import { AuthError } from './errors.js'
import { italianAuthErrors } from './it.js'
import { createNotice } from './notices.js'
import type { AuthNoticeCode } from './types.js'
import { describeAuthError, type AuthErrorWords } from './words.js'

const NOTICES: Record<AuthNoticeCode, true> = {
  access_denied: true,
  confirm_other_address: true,
  confirmed_elsewhere: true,
  link_expired: true,
  link_wrong_browser: true,
  oauth_error: true,
  session_check_failed: true,
  session_ended: true,
  session_expired: true,
}

/** The codes that GoTrue 2.196 and this package can return for the actions of this package. */
const CODES = `
  bad_code_verifier bad_jwt bad_oauth_callback bad_oauth_state captcha_failed
  client_not_loaded conflict current_password_invalid current_password_required
  email_address_invalid email_address_not_authorized email_exists email_not_confirmed
  email_provider_disabled flow_state_already_used flow_state_expired flow_state_not_found
  hook_timeout hook_timeout_after_retry insufficient_aal invalid_credentials
  mfa_challenge_expired mfa_factor_name_conflict mfa_factor_not_found mfa_ip_address_mismatch
  mfa_phone_enroll_not_enabled mfa_phone_verify_not_enabled mfa_recovery_codes_enroll_not_enabled
  mfa_recovery_codes_locked mfa_recovery_codes_sole_factor mfa_recovery_codes_verify_not_enabled
  mfa_totp_enroll_not_enabled mfa_totp_verify_not_enabled mfa_verification_failed
  mfa_verification_rejected mfa_verified_factor_exists mfa_webauthn_enroll_not_enabled
  mfa_webauthn_verify_not_enabled network no_authorization too_many_enrolled_mfa_factors
  oauth_provider_not_supported otp_disabled otp_expired over_email_send_rate_limit
  over_request_rate_limit provider_disabled provider_email_needs_verification
  reauthentication_needed reauthentication_not_valid refresh_token_already_used
  refresh_token_not_found request_timeout same_password server_error session_expired
  session_not_found signup_disabled unexpected_failure user_already_exists user_banned
  user_not_found user_sso_managed validation_failed weak_password
`
  .trim()
  .split(/\s+/)

const SERVER_WORDS = '<img src=x onerror=alert(1)>'
const failed = (code: string, reasons?: string[]) => new AuthError(SERVER_WORDS, { code, reasons })

function sentences({ codes, weakPassword, other }: AuthErrorWords): string[] {
  return [...Object.values(codes), ...Object.values(weakPassword), other]
}

describe.each([
  ['English', englishAuthErrors],
  ['Italian', italianAuthErrors],
])('in %s', (_, words) => {
  it.each(CODES)('%s has a message', (code) => {
    expect(describeAuthError(failed(code), words)).not.toBe(words.other)
  })

  it.each(Object.keys(NOTICES))('the notice %s has a message, and not that of the link', (code) => {
    const notice = createNotice(code as AuthNoticeCode, { words: SERVER_WORDS })
    const message = describeAuthError(notice, words)
    expect(message).not.toBe(words.other)
    expect(message).not.toContain(SERVER_WORDS)
  })

  it('every message is a sentence with typographic quotes', () => {
    for (const sentence of sentences(words)) expect(sentence).toMatch(/^[^'"\s].*\.$/)
  })
})

describe('a weak password', () => {
  it('has a message for its reasons', () => {
    expect(describeAuthError(failed('weak_password', ['length', 'pwned']), englishAuthErrors)).toBe(
      'Choose a longer password. This password is known from a data leak. Choose another one.',
    )
  })

  it('has a general message if its reasons are unknown', () => {
    const weak = englishAuthErrors.codes.weak_password
    for (const reasons of [[], ['constructor'], ['from_the_future'], undefined]) {
      expect(describeAuthError(failed('weak_password', reasons), englishAuthErrors)).toBe(weak)
    }
  })
})

describe('a code without a message', () => {
  it.each([
    failed('from_the_future'),
    failed('constructor'),
    failed('__proto__'),
    toAuthError(null),
    new TypeError(SERVER_WORDS),
    { code: 5 },
    'text',
    null,
    undefined,
  ])('has the general message: %j', (error) => {
    expect(describeAuthError(error, englishAuthErrors)).toBe(englishAuthErrors.other)
  })
})

it('lets an app replace single messages', () => {
  const words = {
    ...englishAuthErrors,
    codes: { ...englishAuthErrors.codes, user_banned: 'Write to us.' },
  }
  expect(describeAuthError(failed('user_banned'), words)).toBe('Write to us.')
})

it('has every message in Italian', () => {
  const english = new Set(sentences(englishAuthErrors))
  expect(sentences(italianAuthErrors).filter((sentence) => english.has(sentence))).toEqual([])
})
