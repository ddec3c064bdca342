import {
  AdminClient,
  AdminError,
  authorizeUrl,
  readShopDomain,
  readSignedQuery,
  readWebhook,
  requestTokens,
  type AdminClientOptions,
  type Grant as GrantRequest,
  type ResultOf,
  type Scope,
  type ShopDomain,
  type SignedQuery,
  type WebhookMessage,
} from '@dropwatt/shopify'
import type { Network } from '../pages/Network.ts'
import type { ShopifyClient, StoreConnection } from './configuration.ts'
import { isTaken, requestResult, sendForm } from './requestResult.ts'
import type { ShopFacts } from './storage/StoreStorage.ts'
import { StoreFault } from './StoreFault.ts'

export type Fetch = typeof globalThis.fetch

/** Stands in for Shopify on this machine. */
export interface Practice {
  /** Answers requests to addresses below `/practice` of the site. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly client: ShopifyClient
  /** The shop that is connected if none is named. */
  readonly shop: ShopDomain
}

/** The key of a shop, as Shopify gives it. */
export interface Grant {
  readonly access: string
  /** In milliseconds since 1970; null if it never expires. */
  readonly expiresAt: number | null
  /** null if it cannot be renewed by itself. */
  readonly refresh: string | null
}

/** Facts that a shop says of itself, and the permissions that the app has there. */
export interface ShopState {
  readonly facts: ShopFacts
  readonly scopes: readonly string[]
}

export interface ShopifyAppOptions {
  readonly connection: StoreConnection
  /** URL of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly practice?: Practice | undefined
  readonly fetch: Fetch
  readonly network: Network
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  /** Now, in milliseconds, of a clock that is never set. */
  readonly uptime: () => number
}

type ClientOptions = Pick<
  AdminClientOptions,
  'token' | 'refresh' | 'onRefused' | 'onVersion' | 'onAnswer' | 'onWait'
>

/** Time for an answer of Shopify's, in ms. */
const timeLimit = 30_000

/** Says what an answer of `ConnectedShop` says. */
export function factsIn({ shop, currentAppInstallation }: ResultOf<'ConnectedShop'>): ShopState {
  return {
    facts: {
      gid: shop.id,
      domain: shop.myshopifyDomain,
      name: shop.name,
      currency: shop.currencyCode,
      timezone: shop.ianaTimezone,
      weightUnit: shop.weightUnit,
      plan: shop.plan.publicDisplayName,
    },
    scopes: currentAppInstallation.accessScopes.map(({ handle }) => handle),
  }
}

/** The app at Shopify, or at the practice store in its place: only their addresses differ. */
export class ShopifyApp {
  readonly #options: ShopifyAppOptions
  readonly #client: ShopifyClient | undefined

  constructor(options: ShopifyAppOptions) {
    this.#options = options
    const { connection, practice } = options
    this.#client = practice?.client ?? ('client' in connection ? connection.client : undefined)
  }

  /** The shop that is connected for practice. @throws {StoreFault} `invalid-shop` if there is none */
  get practiceShop(): ShopDomain {
    const { practice } = this.#options
    if (!practice) throw new StoreFault('invalid-shop')
    return practice.shop
  }

  /** Address to which Shopify sends its messages; undefined if it cannot reach or sign them. */
  get webhookAddress(): string | undefined {
    const { siteUrl, practice } = this.#options
    const isReached = practice !== undefined || siteUrl.startsWith('https:')
    return isReached && this.#client ? `${siteUrl}/store/webhooks` : undefined
  }

  /** Returns the address at which the owner of a shop is asked for consent. */
  consentAddress(shop: ShopDomain, scopes: readonly Scope[], state: string): string {
    const url = authorizeUrl({
      shopUrl: this.#shopUrl(shop),
      clientId: this.#client?.id ?? '',
      scopes,
      redirectUrl: `${this.#options.siteUrl}/store/callback`,
      state,
    })
    return url.href
  }

  /** @throws {StoreFault} `invalid-request` if Shopify did not sign it within the last 90 seconds */
  async readSigned(query: string): Promise<SignedQuery> {
    const signed =
      this.#client && (await readSignedQuery(query, this.#client.secret, this.#options.now()))
    if (!signed) throw new StoreFault('invalid-request')
    return signed
  }

