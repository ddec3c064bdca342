import { randomUUID } from 'node:crypto'
import { tokenLease } from './storage/SqlStorage.ts'
import type { SealedTokens, StoredShop, StoreStorage } from './storage/StoreStorage.ts'
import type { Grant, ShopifyApp } from './ShopifyApp.ts'
import { StoreFault } from './StoreFault.ts'
import { VaultError, type Vault } from './Vault.ts'

/** A key that expires within this time is renewed before it is used, in ms. */
const early = 60_000
/** In ms; longer than a request to Shopify may take. */
const leaseTime = 45_000
const pause = 250
const mostPauses = 200

export interface KeyServices {
  readonly storage: StoreStorage
  readonly vault: Vault
  readonly shopify: ShopifyApp
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

/** A shop that has keys. */
type KeptShop = StoredShop & { readonly tokens: SealedTokens }

/** Seals what Shopify granted, for the database. */
export function sealGrant(vault: Vault, gid: string, grant: Grant): SealedTokens {
  return {
    access: vault.seal(grant.access, { owner: gid, field: 'access_token' }),
    expiresAt: grant.expiresAt,
    refresh:
      grant.refresh === null
        ? null
        : vault.seal(grant.refresh, { owner: gid, field: 'refresh_token' }),
  }
}

/** Gives out the keys of shops, and renews them: one server at a time, and once. */
export class ShopKeys {
  readonly #services: KeyServices
  readonly #holder = randomUUID()
  readonly #renewing = new Map<string, Promise<string>>()

  constructor(services: KeyServices) {
    this.#services = services
  }

  /**
   * Returns the access token of a shop.
   *
   * @param id of the shop
   * @throws {StoreFault} `reconnect` if there is none any more; `unreachable`
   */
  async accessOf(id: string): Promise<string> {
    const shop = await this.#shopOf(id)
    return this.#isFresh(shop.tokens) ? this.#open(shop) : this.#renewOnce(id)
  }

  /**
   * Renews the access token of a shop after Shopify refused it.
   *
   * @param refused the token; one that replaced it meanwhile is kept
   * @throws {StoreFault} `reconnect` if it cannot be renewed, and then it is forgotten
   */
  async replace(id: string, refused: string): Promise<void> {
    await this.#renewOnce(id, refused)
  }

  /** Whether there is a key of a shop that this server can read. */
  isHeld({ tokens }: Pick<StoredShop, 'tokens'>): boolean {
    return tokens !== null && this.#services.vault.knows(tokens.access)
  }

  /** Forgets a token that Shopify refused; one that replaced it meanwhile is kept. */
  async forget(id: string, refused: string): Promise<void> {
    const shop = await this.#shopOf(id)
    if (this.#open(shop) !== refused) return
    await this.#services.storage.forgetTokens(id, shop.tokens.access)
  }

  async #shopOf(id: string): Promise<KeptShop> {
    const shop = await this.#services.storage.shopById(id)
    if (!shop?.tokens) throw new StoreFault('reconnect')
    return { ...shop, tokens: shop.tokens }
  }

  #isFresh({ expiresAt }: SealedTokens): boolean {
    return expiresAt === null || expiresAt - early > this.#services.now()
  }

  #open({ gid, tokens }: KeptShop): string {
    try {
      return this.#services.vault.open(tokens.access, { owner: gid, field: 'access_token' })
    } catch (error) {
      // The key of the server was lost.
      throw error instanceof VaultError ? new StoreFault('reconnect') : error
    }
  }

  #renewOnce(id: string, refused?: string): Promise<string> {
    const renewing =
      this.#renewing.get(id) ?? this.#renew(id, refused).finally(() => this.#renewing.delete(id))
    this.#renewing.set(id, renewing)
    return renewing
  }

  async #renew(id: string, refused?: string): Promise<string> {
    const { storage, now, wait } = this.#services
    for (let count = 0; count < mostPauses; count += 1) {
      const until = now() + leaseTime
      const lease = await storage.takeLease(tokenLease(id), this.#holder, until, now())
      if (lease) {
        try {
          return await this.#renewUnder(lease, id, refused)
        } finally {
          await storage.endLease(lease)
        }
      }
      // Another server renews it.
      await wait(pause)
    }
    throw new StoreFault('unreachable')
  }

  async #renewUnder(
    lease: Parameters<StoreStorage['endLease']>[0],
    id: string,
    refused?: string,
  ): Promise<string> {
    const { storage, vault, shopify } = this.#services
    const shop = await this.#shopOf(id)
    const { tokens, gid } = shop
    const access = this.#open(shop)
    if (access !== refused && this.#isFresh(tokens)) return access
    try {
      const refresh =
        tokens.refresh === null
          ? null
          : vault.open(tokens.refresh, { owner: gid, field: 'refresh_token' })
      const grant = await shopify.renew(shop.domain, refresh)
      if (await storage.renewTokens(id, sealGrant(vault, gid, grant), lease)) return grant.access
      throw new StoreFault('reconnect')
    } catch (error) {
      const isRefusal = error instanceof StoreFault && error.code === 'reconnect'
      if (isRefusal) await storage.forgetTokens(id, tokens.access)
      throw error
    }
  }
}
