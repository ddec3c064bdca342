import { isBanned } from './accounts.ts'
import { audit } from './audit.ts'
import { ApiError, userBanned, validationFailed } from './errors.ts'
import { timestamp, type Services } from './services.ts'
import type { SignedIn } from './sign-in.ts'
import type { Session } from './store/sessions.ts'
import { decodeRefreshToken, isGenuine, isOfOlderShape } from './tokens/refresh-token.ts'

const notValid = () => validationFailed('Refresh token is not valid')
const notFound = () =>
  new ApiError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
const alreadyUsed = () =>
  new ApiError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
const expired = () =>
  new ApiError(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)')

/** Decides what to do with a genuine token, by the number of refreshes since. */
function verdict(session: Session, counter: number, isRecent: boolean) {
  const behind = session.refresh_token_counter - counter
  if (behind < 0) return 'invalid'
  // From before the second step, whose level it must not get. A tab may have sent it at the same time.
  if (counter < (session.aal2_token_counter ?? 0)) return isRecent ? 'late' : 'reused'
  if (behind === 0) return 'advance'
  // One behind: the response to the last refresh may have been lost.
  if (behind === 1 || isRecent) return 'repeat'
  return 'reused'
}

function advance(
  { store, settings, refreshTimes }: Services,
  session: Session,
  userAgent: string | null,
): Session {
  const refreshed_at = timestamp(settings)
  const refresh_token_counter = session.refresh_token_counter + 1
  refreshTimes.add(session.id)
  return store.sessions.update(session, {
    refresh_token_counter,
    refreshed_at,
    updated_at: refreshed_at,
    user_agent: userAgent,
  })
}

/**
 * Exchanges a refresh token for the next one of its session. Concurrent requests get the same token;
 * replaying an old token ends the session.
 * @throws ApiError 400 if the token is invalid or has expired.
 */
export function refreshSession(
  services: Services,
  token: string,
  userAgent: string | null,
): SignedIn {
  const { store, settings, refreshTimes } = services
  const parsed = decodeRefreshToken(token)
  if (!parsed) throw isOfOlderShape(token) ? notFound() : notValid()

  const outcome = store.transaction((): SignedIn | ApiError => {
    const session = store.sessions.find(parsed.sessionId)
    if (!session || !isGenuine(parsed, session.refresh_token_hmac_key)) return notFound()
    const user = store.users.findById(session.user_id)
    if (!user) return notFound()
    if (isBanned(user, settings.now())) return userBanned(400)

    const idleSeconds = (settings.now() - Date.parse(session.refreshed_at)) / 1000
    if (idleSeconds > settings.sessionInactivitySeconds) return expired()

    switch (verdict(session, parsed.counter, refreshTimes.isRecent(session.id))) {
      case 'advance':
        audit(services, 'token_refreshed', user)
        return { user, session: advance(services, session, userAgent) }
      case 'repeat':
        audit(services, 'token_refreshed', user)
        return { user, session }
      case 'late':
        return alreadyUsed()
      case 'reused':
        audit(services, 'token_revoked', user)
        store.sessions.end(session, 'local')
        return alreadyUsed()
      default:
        return notValid()
    }
  })
  // Thrown outside the transaction, which would otherwise roll back the end of the session.
  if (outcome instanceof ApiError) throw outcome
  return outcome
}
