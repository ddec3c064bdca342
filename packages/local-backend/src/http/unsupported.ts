import { Hono, type Handler } from 'hono'
import { ApiError, validationFailed } from '../errors.ts'
import type { Services } from '../services.ts'
import { requireUser } from './bearer.ts'

const refuse =
  (status: number, code: string, message: string): Handler =>
  () => {
    throw new ApiError(status, code, message)
  }

const manualLinking = refuse(404, 'manual_linking_disabled', 'Manual linking is disabled')
const oauthServer = refuse(404, 'feature_disabled', 'OAuth server is disabled')
const passkeys = refuse(404, 'passkey_disabled', 'Passkeys are disabled')
const saml = refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')

/** An E.164 number without its plus sign. */
const phoneNumber = /^[1-9]\d{1,14}$/

/** Returns the error for a code sent to a phone: no phone ever got one. */
export function phoneError(phone: string): ApiError {
  const number = phone.replace(/^\+/, '').replaceAll(' ', '')
  return phoneNumber.test(number)
    ? new ApiError(403, 'otp_expired', 'Token has expired or is invalid')
    : validationFailed('Invalid phone number format (E.164 required)')
}

/** Returns the error for an unsupported grant of `/token`. */
export function grantError(type: string): ApiError {
  switch (type) {
    case 'id_token':
      return new ApiError(400, 'provider_disabled', 'Signing in by ID token is not enabled')
    case 'web3':
      return new ApiError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
    default:
      return new ApiError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}

/** The features of GoTrue that are missing here respond as if they were disabled in GoTrue. */
export function unsupportedRoutes(services: Services): Hono {
  const app = new Hono()
  app.use('/user/identities/*', async (c, next) => {
    await requireUser(services, c.req.raw)
    return next()
  })
  app.get('/user/identities/authorize', manualLinking)
  app.delete('/user/identities/:identity', manualLinking)
  app.post('/sso', saml)
  app.all('/passkeys/*', passkeys)
  app.all('/oauth/*', oauthServer)
  app.all('/admin/oauth/*', oauthServer)
  return app
}
