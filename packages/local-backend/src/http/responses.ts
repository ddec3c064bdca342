import type { Context, ErrorHandler, MiddlewareHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { apiVersionHeader, asksForCurrentVersion, currentApiVersion } from '../api-version.ts'
import { authPath } from '../auth-path.ts'
import type { Settings } from '../config.ts'
import { ApiError, OAuthBodyError, toApiError } from '../errors.ts'

/** The headers of every response. */
export const addResponseHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  if (asksForCurrentVersion(c.req.raw)) headers.set(apiVersionHeader, currentApiVersion)
}

/** Tells whether errors have today's shape: always those of the account service, which has no older one. */
function hasCurrentShape(request: Request): boolean {
  return (
    asksForCurrentVersion(request) ||
    new URL(request.url).pathname.startsWith(`${authPath}/account`)
  )
}

function errorResponse(error: ApiError, request: Request): Response {
  const { status, code, message, extra } = error
  const body = hasCurrentShape(request)
    ? { code, message, ...extra }
    : { code: status, error_code: code, msg: message, ...extra }
  return Response.json(body, { status, headers: { 'x-sb-error-code': code, ...error.headers } })
}

/** Converts errors of routes into responses. */
export function handleErrors({ onUnexpectedError }: Settings): ErrorHandler {
  return (error, c) => {
    if (error instanceof OAuthBodyError) {
      const body = { error: 'invalid_request', error_description: error.message }
      return Response.json(body, { status: 400 })
    }
    const cause = error instanceof HTTPException ? (error.cause ?? error) : error
    return errorResponse(toApiError(cause, onUnexpectedError), c.req.raw)
  }
}

export const handleNotFound: NotFoundHandler = (c) =>
  errorResponse(new ApiError(404, 'not_found', 'There is nothing at this address'), c.req.raw)

export function handleMethodNotAllowed(c: Context, methods: string[]): Response {
  // The 404 response of the router passes its headers on.
  c.header('x-sb-error-code', undefined)
  const error = new ApiError(405, 'method_not_allowed', 'This address does not take that method', {
    headers: { allow: methods.join(', ') },
  })
  return errorResponse(error, c.req.raw)
}