  /** Reads a message. @returns undefined if Shopify did not sign it */
  async readWebhook(
    headers: Headers,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<WebhookMessage | undefined> {
    return this.#client && readWebhook(headers, bytes, this.#client.secret)
  }

  /** Exchanges the code of a consent. @throws {StoreFault} `refused`, `unreachable` */
  exchange(shop: ShopDomain, code: string): Promise<Grant> {
    return this.#requestGrant(shop, { type: 'code', code }, 'refused')
  }

  /** Gets the key of the operator's own shop. @throws {StoreFault} `refused`, `unreachable` */
  async grantOwn(): Promise<Grant> {
    const { connection } = this.#options
    if (connection.mode !== 'own') throw new StoreFault('invalid-shop')
    if ('adminToken' in connection) {
      return { access: connection.adminToken, expiresAt: null, refresh: null }
    }
    return this.#requestGrant(connection.shop, { type: 'client' }, 'refused')
  }

  /**
   * Renews the key of a shop.
   *
   * @throws {StoreFault} `reconnect` if Shopify refuses, `unreachable`
   */
  async renew(domain: string, refresh: string | null): Promise<Grant> {
    const { connection } = this.#options
    const shop = readShopDomain(domain)
    if (shop !== undefined && refresh !== null) {
      return this.#requestGrant(shop, { type: 'refresh', refreshToken: refresh }, 'reconnect')
    }
    const isRenewable =
      connection.mode === 'own' && connection.shop === shop && 'client' in connection
    if (!isRenewable) throw new StoreFault('reconnect')
    return this.#requestGrant(connection.shop, { type: 'client' }, 'reconnect')
  }

  /** Asks a shop about itself. @throws {StoreFault} `refused`, `unreachable` */
  async factsOf(shop: ShopDomain, access: string): Promise<ShopState> {
    const client = this.createClient(shop, { token: async () => access })
    return factsIn(await client.run('ConnectedShop', {}))
  }

  createClient(shop: ShopDomain, options: ClientOptions): AdminClient {
    const shopUrl = this.#shopUrl(shop)
    const { wait, uptime: now } = this.#options
    return new AdminClient({ shopUrl, ...options, fetch: this.#fetch, wait, now })
  }

  /** Requests the result of a bulk operation, as `requestResult` does. */
  readonly download = (address: string, signal: AbortSignal): AsyncIterable<Uint8Array> =>
    this.#isPractice(address)
      ? this.#downloadPractice(address, signal)
      : requestResult(address, this.#options.network, signal)

  /** Sends a form to an address that Shopify gave, as `sendForm` does. */
  readonly upload = async (address: string, form: FormData): Promise<void> => {
    if (!this.#isPractice(address)) return sendForm(address, this.#options.network, form)
    const { status } = await this.#fetch(address, { method: 'POST', body: form })
    if (!isTaken(status)) throw new StoreFault('unreachable')
  }

  #isPractice(address: string): boolean {
    const { practice, siteUrl } = this.#options
    return (
      practice !== undefined && URL.parse(address)?.href.startsWith(`${siteUrl}/practice/`) === true
    )
  }

  async *#downloadPractice(address: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const { status, body } = await this.#fetch(address, { signal })
    if (status !== 200 || !body) throw new StoreFault('unreachable')
    yield* body
  }

  #shopUrl(shop: ShopDomain): URL {
    const { practice, siteUrl } = this.#options
    return new URL(practice ? `${siteUrl}/practice/${shop}/` : `https://${shop}/`)
  }

  readonly #fetch: Fetch = (input, init) => {
    const { practice, fetch } = this.#options
    const limited = {
      redirect: 'error' as const,
      ...init,
      signal: AbortSignal.any([
        AbortSignal.timeout(timeLimit),
        ...(init?.signal ? [init.signal] : []),
      ]),
    }
    return practice ? practice.fetch(new Request(input, limited)) : fetch(input, limited)
  }

  async #requestGrant(
    shop: ShopDomain,
    grant: GrantRequest,
    refusal: 'refused' | 'reconnect',
  ): Promise<Grant> {
    const { id: clientId = '', secret: clientSecret = '' } = this.#client ?? {}
    const app = { shopUrl: this.#shopUrl(shop), clientId, clientSecret, fetch: this.#fetch }
    try {
      const { accessToken, expiresIn, refreshToken } = await requestTokens(app, grant)
      const expiresAt = expiresIn === null ? null : this.#options.now() + expiresIn * 1000
      return { access: accessToken, expiresAt, refresh: refreshToken }
    } catch (error) {
      if (!(error instanceof AdminError)) throw error
      throw new StoreFault(error.code === 'unauthorized' ? refusal : 'unreachable')
    }
  }
}
