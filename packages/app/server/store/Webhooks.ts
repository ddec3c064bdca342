import { hashOf } from './hash.ts'
import type { ShopClients } from './ShopClients.ts'
import type { ShopifyApp } from './ShopifyApp.ts'
import type { StoredShop, StoreStorage } from './storage/StoreStorage.ts'
import { StoreFault } from './StoreFault.ts'

export interface WebhookServices {
  readonly storage: StoreStorage
  readonly shopify: ShopifyApp
  readonly clients: ShopClients
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Takes Shopify's messages. They come at least once, in any order and perhaps never, so each only leads
 * to a look at the shop itself.
 */
export class Webhooks {
  readonly #services: WebhookServices

  constructor(services: WebhookServices) {
    this.#services = services
  }

  /**
   * Handles a message.
   *
   * @param bytes its body, as it was sent
   * @throws {StoreFault} `signed-out` if Shopify did not sign it
   */
  async take(headers: Headers, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { storage, shopify, now } = this.#services
    const message = await shopify.readWebhook(headers, bytes)
    if (!message) throw new StoreFault('signed-out')
    const id = hashOf(`${message.shop}\n${message.id}`)
    if (!(await storage.noteWebhook(id, now()))) return
    try {
      const shops = await storage.shopsOfDomain(message.shop)
      await Promise.all(shops.map((shop) => this.#handle(message.topic, shop)))
    } catch (error) {
      await storage.forgetWebhook(id)
      throw error
    }
  }

  async #handle(topic: string, shop: StoredShop): Promise<void> {
    const { storage, clients } = this.#services
    // Those about customers need nothing: nothing of a customer is ever read.
    if (topic === 'app/scopes_update') {
      const facts = await this.#factsOf(shop)
      if (facts) await storage.setScopes(shop.id, facts.scopes)
    }
    if (topic === 'app/uninstalled' && !(await this.#factsOf(shop))) {
      clients.drop(shop.id)
      await storage.setUninstalled(shop.id)
    }
    if (topic === 'shop/redact' && !(await this.#factsOf(shop))) {
      clients.drop(shop.id)
      await storage.removeShop(shop.id)
    }
  }

  /**
   * Asks the shop whether the app is installed: a message may be older than a new installation.
   *
   * @returns nothing where it is not
   * @throws {StoreFault} when Shopify does not answer; it sends the message again
   */
  async #factsOf(shop: StoredShop) {
    try {
      return await this.#services.clients.factsOf(shop)
    } catch (error) {
      if (error instanceof StoreFault && error.code === 'reconnect') return undefined
      throw error
    }
  }
}
