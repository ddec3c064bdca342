import type { Metrics } from '../metrics/openMetrics.ts'
import type { Network } from '../pages/Network.ts'
import type { StoreOptions } from './configuration.ts'
import type { Fetch, Practice } from './ShopifyApp.ts'

export interface LiveStoreOptions extends StoreOptions {
  /** URL of the site, without a trailing slash. Shopify sends people back to it. */
  readonly siteUrl: string
  /** Folder for the database and the key, as far as they are not elsewhere. */
  readonly dataDir: string
  /** Stands in for Shopify. @default Shopify itself */
  readonly practice?: Practice | undefined
  /** Requests Shopify. @default fetch */
  readonly fetch?: Fetch
  /** Network in which results of bulk operations are requested. @default the internet */
  readonly network?: Network
  /** Gets a line of JSON for each step of a job, each pause, retry and lease. @default nothing is logged */
  readonly log?: ((line: string) => void) | undefined
  /** Counts what happens. @default nothing is counted */
  readonly metrics?: Pick<Metrics, 'report' | 'measure'> | undefined
  /** Now, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
  /** @default by a timer */
  readonly wait?: (milliseconds: number) => Promise<void>
  /** Now, in milliseconds, of a clock that is never set. @default performance.now */
  readonly uptime?: () => number
}
