import { NOTICE_MESSAGES } from './noticeMessages.js'
import type { AuthLinkType, AuthNotice, AuthNoticeCode } from './types.js'

/** In characters. Anything longer is not an error message. */
const MESSAGE_LIMIT = 300

interface NoticeDetails {
  /** The message of the server. */
  words?: string | null | undefined
  /** The path from which this tab left for the provider. */
  leftFrom?: string | undefined
  linkType?: AuthLinkType | undefined
}

/** Creates a notice, with the server's message if there is one. */
export function createNotice(
  code: AuthNoticeCode,
  { words, leftFrom, linkType }: NoticeDetails = {},
): AuthNotice {
  const said = words?.trim().slice(0, MESSAGE_LIMIT)
  return {
    code,
    message: said || NOTICE_MESSAGES[code],
    ...(linkType && { linkType }),
    ...(leftFrom !== undefined && { leftFrom, ...(said && { providerMessage: said }) }),
  }
}

/** Maps the error of a redirect, or of the exchange of its code, to a notice code. */
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
