import { audit } from '../audit.ts'
import { ApiError, insufficientAal } from '../errors.ts'
import { isUuid } from '../uuid.ts'
import { timestamp, type Services } from '../services.ts'
import type { SignedIn } from '../sign-in.ts'
import type { Factor } from '../store/factors.ts'
import type { AuthenticationMethod } from '../store/sessions.ts'
import type { User } from '../store/users.ts'
import { isReplay, matchTotp } from './totp.ts'

/** Finds a factor of a user. @throws ApiError 404 if there is none, or if it is of another user. */
export function requireFactor({ store }: Services, user: User, id: string): Factor {
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = store.factors.find(user.id, id.toLowerCase())
  if (!factor) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** Returns the factors that a user has confirmed with a code. */
export function verifiedFactors({ store }: Services, { id }: User): Factor[] {
  return store.factors.ofUser(id).filter(({ status }) => status === 'verified')
}

/** Tells whether a session has not passed the second step that its user has set up. */
export function needsSecondStep(services: Services, { user, session }: SignedIn): boolean {
  return session.aal !== 'aal2' && verifiedFactors(services, user).length > 0
}

/** @throws ApiError 403 if the session has not passed the second step of its user. */
export function requireSecondStep(services: Services, signedIn: SignedIn): void {
  if (needsSecondStep(services, signedIn)) throw insufficientAal(403, 'AAL2 session is required')
}

/**
 * Checks a code of an app, and consumes it. Call it inside a transaction that commits also for a
 * wrong code.
 * @throws ApiError 429 after too many wrong codes for this factor.
 */
export function redeemTotp({ store, settings, lockout }: Services, factor: Factor, code: string) {
  lockout.attempt(factor.id)
  const step = matchTotp(factor.secret, code, settings.now())
  if (step === undefined || isReplay(step, factor.last_totp_step)) return undefined
  lockout.clear(factor.id)
  return store.factors.update(factor, { last_totp_step: step })
}

/**
 * Raises a session to the second level, and ends all sessions of its user that have not passed it.
 * Refresh tokens from before are no longer accepted. Call it inside a transaction.
 */
export function raiseSession(
  { store, settings, refreshTimes }: Services,
  { user, session }: SignedIn,
  method: AuthenticationMethod,
  factorId: string | null,
): SignedIn {
  store.sessions.addClaim(session.id, method, timestamp(settings))
  const counter = session.refresh_token_counter + 2
  const raised = store.sessions.update(session, {
    aal: 'aal2',
    factor_id: factorId,
    refresh_token_counter: counter,
    aal2_token_counter: session.aal2_token_counter ?? counter,
  })
  refreshTimes.add(session.id)
  store.sessions.endBelowSecondLevel(user.id)
  return { user, session: raised }
}

/**
 * Removes a factor. The sessions that it raised return to the first level; with the last verified
 * factor, all of them, and the recovery codes go. Call it inside a transaction.
 */
export function removeFactor(services: Services, factor: Factor): void {
  const { store } = services
  const { user_id: userId } = factor
  store.factors.remove(factor.id)
  const isLast = !store.factors.ofUser(userId).some(({ status }) => status === 'verified')
  store.sessions.lower(userId, isLast ? null : factor.id)
  if (isLast) store.recoveryCodes.removeOfUser(userId)
}

/** Writes an audit log entry about a factor. Call it inside the transaction of the change. */
export function auditFactor(
  services: Services,
  action: Parameters<typeof audit>[1],
  user: User,
  { id: factor_id, factor_type, status }: Factor,
): void {
  audit(services, action, user, { factor_id, factor_type, factor_status: status })
}
