import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { ApiError, insufficientAal, validationFailed } from '../errors.ts'
import {
  auditFactor,
  needsSecondStep,
  raiseSession,
  redeemTotp,
  removeFactor,
  requireFactor,
} from '../factors/factors.ts'
import { createTotpSecret } from '../factors/totp.ts'
import { sendNotice } from '../mail/notices.ts'
import { timestamp, type Services } from '../services.ts'
import { requireStillSignedIn, tokenResponse, type SignedIn } from '../sign-in.ts'
import type { Factor } from '../store/factors.ts'
import type { User } from '../store/users.ts'
import { isUuid } from '../uuid.ts'
import { requireAccountHolder } from './bearer.ts'
import { optionalText, readJson } from './body.ts'

/** As in GoTrue. */
const mostFactors = 10
const challengeSeconds = 300
const factorSeconds = 300

/** In characters. The name of the issuer is part of the QR code. */
const longest = { friendly_name: 100, issuer: 64 }

/** All requests come from this machine. */
const ipAddress = '127.0.0.1'

const enrolment = z.object({
  friendly_name: optionalText,
  factor_type: optionalText,
  issuer: optionalText,
})
const verification = z.object({ challenge_id: optionalText, code: optionalText })

type Enrolment = z.output<typeof enrolment>

const notEnabled = (type: string, code: string) =>
  new ApiError(422, code, `MFA enroll is disabled for ${type}`)
const tooMany = () =>
  new ApiError(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  )
const noChallenge = () =>
  new ApiError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
const challengeUsed = () =>
  new ApiError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
const challengeExpired = (id: string) =>
  new ApiError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
const wrongCode = () => new ApiError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')

function requireTotp({ factor_type: type }: Enrolment): void {
  if (type === 'totp') return
  if (type === 'phone') throw notEnabled('Phone', 'mfa_phone_enroll_not_enabled')
  if (type === 'webauthn') throw notEnabled('WebAuthn', 'mfa_webauthn_enroll_not_enabled')
  throw validationFailed('factor_type needs to be totp, phone, or webauthn')
}

function readLabel(input: Enrolment, name: keyof typeof longest): string | undefined {
  const label = input[name]
  if (label === undefined || (label.length <= longest[name] && !/\p{Cc}/u.test(label))) return label
  throw validationFailed(
    `${name} needs to be at most ${longest[name]} characters, without control characters`,
  )
}

