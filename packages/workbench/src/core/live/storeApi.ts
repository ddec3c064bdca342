import type {
  InexactValues,
  ItemState,
  ItemOutcome,
  JobFailure,
  JobPause,
  JobProgress,
  JobStatus,
} from '@dropwatt/shopify'

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
  /** The language whose translations of these products are read, such as `de`. @default the products themselves */
  readonly locale?: string
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
  /** The account has as many jobs that have not ended as the operator allows. */
  'too-many-jobs': 429,
  /** The account has written as many values in 24 hours as the operator allows. */
  'too-many-values': 429,
  /** The values of the jobs of the account take as much space as the operator allows. */
  'no-space': 429,
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
  /** An update can be undone for 30 days. */
  'too-old': 409,
  /** The job is in no state in which this can be done. */
  'not-now': 409,
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
  /** ISO 8601, UTC: until then an update that is too old could be taken back. */
  readonly until?: string
}

/** The query of `POST …/jobs` that carries the label of the job; the body has the intents. */
export const labelParameter = 'label'

/** A job that writes values to a store, as lists show it. */
export interface StoreJob {
  readonly id: string
  readonly state: JobStatus
  /** The id of the job that it takes back. @default it takes none back */
  readonly undoes?: string
  /** Facts for lists, as the page wrote them. */
  readonly label: string
  readonly products: number
  readonly progress: JobProgress
  /** Values by their outcome. */
  readonly counts: Readonly<Record<ItemOutcome, number>>
  /** Reason of the state `paused`. */
  readonly pause?: JobPause
  /** Reason of the state `failed`. */
  readonly failure?: JobFailure
  /** Whether its member has cancelled it, and it has not stopped yet. */
  readonly isStopping: boolean
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** ISO 8601, UTC. @default it has not ended */
  readonly endedAt?: string
  /**
   * ISO 8601, UTC: until then it can be taken back, or could be.
   * @default it has not ended, or wrote nothing
   */
  readonly undoUntil?: string
}

/** The answer of `GET …/jobs`: the newest first. */
export interface JobList {
  readonly jobs: readonly StoreJob[]
}

/**
 * A line of the answer of `GET …/jobs/:job/items`, which has one for each value. With `?only=review` only
 * those are in it that were not written as they were meant.
 */
export interface JobLine {
  /** Number of the value in the job. */
  readonly item: number
  /** The id of its product in the store. */
  readonly product: string
  /** The id of the object that has the value: the product, a variant, an option, one of its values or a picture. */
  readonly owner: string
  /** The title of the product when it was read. */
  readonly title: string
  /** Name of the variant, such as ‘Sand / L’; empty if it is the only one, or the value is of the product. */
  readonly variant: string
  /** The key of the column, or a metafield as `namespace.key` and its type. */
  readonly column: string
  readonly before: string
  readonly after: string
  readonly outcome: ItemState
}

/** A value that somebody changed after a job had written it. */
export interface ChangedCell extends Pick<JobLine, 'title' | 'variant' | 'column'> {
  /** Text before the job. */
  readonly before: string
  /** Text that the job wrote, as it was saved. */
  readonly written: string
  /** Text in the store now. */
  readonly inStore: string
}

/** The answer of `GET …/jobs/:job/undo`: what would happen if the job were taken back now. */
export interface UndoPreview {
  /** Values that would go back. */
  readonly values: number
  /** Values that somebody changed since, which stay. */
  readonly changed: number
  /** The first 200 of these, in the order of the file. */
  readonly cells: readonly ChangedCell[]
  /** Values whose product or variant is not in the store any more. */
  readonly gone: number
  /** Values that are as they were before the job. */
  readonly already: number
  readonly inexact: InexactValues
  /** ISO 8601, UTC: until then it can be taken back. */
  readonly until: string
}

/**
 * The body of `POST …/jobs/:job/leave-out`: permissions that a job waits for. It goes on without the values
 * that need them, which are then refused with the code `missing-scope`.
 */
export interface LeaveOutRequest {
  readonly scopes: readonly string[]
}

/** The body of `POST …/jobs/:job/overwrite`: conflicts whose value in the store is to be replaced after all. */
export interface OverwriteRequest {
  readonly items: readonly number[]
}
