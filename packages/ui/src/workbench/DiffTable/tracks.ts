import { canChange } from './cells.js'
import type { DiffColumn } from './DiffTable.types.js'

/** Widths in rem; `name` and `text` are the least, as names and changed texts share what remains. */
const widths = {
  name: 12,
  number: 4.5,
  note: 9,
  fixed: 6,
  amount: 10.5,
  text: 14,
  percent: 5.75,
}

function isText(column: DiffColumn): boolean {
  return canChange(column) && column.kind !== 'percent' && !column.isNumber
}

function widthOf(column: DiffColumn): number {
  if (column.kind === 'percent') return widths.percent
  if (!canChange(column)) return column.isNumber || column.isFixed ? widths.fixed : widths.note
  return isText(column) ? widths.text : widths.amount
}

function trackOf(column: DiffColumn): string {
  return isText(column) ? `minmax(${widths.text}rem, 1.25fr)` : `${widthOf(column)}rem`
}

/** Returns the grid of a row, and the width below which the table scrolls sideways. */
export function tracks(columns: readonly DiffColumn[]): {
  readonly template: string
  readonly least: string
} {
  const least = columns.reduce(
    (sum, column) => sum + widthOf(column),
    widths.name + widths.number + widths.note,
  )
  const template = [
    `minmax(${widths.name}rem, 1fr)`,
    `${widths.number}rem`,
    ...columns.map(trackOf),
    `${widths.note}rem`,
  ].join(' ')
  return { template, least: `${least}rem` }
}
