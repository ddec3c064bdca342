/**
 * The way in which the server reaches Shopify.
 *
 * - `own` it is set up for one store, and connects without asking
 * - `custom` an app for some stores, which are named by their domain
 * - `public` an app that is installed from Shopify
 * - `practice` a stand-in for Shopify with example products
 */
export type StoreMode = 'own' | 'custom' | 'public' | 'practice'

/**
 * Whether a store can be read.
 *
 * - `connected` it can
 * - `reconnect` its permission has ended, and connecting again renews it
 * - `uninstalled` the app was removed at Shopify
 * - `unreachable` Shopify does not answer
 */
export type StoreState = 'connected' | 'reconnect' | 'uninstalled' | 'unreachable'

/** The last time that products of a store were read on this device. */
export interface LastRead {
  /** When it was read, as an ISO date. */
  readonly at: string
  readonly products: number
}

/** A connected store. */
export interface StoreConnection {
  /** Unique among the stores. */
  readonly id: string
  readonly name: string
  /** Its domain at Shopify, such as `lumen-oak.myshopify.com`. */
  readonly domain: string
  readonly state: StoreState
  /** When it was connected, as an ISO date. */
  readonly connectedAt: string
  /** The granted scopes, such as `write_products`. */
  readonly scopes: readonly string[]
  /** @default not read on this device */
  readonly lastRead?: LastRead | undefined
  /** The version of the API that answered instead of the one that was asked for. @default the one asked for */
  readonly otherVersion?: string | undefined
}

/**
 * The reason why a request about stores failed.
 *
 * - `signedOut` the session has ended
 * - `busy` too many requests
 * - `tooManyJobs`, `tooManyValues`, `noSpace` updates take what the operator allows
 * - `unchecked` the server cannot check the session
 * - `offline` the server cannot be reached
 * - `domain` no store has this domain
 * - `taken` another account has the store
 * - `expired` it was not finished in time, or in another browser
 * - `disconnected` the store is no longer connected
 * - `throttled` Shopify asks to wait
 * - `unreachable` Shopify does not answer
 * - `refused` Shopify refused the request
 * - `failed` Shopify did not complete the connection
 * - `unexpected` anything else
 */
export type StoreFailureReason =
  | 'signedOut'
  | 'busy'
  | 'tooManyJobs'
  | 'tooManyValues'
  | 'noSpace'
  | 'unchecked'
  | 'offline'
  | 'domain'
  | 'taken'
  | 'expired'
  | 'disconnected'
  | 'throttled'
  | 'unreachable'
  | 'refused'
  | 'failed'
  | 'unexpected'

/**
 * The reason why a store was not connected.
 *
 * - `cancelled` the member cancelled at Shopify
 * - `missing` Shopify granted fewer permissions than needed
 */
export type ConnectProblem =
  | {
      readonly kind: 'missing'
      readonly scopes: readonly string[]
      /** Domain of the store. @default not known */
      readonly domain?: string | undefined
    }
  | { readonly kind: 'cancelled' | StoreFailureReason }
