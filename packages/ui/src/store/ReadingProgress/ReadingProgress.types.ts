/**
 * The reason why products of a store were not counted or read.
 *
 * - `offline` the server does not answer
 * - `signed-out` the session has ended
 * - `reconnect` Shopify no longer accepts the connection
 * - `disconnected` the store is no longer connected
 * - `missing` a permission is missing
 * - `throttled` Shopify asks to wait
 * - `busy` too many requests within a minute
 * - `unreachable` Shopify does not answer
 * - `refused` Shopify refused what was asked
 * - `expired` Shopify gave up before it had read everything
 * - `interrupted` the server stopped meanwhile
 * - `incomplete` the answer lacks something that the store has
 * - `empty` no product matches any more
 * - `full` the device has no room for the file
 * - `unsaved` the browser did not save the file
 * - `other-tab` another tab may change the file
 * - `changed` something else was done to the file meanwhile
 * - `memory` the device has too little memory for it
 * - `unexpected` anything else
 */
export type ReadProblem =
  | 'busy'
  | 'changed'
  | 'disconnected'
  | 'empty'
  | 'expired'
  | 'full'
  | 'incomplete'
  | 'interrupted'
  | 'memory'
  | 'missing'
  | 'offline'
  | 'other-tab'
  | 'reconnect'
  | 'refused'
  | 'signed-out'
  | 'throttled'
  | 'unexpected'
  | 'unreachable'
  | 'unsaved'

export interface ReadingProgressProps {
  /** Name of the store. */
  store: string
  /** Number of products that are read. */
  products: number
  /** Products that have arrived. */
  read: number
  /** Products, variants, pictures and metafields that Shopify has gathered so far. @default not said */
  objects?: number
  /** Stops reading. @default no Cancel button */
  onCancel?: () => void
}

export interface ReadProblemNoticeProps {
  /** Name of the store. */
  store: string
  /** The reason. */
  problem: ReadProblem
  /** Names of the missing permissions. @default none */
  scopes?: readonly string[]
  /** Task that failed: counting products, or reading them. @default 'read' */
  task?: 'count' | 'read'
  /** Tries again. @default no such button */
  onRetry?: () => void
  /** Address of the page where stores are connected, where that is the remedy. @default no link */
  settingsHref?: string
}
