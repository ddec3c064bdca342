import type { Services } from '../services.ts'
import type { User } from '../store/users.ts'
import { issueToken, type TokenRequest } from './one-time.ts'
import { requirePause, sendMail } from './send-mail.ts'

interface EmailChange extends Pick<TokenRequest, 'challenge' | 'redirectTo' | 'user'> {
  /** In lower case. */
  readonly newEmail: string
}

/**
 * Sends a confirmation to the new address, and to the old one if both have to confirm. Call it
 * inside a transaction.
 * @throws ApiError 429 too soon after the last request.
 */
export function mailEmailChange(services: Services, change: EmailChange): User {
  const { store, settings } = services
  const { newEmail, redirectTo, challenge } = change
  requirePause(services, change.user.email_change_sent_at)

  const { email } = change.user
  let user = store.users.update(change.user, {
    email_change: newEmail,
    email_change_confirm_status: 0,
  })
  store.oneTimeTokens.remove(user.id, 'email_change_token_current')
  const confirmsOld = email !== null && settings.doubleConfirmEmailChanges
  for (const recipient of confirmsOld ? [newEmail, email] : [newEmail]) {
    const kind = 'email_change'
    const issued = issueToken(services, { user, kind, recipient, redirectTo, challenge })
    sendMail(services, { user, kind, recipient, link: issued.link, code: issued.code })
    user = issued.user
  }
  return user
}