/** The routes for second factors, as in GoTrue. */
export function factorRoutes(services: Services): Hono {
  const { store, settings, limit } = services

  function requireRoom(user: User, name: string): void {
    const forgotten = new Date(settings.now() - factorSeconds * 1000).toISOString()
    store.factors.removeForgotten(forgotten)
    const factors = store.factors.ofUser(user.id)
    if (factors.some(({ friendly_name }) => friendly_name === name)) {
      throw new ApiError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      )
    }
    if (factors.length >= mostFactors) throw tooMany()
  }

  function saveFactor(user: User, name: string, secret: string): Factor {
    const at = timestamp(settings)
    return store.factors.insert({
      id: randomUUID(),
      user_id: user.id,
      friendly_name: name,
      factor_type: 'totp',
      status: 'unverified',
      secret,
      last_challenged_at: null,
      last_totp_step: null,
      created_at: at,
      updated_at: at,
    })
  }

  /** Returns why a challenge cannot be verified, if it cannot. */
  function challengeProblem(factor: Factor, id: string): ApiError | undefined {
    const challenge = store.factors.findChallenge(factor.id, id)
    if (!challenge) return noChallenge()
    if (challenge.verified_at) return challengeUsed()
    if (settings.now() - Date.parse(challenge.created_at) <= challengeSeconds * 1000)
      return undefined
    store.factors.removeChallenge(id)
    return challengeExpired(id)
  }

  /** Verifies a code; returns the error, because what an attempt changes has to be saved. */
  function verify(
    { user, session }: SignedIn,
    factor: Factor,
    challengeId: string,
    code: string,
  ): SignedIn | ApiError {
    const problem = challengeProblem(factor, challengeId)
    if (problem) return problem
    const redeemed = redeemTotp(services, factor, code)
    if (!redeemed) return wrongCode()
    auditFactor(services, 'verification_attempted', user, redeemed)
    const at = timestamp(settings)
    store.factors.verifyChallenge(challengeId, at)
    store.factors.update(redeemed, { status: 'verified', updated_at: at })
    store.factors.removeUnverified(user.id)
    if (factor.status !== 'verified') {
      sendNotice(services, user, 'mfa_factor_enrolled_notification')
    }
    return raiseSession(services, { user, session }, 'totp', factor.id)
  }

  return new Hono()
    .post('/factors', async (c) => {
      limit('factor_challenge')
      const signedIn = await requireAccountHolder(services, c.req.raw)
      const input = await readJson(c.req.raw, enrolment)
      requireTotp(input)
      const name = readLabel(input, 'friendly_name') ?? ''
      const issuer = readLabel(input, 'issuer') ?? new URL(settings.siteUrl()).host
      const totp = createTotpSecret(issuer, signedIn.user.email ?? '')

      const factor = store.transaction(() => {
        const { user, session } = requireStillSignedIn(services, signedIn)
        requireRoom(user, name)
        if (needsSecondStep(services, { user, session })) {
          throw insufficientAal(403, 'AAL2 required to enroll a new factor')
        }
        const saved = saveFactor(user, name, totp.secret)
        auditFactor(services, 'factor_in_progress', user, saved)
        return saved
      })
      return c.json({ id: factor.id, type: 'totp', friendly_name: name, totp })
    })

    .post('/factors/:id/challenge', async (c) => {
      limit('factor_challenge')
      const signedIn = await requireAccountHolder(services, c.req.raw)
      const { id } = c.req.param()
      const challenge = store.transaction(() => {
        const { user } = requireStillSignedIn(services, signedIn)
        const factor = requireFactor(services, user, id)
        const at = timestamp(settings)
        const made = { id: randomUUID(), factor_id: factor.id, created_at: at }
        store.factors.insertChallenge({ ...made, verified_at: null, ip_address: ipAddress })
        store.factors.update(factor, { last_challenged_at: at })
        auditFactor(services, 'challenge_created', user, factor)
        return made
      })
      const expiresAt = Math.floor(Date.parse(challenge.created_at) / 1000) + challengeSeconds
      return c.json({ id: challenge.id, type: 'totp', expires_at: expiresAt })
    })

    .post('/factors/:id/verify', async (c) => {
      limit('factor_verify')
      const signedIn = await requireAccountHolder(services, c.req.raw)
      requireFactor(services, signedIn.user, c.req.param('id'))
      const { challenge_id: challengeId, code } = await readJson(c.req.raw, verification)
      if (!code) throw validationFailed('Code needs to be non-empty')
      if (!challengeId || !isUuid(challengeId)) {
        throw validationFailed('challenge_id must be an UUID')
      }
      const outcome = store.transaction(() => {
        const now = requireStillSignedIn(services, signedIn)
        const factor = requireFactor(services, now.user, c.req.param('id'))
        return verify(now, factor, challengeId.toLowerCase(), code.trim())
      })
      if (outcome instanceof ApiError) throw outcome
      return c.json(await tokenResponse(services, outcome))
    })

    .delete('/factors/:id', async (c) => {
      const signedIn = await requireAccountHolder(services, c.req.raw)
      const { id } = c.req.param()
      store.transaction(() => {
        const now = requireStillSignedIn(services, signedIn)
        const factor = requireFactor(services, now.user, id)
        if (factor.status === 'verified' && now.session.aal !== 'aal2') {
          throw insufficientAal(422, 'AAL2 required to unenroll verified factor')
        }
        removeFactor(services, factor)
        auditFactor(services, 'factor_unenrolled', now.user, factor)
        if (factor.status === 'verified') {
          sendNotice(services, now.user, 'mfa_factor_unenrolled_notification')
        }
      })
      return c.json({ id: id.toLowerCase() })
    })
}
