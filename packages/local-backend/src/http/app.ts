import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { authPath } from '../auth-path.ts'
import { openProviders } from '../oauth/providers.ts'
import type { Services } from '../services.ts'
import { adminRoutes } from './admin/routes.ts'
import { answerErrors, answerMethodNotAllowed, answerNotFound, guardAnswers } from './answers.ts'
import { allowOrigins } from './cors.ts'
import { endInTime } from './deadline.ts'
import { requireApiKey } from './gateway.ts'
import { localGoogleRoutes } from './local-google.ts'
import { logoutRoutes } from './logout.ts'
import { notOfferedRoutes } from './not-offered.ts'
import { oauthRoutes } from './oauth.ts'
import { refuseOtherSites } from './other-sites.ts'
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
  app.use(guardAnswers)
  // Before CORS: scripts of other origins must not read these pages.
  if (localGoogle) app.route('/', localGoogleRoutes(services, localGoogle))
  if (developmentPages) app.route('/', outboxRoutes(services))
  if (corsOrigins.length > 0) app.use(allowOrigins(corsOrigins))
  app.use(refuseOtherSites(services.settings))
  app.use(endInTime)
  app.use(requireApiKey(services))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerMethodNotAllowed }))
  app.route('/', serviceRoutes(services))
  app.route('/', signupRoutes(services))
  app.route('/', tokenRoutes(services))
  app.route('/', userRoutes(services))
  app.route('/', logoutRoutes(services))
  app.route('/', recoverRoutes(services))
  app.route('/', otpRoutes(services))
  app.route('/', resendRoutes(services))
  app.route('/', reauthenticateRoutes(services))
  app.route('/', verifyRoutes(services))
  app.route('/', oauthRoutes(services))
  app.route('/', adminRoutes(services))
  app.route('/', notOfferedRoutes(services))
  app.onError(answerErrors(services.settings))
  app.notFound(answerNotFound)
  return app
}
