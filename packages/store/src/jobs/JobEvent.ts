import type { Scope } from '../operations/scopes.ts'
import type { Ranges } from './ranges.ts'

/** Reason that a job waits. */
export type JobPause =
  /** Shopify asks to wait until a time, in ms since 1970. */
  | { readonly reason: 'throttled'; readonly until: number }
  /** Shopify cannot be reached, or did not carry out what it was asked; it is tried again at a time. */
  | { readonly reason: 'unreachable'; readonly until: number }
  /** Shopify does not accept the key of the store any more. */
  | { readonly reason: 'reconnect' }
  | {
      readonly reason: 'missing-scope'
      readonly scopes: readonly Scope[]
      /** Number of values that need them, and are not written. */
      readonly values: number
    }

type WithoutValues<Pause> = Pause extends JobPause ? Omit<Pause, 'values'> : never

/** Reason that a job has to wait, before its values are counted. */
export type JobPauseCause = WithoutValues<JobPause>

/** Reason that a job cannot go on. */
export type JobFailure = 'refused' | 'unexpected'

/** The mutations that write values. */
export type WriteName =
  | 'UpdateOption'
  | 'UpdateProduct'
  | 'UpdateVariants'
  | 'UpdateFiles'
  | 'SetMetafields'
  | 'DeleteMetafields'
  | 'SetMarketPrices'
  | 'AddTags'
  | 'RemoveTags'
  | 'SetTranslations'
  | 'RemoveTranslations'

/** An item with a text: that in the store, or that it was saved as. */
export type ItemText = readonly [item: number, text: string]

/**
 * An item with the text in the store; if it is the original of a translation that was changed, with what
 * identifies the new one.
 */
export type ItemConflict = readonly [item: number, text: string, digest?: string]

/** An item that was not taken, with what Shopify says about it and its code, or a code of ours. */
export type ItemRefusal = readonly [item: number, message: string, code: string | null]

interface Event<Type extends string> {
  readonly type: Type
  /** In ms since 1970. */
  readonly at: number
}

/** Outcomes of items that are known by now. */
interface Outcomes {
  readonly chunk: number
  readonly done: Ranges
  readonly refused: readonly ItemRefusal[]
  /** Items that were certainly not written, and that can be. */
  readonly back: Ranges
}

/** A server begins to work on the job, or goes on. What it is about to write has to be checked anew. */
export type StartedEvent = Event<'started'>

/** Items were compared with the store. */
export interface CheckedEvent extends Event<'checked'> {
  /** Items to write now. */
  readonly clear: Ranges
  readonly already: Ranges
  readonly conflicts: readonly ItemConflict[]
  readonly gone: Ranges
  readonly refused: readonly ItemRefusal[]
}

/** A chunk is about to leave. Its outcome is unknown from here on. */
export interface SentEvent extends Event<'sent'> {
  /** Its number, from 0. */
  readonly chunk: number
  /** Name of its mutation at Shopify. */
  readonly operation: string
  readonly name: WriteName
  readonly isBulk: boolean
  /** The items of each line, in order. */
  readonly lines: readonly Ranges[]
}

/** Shopify has taken a bulk operation. */
export interface AcceptedEvent extends Event<'accepted'> {
  readonly chunk: number
  /** The id of the bulk operation. */
  readonly bulk: string
}

/** Shopify answered about items of a chunk. Those that are not named stay unknown. */
export interface AnsweredEvent extends Event<'answered'>, Outcomes {
  readonly saved: readonly ItemText[]
}

/** The unknown items of a chunk were looked up in the store. */
export interface SettledEvent extends Event<'settled'>, Outcomes {
  readonly conflicts: readonly ItemConflict[]
  readonly gone: Ranges
}

/** Items that wait were left out, as their member wants the job to go on without some permissions. */
export interface LeftOutEvent extends Event<'left-out'> {
  readonly scopes: readonly Scope[]
  readonly items: Ranges
}

export type PausedEvent = Event<'paused'> & JobPause

export interface FailedEvent extends Event<'failed'> {
  readonly reason: JobFailure
}

/**
 * An entry of the journal of a job. Items are intents by their numbers. The journal is everything that is
 * known of a job.
 */
export type JobEvent =
  | StartedEvent
  | CheckedEvent
  | SentEvent
  | AcceptedEvent
  | AnsweredEvent
  | SettledEvent
  | LeftOutEvent
  | PausedEvent
  | FailedEvent
  | Event<'cancelled'>
  | Event<'finished'>
