import { productsOfRows, type Snapshot } from '../file/Snapshot.ts'
import type { Product } from '../products/ProductTable.ts'
import { changedCells, findChangedColumns, haveImages } from './changedColumns.ts'
import type { ProductRows } from './parts.ts'
import type { RowRange } from './ranges.ts'

/**
 * Extent of a download.
 *
 * - `columns` the changed products with what identifies their variants and the columns that changed;
 *   of an export of translations the texts that changed
 * - `changed` the changed products with all their rows and columns
 * - `whole` everything
 */
export type DownloadScope = 'columns' | 'changed' | 'whole'

/** The cells of a download. */
export interface Selection {
  /** The rows of each product, which stay in one file. */
  readonly groups: readonly ProductRows[]
  /** The columns that are left out. */
  readonly excluded: ReadonlySet<number>
}

/** Lists the rows of a product that are needed, as ranges. */
function rangesOf({ firstRow, endRow }: Product, isNeeded: (row: number) => boolean): RowRange[] {
  const ranges: { start: number; end: number }[] = []
  for (let row = firstRow; row < endRow; row += 1) {
    if (!isNeeded(row)) continue
    const last = ranges.at(-1)
    if (last?.end === row) last.end += 1
    else ranges.push({ start: row, end: row + 1 })
  }
  return ranges
}

/** Rows without a handle go with the product before them, those at the start with the first one. */
function wholeGroups(snapshot: Snapshot): ProductRows[] {
  const { table, products } = snapshot.products
  return products.map((_, index) => [
    {
      start: index === 0 ? 1 : products[index]!.firstRow,
      end: products[index + 1]?.firstRow ?? table.rowCount,
    },
  ])
}

/**
 * Selects the cells of a download, without columns and products that jobs exclude.
 *
 * @throws {RangeError} when the download needs all columns, and only those that changed are asked for
 */
export function select(snapshot: Snapshot, which: DownloadScope): Selection {
  const { products: table, changedProducts, excludedProducts, excludedColumns } = snapshot
  const { products } = table
  const excluded = new Set(excludedColumns)
  const isIncluded = (index: number) => !excludedProducts.has(products[index]?.handle ?? '')
  if (which === 'whole') {
    return { groups: wholeGroups(snapshot).filter((_, index) => isIncluded(index)), excluded }
  }
  const included = (indexes: ReadonlySet<number>) =>
    [...indexes].filter(isIncluded).map((index) => products[index]!)
  if (which === 'changed') {
    return {
      groups: included(changedProducts).map(({ firstRow, endRow }) => [
        { start: firstRow, end: endRow },
      ]),
      excluded,
    }
  }
  const found = findChangedColumns(snapshot)
  if (typeof found === 'string') throw new RangeError(`The download needs all columns: ${found}.`)
  const written = new Set([...found.keys, ...found.beside, ...found.changed])
  const patched = new Set(
    changedCells(snapshot)
      .filter((patch) => written.has(patch[1]))
      .map((patch) => patch[0]),
  )
  const isTexts = table.kind === 'translations'
  const needsAll = !isTexts && haveImages(table.columns, written)
  // Without its image, a row that only holds one would look like a variant without options.
  const isNeeded = (product: Product) => (row: number) =>
    needsAll || patched.has(row) || (!isTexts && table.isVariant(product, row))
  return {
    groups: included(productsOfRows(table, [...patched])).map((product) =>
      rangesOf(product, isNeeded(product)),
    ),
    excluded: new Set([...table.table.header.keys()].filter((column) => !written.has(column))),
  }
}
