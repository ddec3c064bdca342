import { Hono, type HonoRequest } from 'hono'
import * as z from 'zod/mini'
import { accountView, mergeMetadata } from '../accounts.ts'
import { audit } from '../audit.ts'
import { ApiError, insufficientAal } from '../errors.ts'
import { needsSecondStep } from '../factors/factors.ts'
import { changeEmail, requireFreeEmail } from '../mail/confirm.ts'
import { mailEmailChange } from '../mail/email-change.ts'
import { checkNewPassword } from '../passwords.ts'
import { timestamp, type Services } from '../services.ts'
import { requireStillSignedIn, type SignedIn } from '../sign-in.ts'
import type { User } from '../store/users.ts'
import { requireUser } from './bearer.ts'
import { metadata, optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'
import { linkFields, readLink } from './mail-request.ts'
import { createReauthentication, hashNewPassword, savePassword } from './new-password.ts'

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: metadata,
  app_metadata: z.optional(z.unknown()),
  ...linkFields,
})

type Input = z.output<typeof body>

function rejectProtectedFields({ app_metadata, phone }: Input): void {
  if (app_metadata !== undefined && app_metadata !== null) {
    throw new ApiError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  if (phone) throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
}

function requireEmailForPassword(user: User, { password, email }: Input): void {
  if (!user.is_anonymous || !password || email) return
  throw new ApiError(
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  )
}

/** The routes for reading and updating the own account. */
export function userRoutes(services: Services): Hono {
  const { settings, store, limit } = services
  const requireReauthentication = createReauthentication(services)
  const view = (user: User) => accountView(services, user)

  /** Returns the requested new address, if there is one. */
  function readNewEmail(user: User, { email }: Input): string | undefined {
    const wanted = email && normaliseEmail(email)
    if (!wanted || wanted === user.email) return undefined
    requireFreeEmail(services, user, wanted)
    return wanted
  }

  /** A session without the second step must not change what the account is recovered with. */
  function requireAssurance(signedIn: SignedIn, { email, password }: Input): void {
    const changesEmail = email !== undefined && normaliseEmail(email) !== signedIn.user.email
    if (!(password || changesEmail) || !needsSecondStep(services, signedIn)) return
    throw insufficientAal(
      401,
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }

  async function readHash(signedIn: SignedIn, input: Input): Promise<string | undefined> {
    const { password, current_password: currentPassword, nonce } = input
    if (!password) return undefined
    await checkNewPassword(password, settings)
    requireReauthentication(signedIn, nonce)
    return hashNewPassword(signedIn.user, { password, currentPassword })
  }

  function askForNewEmail(user: User, newEmail: string, request: HonoRequest, input: Input): User {
    // A user without an address gets one as in a sign-up; all others have to confirm it.
    if (user.is_anonymous && settings.autoconfirm) return changeEmail(services, user, newEmail)
    return mailEmailChange(services, { user, newEmail, ...readLink(request, settings, input) })
  }

  return new Hono()
    .get('/user', async (c) => c.json(view((await requireUser(services, c.req.raw)).user)))

    .put('/user', async (c) => {
      limit('user')
      const signedIn = await requireUser(services, c.req.raw)
      const input = await readJson(c.req.raw, body)
      rejectProtectedFields(input)
      requireEmailForPassword(signedIn.user, input)
      requireAssurance(signedIn, input)
      const newEmail = readNewEmail(signedIn.user, input)
      const hash = await readHash(signedIn, input)

      const changed = store.transaction(() => {
        let { user } = requireStillSignedIn(services, signedIn)
        if (hash) {
          user = savePassword(services, user, signedIn.session, hash)
          audit(services, 'user_updated_password', user)
        }
        user = store.users.update(user, {
          raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, input.data),
          updated_at: timestamp(settings),
        })
        if (newEmail) user = askForNewEmail(user, newEmail, c.req, input)
        audit(services, 'user_modified', user)
        return user
      })
      return c.json(view(changed))
    })
}
