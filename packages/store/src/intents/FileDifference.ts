import type { CellRule } from '@dropwatt/automations'
import type { AbsentReason, CellRefusal, ReadOnlyReason } from '../fields/Field.ts'
import type { LiveSidecar } from '../translations/TranslationSidecar.ts'
import type { CellAt } from './inOrder.ts'
import type { IntentList } from './IntentList.ts'
import type { WrittenValue } from './WrittenValues.ts'

/** Reason that a changed cell is not written to the store. */
export type IntentRefusal =
  | CellRefusal
  | ReadOnlyReason
  | AbsentReason
  /** The column is none of a product export. */
  | 'unknown-column'
  /** The row was added later, so it is nothing in the store yet. */
  | 'added-row'
  /** The row shows nothing that has such a value: no variant, no picture, or not the product itself. */
  | 'no-owner'
  /** Variants with the same value of an option are to have different ones. */
  | 'values-differ'
  /** Two values of an option are to become the same. */
  | 'same-value'
  /** Several rows show the same object, with different texts. */
  | 'rows-differ'
  /** The product has no such metafield, and others have it with several types, or none has it. */
  | 'unknown-type'

/** A changed cell that is not written, with the reason. */
export interface RefusedCell {
  /** Row of the file as it was read; the header is row 0. */
  readonly row: number
  readonly column: number
  readonly reason: IntentRefusal
}

/** Says which cells of a live file are not written, with the reasons. */
export interface LiveCellRule extends CellRule {
  readonly lockOf: (...cell: Parameters<CellRule['lockOf']>) => IntentRefusal | undefined
  readonly refused: (...file: Parameters<CellRule['refused']>) => readonly RefusedCell[]
}

/** A live file, by the rows in which it was read. */
export interface ChangedFile {
  readonly header: readonly string[]
  /** Cells that may differ from what was read, as row and column, in any order. */
  readonly cells: Iterable<CellAt>
  /** Returns the text with which a cell was read. */
  readonly read: (row: number, column: number) => string
  /** Values that were written to the store since, in their order. @default none */
  readonly written?: Iterable<WrittenValue>
  /** Returns the text that a cell has now. */
  readonly now: (row: number, column: number) => string
  readonly sidecar: LiveSidecar
}

/**
 * Returns how a cell compares to the store: it differs, it is as it was written since, or it is as it was
 * read. A cell that was not compared counts as read.
 */
type StateOf = (row: number, column: number) => 'differs' | 'in-store' | 'as-read'

/** A cell that differs from the store and is to be written. */
export interface DifferingCell {
  /** Row of the file as it was read; the header is row 0. */
  readonly row: number
  readonly column: number
  /** Text that it has in the store, as it was read or was written since. */
  readonly inStore: string
}

/** The net difference between a live file and the store as it was last known. */
export interface FileDifference {
  /**
   * Values that a job would write, listed each time that this is read.
   *
   * @throws {IntentError} if there are more than one job may have
   */
  readonly intents: IntentList
  /** Cells whose values are to be written, in the order of rows, then columns. */
  readonly cells: readonly DifferingCell[]
  /** In the order of rows, then columns. */
  readonly refused: readonly RefusedCell[]
  readonly stateOf: StateOf
  /** Whether the value of a cell was written since, whatever the cell has now. */
  readonly isWritten: (row: number, column: number) => boolean
}

/**
 * Makes the states of cells.
 *
 * @param width number of columns
 * @param differing texts in the store of cells that differ, by their places, which are `row * width + column`
 * @param inStore places of cells whose values were written since
 */
export function statesOf(
  width: number,
  differing: ReadonlyMap<number, string>,
  inStore: ReadonlySet<number>,
  refused: readonly RefusedCell[],
): Pick<FileDifference, 'cells' | 'isWritten' | 'refused' | 'stateOf'> {
  const placeOf = (row: number, column: number) => row * width + column
  const stopped = new Set(refused.map(({ row, column }) => placeOf(row, column)))
  return {
    refused,
    cells: [...differing]
      .filter(([place]) => !stopped.has(place))
      .toSorted(([one], [other]) => one - other)
      .map(([place, text]) => ({
        row: Math.floor(place / width),
        column: place % width,
        inStore: text,
      })),
    stateOf(row, column) {
      const place = placeOf(row, column)
      if (differing.has(place)) return 'differs'
      return inStore.has(place) ? 'in-store' : 'as-read'
    },
    isWritten: (row, column) => inStore.has(placeOf(row, column)),
  }
}
