import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { addAdminApi } from './graphql/adminApi.ts'
import { PracticeShop, type ShopSettings } from './PracticeShop.ts'

export interface PracticeStoreOptions {
  /** The address of the site below which the practice store is, at `/practice`. */
  readonly siteUrl: string
  /** Number of products of the first shop. @default 500 */
  readonly products?: number
  /** The shops. @default one for practice, and a small one to switch to */
  readonly shops?: readonly ShopSettings[]
  /** Milliseconds since 1970. @default the clock of the machine */
  readonly clock?: () => number
  /** Makes the random part of tokens. @default 16 random bytes as hexadecimal digits */
  readonly createToken?: () => string
  /** Milliseconds after a write in which searches still see the texts before it. @default 0 */
  readonly searchLag?: number
}

export interface PracticeStore {
  /** Answers a request to an address below `/practice`. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The shops by their permanent addresses. */
  readonly shops: ReadonlyMap<string, PracticeShop>
}

/** The shops of a practice store; the second one is there to switch to. */
export function practiceShops(products: number): readonly [ShopSettings, ...ShopSettings[]] {
  return [
    { domain: 'practice-store.myshopify.com', name: 'Practice store', products },
    { domain: 'practice-outlet.myshopify.com', name: 'Practice outlet', products: 40, seed: 2 },
  ]
}

/**
 * Opens shops to practise on. They are Shopify to the code that talks to them, hold generated products,
 * and forget everything when they are closed.
 */
export function openPracticeStore(options: PracticeStoreOptions): PracticeStore {
  const { clock = Date.now, createToken = () => randomBytes(16).toString('hex') } = options
  const { products = 500, shops: settings = practiceShops(products), searchLag = 0 } = options
  const surroundings = { now: clock, createToken, searchLag }
  const shops = new Map(settings.map((each) => [each.domain, new PracticeShop(each, surroundings)]))
  const app = new Hono().basePath('/practice')
  addAdminApi(app, shops, clock)
  app.notFound(() => Response.json({ errors: 'Not Found' }, { status: 404 }))
  return { fetch: async (request) => app.fetch(request), shops }
}
