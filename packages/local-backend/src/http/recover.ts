import { Hono } from 'hono'
import * as z from 'zod/mini'
import { audit } from '../audit.ts'
import { validationFailed } from '../errors.ts'
import { createDecoy } from '../mail/decoy.ts'
import { findRecipient, mailToken } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'
import { linkFields, readLink } from './mail-request.ts'

const body = z.object({ email: optionalText, ...linkFields })

/** The route for requesting a recovery link. */
export function recoverRoutes(services: Services): Hono {
  const { store, settings, limit } = services
  const pretendToMail = createDecoy(services)

  return new Hono().post('/recover', async (c) => {
    limit('recover')
    const input = await readJson(c.req.raw, body)
    if (!input.email) throw validationFailed('Password recovery requires an email')
    const recipient = normaliseEmail(input.email)
    const link = readLink(c.req, settings, input)

    store.transaction(() => {
      const user = findRecipient(services, recipient)
      if (!user) return pretendToMail(recipient)
      audit(services, 'user_recovery_requested', user)
      return mailToken(services, { user, kind: 'recovery', recipient, ...link })
    })
    return c.json({})
  })
}
