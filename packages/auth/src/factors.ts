import { createAccountRequests } from './accountService.js'
import { isTotpCode, withoutSeparators } from './codes.js'
import { createResource, type Resource } from './resource.js'
import { verifiedFactors } from './secondStep.js'
import type { AuthTools, Session, User } from './types.js'

/** A verified factor of a user. */
export interface AuthFactor {
  readonly id: string
  /** The name that the user gave it; empty if none. */
  readonly name: string
  /** The type in GoTrue: `totp` for an authenticator app. */
  readonly type: string
  /** ISO 8601. */
  readonly createdAt: string
}

/** A name for a new authenticator app. */
export interface FactorEnrollment {
  /** Has to differ from those of the user's other factors. */
  name: string
  /** The name of the site in the app. @default the host of the site */
  issuer?: string
}

/** A new authenticator app, which counts once it is confirmed. */
export interface EnrolledFactor {
  readonly id: string
  /** The `otpauth:` URI to show as a QR code. Draw it on the device: it contains the secret. */
  readonly uri: string
  /** The secret to type into the app, in Base32. */
  readonly secret: string
}

/** The code of a factor. */
export interface FactorCode {
  /** The code as typed; spaces and dashes are ignored. */
  code: string
  /** The factor that the code is from. @default the first authenticator app */
  id?: string
}

/** A factor to remove, and the proof that its user is present. */
export interface FactorRemoval {
  /** The factor to remove. */
  id: string
  /** A code of a factor or a recovery code. */
  code: string
  /**
   * The factor that the code is from. With one that stays, the session keeps its second step.
   * @default the one to remove
   */
  codeOf?: string
}

/** Number of recovery codes. Undefined before a second step. */
export interface RecoveryCodeCount {
  readonly left: number | undefined
  readonly total: number | undefined
}

/** The actions on factors. Every function is stable and needs no `this`. */
export interface FactorActions {
  /**
   * Starts to add an authenticator app, and forgets those that were never confirmed.
   *
   * @throws {AuthError} such as `mfa_factor_name_conflict` or `too_many_enrolled_mfa_factors`.
   */
  readonly enroll: (enrollment: FactorEnrollment) => Promise<EnrolledFactor>
  /**
   * Confirms a new authenticator app with its first code. From then on it is needed to sign in, and
   * the user's other sessions without a second step end.
   *
   * @throws {AuthError} such as `mfa_verification_failed`.
   */
  readonly confirm: (code: Required<FactorCode>) => Promise<void>
  /** Forgets a new authenticator app that was not confirmed. */
  readonly cancel: (factor: Pick<EnrolledFactor, 'id'>) => Promise<void>
  /**
   * Takes the second step with the code of an authenticator app.
   *
   * @throws {AuthError} such as `mfa_verification_failed`.
   */
  readonly challengeAndVerify: (code: FactorCode) => Promise<void>
  /**
   * Removes a factor after its code, or a recovery code, was verified. If others remain, the server
   * may ask for another second step.
   *
   * @throws {AuthError} such as `mfa_verification_failed`.
   */
  readonly remove: (removal: FactorRemoval) => Promise<void>
  /**
   * Removes all factors after one code, or a recovery code, was verified: two-step verification is off.
   *
   * @throws {AuthError} such as `mfa_verification_failed`.
   */
  readonly removeAll: (code: FactorCode) => Promise<void>
}

/** The actions on recovery codes. */
export interface RecoveryCodeActions {
  /**
   * Makes new recovery codes, which replace the old ones, and returns them. They cannot be read again.
   *
   * @throws {AuthError} such as `insufficient_aal` without a second step.
   */
  readonly renew: () => Promise<readonly string[]>
  /**
   * Takes the second step with a recovery code, which is used up.
   *
   * @throws {AuthError} such as `mfa_verification_failed`.
   */
  readonly signIn: (code: Pick<FactorCode, 'code'>) => Promise<void>
}

interface FactorsPart {
  readonly actions: FactorActions
  readonly codeActions: RecoveryCodeActions
  /** Null if the deployment has no recovery codes. */
  readonly codes: Resource<RecoveryCodeCount | null>
}

/** Returns the verified factors of a user. */
export function listFactors(user: User | null): readonly AuthFactor[] {
  const verified = user ? verifiedFactors(user) : []
  return verified.map(({ id, friendly_name, factor_type, created_at }) => ({
    id,
    name: friendly_name ?? '',
    type: factor_type,
    createdAt: created_at,
  }))
}

/** Creates the actions on the factors and recovery codes of the current user. */
export function createFactors(tools: AuthTools): FactorsPart {
  const { auth, ask } = tools
  const { offers, send } = auth.part(createAccountRequests)

  async function verify(factorId: string, code: string): Promise<void> {
    await ask((client) =>
      client.mfa.challengeAndVerify({ factorId, code: withoutSeparators(code) }),
    )
  }

  const unenroll = (factorId: string) => ask((client) => client.mfa.unenroll({ factorId }))

  /** Updates the user's factors in the session, which a failure only delays. */
  const update = () => auth.refresh().catch(() => {})

  const factors = () => listFactors(auth.getState().user)

  function pick(id: string | undefined): string {
    return id ?? factors().find(({ type }) => type === 'totp')?.id ?? ''
  }

  async function spend(code: string): Promise<void> {
    const tokens = (await send('/recovery-codes/verify', 'POST', { code })) as Session
    await ask((client) => client.setSession(tokens))
  }

  /** Verifies the code of a factor or a recovery code. */
  async function prove({ code, id }: FactorCode): Promise<void> {
    if (isTotpCode(code)) await verify(pick(id), code)
    else await spend(code)
  }

  const codes = createResource<RecoveryCodeCount | null>(auth, async () => {
    if (!(await offers('recovery-codes'))) return null
    const isOpen = auth.getState().status !== 'second-step'
    const { left, total } = Object(isOpen ? await send('/recovery-codes') : null)
    return { left: readCount(left), total: readCount(total) }
  })

  return {
    codes,
    actions: {
      async enroll({ name, issuer }) {
        const { all } = await ask((client) => client.mfa.listFactors())
        const left = all.filter(({ status }) => status === 'unverified')
        for (const { id } of left) await unenroll(id)
        const { id, totp } = await ask((client) =>
          client.mfa.enroll({
            factorType: 'totp',
            friendlyName: name,
            ...(issuer !== undefined && { issuer }),
          }),
        )
        return { id, uri: totp.uri, secret: totp.secret }
      },

      async confirm({ id, code }) {
        await verify(id, code)
        await update()
      },

      async cancel({ id }) {
        await unenroll(id)
      },

      challengeAndVerify: ({ id, code }) => verify(pick(id), code),

      async remove({ id, code, codeOf = id }) {
        await prove({ id: codeOf, code })
        await unenroll(id)
        await update()
      },

      async removeAll({ code, id }) {
        const proof = pick(id)
        await prove({ id: proof, code })
        // The one of the code comes last: without it the server takes the second step back.
        const others = factors().filter((factor) => factor.id !== proof)
        for (const factor of others) await unenroll(factor.id)
        await unenroll(proof)
        await update()
      },
    },

    codeActions: {
      async renew() {
        const { codes: renewed } = Object(await send('/recovery-codes', 'POST'))
        await codes.reload()
        return Array.isArray(renewed) ? renewed.map(String) : []
      },

      signIn: ({ code }) => spend(code),
    },
  }
}

function readCount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
