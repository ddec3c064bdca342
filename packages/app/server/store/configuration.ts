import { readShopDomain, type ShopDomain } from '@dropwatt/shopify'
import { ConfigError } from '../../src/config/env.ts'
import type { StoreMode } from '@dropwatt/workbench/store-api'
import { readSecretKeys } from './secretKeys.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The app that is registered with Shopify. */
export interface ShopifyClient {
  readonly id: string
  readonly secret: string
}

/** Way to stores that the environment gives. */
export type StoreConnection =
  | { readonly mode: 'own'; readonly shop: ShopDomain; readonly client: ShopifyClient }
  | { readonly mode: 'own'; readonly shop: ShopDomain; readonly adminToken: string }
  | { readonly mode: 'custom'; readonly client: ShopifyClient }
  | { readonly mode: 'public'; readonly client: ShopifyClient; readonly listingUrl: string }
  | { readonly mode: 'practice' }

export interface StoreOptions {
  readonly connection: StoreConnection
  /** Keys of 32 bytes; the first one encrypts, all decrypt. @default one in a file of the data folder */
  readonly secretKeys?: readonly Uint8Array[]
  /** URL of a PostgreSQL database. @default SQLite in the data folder */
  readonly databaseUrl?: string
  /** Limits of one account. @default as in `docs/store.md` */
  readonly limits?: Partial<StoreLimits>
}

/** Limits of the jobs of one account. */
export interface StoreLimits {
  /** Jobs that have not ended; `STORE_OPEN_JOBS`. */
  readonly openJobs: number
  /** Values of jobs that were added in 24 hours; `STORE_VALUES_PER_DAY`. */
  readonly valuesPerDay: number
  /** Megabytes that the packed values of its jobs take, which are kept for 30 days; `STORE_MEGABYTES`. */
  readonly megabytes: number
}

/** Limits that are not configured. */
export const defaultLimits: StoreLimits = {
  openJobs: 20,
  valuesPerDay: 2_000_000,
  megabytes: 512,
}

/** Variables of the limits. */
const limitNames = {
  openJobs: 'STORE_OPEN_JOBS',
  valuesPerDay: 'STORE_VALUES_PER_DAY',
  megabytes: 'STORE_MEGABYTES',
} as const satisfies Readonly<Record<keyof StoreLimits, string>>

const modes: ReadonlySet<string> = new Set<StoreMode>(['own', 'custom', 'public'])

/** Variables that belong to an app at Shopify. */
const shopifyNames = [
  'SHOPIFY_DISTRIBUTION',
  'SHOPIFY_CLIENT_ID',
  'SHOPIFY_CLIENT_SECRET',
  'SHOPIFY_SHOP',
  'SHOPIFY_ADMIN_TOKEN',
  'SHOPIFY_LISTING_URL',
] as const

/** Variables that say how the server keeps what it knows of stores. */
const keepingNames = ['STORE_SECRET_KEY', 'STORE_DATABASE_URL'] as const

type Name =
  | (typeof shopifyNames)[number]
  | (typeof keepingNames)[number]
  | (typeof limitNames)[keyof StoreLimits]
  | 'PRACTICE_STORE'

/** The variables that are set, without blanks around them. */
class Settings {
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  get(name: Name): string {
    return this.#env[name]?.trim() ?? ''
  }

  /** @throws {ConfigError} if it is not set */
  need(name: Name, mode: StoreMode, why: string): string {
    const text = this.get(name)
    if (text !== '') return text
    throw new ConfigError(`${name} is missing. SHOPIFY_DISTRIBUTION=${mode} needs it: ${why}.`)
  }

  /** @throws {ConfigError} if one is set */
  refuse(names: readonly Name[], why: string): void {
    const [first] = this.set(names)
    if (first !== undefined) throw new ConfigError(`${first} is set, ${why}`)
  }

  set(names: readonly Name[]): readonly Name[] {
    return names.filter((name) => this.get(name) !== '')
  }
}

/**
 * Reads the settings of the live store.
 *
 * @returns undefined if there are none: then nothing of it exists
 * @throws {ConfigError} if one is missing, invalid, or contradicts another
 */
export function readStoreOptions(env: Environment): StoreOptions | undefined {
  const settings = new Settings(env)
  const connection = readConnection(settings, env.NODE_ENV)
  if (connection) return { connection, ...readKeeping(settings), ...readLimits(settings) }
  settings.refuse(
    [...keepingNames, ...Object.values(limitNames)],
    'but no store is configured. Set SHOPIFY_DISTRIBUTION or PRACTICE_STORE=on, or leave it out.',
  )
  return undefined
}

function readConnection(settings: Settings, nodeEnv: string | undefined) {
  const practice = settings.get('PRACTICE_STORE') || 'off'
  if (practice !== 'on' && practice !== 'off') {
    throw new ConfigError(`PRACTICE_STORE is "${practice}". Use on or off.`)
  }
  if (practice === 'on') return readPractice(settings, nodeEnv)
  const [first] = settings.set(shopifyNames)
  if (first === undefined) return undefined
  const mode = settings.get('SHOPIFY_DISTRIBUTION')
  if (mode === '') {
    throw new ConfigError(
      `SHOPIFY_DISTRIBUTION is missing while ${first} is set. Use own, custom or public, as docs/store.md explains.`,
    )
  }
  if (!modes.has(mode)) {
    throw new ConfigError(`SHOPIFY_DISTRIBUTION is "${mode}". Use own, custom or public.`)
  }
  return readers[mode as keyof typeof readers](settings)
}

