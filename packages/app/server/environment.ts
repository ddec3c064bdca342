import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from '../src/config/env.ts'
import { publicationUrl } from './rates/requestRates.ts'
import { refusedPorts } from './refusedPorts.ts'
import { readStoreOptions, type StoreOptions } from './store/configuration.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The root of the repository. */
const root = join(import.meta.dirname, '../../..')

/**
 * Reads the environment and the files `.env.local` and `.env` at the root of the repository. The
 * environment takes precedence over the files, and `.env.local` over `.env`.
 */
export function readEnvironment(): Environment {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
  return process.env
}

export interface ServerOptions {
  /** `PORT`. @default 4173 */
  readonly port: number
  /** `DATA_DIR`, relative to the current folder. @default .data at the root of the repository */
  readonly dataDir: string
  /** Whether requests are rate-limited; `DROPWATT_RATE_LIMITS=off` is for tests. @default true */
  readonly rateLimits: boolean
  /** Whether to serve the outbox and the account picker; false if `NODE_ENV` is production. */
  readonly developmentPages: boolean
  /**
   * Address of the day's reference rates, in the format of the European Central Bank;
   * `RATES_URL`. Not set if it is `off`. @default the publication of the European Central Bank
   */
  readonly ratesUrl?: string
  /** Whether the server requests product pages for members; `PAGE_REQUESTS`, on or off. @default true */
  readonly requestsPages: boolean
  /**
   * Secret that signs the access tokens of a project without signing keys; `SUPABASE_JWT_SECRET`.
   * @default not known, so the auth server is asked about each such token
   */
  readonly jwtSecret?: string
  /**
   * Number of proxies in front of the server that add the address of their client to
   * `X-Forwarded-For`; `TRUSTED_PROXIES`. @default 0, or 1 in a container
   */
  readonly proxies?: number
  /**
   * The OAuth client registered with Google: `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`.
   * @default the local account picker
   */
  readonly google?: { readonly clientId: string; readonly clientSecret: string }
  /** Token of those who may read `/metrics`; `METRICS_TOKEN`. @default there are no metrics */
  readonly metricsToken?: string
  /** Whether steps of store jobs are logged; `STORE_LOG`, on or off. @default true if `NODE_ENV` is production */
  readonly storeLog: boolean
  /** The live store: the variables that begin with `SHOPIFY_`, and those of `docs/store.md`. @default there is none */
  readonly store?: StoreOptions
}

const highestPort = 65_535

/** Reads the server options. @throws {ConfigError} if a value is invalid */
export function readServerOptions(env: Environment): ServerOptions {
  const store = readStoreOptions(env)
  return {
    port: readPort(env.PORT?.trim() || '4173'),
    dataDir: env.DATA_DIR?.trim() ? resolve(env.DATA_DIR.trim()) : join(root, '.data'),
    rateLimits: readSwitch('DROPWATT_RATE_LIMITS', env.DROPWATT_RATE_LIMITS?.trim() || 'on'),
    requestsPages: readSwitch('PAGE_REQUESTS', env.PAGE_REQUESTS?.trim() || 'on'),
    developmentPages: env.NODE_ENV !== 'production',
    storeLog: readSwitch(
      'STORE_LOG',
      env.STORE_LOG?.trim() || (env.NODE_ENV === 'production' ? 'on' : 'off'),
    ),
    ...readMetricsToken(env.METRICS_TOKEN?.trim()),
    ...readSecret(env.SUPABASE_JWT_SECRET?.trim()),
    ...readProxies(env.TRUSTED_PROXIES?.trim()),
    ...readRatesUrl(env.RATES_URL?.trim() || publicationUrl),
    ...readGoogle(env.GOOGLE_CLIENT_ID?.trim(), env.GOOGLE_CLIENT_SECRET?.trim()),
    ...(store && { store }),
  }
}

function readRatesUrl(text: string): Pick<ServerOptions, 'ratesUrl'> {
  if (text === 'off') return {}
  if (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)) {
    return { ratesUrl: text }
  }
  throw new ConfigError(
    `RATES_URL is "${text}", which is no web address. Give one, off, or leave it out for the European Central Bank.`,
  )
}

const shortestSecret = 32

function readSecret(jwtSecret = ''): Pick<ServerOptions, 'jwtSecret'> {
  if (jwtSecret === '') return {}
  if (jwtSecret.length >= shortestSecret) return { jwtSecret }
  throw new ConfigError(
    `SUPABASE_JWT_SECRET is shorter than ${shortestSecret} characters, which no project allows. Copy the legacy JWT secret of the project, or leave it out if the project has signing keys.`,
  )
}

function readMetricsToken(metricsToken = ''): Pick<ServerOptions, 'metricsToken'> {
  if (metricsToken === '') return {}
  if (metricsToken.length >= shortestSecret) return { metricsToken }
  throw new ConfigError(
    `METRICS_TOKEN is shorter than ${shortestSecret} characters. Make one with "openssl rand -hex 32".`,
  )
}

function readProxies(text = ''): Pick<ServerOptions, 'proxies'> {
  if (text === '') return {}
  if (/^\d$/u.test(text)) return { proxies: Number(text) }
  throw new ConfigError(
    `TRUSTED_PROXIES is "${text}". Give the number of proxies in front of the server, from 0 to 9.`,
  )
}

function readGoogle(clientId = '', clientSecret = ''): Pick<ServerOptions, 'google'> {
  if (clientId && clientSecret) return { google: { clientId, clientSecret } }
  if (!clientId && !clientSecret) return {}
  const [absent, present] = clientId
    ? ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID']
    : ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']
  throw new ConfigError(
    `${absent} is missing while ${present} is set. Set both to sign in at Google, or neither for the account picker in its place.`,
  )
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > highestPort) {
    throw new ConfigError(
      `PORT is "${text}", which is no port. Give a whole number from 1 to ${highestPort}, or leave it out for 4173.`,
    )
  }
  if (refusedPorts.has(port)) {
    throw new ConfigError(
      `PORT is ${port}, on which browsers open no page. Give another, or leave it out for 4173.`,
    )
  }
  return port
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigError(`${name} is "${text}". Use on or off.`)
}
