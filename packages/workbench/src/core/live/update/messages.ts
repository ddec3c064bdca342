import type { FieldKey, IntentErrorCode, IntentRefusal, WrittenValue } from '@dropwatt/shopify'

/** A live file to compare with its store. */
export interface DifferenceRequest {
  /** The ids of the store behind its rows, as they are saved. */
  readonly sidecar: unknown
  /** Values that were written since it was read, in their order. */
  readonly written: readonly WrittenValue[]
  /** Permissions without which values are left out. */
  readonly without: readonly string[]
}

/** A column of a live file. */
export interface NamedColumn {
  /** Name of the column, as the header has it. */
  readonly name: string
  /** Meaning of the column. @default it is none that every export has */
  readonly key?: FieldKey | undefined
}

/** Values of one column that differ from the store. */
export interface DifferingColumn extends NamedColumn {
  readonly products: number
  readonly values: number
  /** Permission that writing them needs. */
  readonly scope: string
}

/** Changed cells of one column that cannot be written, with the reason. */
export interface UnwrittenCells extends NamedColumn {
  readonly reason: IntentRefusal
  readonly cells: number
}

/** The net difference between a live file and its store as it was last known. */
export interface LiveDifference {
  readonly products: number
  readonly values: number
  /** In the order of the file. */
  readonly columns: readonly DifferingColumn[]
  readonly unwritten: readonly UnwrittenCells[]
  /** Number of cells that jobs changed and that are as they were read. */
  readonly setBack: number
  /** The ids of the jobs all of whose changes are in the store. */
  readonly jobsInStore: readonly string[]
  /** The values, in the form in which they are sent; nothing if there are none, or too many for one job. */
  readonly intents: Blob | undefined
  /** Reason that they are too many for one job. @default they are not */
  readonly tooMany?: IntentErrorCode
}
