import type { Session, SupabaseClient, User } from '@supabase/supabase-js'

export type { Session, User }

/**
 * Why somebody is signed out, when there is a reason worth telling:
 *
 * - `access_denied`: the person, or the provider, said no.
 * - `link_expired`: a link from an e-mail was used already, or is too old.
 * - `link_wrong_browser`: a link was opened in another browser than the one that asked for it.
 * - `oauth_error`: the provider failed in any other way.
 * - `session_expired`: the stored session can no longer be renewed.
 * - `session_check_failed`: the session could not be checked, mostly for want of a network.
 */
export type AuthNoticeCode =
  | 'access_denied'
  | 'link_expired'
  | 'link_wrong_browser'
  | 'oauth_error'
  | 'session_check_failed'
  | 'session_expired'

/** Something to tell a signed-out person. */
export interface AuthNotice {
  readonly code: AuthNoticeCode
  /**
   * An English sentence: the server's where it said something, else one of ours. Show it as text
   * only, or choose your own words by `code`.
   */
  readonly message: string
  /**
   * Present when this tab left for the provider in the last ten minutes and came back with this:
   * the path on this site that it left from.
   */
  readonly leftFrom?: string
  /**
   * What the provider said, in its own words, at most 300 characters: show them as text only. It is
   * there only with `leftFrom`, as a stranger may have written what an address says otherwise.
   */
  readonly providerMessage?: string
}

/** The session has not been looked up yet. Render neither private nor signed-out content. */
export interface LoadingAuthState {
  readonly status: 'loading'
  readonly loading: true
  readonly session: null
  readonly user: null
}

/** Nobody is signed in. */
export interface SignedOutAuthState {
  readonly status: 'signedOut'
  readonly loading: false
  readonly session: null
  readonly user: null
  /** Present when there is something to tell, and until the next sign-in. */
  readonly notice?: AuthNotice
}

/** Somebody is signed in on this device. For deciding what to show; servers check the token. */
export interface SignedInAuthState {
  readonly status: 'signedIn'
  readonly loading: false
  /** The session, without the tokens of an OAuth provider. */
  readonly session: Session
  /** The same object for as long as nothing about the user changes. */
  readonly user: User
}

/**
 * A recovery link opened a session, to choose a new password in. Nobody is signed in yet: it ends
 * with the new password, with a sign-in or with `signOut()`, and outlasts a reload.
 */
export interface RecoveryAuthState {
  readonly status: 'recovery'
  readonly loading: false
  readonly session: Session
  /** Whose password it is. */
  readonly user: User
}

/** Who is signed in, as far as this device knows. Narrow it by `status`. */
export type AuthState =
  | LoadingAuthState
  | SignedOutAuthState
  | SignedInAuthState
  | RecoveryAuthState

/** An e-mail address and a password, sent as they are. */
export interface Credentials {
  email: string
  password: string
}

export interface SignUpOptions extends Credentials {
  /**
   * Absolute URL that the link in the confirmation mail leads to.
   * @default the site URL that the authentication server knows
   */
  redirectTo?: string
}

/** Who asks for a mail, and where its link leads. */
export interface MailRequest {
  email: string
  /** Absolute URL to come back to. @default the site URL that the authentication server knows */
  redirectTo?: string
}

export interface PasswordUpdate {
  password: string
  /** The password until now, for a server that asks for it. */
  currentPassword?: string
  /** The code from a mail, for a server that answers `reauthentication_needed`. */
  nonce?: string
}

/** What the server answered to a sign-up. */
export interface SignUpResult {
  /** The new user; null when the server tells nothing. */
  user: User | null
  /** Null when the address has to be confirmed first. */
  session: Session | null
}

export interface GoogleSignInOptions {
  /** Absolute URL to come back to. @default the site URL that the authentication server knows */
  redirectTo?: string
}

