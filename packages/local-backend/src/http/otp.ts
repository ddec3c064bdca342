import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { isBanned, newUser, saveAccount } from '../accounts.ts'
import { audit } from '../audit.ts'
import { ApiError, signupDisabled, validationFailed } from '../errors.ts'
import { createDecoy } from '../mail/decoy.ts'
import { mailToken } from '../mail/send-mail.ts'
import { timestamp, type Services } from '../services.ts'
import type { User } from '../store/users.ts'
import { metadata, optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'
import { linkFields, readLink } from './mail-request.ts'

const body = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: z.nullish(z.boolean()),
  data: metadata,
  ...linkFields,
})

type Input = z.output<typeof body>

function requireEmail({ email, phone, channel }: Input): string {
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided')
  }
  if (email && channel) throw validationFailed('Channel should only be specified with Phone OTP')
  if (phone) throw new ApiError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  if (!email) throw validationFailed('One of email or phone must be set')
  return normaliseEmail(email)
}

const otpDisabled = () => new ApiError(422, 'otp_disabled', 'Signups not allowed for otp')

/** The route for passwordless sign-in with a link or a code from a mail. */
export function otpRoutes(services: Services): Hono {
  const { store, settings, limit } = services
  const pretendToMail = createDecoy(services)

  function signUp(email: string, data: Input['data']): User {
    if (settings.signupsDisabled) throw signupDisabled()
    const at = timestamp(settings)
    const confirmed = settings.autoconfirm
    const account = newUser({ email, provider: 'email', at, confirmed, metadata: data })
    const user = saveAccount(services, account)
    if (confirmed) audit(services, 'user_signedup', user, { provider: 'email' })
    return user
  }

  async function sendCode(c: Context, input: Input, mayCreateUser: boolean): Promise<Response> {
    const recipient = requireEmail(input)
    const link = readLink(c.req, settings, input)
    store.transaction(() => {
      const known = store.users.findByEmail(recipient)
      if (known && isBanned(known, settings.now())) return pretendToMail(recipient)
      if (!known && !mayCreateUser) throw otpDisabled()

      const user = known ?? signUp(recipient, input.data)
      // The mail that confirms an account also signs in.
      const kind = user.email_confirmed_at || settings.autoconfirm ? 'magic_link' : 'confirmation'
      const action =
        kind === 'magic_link' ? 'user_recovery_requested' : 'user_confirmation_requested'
      audit(services, action, user)
      return mailToken(services, { user, kind, recipient, ...link })
    })
    return c.json({})
  }

  return new Hono()
    .post('/otp', async (c) => {
      limit('otp')
      const input = await readJson(c.req.raw, body)
      return sendCode(c, input, input.create_user ?? true)
    })
    .post('/magiclink', async (c) => {
      limit('otp')
      return sendCode(c, await readJson(c.req.raw, body), true)
    })
}
