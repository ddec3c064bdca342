import { Hono } from 'hono'
import * as z from 'zod/mini'
import { emailIdentity, newUser, userView } from '../accounts.ts'
import { ApiError, signupDisabled, validationFailed } from '../errors.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { timestamp, type Services } from '../services.ts'
import { startSession, tokenResponse } from '../sign-in.ts'
import type { User } from '../store/users.ts'
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

/** Saves an account together with its identity. */
function insertUser({ store }: Services, user: User): User {
  store.users.insert(user)
  store.identities.insert(emailIdentity(user))
  return user
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

    if (settings.autoconfirm) {
      const signedIn = store.transaction(() => {
        if (store.users.findByEmail(email)) throw alreadyExists()
        return startSession(
          services,
          insertUser(services, user),
          'password',
          c.req.header('user-agent') ?? null,
        )
      })
      return c.json(await tokenResponse(services, signedIn))
    }

    const answer = store.transaction(() => {
      const existing = store.users.findByEmail(email)
      // Somebody who asks about an address they do not own learns nothing: this user is made up.
      if (existing?.email_confirmed_at) return userView(user, [])
      const saved = existing ?? insertUser(services, user)
      return userView(saved, store.identities.ofUser(saved.id))
    })
    return c.json(answer)
  })
}
