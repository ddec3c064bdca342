import { lookOf } from '../DiffCell/DiffContent.js'
import type { DiffColumn, DiffRow } from './DiffTable.types.js'

/**
 * Display of a stacked value: short values on the line of their row, or below the name of a product,
 * tags, or texts above each other.
 */
export type StackLook = 'line' | 'values' | 'tags' | 'texts'

/** Characters of both values together up to which they are on one line. */
const longestInLine = 28

/** Returns the index of the column whose values stand below their rows; -1 if none do. */
export function stackedColumn(columns: readonly DiffColumn[]): number {
  return columns.findIndex(({ isStacked }) => isStacked)
}

/** Whether a column has a place of its own beside the others. */
export function hasPlace({ isStacked = false, isField = false }: DiffColumn): boolean {
  return !isStacked && !isField
}

/** Returns how the stacked value of a row is shown; undefined if it has none. */
export function stackLook(row: DiffRow, columns: readonly DiffColumn[]): StackLook | undefined {
  const at = stackedColumn(columns)
  const value = row.cells[at]
  const look = value && lookOf(value, columns[at]?.kind ?? 'change')
  if (!value || !look) return undefined
  if (look === 'tags') return 'tags'
  const { before = '', after = '', rendered } = value
  const isShort = before.length + after.length <= longestInLine
  if (!isShort || rendered || look !== 'values') return 'texts'
  return row.kind === 'product' ? 'values' : 'line'
}

/** Whether a card shows the stacked value of a row below its other values, and not beside its name. */
export function isBelowInCard(row: DiffRow, columns: readonly DiffColumn[]): boolean {
  const look = stackLook(row, columns)
  return look === 'tags' || look === 'texts'
}
