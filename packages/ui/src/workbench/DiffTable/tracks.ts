import { canChange } from './cells.js'
import type { DiffColumn } from './DiffTable.types.js'

/** The least width of a column and the width it has where there is room, in rem. */
type Width = readonly [least: number, wanted: number]

const widths = {
  number: [3.75, 4.5],
  note: [8, 9],
  fixed: [5, 6],
  amount: [9.5, 10.5],
  percent: [5, 5.75],
} as const satisfies Readonly<Record<string, Width>>

/** The least widths of names and of changed texts, in rem, and their shares of what remains. */
const usual = { name: 11, text: 9.5, share: '1.25fr' }
/** Beside a wide text, the names of variants are rare and short. */
const wide = { name: 9.25, text: 12, share: '4fr' }

function isText(column: DiffColumn): boolean {
  return canChange(column) && column.kind !== 'percent' && !column.isNumber
}

function widthOf(column: DiffColumn): Width {
  if (column.kind === 'percent') return widths.percent
  if (!canChange(column)) return column.isNumber || column.isFixed ? widths.fixed : widths.note
  return widths.amount
}

const between = ([least, wanted]: Width) => `minmax(${least}rem, ${wanted}rem)`

/** Returns the grid of a row, and the width below which the table scrolls sideways. */
export function tracks(columns: readonly DiffColumn[]): {
  readonly template: string
  readonly least: string
} {
  const { name } = columns.some(({ isWide }) => isWide) ? wide : usual
  const textOf = ({ isWide = false }: DiffColumn) => (isWide ? wide : usual)
  const least = columns.reduce(
    (sum, column) => sum + (isText(column) ? textOf(column).text : widthOf(column)[0]),
    name + widths.number[0] + widths.note[0],
  )
  const template = [
    `minmax(${name}rem, 1fr)`,
    between(widths.number),
    ...columns.map((column) =>
      isText(column)
        ? `minmax(${textOf(column).text}rem, ${textOf(column).share})`
        : between(widthOf(column)),
    ),
    between(widths.note),
  ].join(' ')
  return { template, least: `${least}rem` }
}
