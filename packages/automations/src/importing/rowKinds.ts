import type { ImportNote } from './ImportPlan.ts'
import type { Mapping } from './MatchedColumn.ts'
import { importNote } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'
import type { TargetName } from './targets.ts'

/** Targets of a cell that can be all of a row which is no product. */
const textTargets: ReadonlySet<TargetName> = new Set([
  'title',
  'sku',
  'group',
  'type',
  'vendor',
  'description',
  'none',
])

/** Number of rows that tell how many cells a row usually has. */
const sampledRows = 40

/** The number of filled cells that half of the rows have at least. */
function usualCells(list: SupplierList): number {
  const counts: number[] = []
  for (let row = 1; row < list.rowCount && counts.length < sampledRows; row += 1) {
    const count = list.columns.filter((_, column) => list.text(row, column) !== '').length
    if (count > 0) counts.push(count)
  }
  return counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 0
}

/** A code, which is a product of which nothing else is known. */
const code = /^\S*\d\S*$/u

/**
 * Creates what tells rows that are no products from others: sums, headings of groups, lines of text and
 * headers that come again.
 *
 * @returns for such a row the note that says so, `blank` for one without a text, nothing for others
 */
export function createRowCheck(
  list: SupplierList,
  { columns }: Mapping,
): (row: number) => ImportNote | 'blank' | undefined {
  const width = list.columns.length
  const isWide = usualCells(list) > 2
  const columnsOf = (...targets: TargetName[]) =>
    columns.filter(({ target }) => targets.includes(target.target)).map(({ column }) => column)
  const named = columnsOf('sku', 'title')
  const proving = columnsOf('barcode', 'image')
  const isEmpty = (row: number, cells: readonly number[]) =>
    cells.every((column) => list.text(row, column) === '')

  /** Finds the first two filled cells, which is enough to know most rows. */
  function firstFilled(row: number): readonly [first?: number, second?: number] {
    let first: number | undefined
    for (let column = 0; column < width; column += 1) {
      if (list.text(row, column) === '') continue
      if (first !== undefined) return [first, column]
      first = column
    }
    return first === undefined ? [] : [first]
  }

  /** Whether no row below one is a product. */
  function isLast(row: number): boolean {
    for (let below = row + 1; below < list.rowCount; below += 1) {
      const [, second] = firstFilled(below)
      if (second !== undefined && list.otherRows.get(below) !== 'total') return false
    }
    return true
  }

  function isTotalRow(row: number, first: number): boolean {
    if (!isEmpty(row, proving)) return false
    const others = named.filter((column) => column !== first)
    return isEmpty(row, others) || isLast(row)
  }

  /** Whether the only text of a row is none that a product could have alone. */
  function isText(column: number, text: string): boolean {
    const target = columns[column]?.target.target ?? 'none'
    return isWide && textTargets.has(target) && (target !== 'sku' || !code.test(text))
  }

  return (row) => {
    const [first, second] = firstFilled(row)
    if (first === undefined) return 'blank'
    const other = list.otherRows.get(row)
    if (other === 'header') return importNote('info', 'repeated-header', undefined, { row })
    const text = list.text(row, first)
    if (other === 'total' && isTotalRow(row, first)) {
      return importNote('info', 'total-row', { text }, { row })
    }
    if (second !== undefined || !isText(first, text)) return undefined
    return importNote('info', 'text-row', { text }, { row })
  }
}
