import { writeCell } from '../../csv/cells.ts'
import { concatBytes } from '../../csv/concatBytes.ts'
import { encodeFile } from '../../csv/encoding.ts'
import { applyPatches } from '../../patches/applyPatches.ts'
import { byPlace, type Patch } from '../../patches/Patch.ts'
import type { ColumnKey } from '../../products/columnNames.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import type { ImportPlan, PlannedProduct, SettledProduct } from '../ImportPlan.ts'
import { productRows, type Cells } from '../writeProducts.ts'

/** Defaults of a store for a new variant, where the export has a column for them. */
const defaultCells = {
  inventoryPolicy: 'deny',
  fulfillmentService: 'manual',
  requiresShipping: 'true',
  chargeTax: 'true',
} as const satisfies Cells

/** Cells of a product as a whole that a store takes for granted. */
const defaultProductCells = { giftCard: 'false' } as const satisfies Cells

/** Texts that exports write in small letters and the template in capitals, so that a file says which. */
const casedKeys: ReadonlySet<ColumnKey> = new Set([
  'published',
  'status',
  'inventoryPolicy',
  'requiresShipping',
  'chargeTax',
  'giftCard',
])

/** Finds a text of a column, to write others like it. */
function firstText({ table }: ProductTable, column: number): string {
  for (let row = 1; row < table.rowCount; row += 1) {
    if (!table.isBlank(row, column)) return table.text(row, column).trim()
  }
  return ''
}

/** Writes a word in capitals, with one, or in small letters, as another word is. */
function inCaseOf(word: string, other: string): string {
  if (other === '') return word
  const first = other.charAt(0)
  if (other === other.toLowerCase()) return word.toLowerCase()
  if (other === other.toUpperCase()) return word.toUpperCase()
  return first === first.toUpperCase()
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word
}

/** Writes new products in the columns of an export. */
class RowWriter {
  readonly #products: ProductTable
  readonly #cased = new Map<ColumnKey, string>()
  /** The columns that new products have a text for and the export lacks. */
  readonly missing = new Set<ColumnKey>()

  constructor(products: ProductTable) {
    this.#products = products
    for (const key of casedKeys) {
      const column = products.columns.find(key)
      if (column !== undefined) this.#cased.set(key, firstText(products, column))
    }
  }

  /** Returns the lines of a product, without their ends. */
  linesOf(product: SettledProduct): string[] {
    return productRows(product).map((cells, at) => {
      const isVariant = cells.option1Value !== undefined
      return this.#line({
        ...(at === 0 && defaultProductCells),
        ...(isVariant && defaultCells),
        ...cells,
      })
    })
  }

  #line(cells: Cells): string {
    const { columns, table } = this.#products
    const texts = new Map<number, string>()
    for (const [name, text] of Object.entries(cells)) {
      const key = name as ColumnKey
      const column = columns.find(key)
      if (column !== undefined) texts.set(column, this.#inCase(key, text))
      else if (text !== '' && !(key in defaultCells) && !(key in defaultProductCells)) {
        this.missing.add(key)
      }
    }
    return Array.from(table.header, (_, column) =>
      writeCell(texts.get(column) ?? '', table.dialect.delimiter),
    ).join(table.dialect.delimiter)
  }

  #inCase(key: ColumnKey, text: string): string {
    const other = this.#cased.get(key)
    return other === undefined || text === '' ? text : inCaseOf(text, other)
  }
}

/** An update as a file. */
export interface WrittenUpdate {
  readonly bytes: Uint8Array
  /** The columns that new products have a text for and the export lacks. */
  readonly missing: readonly ColumnKey[]
}

/** Lists the patches of products, in the order of the file. */
export function updatePatches(products: readonly PlannedProduct[]): readonly Patch[] {
  return products.flatMap(({ update }) => update?.patches ?? []).toSorted(byPlace)
}

/**
 * Writes an update as a file to import: the header of the export, all rows of each changed product, so
 * that none of its variants is deleted, and new products behind them in the same columns.
 *
 * @param products the open export that the update was planned with
 * @throws {EncodingError} when the encoding of the export lacks a character
 */
export function writeUpdate(products: ProductTable, plan: ImportPlan): WrittenUpdate {
  const { table } = products
  const included = plan.products.filter(({ isIncluded }) => isIncluded)
  const patches = updatePatches(included)
  const handles = new Set(
    included.flatMap(({ update }) =>
      update && update.patches.length > 0 ? products.products[update.product]!.handle : [],
    ),
  )
  // Rows of one product may have others between them.
  const kept = new Set([0])
  for (const { handle, firstRow, endRow } of products.products) {
    if (!handles.has(handle)) continue
    for (let row = firstRow; row < endRow; row += 1) kept.add(row)
  }
  const changed = applyPatches(table, patches, (row) => kept.has(row))
  const writer = new RowWriter(products)
  const lines = included.flatMap(({ update, product }) => (update ? [] : writer.linesOf(product)))
  const { lineEnd } = table.dialect
  const isOpen = changed.length > 0 && !'\n\r'.includes(String.fromCharCode(changed.at(-1) ?? 0))
  const text =
    lines.length === 0
      ? ''
      : `${isOpen ? lineEnd : ''}${lines.map((line) => line + lineEnd).join('')}`
  const content = concatBytes([changed, new TextEncoder().encode(text)])
  return { bytes: encodeFile(content, table), missing: [...writer.missing] }
}
