import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { LocalGoogle } from '../oauth/local-google.ts'
import type { Services } from '../services.ts'
import { answerErrors, answerMethodNotAllowed, answerNotFound, guardAnswers } from './answers.ts'
import { requireApiKey } from './gateway.ts'
import { localGoogleRoutes } from './local-google.ts'
import { logoutRoutes } from './logout.ts'
import { oauthRoutes } from './oauth.ts'
import { serviceRoutes } from './service.ts'
import { signupRoutes } from './signup.ts'
import { tokenRoutes } from './token.ts'
import { userRoutes } from './user.ts'

/** Puts the routes together. */
export function createApp(services: Services, localGoogle: LocalGoogle): Hono {
  const { basePath, apiKey } = services.settings
  const app = new Hono().basePath(basePath)
  app.use(guardAnswers)
  app.use(requireApiKey(apiKey, basePath))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerMethodNotAllowed }))
  app.route('/', serviceRoutes(services))
  app.route('/', signupRoutes(services))
  app.route('/', tokenRoutes(services))
  app.route('/', userRoutes(services))
  app.route('/', logoutRoutes(services))
  app.route('/', oauthRoutes(services))
  app.route('/', localGoogleRoutes(services, localGoogle))
  app.onError(answerErrors(services.settings))
  app.notFound(answerNotFound)
  return app
}
