import { Hono } from 'hono'
import * as z from 'zod/mini'
import { accountView, newUser, saveAccount } from '../../accounts.ts'
import { emailExists, validationFailed } from '../../errors.ts'
import { issueToken } from '../../mail/one-time.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { timestamp, type Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { metadata, optionalText, readJson } from '../body.ts'
import { normaliseEmail } from '../email.ts'
import { redirectUrl } from '../redirect-url.ts'
import { auditAdmin } from './attributes.ts'
import { requireAdmin, type AdminEnv, type Administrator } from './credentials.ts'

const body = z.object({ email: optionalText, data: metadata })

/** The invited user. */
export interface Invitation {
  /** In lower case. */
  readonly email: string
  readonly data: Record<string, unknown>
}

/**
 * Finds or creates the account of an invited user. Call it inside a transaction.
 * @throws ApiError 422 if a confirmed account has the address.
 */
export function invitedUser(
  services: Services,
  admin: Administrator,
  { email, data }: Invitation,
): User {
  const { store, settings } = services
  const known = store.users.findByEmail(email)
  if (known?.email_confirmed_at) throw emailExists()
  const at = timestamp(settings)
  const user =
    known ??
    saveAccount(
      services,
      newUser({ email, provider: 'email', at, confirmed: false, metadata: data }),
    )
  auditAdmin(services, admin, 'user_invited', user)
  return user
}

/** Invites a user by mail. */
export function inviteRoutes(services: Services): Hono<AdminEnv> {
  const { store, settings } = services

  return new Hono<AdminEnv>().use('/invite', requireAdmin(services)).post('/invite', async (c) => {
    const input = await readJson(c.req.raw, body)
    if (!input.email) throw validationFailed('An email address is required')
    const email = normaliseEmail(input.email)
    const redirectTo = redirectUrl(c.req, settings)

    const user = store.transaction(() => {
      const invited = invitedUser(services, c.var.admin, { email, data: input.data })
      const kind = 'invite'
      const issued = issueToken(services, { user: invited, kind, recipient: email, redirectTo })
      sendMail(services, {
        user: invited,
        kind,
        recipient: email,
        link: issued.link,
        code: issued.code,
      })
      return issued.user
    })
    return c.json(accountView(services, user))
  })
}
