import type { Provider, Session, SupabaseClient, User } from '@supabase/supabase-js'

export type { Provider, Session, User }

/**
 * What there is to tell about a link, a sign-in or a session:
 *
 * - `access_denied`: the person, or the provider, said no.
 * - `confirm_other_address`: one of the two links of an e-mail change was opened; the other address
 *   has to be confirmed too.
 * - `confirmed_elsewhere`: the link of a sign-up or an e-mail change was opened in another browser
 *   than the one that asked for it. The address is confirmed; the person has only to sign in.
 * - `link_expired`: a link from an e-mail was used already, or is too old.
 * - `link_wrong_browser`: a link was opened in another browser than the one that asked for it.
 * - `oauth_error`: the provider failed in any other way.
 * - `session_expired`: the stored session can no longer be renewed.
 * - `session_check_failed`: the session could not be checked, mostly for want of a network.
 */
export type AuthNoticeCode =
  | 'access_denied'
  | 'confirm_other_address'
  | 'confirmed_elsewhere'
  | 'link_expired'
  | 'link_wrong_browser'
  | 'oauth_error'
  | 'session_check_failed'
  | 'session_expired'

/** What the link of a mail is for, in GoTrue's words. */
export type AuthLinkType = 'email_change' | 'magiclink' | 'recovery' | 'signup'

/** Something to tell a person, mostly why nobody is signed in. */
export interface AuthNotice {
  readonly code: AuthNoticeCode
  /**
   * An English sentence: the server's where it said something, else one of ours. Show it as text
   * only, or choose your own words by `code`.
   */
  readonly message: string
  /**
   * What the link was for that led here, where that is known: the address says it, or this browser
   * has asked for that mail last. A stranger may have written the address, so decide nothing by it
   * but what to show.
   */
  readonly linkType?: AuthLinkType
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
  /**
   * Present after a link of an e-mail change that has not changed it yet: `linkType` is
   * `email_change`. It stays until the user changes, or the page is loaded again.
   */
  readonly notice?: AuthNotice
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

/** What a service such as hCaptcha or Turnstile gave to prove that a person is there. */
export interface CaptchaProof {
  /** For a project that asks for one. */
  captchaToken?: string
}

/** Where the link in a mail, or a provider, leads back to. */
export interface ReturnAddress {
  /**
   * Absolute URL that the server allows; another one leads to the site URL that it knows.
   * @default the origin of the page, with a slash
   */
  redirectTo?: string
}

/** An e-mail address and a password, sent as they are. */
export interface Credentials extends CaptchaProof {
  email: string
  password: string
}

export interface SignUpOptions extends Credentials, ReturnAddress {
  /** What the account is to know of the person: the first `user_metadata`. The person can edit it. */
  data?: UserData
}

/** Anything that JSON can carry. */
export type UserData = Readonly<Record<string, unknown>>

/** Who asks for a mail, and where its link leads. */
export interface MailRequest extends CaptchaProof, ReturnAddress {
  email: string
}

/** Who asks for a code by mail. */
export interface CodeRequest extends CaptchaProof {
  email: string
  /** Whether an unknown address gets an account. @default true */
  createUser?: boolean
  /** The first `user_metadata` of an account that is made by it. */
  data?: UserData
}

/** Who asks for a link to sign in by. */
export interface LinkRequest extends CodeRequest, ReturnAddress {}

/** What a code is for: `email` for one of `sendCode`, and otherwise as in {@link AuthLinkType}. */
export type AuthCodeType = AuthLinkType | 'email' | 'invite'

/** A code as the person typed it. */
export interface CodeCheck extends CaptchaProof {
  /** The address that the mail went to. */
  email: string
  /** The digits of the mail; spaces and dashes in it are ignored. */
  code: string
  type: AuthCodeType
}

export interface PasswordUpdate {
  password: string
  /** The password until now, for a server that asks for it. */
  currentPassword?: string
  /** The code from a mail, for a server that answers `reauthentication_needed`. */
  nonce?: string
}

/** What is left out stays as it is; null takes it away. */
export interface ProfileUpdate {
  name?: string | null
  /** URL of a picture. Whoever shows it checks it: a person may write anything. */
  avatarUrl?: string | null
}

export interface EmailChange extends ReturnAddress {
  /** The new address. */
  email: string
}

/** Who is there after an answer of the server. */
export interface SignInResult {
  /** Null when the server tells nothing. */
  user: User | null
  /** Null when an address has to be confirmed first. */
  session: Session | null
}

/** What the server answered to a sign-up. */
export type SignUpResult = SignInResult

export type GoogleSignInOptions = ReturnAddress

export interface ProviderSignInOptions extends ReturnAddress {
  /** The name of a provider as GoTrue has it, such as `github`. */
  provider: Provider
  /** What else the provider is asked for, separated by spaces. */
  scopes?: string
  /** Parameters for the provider, such as `prompt`. */
  queryParams?: Record<string, string>
}

/** What a person can do. Every function keeps its identity and needs no `this`. */
export interface AuthActions {
  /**
   * Makes an account. Of the person it sends the e-mail address, the password and `data`.
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
   * Asks for a mail with a link that signs in, and with a code if the template of the mail shows
   * one. The link has to be opened in the browser that asked for it.
   *
   * @throws {AuthError} with the server's message, such as that it is too soon.
   */
  signInWithLink: (request: LinkRequest) => Promise<void>
  /**
   * Asks for a mail with a code for `verifyCode`; the template of the mail has to show it.
   *
   * @throws {AuthError} with the server's message, such as that it is too soon.
   */
  sendCode: (request: CodeRequest) => Promise<void>
  /**
   * Checks the code of a mail, on any device. It signs in, but with a code of the type `recovery`,
   * which leads to a recovery. Without a session, the other address of an e-mail change has to be
   * confirmed as well.
   *
   * @throws {AuthError} with the server's message: `otp_expired` for a wrong code too.
   */
  verifyCode: (check: CodeCheck) => Promise<SignInResult>
  /**
   * Leaves the page for a provider. Stays pending while the page is left and resolves if the
   * visitor comes back to it with the Back button.
   *
   * @throws {AuthError} with the server's message, before the page is left.
   */
  signInWithProvider: (options: ProviderSignInOptions) => Promise<void>
  /**
   * Leaves the page for Google's account choice. Stays pending while the page is left and resolves
   * if the visitor comes back to it with the Back button.
   *
   * @throws {AuthError} with the provider's message, before the page is left.
   */
  signInWithGoogle: (options?: GoogleSignInOptions) => Promise<void>
  /**
   * Ends the session of this device at once, in all its tabs, with or without a network. The server
   * is asked to revoke it as well, unless the access token has run out, and also when the page is
   * left meanwhile; a failure to reach the server is no failure to sign out.
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
   * Changes what the account says of the person, in the fields that a sign-in with Google fills:
   * `name` and `full_name`, `avatar_url` and `picture` of `user_metadata`. The next sign-in with
   * Google fills them again.
   *
   * @throws {AuthError} with the server's message, or when nobody is signed in.
   */
  updateProfile: (update: ProfileUpdate) => Promise<void>
  /**
   * Asks for another e-mail address. It changes once the link, or the code, of the mail to it is
   * used, and mostly that of the mail to the present address as well.
   *
   * @throws {AuthError} with the server's message, such as that the address is taken.
   */
  changeEmail: (change: EmailChange) => Promise<void>
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
  | 'signInWithOtp'
  | 'signOut'
  | 'signUp'
  | 'updateUser'
  | 'verifyOtp'
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
