import {
  missingScopes,
  optionalScopes,
  readShopDomain,
  requiredScopes,
  type Scope,
  type ShopDomain,
} from '@dropwatt/shopify'
import type { ReturnValue } from '@dropwatt/workbench/store-api'
import type { StoreConnection } from './configuration.ts'
import { hashOf, randomText } from './hash.ts'
import { faultOf, type ShopClients } from './ShopClients.ts'
import type { Grant, ShopifyApp } from './ShopifyApp.ts'
import { sealGrant } from './ShopKeys.ts'
import type { JobStorage } from './storage/JobStorage.ts'
import type { StoredShop, StoreStorage } from './storage/StoreStorage.ts'
import { StoreFault } from './StoreFault.ts'
import { VaultError, type Vault } from './Vault.ts'

const minute = 60_000
/** Time between the request for consent and the return from Shopify, in ms. */
const consentTime = 10 * minute
/** Time that an installation which began at Shopify waits for someone to sign in, in ms. */
const installationTime = 24 * 60 * minute

export interface ConnectionServices {
  readonly connection: StoreConnection
  readonly storage: StoreStorage
  readonly jobs: JobStorage
  readonly vault: Vault
  readonly shopify: ShopifyApp
  readonly clients: ShopClients
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
}

/** Connection that a member asks for. */
export interface Wish {
  readonly account: string
  readonly shop?: string | undefined
  /** Permissions besides the required ones. */
  readonly scopes: readonly string[]
}

function isOptional(scope: string): scope is Scope {
  return optionalScopes.some((each) => each === scope)
}

function readScopes(scopes: readonly string[]): readonly Scope[] {
  if (!scopes.every(isOptional)) throw new StoreFault('invalid-request')
  return [...new Set([...requiredScopes, ...scopes])]
}

/**
 * Connects shops. Shopify's answer binds nothing: it is kept until the account that asked for it, in
 * the browser in which it did, completes the connection.
 */
export class Connections {
  readonly #services: ConnectionServices

  constructor(services: ConnectionServices) {
    this.#services = services
  }

  /**
   * Begins a connection.
   *
   * @param browser gives the browser its cookie and returns the hash of it
   * @returns where to go on; or the shop, if the operator's own one is connected at once
   * @throws {StoreFault} `invalid-shop`, and as `complete` for the operator's own shop
   */
  async begin(
    { account, shop, scopes }: Wish,
    browser: () => string,
  ): Promise<{ readonly address: string } | { readonly shop: StoredShop }> {
    const { connection, shopify } = this.#services
    const wanted = readScopes(scopes)
    if (connection.mode === 'public' && shop === undefined) {
      return { address: connection.listingUrl }
    }
    if (connection.mode === 'own') {
      return { shop: await this.#bind(account, connection.shop, wanted, () => shopify.grantOwn()) }
    }
    const domain = this.#readShop(shop)
    // A public app is installed from Shopify; only a shop that is connected can be asked for more.
    if (connection.mode === 'public' && !(await this.#isOf(account, domain))) {
      throw new StoreFault('invalid-shop')
    }
    return { address: await this.#consentTo(domain, wanted, browser(), account) }
  }

  /**
   * Begins an installation from Shopify's own pages.
   *
   * @returns where to go on
   * @throws {StoreFault} `not-found` unless the app is public; `invalid-request`
   */
  async install(query: string, browser: () => string): Promise<string> {
    const { connection, shopify } = this.#services
    if (connection.mode !== 'public') throw new StoreFault('not-found')
    const { shop } = await shopify.readSigned(query)
    return this.#consentTo(shop, requiredScopes, browser(), null)
  }

  /**
   * Keeps the code with which a browser came back from Shopify.
   *
   * @param browser the hash of its cookie
   * @throws {StoreFault} `invalid-request` if Shopify did not sign it just now; `forbidden` if this
   *   browser did not begin it, it came back before, or it took over ten minutes
   */
  async callback(query: string, browser: string | undefined): Promise<ReturnValue> {
    const { storage, vault, shopify, now } = this.#services
    const { shop, code, state } = await shopify.readSigned(query)
    const id = hashOf(state)
    const pending = await storage.findState(id, now())
    if (pending?.domain !== shop || pending.browser !== browser) throw new StoreFault('forbidden')
    if (code === '') return 'cancelled'
    const until = now() + (pending.account === null ? installationTime : consentTime)
    const sealed = vault.seal(code, { owner: id, field: 'code' })
    if (!(await storage.returnState(id, sealed, until, now()))) throw new StoreFault('forbidden')
    return 'returned'
  }

  /** Whether `complete` has something to complete. */
  async hasReturned(account: string, browser: string | undefined): Promise<boolean> {
    const { storage, now } = this.#services
    return browser !== undefined && storage.hasReturned(browser, account, now())
  }

  /**
   * Completes the newest connection that came back to a browser.
   *
   * @throws {StoreFault} `not-found` if there is none of this account; `missing-scopes`, `other-shop`,
   *   `taken`, `refused` or `unreachable`, and then nothing is connected
   */
  async complete(account: string, browser: string | undefined): Promise<StoredShop> {
    const { storage, shopify, now } = this.#services
    const state =
      browser === undefined ? undefined : await storage.takeReturned(browser, account, now())
    const domain = readShopDomain(state?.domain ?? '')
    if (!state || domain === undefined) throw new StoreFault('not-found')
    const code = this.#openCode(state.code, state.id)
    const wanted = readScopes(
      state.scopes.split(',').filter((scope) => !requiredScopes.some((each) => each === scope)),
    )
    return this.#bind(account, domain, wanted, () => shopify.exchange(domain, code))
  }

  /** Uninstalls the app from a shop, unless it is the operator's own, and forgets the shop. */
  async disconnect(shop: StoredShop): Promise<void> {
    const { connection, clients, storage } = this.#services
    try {
      if (connection.mode !== 'own') await clients.run(shop, 'Uninstall', {})
    } catch (error) {
      // The shop may have uninstalled it, or be out of reach: it is forgotten all the same.
      if (!(error instanceof StoreFault)) throw error
    }
    clients.drop(shop.id)
    await storage.removeShop(shop.id)
  }

  #readShop(text: string | undefined): ShopDomain {
    const { connection, shopify } = this.#services
    if (connection.mode === 'practice' && text === undefined) return shopify.practiceShop
    const domain = readShopDomain(text ?? '')
    if (domain === undefined) throw new StoreFault('invalid-shop')
    return domain
  }

  async #isOf(account: string, domain: string): Promise<boolean> {
    const shops = await this.#services.storage.listShops(account)
    return shops.some((shop) => shop.domain === domain)
  }

  async #consentTo(
    domain: ShopDomain,
    wanted: readonly Scope[],
    browser: string,
    account: string | null,
  ): Promise<string> {
    const { storage, shopify, now } = this.#services
    const state = randomText()
    const expiresAt = now() + consentTime
    const scopes = wanted.join(',')
    await storage.addState({ id: hashOf(state), browser, account, domain, scopes, expiresAt })
    return shopify.consentAddress(domain, wanted, state)
  }

