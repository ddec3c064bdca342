import { LOCAL_ANON_KEY } from './anon-key.ts'
import { checkCorsOrigins, checkGoogle, checkOrigin, checkRange } from './config-checks.ts'
import { printMail } from './mail/print-mail.ts'
import type { OpenIdClient } from './oauth/openid.ts'
import type { Mail } from './store/outbox.ts'
import type { SigningJwk } from './tokens/signing-jwk.ts'

/** What the embedded backend is told by the server that carries it. */
export interface LocalBackendConfig {
  /**
   * Origin that serves the app, such as `http://127.0.0.1:5173`. Give a function when the port is
   * known only after listening; it is read anew for every request.
   */
  siteUrl: string | (() => string)
  /**
   * Origin under which the backend itself is reached, when it is not the site's. Links in mails lead
   * there, and tokens name it as their issuer.
   * @default siteUrl
   */
  url?: string | (() => string)
  /** Folder for the database and the signing key. Created with mode 0700 when missing. */
  dataDir: string
  /**
   * Whether an address counts as confirmed at sign-up.
   * @default true
   */
  autoconfirm?: boolean
  /**
   * Whether new accounts are refused.
   * @default false
   */
  signupsDisabled?: boolean
  /**
   * Fewest bytes of a password, 6 to 72.
   * @default 8
   */
  minPasswordLength?: number
  /**
   * Seconds after a refresh in which an old refresh token still gets the current one.
   * @default 10
   */
  reuseIntervalSeconds?: number
  /**
   * Life of an access token in seconds.
   * @default 3600
   */
  jwtExpirySeconds?: number
  /**
   * Seconds without a refresh after which a session has expired.
   * @default 2592000 (30 days)
   */
  sessionInactivitySeconds?: number
  /**
   * Further addresses that a sign-in may return to. `*` stands for characters other than `.` and
   * `/`, `**` for any, `?` for one.
   * @default []
   */
  redirectUrls?: readonly string[]
  /**
   * Whether people may come in without an address, as anonymous users.
   * @default false
   */
  anonymousUsers?: boolean
  /**
   * Least time between two mails to one account, in seconds.
   * @default 60
   */
  mailFrequencySeconds?: number
  /**
   * How long a link or a code from a mail works, in seconds.
   * @default 3600
   */
  otpExpirySeconds?: number
  /**
   * Whether a change of address has to be confirmed from the old address as well as the new one.
   * @default true
   */
  doubleConfirmEmailChanges?: boolean
  /**
   * Whether somebody who signed in more than a day ago needs a code from a mail to change the
   * password.
   * @default false
   */
  securePasswordChange?: boolean
  /**
   * Private key that signs access tokens: EC P-256 (ES256), RSA (RS256) or a shared secret (`oct`,
   * HS256).
   * @default an ES256 key that is made on the first run and kept in the data folder
   */
  signingKey?: SigningJwk
  /**
   * Client that is registered with Google, with `<origin>/auth/v1/callback` as its redirect
   * address. With it people sign in at Google; the secret goes to Google's token endpoint alone.
   * @default the account picker in Google's place
   */
  google?: OpenIdClient
  /**
   * Whether the outbox and the account picker in Google's place can be opened. Without the picker
   * and without `google`, Google is not offered.
   * @default true
   */
  developmentPages?: boolean
  /**
   * Origins of other sites whose scripts may call the API. The site itself needs no entry.
   * @default []
   */
  corsOrigins?: readonly string[]
  /**
   * Hears of every mail once it lies in the outbox. It is the only way out for a mail.
   * @default one line with the link in the terminal
   */
  onMail?: (mail: Mail) => unknown
  /**
   * Whether repeated requests are slowed down.
   * @default true
   */
  rateLimits?: boolean
  /**
   * Public key that requests must carry as `apikey`.
   * @default LOCAL_ANON_KEY
   */
  apiKey?: string
  /**
   * Whether requests must carry a key at all. GoTrue itself asks for none; the gateway of a hosted
   * project does.
   * @default true
   */
  requireApiKey?: boolean
  /**
   * Clock, in milliseconds since 1970.
   * @default Date.now
   */
  now?: () => number
  /**
   * Hears of failures that are nobody's request's fault, such as a disk that has become full. The
   * client is told only that something failed.
   * @default console.error
   */
  onUnexpectedError?: (error: unknown) => void
}

/** The configuration with every default filled in. */
export type Settings = Readonly<
  Required<Omit<LocalBackendConfig, 'siteUrl' | 'url' | 'dataDir' | 'signingKey' | 'google'>>
> & {
  readonly google: OpenIdClient | undefined
  /** Origin of the app, without a slash at the end. */
  readonly siteUrl: () => string
  /** Origin of the backend, without a slash at the end. */
  readonly url: () => string
}

/** Checks an address at once where that can be done, and each time where it may change. */
function originOf(name: 'siteUrl' | 'url', address: string | (() => string)): () => string {
  if (typeof address === 'function') return () => checkOrigin(name, address())
  const origin = checkOrigin(name, address)
  return () => origin
}

/**
 * Fills in the defaults.
 * @throws RangeError or TypeError when a value cannot be used.
 */
export function resolveSettings(config: LocalBackendConfig): Settings {
  const siteUrl = originOf('siteUrl', config.siteUrl)
  return {
    siteUrl,
    url: config.url ? originOf('url', config.url) : siteUrl,
    autoconfirm: config.autoconfirm ?? true,
    signupsDisabled: config.signupsDisabled ?? false,
    minPasswordLength: checkRange('minPasswordLength', config.minPasswordLength ?? 8),
    reuseIntervalSeconds: checkRange('reuseIntervalSeconds', config.reuseIntervalSeconds ?? 10),
    jwtExpirySeconds: checkRange('jwtExpirySeconds', config.jwtExpirySeconds ?? 3600),
    sessionInactivitySeconds: checkRange(
      'sessionInactivitySeconds',
      config.sessionInactivitySeconds ?? 30 * 24 * 3600,
    ),
    redirectUrls: config.redirectUrls ?? [],
    anonymousUsers: config.anonymousUsers ?? false,
    mailFrequencySeconds: checkRange('mailFrequencySeconds', config.mailFrequencySeconds ?? 60),
    otpExpirySeconds: checkRange('otpExpirySeconds', config.otpExpirySeconds ?? 3600),
    doubleConfirmEmailChanges: config.doubleConfirmEmailChanges ?? true,
    securePasswordChange: config.securePasswordChange ?? false,
    google: checkGoogle(config.google),
    developmentPages: config.developmentPages ?? true,
    corsOrigins: checkCorsOrigins(config.corsOrigins ?? []),
    onMail: config.onMail ?? printMail,
    rateLimits: config.rateLimits ?? true,
    apiKey: config.apiKey ?? LOCAL_ANON_KEY,
    requireApiKey: config.requireApiKey ?? true,
    now: config.now ?? Date.now,
    onUnexpectedError: config.onUnexpectedError ?? console.error,
  }
}
