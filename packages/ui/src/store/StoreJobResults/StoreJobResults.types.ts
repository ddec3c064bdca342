import type { ComponentPropsWithoutRef, Ref } from 'react'
import type { ConflictChoice, StoreItemState, StoreJob, StoreJobItem } from '../storeJob.types.js'

/** The order in which values are listed by their states. */
export const storeItemOrder = [
  'conflict',
  'refused',
  'saved-differently',
  'gone',
  'unknown',
  'waiting',
  'already',
  'done',
] as const satisfies readonly StoreItemState[]

/** Filters of the listed values: `review` has conflicts, refused values and those saved differently. */
export type StoreItemFilter = 'review' | 'all' | StoreItemState

/**
 * Whether an update can be undone.
 *
 * - `possible` until a date
 * - `expired` the time is over
 * - `undone` it was undone
 * - `disconnected` the store was disconnected, which ends it
 */
export type StoreUndo =
  | {
      readonly kind: 'possible'
      /** The end, as an ISO date. */
      readonly until: string
    }
  | { readonly kind: 'expired' | 'undone' | 'disconnected' }

/** Number of conflicts for which a choice was made. */
export type ChosenConflicts = Readonly<Record<ConflictChoice, number>>

export interface StoreJobResultsProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** The job, which has ended. */
  job: StoreJob
  /** The chosen filter. Begin with `review`, or with `all` if nothing needs review. */
  filter: StoreItemFilter
  /** Called with the new filter. */
  onFilterChange: (filter: StoreItemFilter) => void
  /** Returns a value of the filtered list, in the order of `storeItemOrder`; undefined while it loads. */
  items: (index: number) => StoreJobItem | undefined
  /** Asks for the values from `from` to before `to` of the filtered list; again with a new function, which means that other values are needed. */
  onRange?: (from: number, to: number) => void
  /** Called with the choice for a conflict. @default conflicts are only shown */
  onChoose?: (item: StoreJobItem, choice: ConflictChoice) => void
  /** Called with one choice for all conflicts. */
  onChooseAll?: (choice: ConflictChoice) => void
  /** Number of conflicts for each choice. @default none is chosen */
  chosen?: ChosenConflicts
  /** Writes the chosen values, each after a new check. */
  onUpdate?: () => void
  /** Shows that the update is being started; choices are off meanwhile. @default false */
  busy?: boolean
  /** Whether the update can be undone. @default it never could */
  undo?: StoreUndo | undefined
  /** Opens `UndoStoreDialog`. */
  onUndo?: () => void
  /** Downloads all values with their states as a file. @default no button */
  onDownloadReport?: () => void
  /** Says that the values did not load, and loads them again. @default they load */
  onRetry?: (() => void) | undefined
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3
}