  #openCode(sealed: string, owner: string): string {
    try {
      return this.#services.vault.open(sealed, { owner, field: 'code' })
    } catch (error) {
      throw error instanceof VaultError ? new StoreFault('not-found') : error
    }
  }

  async #bind(
    account: string,
    domain: ShopDomain,
    wanted: readonly Scope[],
    grant: () => Promise<Grant>,
  ): Promise<StoredShop> {
    const { storage, jobs, vault, shopify, clients, now } = this.#services
    // Before the grant, which would revoke the key of the account that has connected the shop.
    if (await storage.isTaken(domain, account)) throw new StoreFault('taken')
    const granted = await grant()
    const { facts, scopes } = await shopify
      .factsOf(domain, granted.access)
      .catch((error: unknown) => {
        throw faultOf(error)
      })
    if (facts.domain !== domain) throw new StoreFault('other-shop')
    const missing = missingScopes(wanted, scopes)
    const refusal =
      missing.length > 0
        ? new StoreFault('missing-scopes', { scopes: missing, shop: domain })
        : undefined
    // A shop that was connected before stays so: its earlier key ended with the grant.
    const stays =
      missingScopes(requiredScopes, scopes).length === 0 && (await this.#isOf(account, domain))
    if (refusal && !stays) throw refusal
    const tokens = sealGrant(vault, facts.gid, granted)
    const shop = await storage.bindShop({ ...facts, scopes, connectedAt: now(), tokens }, account)
    if (!shop) throw new StoreFault('taken')
    clients.drop(shop.id)
    await jobs.wakePaused(shop.id, now())
    await this.#watch(shop)
    if (refusal) throw refusal
    return shop
  }

  /** Asks Shopify to tell of changes. Where it cannot, they are noticed with the next request. */
  async #watch(shop: StoredShop): Promise<void> {
    const { clients, shopify } = this.#services
    const uri = shopify.webhookAddress
    if (uri === undefined) return
    const topics = ['APP_UNINSTALLED', 'APP_SCOPES_UPDATE', 'BULK_OPERATIONS_FINISH']
    const watching = topics.map((topic) => clients.run(shop, 'WatchTopic', { topic, uri }))
    const results = await Promise.allSettled(watching)
    if (results.some(({ status }) => status === 'rejected')) {
      console.warn('[@dropwatt/app] Not all webhooks of a store could be registered.')
    }
  }
}
