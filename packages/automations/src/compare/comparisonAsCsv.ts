import { listAsCsv } from '../csv/listAsCsv.ts'
import { changedTexts, type Comparison, type RowDifference } from './Comparison.ts'
import { findOneSided, rowName, titleOf, type OneSided } from './ComparisonList.ts'

/** The words of a list of differences, in the language of its reader. */
export interface ComparisonWords {
  /** The names of its columns. */
  readonly header: readonly [
    difference: string,
    handle: string,
    product: string,
    variant: string,
    earlierRow: string,
    laterRow: string,
    column: string,
    before: string,
    after: string,
  ]
  /** Kind of the difference in a line, such as ‘New variant’. */
  readonly kinds: Readonly<Record<OneSided | 'changed' | 'new-column' | 'missing-column', string>>
}

interface RowNumbers {
  /** Returns the number of a row in the earlier file, with the header as 1. */
  readonly earlier: (row: number) => number
  /** Returns the number of a row in the later file, with the header as 1. */
  readonly later: (row: number) => number
}

function columnLines(kind: string, names: readonly string[]): string[][] {
  return names.map((name) => [kind, '', '', '', '', '', name, '', ''])
}

/**
 * Lists all differences as CSV: a line for each changed cell, and for each product, variant, image or
 * column that only one file has.
 */
export function comparisonAsCsv(
  comparison: Comparison,
  numbers: RowNumbers,
  { header, kinds }: ComparisonWords,
): string {
  const rowsOf = ({ earlier, later }: Pick<RowDifference, 'earlier' | 'later'>) => [
    earlier === undefined ? '' : String(numbers.earlier(earlier)),
    later === undefined ? '' : String(numbers.later(later)),
  ]
  const products = comparison.products.flatMap((product) => {
    const about = [product.handle, titleOf(comparison, product)]
    if (product.kind !== 'changed') {
      return [[kinds[product.kind], ...about, '', ...rowsOf(product), '', '', '']]
    }
    return product.rows.flatMap((row) => {
      const named = [...about, row.of === 'product' ? '' : rowName(comparison, row), ...rowsOf(row)]
      const side = findOneSided(row.kind, row.of)
      if (side !== undefined) return [[kinds[side], ...named, '', '', '']]
      return row.columns.flatMap((index) => {
        const column = comparison.columns[index]
        if (!column) return []
        const { before, after } = changedTexts(comparison, row, column)
        return [[kinds.changed, ...named, column.name, before, after]]
      })
    })
  })
  return listAsCsv([
    header,
    ...columnLines(kinds['new-column'], comparison.newColumns),
    ...columnLines(kinds['missing-column'], comparison.missingColumns),
    ...products,
  ])
}
