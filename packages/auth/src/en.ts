import { NOTICE_MESSAGES } from './noticeMessages.js'
import type { AuthErrorWords } from './words.js'

export type { AuthErrorWords }

/** The English messages for `describeAuthError`. */
export const englishAuthErrors: AuthErrorWords = {
  codes: {
    ...NOTICE_MESSAGES,
    captcha_failed: 'We could not tell that you are human. Try again.',
    client_not_loaded:
      'Part of this page did not load. Check your internet connection, then reload the page.',
    conflict: 'Something else changed your session at the same time. Try again.',
    current_password_invalid: 'Your current password is not right.',
    email_address_invalid: 'This e-mail address cannot be used. Try another one.',
    email_address_not_authorized: 'We cannot send mail to this address.',
    email_not_confirmed: 'Confirm your e-mail address first. The link is in your mailbox.',
    invalid_credentials: 'The e-mail address or the password is not right.',
    network: 'The server was not reached. Check your internet connection and try again.',
    over_email_send_rate_limit: 'A mail was sent a moment ago. Wait a little and try again.',
    over_request_rate_limit: 'Too many attempts. Wait a little and try again.',
    provider_disabled: 'This way of signing in is not available.',
    provider_email_needs_verification:
      'Your e-mail address is not confirmed there. The link is in your mailbox.',
    reauthentication_needed: 'Enter the code from our mail, so that we know it is you.',
    reauthentication_not_valid: 'The code is not right or has expired. Ask for a new one.',
    same_password: 'This is your password already. Choose another one.',
    server_error: 'The server did not answer as it should. Try again later.',
    signup_disabled: 'New accounts cannot be made at the moment.',
    user_already_exists: 'There is an account with this e-mail address already.',
    user_banned: 'This account is locked.',
    user_sso_managed: 'Your organisation manages this account. Change it there.',
    validation_failed: 'Check what you have entered and try again.',
    weak_password: 'This password is too easy to guess. Choose another one.',
    insufficient_aal: 'Enter a code from your authenticator app first.',
    mfa_factor_name_conflict: 'You have an app with this name already. Choose another name.',
    mfa_factor_not_found: 'This app was removed meanwhile.',
    mfa_ip_address_mismatch: 'Your connection changed in between. Try again.',
    mfa_not_enabled: 'This way of two-step verification is not available.',
    mfa_recovery_codes_locked: 'Too many wrong recovery codes. Wait a while and try again.',
    mfa_recovery_codes_sole_factor:
      'Recovery codes alone are not enough. Add an authenticator app first.',
    mfa_verification_failed: 'This code is not valid any more. Enter the one your app shows now.',
    mfa_verification_rejected: 'This code was not accepted. Wait a while and try again.',
    too_many_enrolled_mfa_factors: 'You cannot add more apps. Remove one first.',
  },
  weakPassword: {
    characters: 'Mix letters, digits and other characters.',
    length: 'Choose a longer password.',
    pwned: 'This password is known from a data leak. Choose another one.',
  },
  other: 'Something went wrong. Try again.',
}
