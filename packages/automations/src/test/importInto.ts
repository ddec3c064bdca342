import { optionKeys } from '../guards/losses.ts'
import { foldColumnName } from '../products/Columns.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'

/** Columns whose value in the first row of a product applies to all its variants. */
const ofProduct: ReadonlySet<string> = new Set(
  [
    'Title',
    'Body (HTML)',
    'Description',
    'Vendor',
    'Product category',
    'Type',
    'Tags',
    'Published',
    'Published on online store',
    'Status',
    'SEO title',
    'SEO description',
    'Gift card',
  ].map(foldColumnName),
)

const ofImages = ['imageUrl', 'imagePosition', 'imageAltText'] as const

function rowsIn({ firstRow, endRow }: Product): number[] {
  return Array.from({ length: endRow - firstRow }, (_, at) => firstRow + at)
}

/** Reads the values of the options of a variant. */
function keyOf(table: ProductTable, row: number): string {
  return JSON.stringify(
    optionKeys.filter((_, at) => at % 2 === 1).map((key) => table.text(row, key).trim()),
  )
}

/**
 * Imports a file into a store as Shopify's help page "Using CSV files to import and export products"
 * describes it, with ‘Overwrite products with matching handles’: a cell takes the place of the one in
 * the store, an empty one too; a column that is not in the file stays; variants are told apart by their
 * options, and those that are not in the file are deleted; a row without options is one more variant,
 * unless it holds an image.
 *
 * @param store an export of the store
 * @returns the rows of the store afterwards, as its export would have them; of a product that lost or
 *   got a variant, the rows of its variants only
 */
export function importInto(store: ProductTable, file: ProductTable): string[][] {
  const byHandle = new Map(file.products.map((product) => [product.handle, product]))
  const { header } = store.table
  const place = new Map(file.table.header.map((name, column) => [name, column]))
  const images = new Set(ofImages.flatMap((key) => store.columns.find(key) ?? []))
  const hasImages = file.columns.find('imageUrl') !== undefined

  return store.products.flatMap((product) => {
    const rows = rowsIn(product).map((row) =>
      header.map((_, column) => store.table.text(row, column)),
    )
    const update = byHandle.get(product.handle)
    if (!update) return rows
    const updates = rowsIn(update)
    const variants = updates.filter((row) => (hasImages ? file.isVariant(update, row) : true))
    const own = store.variantRows(product)
    const found = new Map(own.map((row) => [keyOf(store, row), row]))
    const isSame =
      variants.length === own.length && variants.every((row) => found.has(keyOf(file, row)))
    if (!isSame) {
      return variants.map((row) =>
        header.map((name) => file.table.text(row, place.get(name) ?? -1)),
      )
    }
    for (const row of variants) {
      const target = rows[found.get(keyOf(file, row))! - product.firstRow]!
      for (const [column, name] of header.entries()) {
        const from = place.get(name)
        if (from === undefined || images.has(column)) continue
        const isFirst = row === update.firstRow
        if (!isFirst && ofProduct.has(foldColumnName(name))) continue
        target[column] = file.table.text(row, from)
      }
    }
    // A list of images takes the place of the one in the store.
    for (const [at, row] of hasImages ? updates.entries() : []) {
      for (const column of images) {
        const from = place.get(header[column]!)
        if (from !== undefined) rows[at]![column] = file.table.text(row, from)
      }
    }
    return rows
  })
}
