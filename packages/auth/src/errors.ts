interface AuthErrorOptions {
  code: string
  status?: number | undefined
  reasons?: readonly string[] | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** The error of a failed action. `message` is the server's, unchanged: show it as text. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  /**
   * The machine-readable cause: the server's code such as `invalid_credentials`, or `network` if
   * the server was unreachable, `server_error` if it failed, `unknown` for anything else.
   */
  readonly code: string
  /** The HTTP status of the response, if there was one. */
  readonly status: number | undefined
  /** Reasons that a password is too weak: any of `length`, `characters`, `pwned`. */
  readonly reasons: readonly string[] | undefined
  /** After how many seconds to retry, if the server rejected the request as too soon. */
  readonly retryAfter: number | undefined

  constructor(message: string, { code, status, reasons, retryAfter, cause }: AuthErrorOptions) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter
  }
}

/** Thrown when a hook or a guard of this package is used outside `<AuthProvider>`. */
export class AuthProviderMissingError extends Error {
  override readonly name = 'AuthProviderMissingError'

  constructor(caller: string) {
    super(
      `[@dropwatt/auth] ${caller} was used outside <AuthProvider>. ` +
        'It reads the session from that provider. ' +
        'Wrap the part of the tree that uses it: <AuthProvider auth={auth}>…</AuthProvider>.',
    )
  }
}

/** Creates the error for a request without a response. */
export function networkError(cause: unknown): AuthError {
  return new AuthError(
    'Could not reach the server. Check your internet connection and try again.',
    { code: 'network', cause },
  )
}

/**
 * Creates the error for a provider's client that failed to load in a browser that does not report
 * the URL, so that loading cannot be retried.
 */
export function loadError(cause: unknown): AuthError {
  return new AuthError(
    'Part of this page did not load. Check your internet connection, then reload the page.',
    { code: 'client_not_loaded', cause },
  )
}

/** Creates the error for an auth object that is used after `dispose()`. */
export function disposedError(): AuthError {
  return new AuthError(
    '[@dropwatt/auth] This auth object was disposed and can no longer be used. Use the new one.',
    { code: 'disposed' },
  )
}
