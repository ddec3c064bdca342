import { canChange } from './cells.js'
import type { DiffColumn } from './DiffTable.types.js'

/** The least width of a column and the width it has where there is room, in rem. */
type Width = readonly [least: number, wanted: number]

/** Division of a table's width, in rem; changed texts have a least width and a share of the remainder. */
interface Layout {
  readonly name: number
  readonly text: number
  readonly share: string
  readonly number: Width
  /** Of a column that is neither changed nor a number. */
  readonly plain: Width
  /** Of the last column, which has an icon and the most urgent note. */
  readonly note: Width
  readonly fixed: Width
  readonly value: Width
  readonly amount: Width
  /** Of changed numbers of few digits. */
  readonly short: Width
  readonly percent: Width
  /** Of percentages with those before the change. */
  readonly percents: Width
}

const usual: Layout = {
  name: 11,
  text: 9.5,
  share: '1.25fr',
  number: [3.75, 4.5],
  plain: [8, 9],
  note: [8, 9],
  fixed: [5, 6],
  value: [6, 8],
  amount: [9.5, 10.5],
  short: [6.75, 8],
  percent: [5, 5.75],
  percents: [8.5, 9.25],
}

/** A wide text gets what the others do not need; the names of variants beside it are rare and short. */
const wide: Layout = {
  ...usual,
  name: 8.75,
  text: 14,
  share: '6fr',
  number: [3.5, 3.75],
  plain: [7, 7.25],
  note: [7.25, 8.5],
  percent: [4.75, 5.75],
}

function isText(column: DiffColumn): boolean {
  const hasText = canChange(column) || column.isWide === true
  return hasText && column.kind !== 'percent' && !column.isNumber
}

function widthOf(column: DiffColumn, layout: Layout): Width {
  if (column.kind === 'percent') return column.hasBefore ? layout.percents : layout.percent
  if (canChange(column)) return column.isShort ? layout.short : layout.amount
  if (column.isNumber) return layout.fixed
  return column.isFixed ? layout.value : layout.plain
}

const between = ([least, wanted]: Width) => `minmax(${least}rem, ${wanted}rem)`

/** Returns the grid of a row, and the width below which the table scrolls sideways. */
export function tracks(columns: readonly DiffColumn[]): {
  readonly template: string
  readonly least: string
} {
  const layout = columns.some(({ isWide }) => isWide) ? wide : usual
  const { name, number, note } = layout
  const textOf = ({ isWide = false }: DiffColumn) => (isWide ? wide : usual)
  const least = columns.reduce(
    (sum, column) => sum + (isText(column) ? textOf(column).text : widthOf(column, layout)[0]),
    name + number[0] + note[0],
  )
  const template = [
    `minmax(${name}rem, 1fr)`,
    between(number),
    ...columns.map((column) =>
      isText(column)
        ? `minmax(${textOf(column).text}rem, ${textOf(column).share})`
        : between(widthOf(column, layout)),
    ),
    between(note),
  ].join(' ')
  return { template, least: `${least}rem` }
}
