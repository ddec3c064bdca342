import type { Table } from '../csv/Table.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { Comparison, ProductDifference, RowDifference } from './Comparison.ts'
import { pairColumns, type ColumnLevel, type ColumnPairs } from './pairColumns.ts'
import { pairRows, type RowPair } from './pairRows.ts'
import { byImage, bySku, byTexts, optionColumns } from './rowNames.ts'
import { isSameMeaning } from './sameMeaning.ts'

/** All rows of a handle, also where they are apart. */
interface HandleRows {
  readonly rows: readonly number[]
  readonly firstRow: number
}

function rowsByHandle({ products }: ProductTable): ReadonlyMap<string, HandleRows> {
  const found = new Map<string, { readonly rows: number[]; readonly firstRow: number }>()
  for (const { handle, firstRow, endRow } of products) {
    const known = found.get(handle) ?? { rows: [], firstRow }
    for (let row = firstRow; row < endRow; row += 1) known.rows.push(row)
    found.set(handle, known)
  }
  return found
}

/** Whether bytes of two tables are the same. */
function isSameBytes(
  one: Table,
  start: number,
  end: number,
  other: Table,
  otherStart: number,
  otherEnd: number,
): boolean {
  const length = end - start
  if (length !== otherEnd - otherStart) return false
  // What differs mostly differs at its end.
  for (let at = length - 1; at >= 0; at -= 1) {
    if (one.content[start + at] !== other.content[otherStart + at]) return false
  }
  return true
}

/** Returns the difference if only one of the two rows exists. */
function createOneSided(
  { earlier, later }: RowPair,
  of: RowDifference['of'],
): RowDifference | undefined {
  if (earlier !== undefined && later !== undefined) return undefined
  const row = { of, columns: [] }
  if (later !== undefined) return { ...row, kind: 'new', later }
  return earlier === undefined ? undefined : { ...row, kind: 'missing', earlier }
}

/** Compares two exports, product by product. */
class Comparing {
  readonly #earlier: ProductTable
  readonly #later: ProductTable
  readonly #pairs: ColumnPairs
  /** The indices of the columns of each level. */
  readonly #levels: Readonly<Record<ColumnLevel, readonly number[]>>
  /** Whether rows with the same bytes hold the same. */
  readonly #hasSameHeader: boolean
  readonly #options: readonly (readonly [earlier: number, later: number])[]
  #changedCells = 0

