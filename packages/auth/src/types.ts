import type { Provider, Session, SupabaseClient, User } from '@supabase/supabase-js'

export type { Provider, Session, User }

/**
 * The reason of a notice about a link, a sign-in or a session:
 *
 * - `access_denied`: the user cancelled, or the provider refused.
 * - `confirm_other_address`: one of the two links of an e-mail change was opened; the other address
 *   has to be confirmed too.
 * - `confirmed_elsewhere`: the link of a sign-up or an e-mail change was opened in another browser
 *   than the one that requested it. The address is confirmed; the user only has to sign in.
 * - `link_expired`: a link from an e-mail was already used or has expired.
 * - `link_wrong_browser`: a link was opened in another browser than the one that requested it.
 * - `oauth_error`: the provider failed in any other way.
 * - `session_ended`: the session was ended on another device or by the server.
 * - `session_expired`: the stored session can no longer be refreshed.
 * - `session_check_failed`: the session could not be checked, usually because of the network.
 */
export type AuthNoticeCode =
  | 'access_denied'
  | 'confirm_other_address'
  | 'confirmed_elsewhere'
  | 'link_expired'
  | 'link_wrong_browser'
  | 'oauth_error'
  | 'session_check_failed'
  | 'session_ended'
  | 'session_expired'

/** The type of a link in a mail, as in GoTrue. */
export type AuthLinkType = 'email_change' | 'magiclink' | 'recovery' | 'signup'

/** A message for the user, usually about why nobody is signed in. */
export interface AuthNotice {
  readonly code: AuthNoticeCode
  /**
   * An English message: the server's, or ours if it sent none. Show it as text only, or choose your
   * own by `code`.
   */
  readonly message: string
  /**
   * The type of the link that led here, if known: from the URL, or from the mail that this browser
   * requested last. The URL may be forged, so only use this to choose what to show.
   */
  readonly linkType?: AuthLinkType
  /**
   * The path on this site from which this tab left for the provider. Present if it left in the last
   * ten minutes and came back with this.
   */
  readonly leftFrom?: string
  /**
   * The provider's message, at most 300 characters: show it as text only. Present only with
   * `leftFrom`, because the URL may be forged otherwise.
   */
  readonly providerMessage?: string
}

/** The session has not been checked yet. Render neither private nor signed-out content. */
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
  /** Present if there is a message for the user, until the next sign-in. */
  readonly notice?: AuthNotice
}

/** A user is signed in on this device. Use it to decide what to show; servers verify the token. */
export interface SignedInAuthState {
  readonly status: 'signedIn'
  readonly loading: false
  /** The session, without the tokens of an OAuth provider. */
  readonly session: Session
  /** The same object until the user changes. */
  readonly user: User
  /**
   * Present after a link of an e-mail change that has not changed it yet: `linkType` is
   * `email_change`. It stays until the user changes, or the page is loaded again.
   */
  readonly notice?: AuthNotice
}

/**
 * A recovery link opened a session for choosing a new password. Nobody is signed in yet. It ends
 * with the new password, a sign-in or `signOut()`, and survives a reload.
 */
export interface RecoveryAuthState {
  readonly status: 'recovery'
  readonly loading: false
  readonly session: Session
  /** The user whose password is being reset. */
  readonly user: User
}

/**
 * A session whose user has a factor, such as an authenticator app, and has not used it yet. Nobody is
 * signed in before. After it comes `signedIn`, or `recovery` if a recovery link opened the session.
 */
export interface SecondStepAuthState {
  readonly status: 'second-step'
  readonly loading: false
  readonly session: Session
  /** The user whose factor is needed. */
  readonly user: User
}

/** The auth state of this device. Narrow it by `status`. */
export type AuthState =
  | LoadingAuthState
  | SignedOutAuthState
  | SignedInAuthState
  | RecoveryAuthState
  | SecondStepAuthState

/** The result of a CAPTCHA service such as hCaptcha or Turnstile. */
export interface CaptchaProof {
  /** Needed if the project requires a CAPTCHA. */
  captchaToken?: string
}

/** Destination of the link in a mail, or of a provider. */
export interface ReturnAddress {
  /**
   * Absolute URL that the server allows; for others the server redirects to its site URL.
   * @default the origin of the page, with a trailing slash
   */
  redirectTo?: string
}

/** An e-mail address and a password, sent as they are. */
export interface Credentials extends CaptchaProof {
  email: string
  password: string
}

export interface SignUpOptions extends Credentials, ReturnAddress {
  /** The initial `user_metadata` of the account. Users can edit it. */
  data?: UserData
}

/** Any JSON object. */
export type UserData = Readonly<Record<string, unknown>>

/** The recipient of a mail, and the target of its link. */
export interface MailRequest extends CaptchaProof, ReturnAddress {
  email: string
}

/** The recipient of a code by mail. */
export interface CodeRequest extends CaptchaProof {
  email: string
  /** Whether to create an account for an unknown address. @default true */
  createUser?: boolean
  /** The initial `user_metadata` if an account is created. */
  data?: UserData
}

