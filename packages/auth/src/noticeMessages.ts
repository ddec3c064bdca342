import type { AuthNoticeCode } from './types.js'

/** The English messages of notices, for when the server sent none. */
export const NOTICE_MESSAGES: Record<AuthNoticeCode, string> = {
  access_denied: 'The sign-in was cancelled.',
  confirm_other_address:
    'This address is confirmed. Now open the link in the mail to your other address.',
  confirmed_elsewhere: 'Your e-mail address is confirmed. Sign in.',
  link_expired: 'This link was used already or has expired. Ask for a new one.',
  link_wrong_browser: 'Open the link in the browser where you asked for it.',
  oauth_error: 'The sign-in did not succeed. Try again.',
  session_check_failed: 'Your session could not be checked. Sign in again.',
  session_ended: 'Your session was ended elsewhere. Sign in again.',
  session_expired: 'Your session has expired. Sign in again.',
}
