import { toAuthError } from './errors.js'
import { NOTICE_MESSAGES } from './noticeMessages.js'
import type { AuthNotice, AuthNoticeCode } from './types.js'

/** In characters. More than that is not an explanation but a page in the wrong place. */
const MESSAGE_LIMIT = 300

/**
 * Makes a notice, in the words of the server where it sent some. `leftFrom` is where this tab left
 * for it.
 */
export function createNotice(
  code: AuthNoticeCode,
  words?: string | null,
  leftFrom?: string,
): AuthNotice {
  const said = words?.trim().slice(0, MESSAGE_LIMIT)
  const notice = { code, message: said || NOTICE_MESSAGES[code] }
  if (leftFrom === undefined) return notice
  return { ...notice, leftFrom, ...(said && { providerMessage: said }) }
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
export function exchangeNotice(cause: unknown, leftFrom?: string): AuthNotice {
  if (!cause) return createNotice('link_wrong_browser', null, leftFrom)
  const { code, message } = toAuthError(cause)
  const reason = redirectFailure(null, code)
  const isOurs = reason === 'link_wrong_browser' || code === 'network'
  return createNotice(reason, isOurs ? null : message, leftFrom)
}
