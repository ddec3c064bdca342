/**
 * Way in which stores are connected: one store of the operator's, an app for one store or organisation, an app
 * of the Shopify App Store, or a shop to practise on.
 */
export type StoreMode = 'own' | 'custom' | 'public' | 'practice'

/** Name of the meta tag with the mode. Documents have it only if the live store is configured. */
export const storeMeta = 'dropwatt-store'

/** Path of all routes of the live store. Without configuration there are none. */
export const storePath = '/store'

/** A connected store, as its member sees it. */
export interface ConnectedStore {
  /** For the paths below `/store/shops`. */
  readonly id: string
  /** Such as `my-store.myshopify.com`. */
  readonly domain: string
  readonly name: string
  /** ISO 4217. */
  readonly currency: string
  /** IANA. */
  readonly timezone: string
  /** As the Admin API names it, such as `KILOGRAMS`. */
  readonly weightUnit: string
  /** The public name of its plan at Shopify. */
  readonly plan: string
  /** Granted permissions, in alphabetical order. */
  readonly scopes: readonly string[]
  /**
   * `disconnected` if Shopify no longer accepts the key, `uninstalled` if the app was removed there: either
   * has to be connected again.
   */
  readonly state: 'connected' | 'disconnected' | 'uninstalled'
  /** ISO 8601, UTC. */
  readonly connectedAt: string
  /** Version of the Admin API that answered, if Shopify no longer offers the one that was asked for. */
  readonly otherVersion?: string
}

/** The answer of `GET /store/shops`. */
export interface StoreList {
  readonly mode: StoreMode
  readonly stores: readonly ConnectedStore[]
  /** Whether `POST /store/complete` has something to complete for this browser. */
  readonly isReturned: boolean
}

/** The body of `POST /store/connect`. */
export interface ConnectRequest {
  /** The domain that Shopify gave the store; not needed with the modes own, public and practice. */
  readonly shop?: string
  /** Permissions besides the one for products, such as `write_files`. @default none */
  readonly scopes?: readonly string[]
}

/**
 * The answer of `POST /store/connect`: the address at which Shopify asks for consent, or for the
 * installation; or the store, which is connected already.
 */
export type ConnectAnswer = { readonly address: string } | { readonly store: ConnectedStore }

/** The answer of `POST /store/complete`. */
export interface CompleteAnswer {
  readonly store: ConnectedStore
}

/** The query with which the settings page is opened by `/store/callback`. */
export const returnParameter = 'connect'
/** Its value: `returned` asks to complete; `refused` says that nothing was connected. */
export type ReturnValue = 'returned' | 'refused' | 'cancelled'

/** The body of `POST /store/shops/:id/read/:operation`. */
export interface ReadRequest {
  readonly variables?: Readonly<Record<string, string | null>>
}

/** Operations that a page may read by. The answer is `{ data }`, with what the operation selects. */
export const readOperations = [
  'Collections',
  'ConnectedShop',
  'CountProducts',
  'FindProducts',
  'MarketPriceLists',
  'ShopLanguages',
] as const

export type ReadOperation = (typeof readOperations)[number]

/** The body of `POST /store/shops/:id/pulls`. */
export interface PullRequest {
  /** In Shopify's search syntax. @default all products */
  readonly query?: string
}

/**
 * A pull. It reads while `GET …/lines` lasts, which answers once with JSON lines in the form of bulk
 * operations; empty lines keep the connection. Closing it cancels the pull.
 */
export interface Pull {
  readonly id: string
  readonly state: 'waiting' | 'reading' | 'done' | 'failed' | 'cancelled'
  /** Objects that were read so far; never falls. */
  readonly objects: number
  /** Reason of `failed`. */
  readonly error?: StoreErrorCode
}

/** Status of the answer to a request that failed, by the code in its body, `{ error }`. */
export const storeErrors = {
  /** The session has ended, or there is none. */
  'signed-out': 401,
  /** The auth server has no answer. */
  unchecked: 503,
  /** Too many requests; `Retry-After` says when to go on. */
  busy: 429,
  'invalid-request': 400,
  'invalid-shop': 400,
  'too-large': 413,
  /** The body did not arrive in time. */
  slow: 408,
  'not-found': 404,
  /** This browser did not begin, or the ten minutes are over. */
  forbidden: 403,
  /** The store granted less than is needed; `scopes` names what is missing. */
  'missing-scopes': 409,
  /** Shopify gave the key of another store. */
  'other-shop': 409,
  /** Another member has connected the store. */
  taken: 409,
  /** The pull was read before. */
  'already-read': 409,
  /** Shopify no longer accepts the key: the store has to be connected again. */
  reconnect: 409,
  /** Shopify asks to wait. */
  throttled: 503,
  unreachable: 502,
  /** Shopify refused what was asked. */
  refused: 502,
  /** Shopify gave up the bulk operation; trying again may help. */
  expired: 502,
  /** The server stopped while it was reading. */
  interrupted: 502,
  unexpected: 500,
} as const

export type StoreErrorCode = keyof typeof storeErrors

/** The body of an answer to a request that failed. */
export interface StoreFailure {
  readonly error: StoreErrorCode
  /** Names of missing permissions. */
  readonly scopes?: readonly string[]
  /** Domain of the store that lacks them. */
  readonly shop?: string
}
