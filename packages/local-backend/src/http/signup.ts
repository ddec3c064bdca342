import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import {
  accountView,
  emailIdentity,
  isBanned,
  newUser,
  saveAccount,
  userView,
} from '../accounts.ts'
import { audit } from '../audit.ts'
import { ApiError, signupDisabled, validationFailed } from '../errors.ts'
import { createDecoy } from '../mail/decoy.ts'
import type { TokenRequest } from '../mail/one-time.ts'
import { mailToken } from '../mail/send-mail.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { timestamp, type Services } from '../services.ts'
import { startSession, tokenResponse, type TokenResponse } from '../sign-in.ts'
import type { User } from '../store/users.ts'
import { metadata, optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'
import { linkFields, readLink } from './mail-request.ts'
import { userAgentOf } from './user-agent.ts'

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  ...linkFields,
})

type Input = z.output<typeof body>

const alreadyExists = () => new ApiError(422, 'user_already_exists', 'User already registered')

const byEmail = { provider: 'email' }
function requireEmail({ email, phone }: Input): string {
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  if (phone || !email) {
    throw new ApiError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  return normaliseEmail(email)
}

/** The route for signing up. */
export function signupRoutes(services: Services): Hono {
  const { settings, store, limit } = services
  const pretendToMail = createDecoy(services)

  async function signUpAnonymously(c: Context, data: Input['data']): Promise<TokenResponse> {
    if (!settings.anonymousUsers) {
      throw new ApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    if (settings.signupsDisabled) throw signupDisabled()
    const at = timestamp(settings)
    const user = newUser({
      email: null,
      provider: 'anonymous',
      at,
      confirmed: false,
      metadata: data,
    })
    const signedIn = store.transaction(() => {
      store.users.insert(user)
      audit(services, 'user_signedup', user, { provider: 'anonymous' })
      return startSession(services, user, 'anonymous', userAgentOf(c.req.raw))
    })
    return tokenResponse(services, signedIn)
  }

  async function readUser(email: string, { password, data }: Input): Promise<User> {
    if (!password) throw validationFailed('Signup requires a valid password')
    await checkNewPassword(password, settings)
    return newUser({
      email,
      provider: 'email',
      at: timestamp(settings),
      confirmed: settings.autoconfirm,
      passwordHash: await hashPassword(password),
      metadata: data,
    })
  }

  function signUpConfirmed(c: Context, user: User, recipient: string): Promise<TokenResponse> {
    const signedIn = store.transaction(() => {
      const known = store.users.findByEmail(recipient)
      if (known) {
        audit(services, 'user_repeated_signup', known, byEmail)
        return undefined
      }
      saveAccount(services, user)
      audit(services, 'user_signedup', user, byEmail)
      audit(services, 'login', user, byEmail)
      return startSession(services, user, 'password', userAgentOf(c.req.raw))
    })
    if (!signedIn) throw alreadyExists()
    return tokenResponse(services, signedIn)
  }

  /** Returns the user of the response. For a taken address it only contains what the request sent. */
  function signUpByMail(
    user: User,
    recipient: string,
    link: Pick<TokenRequest, 'challenge' | 'redirectTo'>,
  ): Record<string, unknown> {
    const request = { kind: 'confirmation', recipient, ...link } as const
    return store.transaction(() => {
      const known = store.users.findByEmail(recipient)
      if (!known) {
        saveAccount(services, user)
        audit(services, 'user_confirmation_requested', user, byEmail)
        const mailed = mailToken(services, { user, ...request })
        return accountView(services, mailed)
      }
      if (known.email_confirmed_at || isBanned(known, settings.now())) {
        audit(services, 'user_repeated_signup', known, byEmail)
        pretendToMail(recipient)
      } else {
        audit(services, 'user_confirmation_requested', known, byEmail)
        mailToken(services, { user: known, ...request })
      }
      const stranger = { ...user, confirmation_sent_at: user.created_at }
      return userView(stranger, known.email_confirmed_at ? [] : [emailIdentity(user)])
    })
  }

  return new Hono().post('/signup', async (c) => {
    limit('signup')
    const input = await readJson(c.req.raw, body)
    if (!input.email && !input.phone) return c.json(await signUpAnonymously(c, input.data))
    if (settings.signupsDisabled) throw signupDisabled()
    const email = requireEmail(input)
    const link = readLink(c.req, settings, input)
    const user = await readUser(email, input)
    if (settings.autoconfirm) return c.json(await signUpConfirmed(c, user, email))
    return c.json(signUpByMail(user, email, link))
  })
}
