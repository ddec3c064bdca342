import { canChange, firstColumn, noteColumn, numberColumn, skuColumn } from './cells.js'
import type { DiffColumn, TableLook } from './DiffTable.types.js'
import { keyAt } from './look.js'
import { stackedColumn } from './stacked.js'

/** The least width of a column and the width it has where there is room, in rem. */
type Width = readonly [least: number, wanted: number]

/** Division of a table's width, in rem; changed texts have a least width and a share of the remainder. */
interface Layout {
  readonly name: number
  readonly text: number
  readonly share: string
  readonly number: Width
  readonly sku: Width
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
  name: 13.5,
  text: 9.5,
  share: '1.25fr',
  number: [3.75, 4.5],
  sku: [7, 11],
  plain: [8, 9],
  note: [8, 9.75],
  fixed: [5, 6],
  value: [6, 8],
  amount: [9.75, 10.5],
  short: [6.75, 8],
  percent: [5.75, 6],
  percents: [8.5, 9.25],
}

/** A wide text gets what the others do not need; the names of variants beside it are rare and short. */
const wide: Layout = {
  ...usual,
  name: 10.5,
  text: 14,
  share: '6fr',
  number: [3.5, 3.75],
  plain: [7, 7.25],
  note: [7.25, 8.5],
  percent: [5.25, 5.75],
}

/** Texts stand below the rows, so that notes have room for sentences. */
const stacked: Layout = {
  ...usual,
  name: 13,
  plain: [7, 11],
  note: [9, 13.25],
  percent: [6.5, 7.5],
}

/** Percentages with those before the change take the room of several columns. */
const dense: Layout = {
  ...usual,
  name: 12.25,
  number: [3.5, 4.5],
  fixed: [4.5, 6],
  amount: [9, 10.5],
  percent: [4.75, 5.75],
  percents: [8.25, 9.25],
  note: [8.25, 9.5],
}

/** Several columns with changes leave each less, so that the notes stay in view. */
const several: Layout = {
  ...usual,
  name: 11.25,
  sku: [6.5, 9],
  amount: [9, 10.5],
  short: [5.75, 8],
}

function layoutOf(columns: readonly DiffColumn[]): Layout {
  if (stackedColumn(columns) >= 0) return stacked
  if (columns.some(({ isWide }) => isWide)) return wide
  if (columns.some(({ hasBefore }) => hasBefore)) return dense
  return columns.filter(canChange).length > 2 ? several : usual
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

/** A track of the grid, and its least width in CSS. */
interface Track {
  readonly track: string
  readonly least: string
  /** Whether it takes what the others leave. @default false */
  readonly grows?: boolean
}

function between([least, wanted]: Width): Track {
  return { track: `minmax(${least}rem, ${wanted}rem)`, least: `${least}rem` }
}

function growing(least: number, share: string): Track {
  return { track: `minmax(${least}rem, ${share})`, least: `${least}rem`, grows: true }
}

function usualTrack(position: number, columns: readonly DiffColumn[], layout: Layout): Track {
  if (position === 0) return growing(layout.name, '1.5fr')
  if (position === numberColumn) return between(layout.number)
  if (position === skuColumn) return between(layout.sku)
  const column = columns[position - firstColumn]
  if (!column) return between(layout.note)
  if (!isText(column)) return between(widthOf(column, layout))
  const { text, share } = column.isWide ? wide : usual
  return growing(text, share)
}

/**
 * Returns the grid of a row, and the width below which the table scrolls sideways.
 *
 * @param shown the positions of the shown columns
 * @param widths those that the member chose, in px by the keys of the columns
 */
export function tracks(
  columns: readonly DiffColumn[],
  shown: readonly number[],
  widths: TableLook['widths'],
): { readonly template: string; readonly least: string } {
  const layout = layoutOf(columns)
  const all = shown.map((position): Track => {
    const width = widths?.[keyAt(position, columns)]
    if (width === undefined) return usualTrack(position, columns, layout)
    return { track: `${width}px`, least: `${width}px` }
  })
  // What no column takes is that of the notes, so that the lines of the rows end with the table.
  const hasGrowing = all.some(({ grows }) => grows)
  const last = shown.indexOf(noteColumn(columns))
  const template = all.map(({ track, least }, at) =>
    at === last && !hasGrowing ? `minmax(${least}, 1fr)` : track,
  )
  return {
    template: template.join(' '),
    least: `calc(${all.map(({ least }) => least).join(' + ')})`,
  }
}
