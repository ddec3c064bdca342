import {
  AdminError,
  apiVersion,
  BulkError,
  pullProducts,
  pullTranslations,
  readShopDomain,
  type AdminClient,
  type DirectName,
  type ResultOf,
  type ShopDomain,
  type VariablesOf,
} from '@dropwatt/shopify'
import { factsIn, type ShopifyApp, type ShopState } from './ShopifyApp.ts'
import type { Reporter } from './reports/StoreReport.ts'
import type { ShopKeys } from './ShopKeys.ts'
import type { StoredPull, StoredShop, StoreStorage } from './storage/StoreStorage.ts'
import { StoreFault } from './StoreFault.ts'

export interface ClientServices {
  readonly storage: StoreStorage
  readonly shopify: ShopifyApp
  readonly keys: ShopKeys
  readonly report: Reporter
}

type Shop = Pick<StoredShop, 'id' | 'domain'>

/** Talks to connected shops: one client for each, which knows how much it may ask. */
export class ShopClients {
  readonly #services: ClientServices
  readonly #clients = new Map<string, AdminClient>()

  constructor(services: ClientServices) {
    this.#services = services
  }

  /**
   * Runs an operation in a shop. If Shopify refuses the key, it is renewed once.
   *
   * @throws {StoreFault} when Shopify does not answer with its result
   */
  async run<Name extends DirectName>(
    shop: Shop,
    name: Name,
    variables: VariablesOf<Name>,
  ): Promise<ResultOf<Name>> {
    try {
      return await this.clientOf(shop).run(name, variables)
    } catch (error) {
      throw faultOf(error)
    }
  }

  /** @throws {StoreFault} as `run` */
  async factsOf(shop: Shop): Promise<ShopState> {
    return factsIn(await this.run(shop, 'ConnectedShop', {}))
  }

  /**
   * Reads products as the lines of a bulk operation; a few come by pages. With a language it reads the
   * translations of their texts.
   *
   * @param onProgress gets the number of objects so far
   * @throws {StoreFault} as `run`, and `expired`
   */
  async *pull(
    shop: Shop,
    { query, locale }: Pick<StoredPull, 'query' | 'locale'>,
    signal: AbortSignal,
    onProgress: (objects: number) => void,
  ): AsyncGenerator<string> {
    const admin = this.clientOf(shop)
    const { download } = this.#services.shopify
    try {
      const options = { query, signal, onProgress, download }
      yield* locale === '' ? pullProducts(admin, options) : pullTranslations(admin, locale, options)
    } catch (error) {
      signal.throwIfAborted()
      throw faultOf(error)
    }
  }

  /** Forgets the client of a shop, which is connected anew or no longer. */
  drop(id: string): void {
    this.#clients.delete(id)
  }

  /** Returns the client of a shop, whose errors are those of Shopify. @throws {StoreFault} `not-found` */
  clientOf({ id, domain }: Shop): AdminClient {
    const known = this.#clients.get(id)
    if (known) return known
    const shop = readShopDomain(domain)
    if (shop === undefined) throw new StoreFault('not-found')
    const client = this.#createAdmin(id, shop)
    this.#clients.set(id, client)
    return client
  }

  #createAdmin(id: string, domain: ShopDomain): AdminClient {
    const { keys, shopify, storage, report } = this.#services
    // Not known: an earlier version of Dropwatt may have noted another one.
    let noted: string | null | undefined
    return shopify.createClient(domain, {
      token: () => keys.accessOf(id),
      refresh: (refused) => keys.replace(id, refused),
      onRefused: (refused) => keys.forget(id, refused),
      onAnswer: (operation, outcome, points) =>
        report({ event: 'request', operation, outcome, points }),
      onWait: (operation, reason, ms) =>
        report({ event: 'wait', shop: id, operation, reason, ms: Math.round(ms) }),
      onVersion: (version) => {
        const other = version === apiVersion ? null : version
        if (other === noted) return
        noted = other
        if (other !== null) {
          console.warn(
            `[@dropwatt/app] Shopify answers with version ${other} of the Admin API. Update Dropwatt.`,
          )
        }
        void storage.setOtherVersion(id, other).catch(() => {})
      },
    })
  }
}

/** Says in the words of the routes why Shopify did not answer; nothing that it wrote is kept. */
export function faultOf(error: unknown): unknown {
  if (error instanceof BulkError) return new StoreFault('expired')
  if (!(error instanceof AdminError)) return error
  const codes = {
    throttled: 'throttled',
    unauthorized: 'reconnect',
    'forbidden-scope': 'missing-scopes',
    unreachable: 'unreachable',
    refused: 'refused',
    unexpected: 'refused',
  } as const
  return new StoreFault(codes[error.code])
}
