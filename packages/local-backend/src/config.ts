import { LOCAL_ANON_KEY } from './anon-key.ts'

/** What the embedded backend is told by the server that carries it. */
export interface LocalBackendConfig {
  /**
   * Origin that serves the app, such as `http://127.0.0.1:5173`. Give a function when the port is
   * known only after listening; it is read anew for every request.
   */
  siteUrl: string | (() => string)
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
   * Whether repeated requests are slowed down.
   * @default true
   */
  rateLimits?: boolean
  /**
   * Path under which every route lies, with no slash at its end.
   * @default '/auth/v1'
   */
  basePath?: string
  /**
   * Public key that requests must carry as `apikey`.
   * @default LOCAL_ANON_KEY
   */
  apiKey?: string
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
export type Settings = Readonly<Required<Omit<LocalBackendConfig, 'siteUrl' | 'dataDir'>>> & {
  /** Origin of the app, without a slash at the end. */
  readonly siteUrl: () => string
}

const longestPassword = 72
const shortestPassword = 6

/**
 * Fills in the defaults.
 * @throws RangeError when a number is out of its range.
 */
export function resolveSettings(config: LocalBackendConfig): Settings {
  const { siteUrl, minPasswordLength = 8 } = config
  if (!(minPasswordLength >= shortestPassword && minPasswordLength <= longestPassword)) {
    throw new RangeError(
      `[@dropwatt/local-backend] minPasswordLength is ${minPasswordLength}. ` +
        `Give a number from ${shortestPassword} to ${longestPassword}.`,
    )
  }
  return {
    siteUrl: () => new URL(typeof siteUrl === 'function' ? siteUrl() : siteUrl).origin,
    autoconfirm: config.autoconfirm ?? true,
    signupsDisabled: config.signupsDisabled ?? false,
    minPasswordLength,
    reuseIntervalSeconds: config.reuseIntervalSeconds ?? 10,
    jwtExpirySeconds: config.jwtExpirySeconds ?? 3600,
    sessionInactivitySeconds: config.sessionInactivitySeconds ?? 30 * 24 * 3600,
    redirectUrls: config.redirectUrls ?? [],
    rateLimits: config.rateLimits ?? true,
    basePath: config.basePath ?? '/auth/v1',
    apiKey: config.apiKey ?? LOCAL_ANON_KEY,
    now: config.now ?? Date.now,
    onUnexpectedError: config.onUnexpectedError ?? console.error,
  }
}