function readPractice(settings: Settings, nodeEnv: string | undefined): StoreConnection {
  if (nodeEnv === 'production') {
    throw new ConfigError(
      'PRACTICE_STORE is on in production, where anyone could connect to it. Leave it out, or start without NODE_ENV=production.',
    )
  }
  settings.refuse(
    shopifyNames,
    'but PRACTICE_STORE is on. Leave one of both out: a practice store stands in for Shopify.',
  )
  return { mode: 'practice' }
}

const readers = {
  own(settings: Settings): StoreConnection {
    settings.refuse(['SHOPIFY_LISTING_URL'], 'which only SHOPIFY_DISTRIBUTION=public has.')
    const shop = readShop(settings)
    const adminToken = settings.get('SHOPIFY_ADMIN_TOKEN')
    if (adminToken === '') return { mode: 'own', shop, client: readClient(settings, 'own') }
    settings.refuse(
      ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'],
      'but so is SHOPIFY_ADMIN_TOKEN. Give the client of an app, or the token of an older custom app.',
    )
    requirePlain('SHOPIFY_ADMIN_TOKEN', adminToken)
    return { mode: 'own', shop, adminToken }
  },
  custom(settings: Settings): StoreConnection {
    settings.refuse(
      ['SHOPIFY_SHOP', 'SHOPIFY_ADMIN_TOKEN'],
      'which only SHOPIFY_DISTRIBUTION=own has: members type their store.',
    )
    settings.refuse(['SHOPIFY_LISTING_URL'], 'which only SHOPIFY_DISTRIBUTION=public has.')
    return { mode: 'custom', client: readClient(settings, 'custom') }
  },
  public(settings: Settings): StoreConnection {
    settings.refuse(
      ['SHOPIFY_SHOP', 'SHOPIFY_ADMIN_TOKEN'],
      'which only SHOPIFY_DISTRIBUTION=own has: members install the app from Shopify.',
    )
    const client = readClient(settings, 'public')
    return { mode: 'public', client, listingUrl: readListingUrl(settings) }
  },
}

function readShop(settings: Settings): ShopDomain {
  const text = settings.need('SHOPIFY_SHOP', 'own', 'the store, such as my-store.myshopify.com')
  const shop = readShopDomain(text)
  if (shop !== undefined) return shop
  throw new ConfigError(
    'SHOPIFY_SHOP is no domain of a store. Give the one that Shopify gave it, such as my-store.myshopify.com, in lower case.',
  )
}

function readClient(settings: Settings, mode: StoreMode): ShopifyClient {
  const why = 'it is in the settings of the app, in the Dev Dashboard of Shopify'
  const client = {
    id: settings.need('SHOPIFY_CLIENT_ID', mode, why),
    secret: settings.need('SHOPIFY_CLIENT_SECRET', mode, why),
  }
  requirePlain('SHOPIFY_CLIENT_ID', client.id)
  requirePlain('SHOPIFY_CLIENT_SECRET', client.secret)
  return client
}

function requirePlain(name: Name, text: string): void {
  if (/^[\x21-\x7e]+$/u.test(text)) return
  throw new ConfigError(
    `${name} contains spaces or characters that Shopify never gives. Copy it again.`,
  )
}

function readListingUrl(settings: Settings): string {
  const why = 'the page in the Shopify App Store from which members install the app'
  const text = settings.need('SHOPIFY_LISTING_URL', 'public', why)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href
  throw new ConfigError(
    'SHOPIFY_LISTING_URL is no https address. Give the page of the app, such as https://apps.shopify.com/my-app.',
  )
}

function readKeeping(settings: Settings): Pick<StoreOptions, 'secretKeys' | 'databaseUrl'> {
  const keys = settings.get('STORE_SECRET_KEY')
  const databaseUrl = settings.get('STORE_DATABASE_URL')
  if (databaseUrl === '') return keys === '' ? {} : { secretKeys: readSecretKeys(keys) }
  requirePostgres(databaseUrl)
  if (keys !== '') return { secretKeys: readSecretKeys(keys), databaseUrl }
  throw new ConfigError(
    'STORE_SECRET_KEY is missing while STORE_DATABASE_URL is set. Servers that share a database share its key: make one with "openssl rand -base64 32".',
  )
}

function readLimits(settings: Settings): Pick<StoreOptions, 'limits'> {
  const limits: Record<string, number> = {}
  for (const [limit, name] of Object.entries(limitNames)) {
    const text = settings.get(name)
    if (text === '') continue
    const number = Number(text)
    if (!/^\d+$/u.test(text) || number < 1 || !Number.isSafeInteger(number)) {
      throw new ConfigError(`${name} is "${text}". Give a whole number from 1 on, or leave it out.`)
    }
    limits[limit] = number
  }
  return Object.keys(limits).length > 0 ? { limits } : {}
}

function requirePostgres(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return
  throw new ConfigError(
    'STORE_DATABASE_URL is no address of a PostgreSQL database. Give one such as postgres://user:password@host/database.',
  )
}
