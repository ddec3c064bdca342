import { Hono } from 'hono'
import * as z from 'zod/mini'
import { mergeMetadata, userView } from '../accounts.ts'
import { ApiError, invalidCredentials, sessionNotFound } from '../errors.ts'
import { checkNewPassword, hashPassword, verifyPassword } from '../passwords.ts'
import { timestamp, type Services } from '../services.ts'
import type { User } from '../store/users.ts'
import { requireUser } from './bearer.ts'
import { metadata, optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'

const body = z.object({
  email: optionalText,
  password: optionalText,
  current_password: optionalText,
  data: metadata,
  app_metadata: z.optional(z.unknown()),
})

interface PasswordChange {
  readonly password: string
  readonly currentPassword: string | undefined
}

/** Checks a new password and hashes it. */
async function newHash(
  { settings }: Services,
  user: User,
  { password, currentPassword }: PasswordChange,
): Promise<string> {
  checkNewPassword(password, settings.minPasswordLength)
  const known = user.encrypted_password
  if (currentPassword && !(await verifyPassword(known, currentPassword))) throw invalidCredentials()
  if (await verifyPassword(known, password)) {
    throw new ApiError(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  }
  return hashPassword(password)
}

function refuseNewEmail({ store }: Services, user: User, email: string): void {
  const wanted = normaliseEmail(email)
  if (wanted === user.email) return
  if (store.users.findByEmail(wanted)) {
    throw new ApiError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    )
  }
  throw new ApiError(
    400,
    'email_provider_disabled',
    'This server sends no mail, so an address cannot be changed',
  )
}

/** Reading and changing one's own account. */
export function userRoutes(services: Services): Hono {
  const { settings, store, limit } = services
  const view = (user: User) => userView(user, store.identities.ofUser(user.id))

  return new Hono()
    .get('/user', async (c) => c.json(view((await requireUser(services, c.req.raw)).user)))

    .put('/user', async (c) => {
      limit('user')
      const { user, session } = await requireUser(services, c.req.raw)
      const input = await readJson(c.req.raw, body)
      if (input.app_metadata !== undefined && input.app_metadata !== null) {
        throw new ApiError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
      }
      if (input.email) refuseNewEmail(services, user, input.email)
      const { password, current_password: currentPassword } = input
      const hash = password && (await newHash(services, user, { password, currentPassword }))

      const changed = store.transaction(() => {
        const current = store.users.findById(user.id)
        // The session may have ended while the password was being hashed.
        if (!current || !store.sessions.find(session.id)) throw sessionNotFound()
        if (hash) store.sessions.end(session, 'others')
        return store.users.update(current, {
          ...(hash && { encrypted_password: hash }),
          raw_user_meta_data: mergeMetadata(current.raw_user_meta_data, input.data),
          updated_at: timestamp(settings),
        })
      })
      return c.json(view(changed))
    })
}
