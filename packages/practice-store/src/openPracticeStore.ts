import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { addFaults } from './faults/faultRoutes.ts'
import { injectFault } from './faults/injectFault.ts'
import type { Fault } from './faults/Fault.ts'
import { addAdminApi } from './graphql/adminApi.ts'
import { ConnectionFile } from './oauth/ConnectionFile.ts'
import type { OnMutation } from './graphql/GraphqlContext.ts'
import { addOAuth } from './oauth/oauthRoutes.ts'
import { scopeGroups } from './oauth/scopeGroups.ts'
import type { PracticeApp } from './oauth/PracticeApp.ts'
import { PracticeShop, type ShopSettings } from './PracticeShop.ts'

export interface PracticeStoreOptions {
  /** The address of the site below which the practice store is, at `/practice`. */
  readonly siteUrl: string
  /** Number of products of the first shop. @default 500 */
  readonly products?: number
  /** The shops. @default `practiceShops`: one for practice, and a small one to switch to */
  readonly shops?: readonly ShopSettings[]
  /** The app as it is registered. @default an own secret, and the addresses of the store's routes */
  readonly app?: Partial<PracticeApp>
  /** Milliseconds since 1970. @default the clock of the machine */
  readonly clock?: () => number
  /** Makes the random part of tokens, codes and addresses. @default 16 random bytes as hexadecimal digits */
  readonly createToken?: () => string
  /** Sends webhooks. @default the fetch of the platform */
  readonly fetch?: typeof fetch
  /** Milliseconds after a write in which searches still see the texts before it. @default 0 */
  readonly searchLag?: number
  /** Path of the file that keeps connections over a restart. @default they are forgotten */
  readonly connectionFile?: string
  /** Whether `POST /practice/faults` lets things go wrong; for tests only. @default false */
  readonly faults?: boolean
  /** Gets each mutation before it is executed, with the domain of its shop. @default nobody gets them */
  readonly onMutation?: (domain: string, ...mutation: Parameters<OnMutation>) => void
}

export interface PracticeStore {
  /** Answers a request to an address below `/practice`. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly app: PracticeApp
  /** The shops by their permanent addresses. */
  readonly shops: ReadonlyMap<string, PracticeShop>
  /** Lets something go wrong, whether or not requests may do so. */
  readonly inject: (fault: Fault) => void
  /** Ends when no bulk operation is running and all webhooks were delivered. */
  readonly settled: () => Promise<void>
  /** Stops what is running. What was written to products is forgotten. */
  readonly close: () => Promise<void>
}

/** Lists the shops of a practice store; the second one is there to switch to. */
export function practiceShops(products: number): readonly [ShopSettings, ...ShopSettings[]] {
  return [
    { domain: 'practice-store.myshopify.com', name: 'Practice store', products },
    { domain: 'practice-outlet.myshopify.com', name: 'Practice outlet', products: 40, seed: 2 },
  ]
}

/**
 * Opens shops to practise on. They are Shopify to the code that talks to them, hold generated products,
 * and are as they were at first when they are opened again.
 */
export function openPracticeStore(options: PracticeStoreOptions): PracticeStore {
  const { clock: now = Date.now, createToken = () => randomBytes(16).toString('hex') } = options
  const { products = 500, shops: settings = practiceShops(products), searchLag = 0 } = options
  const siteUrl = options.siteUrl.replace(/\/$/, '')
  const file =
    options.connectionFile === undefined
      ? undefined
      : new ConnectionFile(options.connectionFile, createToken)
  const app: PracticeApp = {
    clientId: 'dropwatt-practice',
    clientSecret: file?.clientSecret ?? createToken(),
    redirectUrls: [`${siteUrl}/store/callback`],
    webhookUrl: `${siteUrl}/store/webhooks`,
    ownScopes: scopeGroups.flatMap(({ scopes }) => scopes),
    ...options.app,
  }
  const surroundings = {
    url: `${siteUrl}/practice`,
    app,
    file,
    fetch: options.fetch ?? globalThis.fetch,
    now,
    createToken,
    searchLag,
    onMutation: options.onMutation ?? (() => {}),
  }
  const shops = new Map(settings.map((each) => [each.domain, new PracticeShop(each, surroundings)]))
  const settled = async () => {
    await Promise.all([...shops.values()].map((shop) => shop.settled()))
  }
  const routes = new Hono().basePath('/practice')
  if (options.faults) addFaults(routes, shops)
  addOAuth(routes, { app, shops, now, createToken })
  addAdminApi(routes, shops, now)
  routes.notFound(() => Response.json({ errors: 'Not Found' }, { status: 404 }))
  return {
    fetch: async (request) => routes.fetch(request),
    app,
    shops,
    inject: (fault) => injectFault(shops, fault),
    settled,
    close: async () => {
      for (const { bulkOperations } of shops.values()) bulkOperations.cancelAll()
      await settled()
    },
  }
}
