import { AuthError, networkError } from './errors.js'
import { readWait } from './readWait.js'

/**
 * Converts whatever the provider's client returned or threw into an {@link AuthError}. `retryHeader`
 * is the `Retry-After` header of the last response with status 429.
 */
export function toAuthError(cause: unknown, retryHeader?: string | null): AuthError {
  if (cause instanceof AuthError) return cause
  const { name, message, code, status, reasons } = readFields(cause)
  if (name === 'AuthRetryableFetchError' && !status) return networkError(cause)
  if (name === 'AuthUnknownError' || !isReadable(message)) {
    return new AuthError('The server sent an unreadable response. Try again later.', {
      code: status ? 'server_error' : 'unknown',
      status,
      cause,
    })
  }
  const retryAfter = status === 429 ? (readWait(retryHeader) ?? readWait(message)) : undefined
  return new AuthError(message, {
    code: code ?? codeByName(name),
    status,
    reasons,
    retryAfter,
    cause,
  })
}

/** Tells whether a refresh was overtaken by a sign-out or by another tab, which is not an error. */
export function isDiscarded(cause: unknown): boolean {
  return readFields(cause).name === DISCARDED
}

const DISCARDED = 'AuthRefreshDiscardedError'

interface ErrorFields {
  name?: string | undefined
  message?: string | undefined
  code?: string | undefined
  status?: number | undefined
  reasons?: readonly string[] | undefined
}

/** Checks the shape, not the class: an app may contain two copies of the provider's client. */
function readFields(cause: unknown): ErrorFields {
  const { name, message, code, status, reasons } = Object(cause)
  return {
    name: readText(name),
    message: readText(message),
    code: readText(code),
    status: typeof status === 'number' && status > 0 ? status : undefined,
    reasons: Array.isArray(reasons) ? reasons.map(String) : undefined,
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}

/** The client uses `{}` as message if a failed server sent JSON without one. */
function isReadable(message: string | undefined): message is string {
  return message !== undefined && message !== '{}'
}

function codeByName(name: string | undefined): string {
  if (name === 'AuthRetryableFetchError') return 'server_error'
  if (name === 'AuthSessionMissingError') return 'session_not_found'
  if (name === DISCARDED) return 'conflict'
  return 'unknown'
}
