import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { authPath } from '../auth-path.ts'
import { openProviders } from '../oauth/providers.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './account.ts'
import { adminRoutes } from './admin/routes.ts'
import {
  handleErrors,
  handleMethodNotAllowed,
  handleNotFound,
  addResponseHeaders,
} from './responses.ts'
import { allowOrigins } from './cors.ts'
import { enforceDeadline } from './deadline.ts'
import { requireApiKey } from './gateway.ts'
import { factorRoutes } from './factors.ts'
import { localGoogleRoutes } from './local-google.ts'
import { logoutRoutes } from './logout.ts'
import { unsupportedRoutes } from './unsupported.ts'
import { oauthRoutes } from './oauth.ts'
import { rejectOtherSites } from './other-sites.ts'
import { otpRoutes } from './otp.ts'
import { outboxRoutes } from './outbox.ts'
import { reauthenticateRoutes } from './reauthenticate.ts'
import { recoverRoutes } from './recover.ts'
import { resendRoutes } from './resend.ts'
import { serviceRoutes } from './service.ts'
import { signupRoutes } from './signup.ts'
import { tokenRoutes } from './token.ts'
import { userRoutes } from './user.ts'
import { verifyRoutes } from './verify.ts'

/** Creates the app with all routes. */
export function createApp(opened: Omit<Services, 'providers'>): Hono {
  const { providers, localGoogle } = openProviders(opened.settings)
  const services: Services = { ...opened, providers }
  const { corsOrigins, developmentPages } = services.settings
  const app = new Hono().basePath(authPath)
  app.use(addResponseHeaders)
  // Before CORS: scripts of other origins must not read these pages.
  if (localGoogle) app.route('/', localGoogleRoutes(services, localGoogle))
  if (developmentPages) app.route('/', outboxRoutes(services))
  if (corsOrigins.length > 0) app.use(allowOrigins(corsOrigins))
  app.use(rejectOtherSites(services.settings))
  app.use(enforceDeadline)
  app.use(requireApiKey(services))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: handleMethodNotAllowed }))
  app.route('/', serviceRoutes(services))
  app.route('/', signupRoutes(services))
  app.route('/', tokenRoutes(services))
  app.route('/', userRoutes(services))
  app.route('/', factorRoutes(services))
  app.route('/', accountRoutes(services))
  app.route('/', logoutRoutes(services))
  app.route('/', recoverRoutes(services))
  app.route('/', otpRoutes(services))
  app.route('/', resendRoutes(services))
  app.route('/', reauthenticateRoutes(services))
  app.route('/', verifyRoutes(services))
  app.route('/', oauthRoutes(services))
  app.route('/', adminRoutes(services))
  app.route('/', unsupportedRoutes(services))
  app.onError(handleErrors(services.settings))
  app.notFound(handleNotFound)
  return app
}
