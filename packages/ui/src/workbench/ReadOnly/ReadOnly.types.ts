import type { StoppedChanges } from '@dropwatt/automations'
import type { ReadOnlyStrings } from './ReadOnly.strings.js'

/** Reason that the values of a column are shown and never written. */
export type ReadOnlyReason = Extract<keyof ReadOnlyStrings, `${'is' | 'needs'}-${string}`>

/** Reason that a cell of another column is not taken. */
export type CellReason = Exclude<
  keyof ReadOnlyStrings,
  ReadOnlyReason | 'column' | 'stopped' | 'stoppedCells' | 'nothing' | 'other'
>

/** Puts read-only columns in words. */
export interface ReadOnlyWords {
  /** Says why a column is read-only, or a cell not taken; in general for a reason that is not known. */
  readonly reason: (reason: string) => string
  /** Says which changes of a column are stopped, and why. */
  readonly stopped: (changes: Omit<StoppedChanges, 'column'>) => string
  /** Says why nothing changes where all changes are stopped. */
  readonly nothing: string
}
