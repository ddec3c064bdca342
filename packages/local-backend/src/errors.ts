type Body = Record<string, unknown>

interface ApiErrorOptions {
  readonly extra?: Body
  readonly headers?: Record<string, string>
  readonly cause?: unknown
}

/** An error response with the codes and messages that the client library knows. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly extra: Body
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    { extra = {}, headers = {}, cause }: ApiErrorOptions = {},
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.extra = extra
    this.headers = headers
  }
}

/** An error of the refresh grant in the format of RFC 6749. */
export class OAuthBodyError extends Error {
  override readonly name = 'OAuthBodyError'
}

export const validationFailed = (message: string) => new ApiError(400, 'validation_failed', message)
export const badJson = (message: string, cause: unknown) =>
  new ApiError(400, 'bad_json', message, { cause })
export const invalidCredentials = () =>
  new ApiError(400, 'invalid_credentials', 'Invalid login credentials')
export const userBanned = (status: 400 | 403) =>
  new ApiError(status, 'user_banned', 'User is banned')
export const signupDisabled = () =>
  new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
export const badJwt = (cause?: unknown) =>
  new ApiError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature', { cause })
export const emailExists = () =>
  new ApiError(422, 'email_exists', 'A user with this email address has already been registered')
export const insufficientAal = (status: 401 | 403 | 422, message: string) =>
  new ApiError(status, 'insufficient_aal', message)
export const sessionNotFound = () =>
  new ApiError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')

/**
 * Converts a thrown value into an error response. Unexpected errors reveal nothing to the client;
 * they, and errors of this server or of an upstream one, go to `report`.
 */
export function toApiError(error: unknown, report: (error: unknown) => void): ApiError {
  if (error instanceof ApiError && error.status < 500) return error
  report(error)
  if (error instanceof ApiError) return error
  return new ApiError(500, 'unexpected_failure', 'Unexpected failure, please check the server')
}
