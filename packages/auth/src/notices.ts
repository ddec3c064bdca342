import { toAuthError } from './errors.js'
import type { AuthNotice, AuthNoticeCode } from './types.js'

const MESSAGES: Record<AuthNoticeCode, string> = {
  access_denied: 'The sign-in was cancelled.',
  link_expired: 'This link was used already or has expired. Ask for a new one.',
  link_wrong_browser: 'Open the link in the browser where you asked for it.',
  oauth_error: 'The sign-in did not succeed. Try again.',
  session_check_failed: 'Your session could not be checked. Sign in again.',
  session_expired: 'Your session has expired. Sign in again.',
}

/** In characters. More than that is not an explanation but a page in the wrong place. */
const MESSAGE_LIMIT = 300

/** Makes a notice, in the words of the server where it sent some. */
export function createNotice(code: AuthNoticeCode, message?: string | null): AuthNotice {
  return { code, message: (message?.trim() || MESSAGES[code]).slice(0, MESSAGE_LIMIT) }
}

/** Tells what kind of failure a redirect, or the exchange of its code, ended in. */
export function redirectFailure(error: string | null, errorCode: string | null): AuthNoticeCode {
  switch (errorCode) {
    case 'bad_code_verifier':
    case 'pkce_code_verifier_not_found':
      return 'link_wrong_browser'
    case 'flow_state_expired':
    case 'flow_state_not_found':
    case 'otp_expired':
      return 'link_expired'
    case 'network':
    case 'server_error':
      return 'session_check_failed'
    default:
      return error === 'access_denied' ? 'access_denied' : 'oauth_error'
  }
}

/** Says why a session could not be checked. */
export function checkFailedNotice(cause: unknown): AuthNotice {
  return createNotice('session_check_failed', toAuthError(cause).message)
}

/**
 * Says why a code or a token in the address led to no session. Without an error the client did not
 * even try: it has no verifier for this code.
 */
export function exchangeNotice(cause: unknown): AuthNotice {
  if (!cause) return createNotice('link_wrong_browser')
  const { code, message } = toAuthError(cause)
  const reason = redirectFailure(null, code)
  return createNotice(reason, reason === 'link_wrong_browser' ? null : message)
}
