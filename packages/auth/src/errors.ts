interface AuthErrorOptions {
  code: string
  status?: number | undefined
  reasons?: readonly string[] | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** Why an action failed. `message` holds the server's words unchanged: show them as text. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  /**
   * What went wrong, for programs: the server's code such as `invalid_credentials`, or `network`
   * when the server was not reached, `server_error` when it failed, `unknown` for the rest.
   */
  readonly code: string
  /** HTTP status of the answer, when there was one. */
  readonly status: number | undefined
  /** Why a password is too weak: any of `length`, `characters`, `pwned`. */
  readonly reasons: readonly string[] | undefined
  /** In how many seconds the server takes the next try, where it refused this one as too soon. */
  readonly retryAfter: number | undefined

  constructor(message: string, { code, status, reasons, retryAfter, cause }: AuthErrorOptions) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter
  }
}

/** Says that a hook or a guard of this package has no provider above it. */
export class AuthProviderMissingError extends Error {
  override readonly name = 'AuthProviderMissingError'

  constructor(caller: string) {
    super(
      `[@dropwatt/auth] ${caller} was used outside <AuthProvider>. ` +
        'It reads the session from that provider, so it cannot know who is signed in. ' +
        'Wrap the part of the tree that uses it: <AuthProvider auth={auth}>…</AuthProvider>.',
    )
  }
}

/** Makes the error for an answer that never came. */
export function networkError(cause: unknown): AuthError {
  return new AuthError(
    'Could not reach the server. Check your internet connection and try again.',
    { code: 'network', cause },
  )
}

/**
 * Makes the error for a provider's client that did not load in a browser which does not say where
 * it looked, so that it cannot be asked to look again.
 */
export function loadError(cause: unknown): AuthError {
  return new AuthError(
    'Part of this page did not load. Check your internet connection, then reload the page.',
    { code: 'client_not_loaded', cause },
  )
}

/** Says that an auth object was used after `dispose()`. */
export function disposedError(): AuthError {
  return new AuthError(
    '[@dropwatt/auth] This auth object was disposed of, so it can no longer act. Use the new one.',
    { code: 'disposed' },
  )
}
