import { lookOf } from '../DiffCell/DiffContent.js'
import { textsOf } from '../DiffCell/textsOf.js'
import { isBelowInCard, stackedColumn, stackLook } from './stacked.js'
import type { DiffColumn, DiffRow } from './DiffTable.types.js'

/** Layout of rows: rows of a table, or parts of cards where there is little room. */
export type DiffLayout = 'table' | 'cards'

/** Position of the cell with the row number, after the name. */
export const numberColumn = 1

/** Position of the SKU, which is shown where there is room for it. */
export const skuColumn = 2

/** Position of the first of `columns`. */
export const firstColumn = 3

/** Position of the notes, behind all columns. */
export function noteColumn(columns: readonly DiffColumn[]): number {
  return columns.length + firstColumn
}

/** Whether a column can have changes. */
export function canChange({ kind, readOnly, isFixed = false }: DiffColumn): boolean {
  return (kind === 'change' || kind === 'tags') && !isFixed && readOnly === undefined
}

/** Whether cells of a column can be written by hand, for all that the table knows. */
export function canBeWritten(column: DiffColumn | undefined): boolean {
  return (column?.kind === 'change' || column?.kind === 'tags') && column.readOnly === undefined
}

/** Whether a row has values of its own; a product whose variants change has none. */
export function hasValues(row: DiffRow, columns: readonly DiffColumn[]): boolean {
  return row.cells.some((cell, index) => lookOf(cell, columns[index]?.kind ?? 'change'))
}

/**
 * Returns the columns that a card shows: those with a change, what follows from the changes, and the
 * present price or the like beside them. Where no column can change, they are those with a value.
 */
export function cardColumns(row: DiffRow, columns: readonly DiffColumn[]): readonly number[] {
  if (!columns.some(canChange)) {
    return [...row.cells.keys()].filter((at) => row.cells[at]?.before || row.cells[at]?.after)
  }
  const isUnchanged = row.cells.every(({ after }) => after === undefined)
  if (isUnchanged && row.fileColumn === undefined) return []
  return [...row.cells.keys()].filter((index) => {
    const { before, after, computed } = row.cells[index] ?? {}
    if (columns[index]?.isField) return false
    const { isFixed = false, isNumber = false } = columns[index] ?? {}
    const hasText = (before ?? '') !== ''
    // A cell that stays as it is can be written by hand.
    const isPresent = isUnchanged ? before !== undefined : isFixed && isNumber && hasText
    if (computed === undefined) return after !== undefined || isPresent
    // The name of the field is that of the row.
    return !('text' in computed && computed.text === row.field)
  })
}

/** A longer name, in characters, leaves no room for a change beside it on a phone. */
const longestBeside = 16

/** Whether a card shows the only change of a variant beside its name. */
export function isOneLine(row: DiffRow, columns: readonly DiffColumn[]): boolean {
  const [only, ...others] = cardColumns(row, columns)
  if (only === undefined || others.length > 0 || row.kind === 'product') return false
  if ((row.field ?? row.name).length > longestBeside) return false
  return lookOf(row.cells[only] ?? {}, columns[only]?.kind ?? 'change') === 'values'
}

/**
 * Returns the positions of the cells of a row, from its start to its end.
 *
 * @param shown those of the shown columns of a table
 */
export function stopsOf(
  row: DiffRow | undefined,
  columns: readonly DiffColumn[],
  layout: DiffLayout,
  shown: readonly number[],
): readonly number[] {
  if (!row) return [0]
  const note = noteColumn(columns)
  if (layout === 'cards') {
    const notes = row.notes.length > 0 ? [note] : []
    const isStacked = isBelowInCard(row, columns)
    const own = isStacked && row.kind === 'product' && row.field !== undefined ? [numberColumn] : []
    return [0, ...own, ...cardColumns(row, columns).map((index) => index + firstColumn), ...notes]
  }
  if (row.kind === 'product' && !hasValues(row, columns)) return [0, note]
  const stacked = stackedColumn(columns)
  return stacked < 0 ? shown : [...shown, stacked + firstColumn].toSorted((a, b) => a - b)
}

/** Returns the cell that has focus in a row, if that of a column is wanted: the last one up to it. */
export function stopAt(stops: readonly number[], column: number): number {
  return stops.findLast((stop) => stop <= column) ?? 0
}

/** Heights in px; a line of a card is as high as a finger needs. */
const heights = { product: 48, variant: 40, head: 52, line: 32, coarseLine: 44, note: 24, end: 8 }

/** Measures from which the usual heights of rows are calculated. */
export interface Measures {
  readonly columns: readonly DiffColumn[]
  readonly layout: DiffLayout
  readonly isCoarse: boolean
  /** Number of characters that fit into the lines of a stacked text. */
  readonly room: number
}

/** Heights in px of what stands below the name of a row in the table. */
const below = { values: 40, tags: 44, texts: 24, line: 23 }

/** Returns the usual height in px of the stacked value of a row. */
function stackHeight(row: DiffRow, { columns, room }: Measures): number {
  const look = stackLook(row, columns)
  if (look === undefined || look === 'line') return 0
  if (look !== 'texts') return below[look]
  const texts = textsOf(row.cells[stackedColumn(columns)] ?? {}, 'text')
  const linesOf = (text: string) => Math.max(1, Math.ceil(Math.min(1, text.length / room) * 3))
  return below.texts + (linesOf(texts.before) + linesOf(texts.after)) * below.line
}

/**
 * Returns the height in px that a row has unless its texts need more lines.
 *
 * @param next the row after it, as the last one of a card has room under it
 */
export function usualHeight(
  row: DiffRow | undefined,
  next: DiffRow | undefined,
  measures: Measures,
): number {
  const { columns, layout, isCoarse } = measures
  const line = isCoarse ? heights.coarseLine : heights.line
  if (layout === 'table') {
    const own = row?.kind === 'product' ? heights.product : heights.variant
    return own + (row ? stackHeight(row, measures) : 0)
  }
  if (!row) return line
  const notes = row.notes.length > 0 ? heights.note : 0
  const end = next && next.kind !== 'product' ? 0 : heights.end
  const changes = cardColumns(row, columns).length * line
  if (row.kind === 'product') return heights.head + changes + notes + (changes > 0 ? end : 0)
  return (isOneLine(row, columns) ? line : line + changes) + notes + end
}
