import type { StoppedChanges } from '@dropwatt/automations'
import type { ReadOnlyStrings } from './ReadOnly.strings.js'

/** Reason that the values of a column are shown and never written. */
export type ReadOnlyReason = Extract<keyof ReadOnlyStrings, `${'is' | 'needs'}-${string}`>

/** Puts read-only columns in words. */
export interface ReadOnlyWords {
  /** Says why a column is read-only; in general for a reason that is not known. */
  readonly reason: (reason: string) => string
  /** Says which changes a read-only column stops, and why. */
  readonly stopped: (changes: Omit<StoppedChanges, 'column'>) => string
  /** Says why nothing changes where all changes are stopped. */
  readonly nothing: string
}