/** The recipient of a sign-in link. */
export interface LinkRequest extends CodeRequest, ReturnAddress {}

/** The type of a code: `email` for `sendCode`, otherwise as in {@link AuthLinkType}. */
export type AuthCodeType = AuthLinkType | 'email' | 'invite'

/** A code as typed by the user. */
export interface CodeCheck extends CaptchaProof {
  /** The address that received the mail. */
  email: string
  /** The digits from the mail; spaces and dashes are ignored. */
  code: string
  type: AuthCodeType
}

export interface PasswordUpdate {
  password: string
  /** The current password, if the server requires it. */
  currentPassword?: string
  /** The code from a mail, if the server responded with `reauthentication_needed`. */
  nonce?: string
}

/** Omitted fields stay unchanged; null removes a field. */
export interface ProfileUpdate {
  name?: string | null
  /** URL of a picture. Validate it before showing it: users can set anything. */
  avatarUrl?: string | null
  /** For the templates of mails, as `language` of `user_metadata`: GoTrue knows no language of a user. */
  language?: string | null
}

export interface EmailChange extends ReturnAddress {
  /** The new address. */
  email: string
}

/** The user and session after a sign-in. */
export interface SignInResult {
  /** Null if the server returns none. */
  user: User | null
  /** Null if an address has to be confirmed first. */
  session: Session | null
}

/** The result of a sign-up. */
export type SignUpResult = SignInResult

export type GoogleSignInOptions = ReturnAddress

export interface ProviderSignInOptions extends ReturnAddress {
  /** The name of a provider in GoTrue, such as `github`. */
  provider: Provider
  /** Additional OAuth scopes, separated by spaces. */
  scopes?: string
  /** Parameters for the provider, such as `prompt`. */
  queryParams?: Record<string, string>
}

/** The auth actions. Every function is stable and needs no `this`. */
export interface AuthActions {
  /**
   * Creates an account. Sends the e-mail address, the password and `data`.
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
  /**
   * Signs in with an e-mail address and a password.
   *
   * @throws {AuthError} with the server's message.
   */
  signInWithPassword: (credentials: Credentials) => Promise<void>
  /**
   * Sends a mail with a sign-in link, and with a code if the mail template includes one. The link
   * only works in the browser that requested it.
   *
   * @throws {AuthError} with the server's message, such as that it is too soon.
   */
  signInWithLink: (request: LinkRequest) => Promise<void>
  /**
   * Sends a mail with a code for `verifyCode`; the mail template has to include it.
   *
   * @throws {AuthError} with the server's message, such as that it is too soon.
   */
  sendCode: (request: CodeRequest) => Promise<void>
  /**
   * Verifies the code of a mail, on any device. Signs in, except with a code of the type
   * `recovery`, which starts a recovery. If there is no session in the result, the other address of
   * an e-mail change has to be confirmed as well.
   *
   * @throws {AuthError} with the server's message: `otp_expired` for a wrong code too.
   */
  verifyCode: (check: CodeCheck) => Promise<SignInResult>
  /**
   * Leaves the page for a provider. The promise stays pending; it resolves if the visitor returns
   * with the Back button.
   *
   * @throws {AuthError} with the server's message, before the page is left.
   */
  signInWithProvider: (options: ProviderSignInOptions) => Promise<void>
  /**
   * Leaves the page for Google's account chooser. The promise stays pending; it resolves if the
   * visitor returns with the Back button.
   *
   * @throws {AuthError} with the provider's message, before the page is left.
   */
  signInWithGoogle: (options?: GoogleSignInOptions) => Promise<void>
  /**
   * Signs out this device at once, in all its tabs, with or without a network. Also asks the server
   * to revoke the session, even if the page is closed meanwhile, but not if the access token has
   * expired. Never throws: an unreachable server does not prevent the sign-out.
   */
  signOut: () => Promise<void>
  /**
   * Ends the user's sessions on all devices.
   *
   * @throws {AuthError} if the server did not confirm; then this device stays signed in.
   */
  signOutEverywhere: () => Promise<void>
  /**
   * Sends a mail with a recovery link. Resolves the same way whether or not the account exists. The
   * link only works in the browser that requested it.
   *
   * @throws {AuthError} with the server's message, such as that it is too soon.
   */
  requestPasswordReset: (request: MailRequest) => Promise<void>
  /**
   * Sets a new password, in a recovery or signed in. A recovery becomes a sign-in, and the server
   * ends the user's other sessions.
   *
   * @throws {AuthError} with the server's message; `reasons` is set for a weak password.
   */
  updatePassword: (update: PasswordUpdate) => Promise<void>
  /**
   * Updates the profile in the fields that a sign-in with Google sets: `name` and `full_name`,
   * `avatar_url` and `picture` of `user_metadata`. The next sign-in with Google sets them again. The
   * language is that of mails.
   *
   * @throws {AuthError} with the server's message, or if nobody is signed in.
   */
  updateProfile: (update: ProfileUpdate) => Promise<void>
  /**
   * Requests a change of the e-mail address. It takes effect once the link or code sent to the new
   * address is used, and usually the one sent to the current address as well.
   *
   * @throws {AuthError} with the server's message, such as that the address is taken.
   */
  changeEmail: (change: EmailChange) => Promise<void>
  /**
   * Refreshes the session now, for instance after the server has changed the claims of its token.
   * Concurrent calls share one request. Does nothing if a sign-out or another tab was faster.
   *
   * @throws {AuthError} if the session could not be refreshed, or there is none.
   */
  refresh: () => Promise<void>
  /**
   * Returns a valid access token, refreshed if needed; null when signed out.
   *
   * @throws {AuthError} if the token is due and could not be refreshed.
   */
  getAccessToken: () => Promise<string | null>
  /**
   * Returns the id of the user for whom the server issued the access token: by its signature and the
   * public keys of the server, or else by asking it. The user of the state is only what this browser
   * has stored, which anybody at it can edit; if it is another one, it is replaced, or the session ends here. Returns
   * null when signed out and before a second step.
   *
   * @throws {AuthError} if that cannot be checked now.
   */
  verifyUser: () => Promise<string | null>
}

