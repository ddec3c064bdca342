import { canChange } from './cells.js'
import type { DiffColumn } from './DiffTable.types.js'

/** Widths in rem. The first column takes what remains. */
const widths = {
  name: 12,
  number: 4.5,
  note: 9,
  fixed: 6,
  amount: 10.5,
  text: 20,
  tags: 22,
  percent: 5.75,
}

function widthOf(column: DiffColumn): number {
  if (column.kind === 'percent') return widths.percent
  if (!canChange(column)) return column.isNumber || column.isFixed ? widths.fixed : widths.note
  if (column.kind === 'tags') return widths.tags
  return column.isNumber ? widths.amount : widths.text
}

/** Returns the grid of a row, and the width below which the table scrolls sideways. */
export function tracks(columns: readonly DiffColumn[]): {
  readonly template: string
  readonly least: string
} {
  const fixed = [widths.number, ...columns.map(widthOf), widths.note]
  const sum = fixed.reduce((all, width) => all + width, widths.name)
  const template = fixed.map((width) => `${width}rem`).join(' ')
  return { template: `minmax(${widths.name}rem, 1fr) ${template}`, least: `${sum}rem` }
}