  constructor(earlier: ProductTable, later: ProductTable) {
    this.#earlier = earlier
    this.#later = later
    this.#pairs = pairColumns(earlier, later)
    const indices = (level: ColumnLevel) =>
      this.#pairs.columns.flatMap((column, index) => (column.level === level ? index : []))
    this.#levels = {
      product: indices('product'),
      variant: indices('variant'),
      image: indices('image'),
    }
    const [one, other] = [earlier.table, later.table]
    this.#hasSameHeader =
      one.dialect.delimiter === other.dialect.delimiter &&
      one.header.length === other.header.length &&
      one.header.every((name, column) => name === other.header[column])
    this.#options = optionColumns(earlier, later)
  }

  compare(): Comparison {
    const { columns, added, missing } = this.#pairs
    const others = new Map(rowsByHandle(this.#earlier))
    const products: ProductDifference[] = []
    const counts = { new: 0, missing: 0, changed: 0, same: 0 }
    for (const [handle, later] of rowsByHandle(this.#later)) {
      const earlier = others.get(handle)
      others.delete(handle)
      const found = earlier
        ? this.#compareProduct(handle, earlier, later)
        : this.#createOneSided('new', handle, later)
      counts[found?.kind ?? 'same'] += 1
      if (found) products.push(found)
    }
    for (const [handle, earlier] of others) {
      products.push(this.#createOneSided('missing', handle, earlier))
      counts.missing += 1
    }
    return {
      earlier: this.#earlier,
      later: this.#later,
      columns,
      newColumns: added,
      missingColumns: missing,
      products,
      counts: { ...counts, changedCells: this.#changedCells },
    }
  }

  #createOneSided(kind: 'new' | 'missing', handle: string, product: HandleRows): ProductDifference {
    const isNew = kind === 'new'
    return {
      kind,
      handle,
      [isNew ? 'later' : 'earlier']: product.firstRow,
      variants: variantRows(isNew ? this.#later : this.#earlier, product).length,
      rows: [],
    }
  }

  #compareProduct(
    handle: string,
    earlier: HandleRows,
    later: HandleRows,
  ): ProductDifference | undefined {
    if (this.#isUntouched(earlier, later)) return undefined
    const own = { earlier: earlier.firstRow, later: later.firstRow }
    const variants = variantRows(this.#later, later)
    const rows = [
      this.#changed('product', own, this.#levels.product) ?? [],
      this.#compareVariants(variantRows(this.#earlier, earlier), variants),
      this.#compareImages(earlier, later),
    ].flat()
    if (rows.length === 0) return undefined
    for (const { columns } of rows) this.#changedCells += columns.length
    return { kind: 'changed', handle, ...own, variants: variants.length, rows }
  }

  /** Whether the rows of a product have the same bytes in files with the same header. */
  #isUntouched({ rows }: HandleRows, later: HandleRows): boolean {
    if (!this.#hasSameHeader || rows.length !== later.rows.length) return false
    const [one, other] = [this.#earlier.table, this.#later.table]
    return rows.every((row, at) => {
      const span = one.rowSpan(row)
      const otherSpan = other.rowSpan(later.rows[at]!)
      return isSameBytes(one, span.start, span.end, other, otherSpan.start, otherSpan.end)
    })
  }

  /** Pairs variants by their SKU where it is the only one of its product, then by their options. */
  #compareVariants(earlier: readonly number[], later: readonly number[]): RowDifference[] {
    const [one, other] = [this.#earlier, this.#later]
    const options = this.#options
    const pairs = pairRows(earlier, later, [
      { earlier: bySku(one, earlier), later: bySku(other, later) },
      {
        earlier: byTexts(
          one,
          options.map(([column]) => column),
        ),
        later: byTexts(
          other,
          options.map(([, column]) => column),
        ),
      },
    ])
    return pairs.flatMap(
      (pair) =>
        createOneSided(pair, 'variant') ??
        this.#changed('variant', pair, this.#levels.variant) ??
        [],
    )
  }

  /**
   * Pairs images by their address. Their positions are compared only if both files have the same
   * images, as one more image moves all that follow it.
   */
  #compareImages(earlier: HandleRows, later: HandleRows): RowDifference[] {
    const [one, other] = [this.#earlier, this.#later]
    const pairs = pairRows(imageRows(one, earlier), imageRows(other, later), [
      { earlier: byImage(one), later: byImage(other) },
    ])
    const isSameSet = pairs.every((pair) => createOneSided(pair, 'image') === undefined)
    const { columns } = this.#pairs
    const { image, variant } = this.#levels
    const own = isSameSet ? image : image.filter((index) => columns[index]?.id !== 'imagePosition')
    return pairs.flatMap((pair) => {
      const { earlier: before, later: after } = pair
      const found = createOneSided(pair, 'image')
      if (found || before === undefined || after === undefined) return found ?? []
      const holdsVariant = isVariant(one, earlier, before) || isVariant(other, later, after)
      return this.#changed('image', pair, holdsVariant ? own : [...own, ...variant]) ?? []
    })
  }

  #changed(
    of: RowDifference['of'],
    { earlier, later }: RowPair,
    compared: readonly number[],
  ): RowDifference | undefined {
    if (earlier === undefined || later === undefined) return undefined
    const columns = compared.filter((index) => this.#differs(index, earlier, later))
    return columns.length === 0 ? undefined : { kind: 'changed', of, earlier, later, columns }
  }

  #differs(index: number, row: number, otherRow: number): boolean {
    const { earlier, later, meaning } = this.#pairs.columns[index]!
    const [one, other] = [this.#earlier.table, this.#later.table]
    const start = one.cellStart(row, earlier)
    const end = one.cellEnd(row, earlier)
    const otherStart = other.cellStart(otherRow, later)
    const otherEnd = other.cellEnd(otherRow, later)
    if (isSameBytes(one, start, end, other, otherStart, otherEnd)) return false
    return !isSameMeaning(one.text(row, earlier), other.text(otherRow, later), meaning)
  }
}

function isVariant(products: ProductTable, { firstRow }: HandleRows, row: number): boolean {
  return products.isVariant({ handle: '', firstRow, endRow: firstRow }, row)
}

function variantRows(products: ProductTable, product: HandleRows): number[] {
  return product.rows.filter((row) => isVariant(products, product, row))
}

function imageRows(products: ProductTable, { rows }: HandleRows): number[] {
  return rows.filter((row) => products.text(row, 'imageUrl') !== '')
}

/**
 * Compares two exports of a store. Products are paired by their handle; their variants by the SKU
 * where it is the only one of its product, else by the option values; their images by the address;
 * columns by what they mean, under today's names and older ones. Values that are only written in
 * another way are the same, such as `24.9` and `24.90` or tags in another order. Exchanging both files
 * gives the same differences, the other way round.
 */
export function compareExports(earlier: ProductTable, later: ProductTable): Comparison {
  return new Comparing(earlier, later).compare()
}