/** What a person can do. Every function keeps its identity and needs no `this`. */
export interface AuthActions {
  /**
   * Makes an account. Sends the e-mail address and the password, nothing else.
   *
   * @throws {AuthError} with the server's message; `reasons` is set for a weak password.
   */
  signUp: (options: SignUpOptions) => Promise<SignUpResult>
  /**
   * Sends the confirmation mail of a sign-up again.
   *
   * @throws {AuthError} with the server's message, such as that it is too soon.
   */
  resendConfirmation: (request: MailRequest) => Promise<void>
  /** @throws {AuthError} with the server's message. */
  signInWithPassword: (credentials: Credentials) => Promise<void>
  /**
   * Leaves the page for Google's account choice. Stays pending while the page is left and resolves
   * if the visitor comes back to it with the Back button.
   *
   * @throws {AuthError} with the provider's message, before the page is left.
   */
  signInWithGoogle: (options?: GoogleSignInOptions) => Promise<void>
  /**
   * Ends the session of this device at once, in all its tabs, with or without a network. The server
   * is asked to revoke it as well, unless the access token has run out; a failure to reach the
   * server is no failure to sign out.
   */
  signOut: () => Promise<void>
  /**
   * Ends the user's sessions on all devices.
   *
   * @throws {AuthError} when the server did not confirm; then this device stays signed in.
   */
  signOutEverywhere: () => Promise<void>
  /**
   * Asks for a mail with a recovery link. It resolves alike whether there is such an account or
   * not. The link has to be opened in the browser that asked for it.
   *
   * @throws {AuthError} with the server's message, such as that it is too soon.
   */
  requestPasswordReset: (request: MailRequest) => Promise<void>
  /**
   * Sets a new password, in a recovery or signed in. A recovery becomes a sign-in by it, and the
   * server ends the user's other sessions.
   *
   * @throws {AuthError} with the server's message; `reasons` is set for a weak password.
   */
  updatePassword: (update: PasswordUpdate) => Promise<void>
  /**
   * Renews the session now, for instance after the server has changed what is in its token. Calls
   * at the same time share one request. Does nothing more when a sign-out or another tab was
   * quicker.
   *
   * @throws {AuthError} when the session could not be renewed, or there is none.
   */
  refresh: () => Promise<void>
  /**
   * Returns an access token fit for a request, renewed when needed; null when signed out.
   *
   * @throws {AuthError} when the token is due and could not be renewed.
   */
  getAccessToken: () => Promise<string | null>
}

/** The one authentication object of an app: a store of {@link AuthState} and its actions. */
export interface Auth extends AuthActions {
  /** Returns the current state: the same object until something changes. */
  getState: () => AuthState
  /**
   * Calls `listener` after each change and returns a function that ends it. The first listener
   * starts the session check; without listeners nothing is watched.
   */
  subscribe: (listener: () => void) => () => void
  /** Loads the provider's client ahead of its first use, for instance when a form gets focus. */
  preload: () => void
  /** Ends everything: listeners, the client's timer and its channel to other tabs. For HMR. */
  dispose: () => void
}

/** The part of the browser's storage that a session is kept in. */
export type AuthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type SupabaseAuth = SupabaseClient['auth']

/** The part of the provider's client that this package uses. */
export type AuthClient = Pick<
  SupabaseAuth,
  | 'getSession'
  | 'onAuthStateChange'
  | 'refreshSession'
  | 'resend'
  | 'resetPasswordForEmail'
  | 'signInWithOAuth'
  | 'signInWithPassword'
  | 'signOut'
  | 'signUp'
  | 'updateUser'
> &
  Partial<Pick<SupabaseAuth, 'dispose' | 'initialize'>>

interface CommonOptions {
  /**
   * Called with what loads the provider's client, when a stored session has not run out: it serves
   * without the client, which an app may load once its page can be used. An action loads it at once.
   * @default calls it at once
   */
  defer?: (load: () => void) => void
}

export interface ProjectOptions extends CommonOptions {
  /** The project's URL, such as `https://abc.supabase.co`; the service is below `/auth/v1`. */
  url: string
  /** The anonymous (publishable) key. A secret key is refused. */
  anonKey: string
  /** @default 'dropwatt-auth' */
  storageKey?: string
  /** Where the session is kept. @default localStorage, or memory where that is out of reach */
  storage?: AuthStorage
  /** @default the global fetch */
  fetch?: typeof fetch
  client?: undefined
}

export interface ClientOptions extends CommonOptions {
  /** A Supabase client made elsewhere. It keeps its own settings and is not disposed of. */
  client: { auth: AuthClient }
}

export type AuthOptions = ProjectOptions | ClientOptions
