import type { Contents } from './contents/Contents.ts'
import { seedContents } from './contents/seedContents.ts'
import { Throttle } from './graphql/Throttle.ts'
import { Installations } from './oauth/Installations.ts'
import { SearchIndex } from './search/SearchIndex.ts'

/** A shop that the practice store has. */
export interface ShopSettings {
  /** Its permanent address, such as `practice-store.myshopify.com`. */
  readonly domain: string
  readonly name: string
  readonly products: number
  /** The same seed gives the same products. @default 1 */
  readonly seed?: number
}

/** Clock, randomness and delays that all shops of a practice store share. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly createToken: () => string
  /** Milliseconds after a write in which searches still see the texts before it. */
  readonly searchLag: number
}

/** One shop: what it holds, and the app that it has installed. */
export class PracticeShop {
  readonly settings: ShopSettings
  readonly throttle: Throttle
  readonly installations: Installations
  readonly #surroundings: Surroundings
  #opened: { readonly contents: Contents; readonly index: SearchIndex } | undefined

  constructor(settings: ShopSettings, surroundings: Surroundings) {
    const { now, createToken } = surroundings
    this.settings = settings
    this.#surroundings = surroundings
    this.throttle = new Throttle(now)
    this.installations = new Installations(createToken, now)
  }

  // Products are made when they are first asked for: most shops are only connected.
  #open() {
    const { now, searchLag } = this.#surroundings
    const { domain, name, products, seed } = this.settings
    const shop = { myshopifyDomain: domain, name }
    const contents = seedContents({ shop, products, seed, now: now() })
    const index = new SearchIndex(contents, now, searchLag)
    this.#opened ??= { contents, index }
    return this.#opened
  }

  get contents(): Contents {
    return (this.#opened ?? this.#open()).contents
  }

  get index(): SearchIndex {
    return (this.#opened ?? this.#open()).index
  }
}
