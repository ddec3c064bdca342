import { Hono } from 'hono'
import * as z from 'zod/mini'
import { audit } from '../audit.ts'
import { ApiError, validationFailed } from '../errors.ts'
import { createDecoy } from '../mail/decoy.ts'
import { mailEmailChange } from '../mail/email-change.ts'
import { findRecipient, mailToken } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'
import { linkFields, readLink } from './mail-request.ts'

const body = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...linkFields,
})

type Input = z.output<typeof body>

const phoneTypes = new Set(['sms', 'phone_change'])

function requireType({ type }: Input): 'email_change' | 'signup' {
  if (type === 'email_change' || type === 'signup') return type
  if (type && phoneTypes.has(type)) {
    throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
}

function requireEmail({ type, email, phone }: Input): string {
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided.')
  }
  if (!email && type === 'signup') {
    throw validationFailed('Type provided requires an email address')
  }
  if (phone) throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw validationFailed('Missing email address or phone number')
  return normaliseEmail(email)
}

/** The route for resending a mail. */
export function resendRoutes(services: Services): Hono {
  const { store, settings, limit } = services
  const pretendToMail = createDecoy(services)

  return new Hono().post('/resend', async (c) => {
    limit('resend')
    const input = await readJson(c.req.raw, body)
    const type = requireType(input)
    const recipient = requireEmail(input)
    const link = readLink(c.req, settings, input)

    store.transaction(() => {
      const user = findRecipient(services, recipient)
      if (user && type === 'signup' && !user.email_confirmed_at) {
        audit(services, 'user_confirmation_requested', user)
        mailToken(services, { user, kind: 'confirmation', recipient, ...link })
      } else if (user?.email_change && type === 'email_change') {
        mailEmailChange(services, { user, newEmail: user.email_change, ...link })
      } else {
        pretendToMail(recipient)
      }
    })
    return c.json({})
  })
}
