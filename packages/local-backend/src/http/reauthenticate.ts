import { Hono } from 'hono'
import { audit } from '../audit.ts'
import { ApiError, validationFailed } from '../errors.ts'
import { mailToken } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { requireStillSignedIn, type SignedIn } from '../sign-in.ts'
import { requireUser } from './bearer.ts'

/**
 * Mails a code to the user of a session.
 * @throws ApiError if its address is missing or not confirmed, and 429 too soon after the last code.
 */
export function mailReauthentication(services: Services, signedIn: SignedIn): void {
  const { store, settings } = services
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
}

/** The route for requesting a reauthentication code. */
export function reauthenticateRoutes(services: Services): Hono {
  return new Hono().get('/reauthenticate', async (c) => {
    services.limit('otp')
    mailReauthentication(services, await requireUser(services, c.req.raw))
    return c.json({})
  })
}