/** The auth object of an app: a store of {@link AuthState} and its actions. */
export interface Auth extends AuthActions {
  /** Returns the current state: the same object until it changes. */
  getState: () => AuthState
  /**
   * Calls `listener` after each change and returns a function that unsubscribes. The first listener
   * starts the session check; without listeners nothing is watched.
   */
  subscribe: (listener: () => void) => () => void
  /**
   * Returns what `create` builds on this object, the same for each call. The hooks for factors, sessions
   * and the account use it, so that an app without them does not load them.
   */
  part: <Part>(create: (tools: AuthTools) => Part) => Part
  /** Loads the provider's client ahead of its first use, for instance when a form gets focus. */
  preload: () => void
  /** Stops all listeners, the client's timer and its channel to other tabs. For HMR. */
  dispose: () => void
}

/** The account service of a deployment: what GoTrue does not offer. */
export interface AccountService {
  /** Its base URL, without a trailing slash. */
  readonly url: string
  readonly anonKey: string
  readonly fetch: typeof fetch
}

/** The result of an action of the provider's client. */
export interface Answer {
  data: unknown
  error: unknown
}

/** The data of an action that succeeded. */
export type Data<Given extends Answer> = Extract<Given, { error: null }>['data']

/** Access to an auth object for its parts: factors, sessions and the account. */
export interface AuthTools {
  readonly auth: Auth
  /**
   * Runs an action of the provider's client and returns its data.
   *
   * @throws {AuthError} if it failed.
   */
  readonly ask: <Given extends Answer>(
    act: (client: AuthClient) => Promise<Given>,
  ) => Promise<Data<Given>>
  /** Undefined unless `accountUrl` was given. */
  readonly service: AccountService | undefined
}

/** The methods of the browser's storage that a session needs. */
export type AuthStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type SupabaseAuth = SupabaseClient['auth']

/** The part of the provider's client that this package uses. */
export type AuthClient = Pick<
  SupabaseAuth,
  | 'getClaims'
  | 'getSession'
  | 'getUser'
  | 'mfa'
  | 'onAuthStateChange'
  | 'refreshSession'
  | 'resend'
  | 'resetPasswordForEmail'
  | 'setSession'
  | 'signInWithOAuth'
  | 'signInWithPassword'
  | 'signInWithOtp'
  | 'signOut'
  | 'signUp'
  | 'updateUser'
  | 'verifyOtp'
> &
  Partial<Pick<SupabaseAuth, 'dispose' | 'initialize'>>

interface CommonOptions {
  /**
   * Called with a function that loads the provider's client, if a stored session is still valid.
   * Such a session works without the client, so an app can load it after its page is usable. An
   * action loads it at once.
   * @default calls it at once
   */
  defer?: (load: () => void) => void
}

export interface ProjectOptions extends CommonOptions {
  /** The project's URL, such as `https://abc.supabase.co`, without `/auth/v1`. */
  url: string
  /** The anonymous (publishable) key. A secret key is rejected. */
  anonKey: string
  /** @default 'dropwatt-auth' */
  storageKey?: string
  /**
   * The base URL of the account service: the list of sessions, recovery codes, deletion and export of
   * the account, which GoTrue does not have.
   * @default nothing, then these are not offered
   */
  accountUrl?: string | undefined
  /** Storage of the session. @default localStorage, or memory if that is unavailable */
  storage?: AuthStorage
  /** @default the global fetch */
  fetch?: typeof fetch
  client?: undefined
}

export interface ClientOptions extends CommonOptions {
  /** A Supabase client of the app. It keeps its own settings and is not disposed. */
  client: { auth: AuthClient }
}

export type AuthOptions = ProjectOptions | ClientOptions
