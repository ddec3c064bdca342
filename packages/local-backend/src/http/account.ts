import { Hono } from 'hono'
import * as z from 'zod/mini'
import { deleteAccount } from '../account/delete-account.ts'
import { exportAccount } from '../account/export-account.ts'
import { prepareCode, prepareRecoveryCode, type RedeemCode } from '../account/second-factor.ts'
import { sessionList } from '../account/session-list.ts'
import { audit } from '../audit.ts'
import { ApiError, insufficientAal, invalidCredentials, validationFailed } from '../errors.ts'
import { raiseSession, requireSecondStep, verifiedFactors } from '../factors/factors.ts'
import { countRecoveryCodes, createRecoveryCodes } from '../factors/recovery-codes.ts'
import { sendNotice } from '../mail/notices.ts'
import { createWrongGuesses } from '../mail/wrong-guesses.ts'
import { verifyPassword } from '../passwords.ts'
import type { Services } from '../services.ts'
import { requireStillSignedIn, tokenResponse, type SignedIn } from '../sign-in.ts'
import { requireAccountHolder } from './bearer.ts'
import { optionalText, readJson } from './body.ts'
import { takeNonce } from './new-password.ts'
import { mailReauthentication } from './reauthenticate.ts'

/** The parts of the account service that this server has. */
const features = ['sessions', 'recovery-codes', 'delete', 'delete-by-mail', 'export']

const recovery = z.object({ code: optionalText })
const deletion = z.object({ password: optionalText, code: optionalText })

const wrongMailedCode = () =>
  new ApiError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
const wrongCode = () => new ApiError(422, 'mfa_verification_failed', 'Invalid code entered')
const noFactor = () =>
  new ApiError(422, 'mfa_factor_not_found', 'Recovery codes require a verified factor')

/** The account service: what GoTrue does not offer its users. */
export function accountRoutes(services: Services): Hono {
  const { store, limit, lockout } = services
  const countWrongGuess = createWrongGuesses(services)

  /** Authenticates a request; a user with a second factor has to have passed it. */
  async function requireHolder(request: Request): Promise<SignedIn> {
    const signedIn = await requireAccountHolder(services, request)
    requireSecondStep(services, signedIn)
    return signedIn
  }

  /** Prepares the proof of who deletes an account: its second factor, if there is one. */
  async function prepareProof(
    { user }: SignedIn,
    { password, code }: z.output<typeof deletion>,
  ): Promise<RedeemCode> {
    if (verifiedFactors(services, user).length > 0) {
      if (!code) throw validationFailed('Deleting this account requires a code')
      return prepareCode(services, user, code)
    }
    if (code) return (now) => takeNonce(services, now, code, countWrongGuess)
    if (!password) throw validationFailed('Deleting an account requires its password')
    const key = `password of ${user.id}`
    lockout.attempt(key)
    const isRight = await verifyPassword(user.encrypted_password, password)
    if (isRight) lockout.clear(key)
    return (now) => isRight && now.encrypted_password === user.encrypted_password
  }

  return new Hono()
    .get('/account', (c) => c.json({ features }))

    .get('/account/sessions', async (c) =>
      c.json(sessionList(services, await requireHolder(c.req.raw))),
    )

    .delete('/account/sessions/:id', async (c) => {
      const signedIn = await requireHolder(c.req.raw)
      const { id } = c.req.param()
      store.transaction(() => {
        const session = store.sessions.find(id.toLowerCase())
        if (session?.user_id !== signedIn.user.id) {
          throw new ApiError(404, 'session_not_found', 'Session not found')
        }
        audit(services, 'logout', signedIn.user, { session_id: session.id })
        store.sessions.end(session, 'local')
      })
      return c.body(null, 204)
    })

    .get('/account/recovery-codes', async (c) => {
      const { user } = await requireHolder(c.req.raw)
      return c.json(countRecoveryCodes(services, user))
    })

    .post('/account/recovery-codes', async (c) => {
      limit('account')
      const signedIn = await requireHolder(c.req.raw)
      if (verifiedFactors(services, signedIn.user).length === 0) throw noFactor()
      const { codes, rows } = await createRecoveryCodes(services, signedIn.user)
      store.transaction(() => {
        const now = requireStillSignedIn(services, signedIn)
        if (now.session.aal !== 'aal2') {
          throw insufficientAal(403, 'AAL2 session is required to create recovery codes')
        }
        store.recoveryCodes.replace(now.user.id, rows)
        audit(services, 'recovery_codes_created', now.user)
        sendNotice(services, now.user, 'recovery_codes_created_notification')
      })
      return c.json({ codes })
    })

    .post('/account/recovery-codes/verify', async (c) => {
      limit('account')
      const signedIn = await requireAccountHolder(services, c.req.raw)
      const { code } = await readJson(c.req.raw, recovery)
      if (!code) throw validationFailed('Code needs to be non-empty')
      const redeem = await prepareRecoveryCode(services, signedIn.user, code)
      const raised = store.transaction(() => {
        const now = requireStillSignedIn(services, signedIn)
        if (!redeem(now.user)) throw wrongCode()
        audit(services, 'recovery_code_used', now.user)
        const { left } = countRecoveryCodes(services, now.user)
        sendNotice(services, now.user, 'recovery_code_used_notification', { left })
        return raiseSession(services, now, 'mfa/recovery_code', null)
      })
      return c.json(await tokenResponse(services, raised))
    })

    .post('/account/code', async (c) => {
      limit('otp')
      mailReauthentication(services, await requireHolder(c.req.raw))
      return c.body(null, 204)
    })

    .delete('/account', async (c) => {
      limit('account')
      const signedIn = await requireHolder(c.req.raw)
      const given = await readJson(c.req.raw, deletion)
      const proves = await prepareProof(signedIn, given)
      // A wrong code is counted in the transaction, so the error is thrown after it.
      const isDeleted = store.transaction(() => {
        const { user } = requireStillSignedIn(services, signedIn)
        if (!proves(user)) return false
        deleteAccount(services, user)
        return true
      })
      if (isDeleted) return c.body(null, 204)
      if (verifiedFactors(services, signedIn.user).length > 0) throw wrongCode()
      throw given.code ? wrongMailedCode() : invalidCredentials()
    })

    .get('/account/export', async (c) =>
      c.json(exportAccount(services, await requireHolder(c.req.raw))),
    )
}
