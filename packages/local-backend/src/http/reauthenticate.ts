import { Hono } from 'hono'
import { audit } from '../audit.ts'
import { ApiError, validationFailed } from '../errors.ts'
import { mailToken } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { requireStillSignedIn } from '../sign-in.ts'
import { requireUser } from './bearer.ts'

/** The route for requesting a reauthentication code. */
export function reauthenticateRoutes(services: Services): Hono {
  const { store, settings, limit } = services

  return new Hono().get('/reauthenticate', async (c) => {
    limit('otp')
    const signedIn = await requireUser(services, c.req.raw)
    store.transaction(() => {
      const { user } = requireStillSignedIn(services, signedIn)
      const { email: recipient } = user
      if (!recipient) {
        throw validationFailed(
          'Reauthentication requires the user to have an email or a phone number',
        )
      }
      if (!user.email_confirmed_at) {
        throw new ApiError(422, 'email_not_confirmed', 'Please verify your email first.')
      }
      audit(services, 'user_reauthenticate_requested', user)
      const redirectTo = settings.siteUrl()
      mailToken(services, { user, kind: 'reauthentication', recipient, redirectTo })
    })
    return c.json({})
  })
}
