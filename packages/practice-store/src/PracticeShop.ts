import { BulkOperations } from './bulk/BulkOperations.ts'
import { ResultFiles } from './bulk/ResultFiles.ts'
import { Uploads } from './bulk/Uploads.ts'
import type { Contents } from './contents/Contents.ts'
import { isoTime } from './contents/isoTime.ts'
import { seedContents } from './contents/seedContents.ts'
import { ArmedFaults } from './faults/ArmedFaults.ts'
import type { OnMutation } from './graphql/GraphqlContext.ts'
import { Throttle } from './graphql/Throttle.ts'
import type { ConnectionFile } from './oauth/ConnectionFile.ts'
import { Installations } from './oauth/Installations.ts'
import type { PracticeApp } from './oauth/PracticeApp.ts'
import { SearchIndex } from './search/SearchIndex.ts'
import { WebhookSender } from './webhooks/WebhookSender.ts'

/** A shop that the practice store has. */
export interface ShopSettings {
  /** Its permanent address, such as `practice-store.myshopify.com`. */
  readonly domain: string
  readonly name: string
  readonly products: number
  /** The same seed gives the same products. @default 1 */
  readonly seed?: number
  /** An export whose products it holds, as after its import. @default generated ones */
  readonly file?: Uint8Array
}

/** Clock, randomness and addresses that all shops of a practice store share. */
export interface Surroundings {
  /** Address of the practice store, without a slash at its end. */
  readonly url: string
  readonly app: PracticeApp
  /** Keeps connections over a restart. @default they are forgotten */
  readonly file: ConnectionFile | undefined
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly createToken: () => string
  /** Milliseconds after a write in which searches still see the texts before it. */
  readonly searchLag: number
  /** Gets each mutation before it is executed, with the domain of its shop. */
  readonly onMutation: (domain: string, ...mutation: Parameters<OnMutation>) => void
}

/** One shop: its contents, the app that it has installed, and what goes on between both. */
export class PracticeShop {
  readonly settings: ShopSettings
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onMutation: OnMutation
  readonly throttle: Throttle
  readonly installations: Installations
  readonly bulkOperations: BulkOperations
  readonly webhooks: WebhookSender
  readonly faults = new ArmedFaults()
  readonly #surroundings: Surroundings
  #opened: { readonly contents: Contents; readonly index: SearchIndex } | undefined

  constructor(settings: ShopSettings, surroundings: Surroundings) {
    const { url, app, file, fetch, now, createToken } = surroundings
    const { domain } = settings
    this.settings = settings
    this.now = now
    this.#surroundings = surroundings
    this.onMutation = (...mutation) => surroundings.onMutation(domain, ...mutation)
    this.throttle = new Throttle(now)
    this.installations = new Installations(createToken, now, file?.find(domain), (kept) =>
      file?.keep(domain, kept),
    )
    const sending = { domain, url: app.webhookUrl, secret: app.clientSecret, fetch, now }
    this.webhooks = new WebhookSender({ ...sending, createId: createToken }, this.faults)
    const files = new ResultFiles(`${url}/${domain}`, createToken, now)
    const uploads = new Uploads(`${url}/${domain}`, createToken)
    this.bulkOperations = new BulkOperations(files, uploads, this.faults, now, (operation) => {
      this.webhooks.send('bulk_operations/finish', {
        admin_graphql_api_id: operation.id,
        completed_at: operation.completedAt,
        created_at: operation.createdAt,
        error_code: operation.errorCode?.toLowerCase() ?? null,
        status: operation.status.toLowerCase(),
        type: operation.type.toLowerCase(),
      })
    })
  }

  // Products are made when they are first asked for: some shops are only connected.
  #open() {
    const { now, searchLag } = this.#surroundings
    const { domain, name, products, seed, file } = this.settings
    const shop = { myshopifyDomain: domain, name }
    const contents = seedContents({ shop, products, seed, file, now: now() })
    this.#opened = { contents, index: new SearchIndex(contents, now, searchLag) }
    return this.#opened
  }

  get contents(): Contents {
    return (this.#opened ?? this.#open()).contents
  }

  get index(): SearchIndex {
    return (this.#opened ?? this.#open()).index
  }

  get #number(): number {
    return Number(this.contents.shop.id.replace(/\D+/, ''))
  }

  /** Installs the app with some scopes, and tells an app that had others. */
  install(scopes: readonly string[]): void {
    const previous = this.installations.current?.scopes
    this.installations.install(scopes)
    if (previous) this.#tellScopes([...previous])
  }

  /** Takes a scope away from the app, and tells it. */
  removeScope(scope: string): void {
    const { current } = this.installations
    if (!current) return
    const previous = [...current.scopes]
    this.installations.removeScope(scope)
    this.#tellScopes(previous)
  }

  #tellScopes(previous: readonly string[]): void {
    const current = [...(this.installations.current?.scopes ?? [])]
    if (current.join() === previous.join()) return
    const updated_at = isoTime(this.now())
    this.webhooks.send('app/scopes_update', { id: 1, previous, current, updated_at })
  }

  /** Takes the app out of the shop, and tells it. Its tokens stop working. */
  uninstall(): void {
    if (!this.installations.current) return
    this.installations.uninstall()
    const { domain, name } = this.settings
    const shop = { id: this.#number, name, domain, myshopify_domain: domain }
    this.webhooks.send('app/uninstalled', shop)
  }

  /** Tells the app to forget the shop, as Shopify does 48 hours after it was taken out. */
  redact(): void {
    const { domain } = this.settings
    this.webhooks.send('shop/redact', { shop_id: this.#number, shop_domain: domain })
  }

  /** Ends when no bulk operation is running and all webhooks were delivered. */
  async settled(): Promise<void> {
    await this.bulkOperations.settled()
    await this.webhooks.settled()
  }
}
