import { NOTICE_MESSAGES } from './noticeMessages.js'
import type { AuthLinkType, AuthNotice, AuthNoticeCode } from './types.js'

/** In characters. More than that is not an explanation but a page in the wrong place. */
const MESSAGE_LIMIT = 300

interface NoticeDetails {
  /** What the server said. */
  words?: string | null | undefined
  /** Where this tab left for it. */
  leftFrom?: string | undefined
  linkType?: AuthLinkType | undefined
}

/** Makes a notice, in the words of the server where it sent some. */
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
