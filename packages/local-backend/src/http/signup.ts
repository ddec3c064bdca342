import { Hono } from 'hono'
import * as z from 'zod/mini'
import { emailIdentity, newUser, userView } from '../accounts.ts'
import { ApiError, signupDisabled, validationFailed } from '../errors.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { timestamp, type Services } from '../services.ts'
import { startSession, tokenResponse } from '../sign-in.ts'
import { metadata, optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
})

const alreadyExists = () => new ApiError(422, 'user_already_exists', 'User already registered')

function requireEmail({ email, phone }: z.output<typeof body>): string {
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  if (phone) throw new ApiError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!email)
    throw new ApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  return normaliseEmail(email)
}

/** Creating an account. */
export function signupRoutes(services: Services): Hono {
  const { settings, store, limit } = services

  return new Hono().post('/signup', async (c) => {
    limit('signup')
    if (settings.signupsDisabled) throw signupDisabled()
    const input = await readJson(c.req.raw, body)
    const email = requireEmail(input)
    if (!input.password) throw validationFailed('Signup requires a valid password')
    checkNewPassword(input.password, settings.minPasswordLength)

    const user = newUser({
      email,
      provider: 'email',
      at: timestamp(settings),
      confirmed: settings.autoconfirm,
      passwordHash: await hashPassword(input.password),
      metadata: input.data,
    })

    const identity = emailIdentity(user)
    const save = () => {
      store.users.insert(user)
      store.identities.insert(identity)
    }

    if (settings.autoconfirm) {
      const signedIn = store.transaction(() => {
        if (store.users.findByEmail(email)) throw alreadyExists()
        save()
        return startSession(services, user, 'password', c.req.header('user-agent') ?? null)
      })
      return c.json(await tokenResponse(services, signedIn))
    }

    // Whoever asks about an address that is taken gets back only what they sent.
    const existing = store.transaction(() => {
      const found = store.users.findByEmail(email)
      if (!found) save()
      return found
    })
    return c.json(userView(user, existing?.email_confirmed_at ? [] : [identity]))
  })
}
