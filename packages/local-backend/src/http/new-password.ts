import { nothingSent } from '../accounts.ts'
import { ApiError, invalidCredentials } from '../errors.ts'
import { isTokenExpired } from '../mail/find-token.ts'
import { sendNotice } from '../mail/notices.ts'
import { hashOfCode } from '../mail/one-time.ts'
import { createWrongGuesses, type CountWrongGuess } from '../mail/wrong-guesses.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { timestamp, type Services } from '../services.ts'
import type { SignedIn } from '../sign-in.ts'
import type { Session } from '../store/sessions.ts'
import type { User } from '../store/users.ts'

const day = 24 * 3600 * 1000

/** The fields of a request for a new password. */
export interface PasswordChange {
  readonly password: string
  readonly currentPassword: string | undefined
}

const samePassword = () =>
  new ApiError(422, 'same_password', 'New password should be different from the old password.')

/**
 * Hashes a new password.
 * @throws ApiError if it equals the old one, or if the given current one is wrong.
 */
export async function hashNewPassword(
  { encrypted_password: known }: User,
  { password, currentPassword }: PasswordChange,
): Promise<string> {
  if (currentPassword && !(await verifyPassword(known, currentPassword))) throw invalidCredentials()
  if (await verifyPassword(known, password)) throw samePassword()
  return hashPassword(password)
}

const needed = () =>
  new ApiError(400, 'reauthentication_needed', 'Password update requires reauthentication')
const notValid = () =>
  new ApiError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')

/** Consumes a code from a mail; `false` if it is invalid. */
export function takeNonce(
  services: Services,
  user: User,
  nonce: string,
  countWrongGuess: CountWrongGuess,
): boolean {
  const { store } = services
  const sent = store.oneTimeTokens
    .ofUser(user.id)
    .filter(({ token_type }) => token_type === 'reauthentication_token')
  const fitting = sent.find(
    ({ code_hash, relates_to }) => code_hash === hashOfCode(relates_to, nonce),
  )
  if (!fitting) countWrongGuess(sent)
  if (!fitting || isTokenExpired(services, fitting)) return false
  store.oneTimeTokens.remove(user.id, fitting.token_type)
  return true
}

/**
 * Creates the check that requires a code from a mail if the sign-in is old and the settings demand it.
 * The check throws ApiError 400 without a code, 422 if it is invalid or has expired.
 */
export function createReauthentication(services: Services) {
  const { settings, store } = services
  const countWrongGuess = createWrongGuesses(services)

  return ({ user, session }: SignedIn, nonce: string | undefined): void => {
    const isRecent = settings.now() - Date.parse(session.created_at) <= day
    if (!settings.securePasswordChange || isRecent) return
    if (!nonce) throw needed()
    // Thrown outside the transaction, which would otherwise roll back the count of wrong guesses.
    const isGood = store.transaction(() => takeNonce(services, user, nonce, countWrongGuess))
    if (!isGood) throw notValid()
  }
}

/**
 * Saves a new password, tells the user, and revokes everything that could still sign in with the old one: other
 * sessions, links and codes from mails, pending auth codes. Call it inside a transaction.
 */
export function savePassword(services: Services, user: User, session: Session, hash: string): User {
  const { store, settings } = services
  sendNotice(services, user, 'password_changed_notification')
  store.oneTimeTokens.removeOfUser(user.id)
  store.flowStates.removeOfUser(user.id)
  store.sessions.end(session, 'others')
  return store.users.update(user, {
    encrypted_password: hash,
    ...nothingSent,
    updated_at: timestamp(settings),
  })
}
