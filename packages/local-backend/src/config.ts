import { LOCAL_ANON_KEY } from './anon-key.ts'
import { checkCorsOrigins, checkGoogle, checkOrigin, checkRange } from './config-checks.ts'
import { printMail } from './mail/print-mail.ts'
import type { OpenIdClient } from './oauth/openid.ts'
import type { Mail } from './store/outbox.ts'
import type { SigningJwk } from './tokens/signing-jwk.ts'

/** The configuration of the embedded backend. */
export interface LocalBackendConfig {
  /**
   * Origin that serves the app, such as `http://127.0.0.1:5173`. Pass a function if the port is
   * only known after listening; it is called for every request.
   */
  siteUrl: string | (() => string)
  /**
   * Origin of the backend itself, if it is not the site's. Links in mails use it, and it is the
   * issuer of tokens.
   * @default siteUrl
   */
  url?: string | (() => string)
  /** Folder for the database and the signing key. Created with mode 0700 if missing. */
  dataDir: string
  /**
   * Whether an address counts as confirmed at sign-up.
   * @default true
   */
  autoconfirm?: boolean
  /**
   * Whether sign-ups are disabled.
   * @default false
   */
  signupsDisabled?: boolean
  /**
   * Minimum length of a password in bytes, 6 to 72.
   * @default 8
   */
  minPasswordLength?: number
  /**
   * Whether the 10,000 most used passwords are refused. A hosted project asks HaveIBeenPwned instead.
   * @default true
   */
  leakedPasswordProtection?: boolean
  /**
   * Seconds after a refresh during which the previous refresh token still returns the current one.
   * @default 10
   */
  reuseIntervalSeconds?: number
  /**
   * Lifetime of an access token in seconds.
   * @default 3600
   */
  jwtExpirySeconds?: number
  /**
   * Seconds without a refresh after which a session expires.
   * @default 2592000 (30 days)
   */
  sessionInactivitySeconds?: number
  /**
   * Additional redirect URLs. `*` matches characters other than `.` and `/`, `**` any characters,
   * `?` one character.
   * @default []
   */
  redirectUrls?: readonly string[]
  /**
   * Whether anonymous sign-ins are enabled.
   * @default false
   */
  anonymousUsers?: boolean
  /**
   * Minimum time between two mails to one account, in seconds.
   * @default 60
   */
  mailFrequencySeconds?: number
  /**
   * Lifetime of a link or a code in a mail, in seconds.
   * @default 3600
   */
  otpExpirySeconds?: number
  /**
   * Whether users get a mail when their password, their address or their second factors change, and
   * when a new device signs in.
   * @default true
   */
  notices?: boolean
  /**
   * Whether an e-mail change must be confirmed from the old address as well as the new one.
   * @default true
   */
  doubleConfirmEmailChanges?: boolean
  /**
   * Whether a password change needs a code from a mail if the sign-in is more than a day old.
   * @default false
   */
  securePasswordChange?: boolean
  /**
   * Private key that signs access tokens: EC P-256 (ES256), RSA (RS256) or a shared secret (`oct`,
   * HS256).
   * @default an ES256 key, created on the first run and stored in the data folder
   */
  signingKey?: SigningJwk
  /**
   * OAuth client registered with Google, with `<origin>/auth/v1/callback` as its redirect URI. With
   * it users sign in at Google; the secret is only sent to Google's token endpoint.
   * @default the local account picker
   */
  google?: OpenIdClient
  /**
   * Whether the outbox and the local account picker are served. Without the picker and without
   * `google`, sign-in with Google is disabled.
   * @default true
   */
  developmentPages?: boolean
  /**
   * Origins of other sites whose scripts may call the API. The site itself needs no entry.
   * @default []
   */
  corsOrigins?: readonly string[]
  /**
   * Called with every mail after it is stored in the outbox. Mails are not sent in any other way.
   * @default one line with the link in the terminal
   */
  onMail?: (mail: Mail) => unknown
  /**
   * Whether requests are rate-limited.
   * @default true
   */
  rateLimits?: boolean
  /**
   * Anon key that requests must send as `apikey`.
   * @default LOCAL_ANON_KEY
   */
  apiKey?: string
  /**
   * Whether requests must send a key. GoTrue itself does not require one; the gateway of a hosted
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
   * Clock of waits and limits, in milliseconds since any moment. Unlike `now`, it is never set back.
   * @default performance.now
   */
  uptime?: () => number
  /**
   * Called with internal errors, such as a full disk. The client only gets a generic error.
   * @default console.error
   */
  onUnexpectedError?: (error: unknown) => void
}

/** The configuration with all defaults applied. */
export type Settings = Readonly<
  Required<Omit<LocalBackendConfig, 'siteUrl' | 'url' | 'dataDir' | 'signingKey' | 'google'>>
> & {
  readonly google: OpenIdClient | undefined
  /** Origin of the app, without a trailing slash. */
  readonly siteUrl: () => string
  /** Origin of the backend, without a trailing slash. */
  readonly url: () => string
}

/** Validates a fixed URL at once, and a function on every call. */
function originOf(name: 'siteUrl' | 'url', address: string | (() => string)): () => string {
  if (typeof address === 'function') return () => checkOrigin(name, address())
  const origin = checkOrigin(name, address)
  return () => origin
}

/**
 * Validates the configuration and applies the defaults.
 * @throws RangeError or TypeError if a value is invalid.
 */
export function resolveSettings(config: LocalBackendConfig): Settings {
  const siteUrl = originOf('siteUrl', config.siteUrl)
  return {
    siteUrl,
    url: config.url ? originOf('url', config.url) : siteUrl,
    autoconfirm: config.autoconfirm ?? true,
    signupsDisabled: config.signupsDisabled ?? false,
    minPasswordLength: checkRange('minPasswordLength', config.minPasswordLength ?? 8),
    leakedPasswordProtection: config.leakedPasswordProtection ?? true,
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
    notices: config.notices ?? true,
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
    uptime: config.uptime ?? (() => performance.now()),
    onUnexpectedError: config.onUnexpectedError ?? console.error,
  }
}
