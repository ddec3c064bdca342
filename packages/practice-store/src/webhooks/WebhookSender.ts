import { createHmac } from 'node:crypto'
import type { ArmedFaults } from '../faults/ArmedFaults.ts'
import { schemaVersions } from '../schema/readSchema.ts'

export type WebhookTopic =
  | 'app/scopes_update'
  | 'app/uninstalled'
  | 'bulk_operations/finish'
  | 'shop/redact'

export interface WebhookSettings {
  /** Permanent address of the shop. */
  readonly domain: string
  /** The address that gets what no subscription asks for elsewhere. */
  readonly url: string
  readonly secret: string
  readonly fetch: typeof fetch
  readonly createId: () => string
  readonly now: () => number
}

/** Sends what happens in a shop to the app, signed with the app's secret. */
export class WebhookSender {
  readonly #settings: WebhookSettings
  readonly #faults: ArmedFaults
  readonly #uris = new Map<string, string>()
  readonly #sending = new Set<Promise<void>>()
  #held: (() => Promise<void>) | undefined

  constructor(settings: WebhookSettings, faults: ArmedFaults) {
    this.#settings = settings
    this.#faults = faults
  }

  /** @param topic as GraphQL names it, such as `APP_UNINSTALLED` */
  subscribe(topic: string, uri: string): void {
    this.#uris.set(topic, uri)
  }

  /** Ends when everything was delivered, or refused. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending)
  }

  /** Sends a message. Nobody waits for it; an app that does not answer gets it no second time. */
  send(topic: WebhookTopic, payload: object): void {
    const deliver = this.#delivery(topic, JSON.stringify(payload))
    if (this.#faults.take(['webhooks-out-of-order'])) {
      this.#held = deliver
      return
    }
    const isTwice = this.#faults.take(['webhooks-twice'])
    const held = this.#held
    this.#held = undefined
    const sending = (async () => {
      await deliver()
      if (isTwice) await deliver()
      await held?.()
    })().finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
  }

  /** A message that is delivered again keeps its id. */
  #delivery(topic: WebhookTopic, body: string): () => Promise<void> {
    const { domain, url, secret, fetch, createId, now } = this.#settings
    // Shopify sends one of two families of names, which differ in their prefix.
    const prefix = this.#faults.take(['webhooks-renamed']) ? 'shopify' : 'x-shopify'
    const headers = {
      'content-type': 'application/json',
      [`${prefix}-topic`]: topic,
      [`${prefix}-hmac-sha256`]: createHmac('sha256', secret).update(body).digest('base64'),
      [`${prefix}-shop-domain`]: domain,
      [`${prefix}-api-version`]: schemaVersions[0],
      [`${prefix}-webhook-id`]: createId(),
      [`${prefix}-event-id`]: createId(),
      [`${prefix}-triggered-at`]: new Date(now()).toISOString(),
    }
    const uri = this.#uris.get(topic.toUpperCase().replaceAll('/', '_')) ?? url
    return async () => {
      // An app that cannot be reached, or refuses a message, has missed it.
      await fetch(uri, { method: 'POST', headers, body }).catch(() => undefined)
    }
  }
}
