import type { ReadProblem } from '../ReadingProgress/index.js'

/** A change of a job that cannot be made again. */
export interface LostChange {
  /** Name of the product, with its variant if it has several. */
  readonly product: string
  readonly column: string
  /** Text that the job wrote. */
  readonly written: string
  /** Text that the store has now. @default it is gone */
  readonly now?: string
}

/** The outcome of reading again, before it replaces the open file. */
export interface ReadAgainReport {
  /** Products that the store has now. */
  readonly products: number
  /** Products that are new, and those that are gone. */
  readonly added: number
  readonly gone: number
  /** Numbers of jobs: those planned again, made again change by change, no longer needed, not made at all, and undone ones. */
  readonly jobs: {
    readonly planned: number
    readonly repeated: number
    readonly needless: number
    readonly lost: number
    readonly undone: number
  }
  /** New changes that need review. */
  readonly toReview: number
  /** Numbers of changes of jobs, exclusions, cells by hand and imported products that are lost. */
  readonly lost: {
    readonly changes: number
    readonly exclusions: number
    readonly edits: number
    readonly products: number
  }
  /** The first of the lost changes. */
  readonly examples: readonly LostChange[]
}

/**
 * State of reading again.
 *
 * - `reading` products arrive
 * - `asking` something would be lost, so the member decides
 * - `failed` the present file is as it was
 */
export type ReadingAgain =
  | {
      readonly kind: 'reading'
      readonly read: number
      readonly products: number
      readonly objects: number
    }
  | { readonly kind: 'asking'; readonly report: ReadAgainReport }
  | {
      readonly kind: 'failed'
      readonly problem: ReadProblem
      /** Names of missing permissions. */
      readonly scopes?: readonly string[]
    }

export interface ReadAgainDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close: reading stops, and the present file stays. */
  onClose: () => void
  /** Name of the store. */
  store: string
  /** Progress, the question, or the reason that it was not read. */
  state: ReadingAgain
  /** Reads the store again after it failed. */
  onRetry: () => void
  /** Replaces the present file by what was read. */
  onReplace: () => void
  /** Address of the settings, where a store is connected. */
  settingsHref: string
}
