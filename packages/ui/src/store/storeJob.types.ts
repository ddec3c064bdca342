/**
 * State of a job that writes to a store.
 *
 * - `queued` waits for an earlier job of the same store
 * - `checking`, `writing`, `verifying` take turns, for some products at a time
 * - `done` ended; values that others changed meanwhile may have been left as they are
 * - `paused` goes on by itself, or once what `pause` says is done
 * - `cancelled` by its member: what is written stays, the rest waits
 * - `failed` it ended because of an error: what is written stays
 */
export type StoreJobState =
  | 'queued'
  | 'checking'
  | 'writing'
  | 'verifying'
  | 'done'
  | 'paused'
  | 'cancelled'
  | 'failed'

/**
 * State of a value of a store job.
 *
 * - `waiting` not written yet
 * - `done` written
 * - `saved-differently` written, and the store saved it in another form
 * - `already` the store had it before
 * - `conflict` someone changed it in the store after it was read, so it stays
 * - `refused` the store did not accept it
 * - `gone` its product or variant is no longer in the store
 * - `unknown` may have been written; it is read before anything is repeated
 */
export type StoreItemState =
  | 'waiting'
  | 'done'
  | 'saved-differently'
  | 'already'
  | 'conflict'
  | 'refused'
  | 'gone'
  | 'unknown'

/** Number of values in each state. */
export type StoreItemCounts = Readonly<Record<StoreItemState, number>>

/**
 * The reason why a store job is paused.
 *
 * - `throttled` Shopify asks to wait; the job goes on by itself
 * - `reconnect` the store no longer accepts the key
 * - `scope` a permission is missing
 * - `unreachable` Shopify does not answer; it is asked again
 */
export type StoreJobPause =
  | {
      readonly kind: 'throttled'
      /** When the job goes on, as an ISO date. */
      readonly until: string
    }
  | { readonly kind: 'reconnect' }
  | {
      readonly kind: 'scope'
      /** Name of the missing permission, such as `write_files`. */
      readonly scope: string
      /** Number of values that need it. */
      readonly values: number
    }
  | {
      readonly kind: 'unreachable'
      /** Seconds to the next attempt. @default not said */
      readonly seconds?: number | undefined
    }

/** Counters of a store job. None of them falls. */
export interface StoreJobCounters {
  /** Products that were compared with the store. */
  readonly checkedProducts: number
  /** Products of which the outcome of every value is known. @default not counted while a bulk operation writes */
  readonly writtenProducts?: number | undefined
  /** Values that were written. */
  readonly written: number
  /** Written values that were read back. */
  readonly verified: number
}

/** A job that writes to a store. */
export interface StoreJob {
  readonly id: string
  /** `undo` takes another job back. */
  readonly kind: 'update' | 'undo'
  /** Name of the store. */
  readonly store: string
  readonly state: StoreJobState
  /** The reason of `paused`. */
  readonly pause?: StoreJobPause | undefined
  /** Jobs of the same store before this one, while it is `queued`. @default 0 */
  readonly ahead?: number | undefined
  /** Products that it changes. */
  readonly products: number
  /** Values that it changes. */
  readonly values: number
  readonly counters: StoreJobCounters
  readonly counts: StoreItemCounts
  /** When it was started, as an ISO date. */
  readonly startedAt: string
  /** When it ended, as an ISO date. @default it has not ended */
  readonly endedAt?: string | undefined
  /** Until when it can be taken back, as an ISO date. @default not known */
  readonly undoUntil?: string | undefined
  /** Whether another job took it back. @default false */
  readonly isUndone?: boolean | undefined
}

/** The reason why a value cannot be written to a store. */
export type UnwritableReason =
  | 'required'
  | 'no-number'
  | 'no-whole-number'
  | 'no-yes-or-no'
  | 'unknown-choice'
  | 'unknown-category'
  | 'too-long'
  | 'tracked-by-service'
  | 'weight-without-unit'
  | 'unit-price-incomplete'
  | 'compare-at-alone'
  | 'slash-in-name'
  | 'linked-option'
  | 'values-differ'
  | 'same-value'
  | 'rows-differ'
  | 'is-key'
  | 'is-linked-option'
  | 'needs-inventory'
  | 'is-picture'
  | 'is-gift-card'
  | 'is-app-owned'
  | 'is-original'
  | 'is-not-read'
  | 'is-unknown'
  | 'missing-scope'
  | 'not-in-api'
  | 'deprecated'
  | 'not-told'
  | 'no-price-list'
  | 'same-name'
  | 'unknown-column'
  | 'unknown-type'
  | 'added-row'
  | 'no-owner'

/** The reason of a refusal: one that is known, or the words of Shopify, shown as plain text. */
export type StoreRefusal =
  | { readonly reason: UnwritableReason }
  | { readonly reason: 'shopify'; readonly message: string }

/** A choice for a conflict: the store keeps its value, or gets the member’s after a new check. */
export type ConflictChoice = 'store' | 'mine'

/** One value of a store job. */
export interface StoreJobItem {
  /** Unique in its job. */
  readonly id: string
  readonly state: StoreItemState
  /** Title of the product. */
  readonly product: string
  /** Values of its options, such as ‘Sand / L’. @default it belongs to the whole product */
  readonly variant?: string | undefined
  /** Name of the column, such as ‘Compare-at price’. */
  readonly field: string
  /** The value in the store now; an empty text is shown as ‘empty’. @default not known */
  readonly inStore?: string | undefined
  /** The value when the store was read. */
  readonly whenRead: string
  /** The value that the job writes. */
  readonly yours: string
  /** Whether a `conflict` is one because the original of a translation was changed. @default false */
  readonly isOriginalChanged?: boolean | undefined
  /** The reason of `refused`. */
  readonly refusal?: StoreRefusal | undefined
  /** The choice for a `conflict`. @default not chosen: the store keeps its value */
  readonly choice?: ConflictChoice | undefined
}
