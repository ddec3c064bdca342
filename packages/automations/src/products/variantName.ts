import { optionValueKeys } from './cells.ts'
import type { Product, ProductTable } from './ProductTable.ts'

/** Names a variant by its options, and a row that only holds a picture by its file. */
export function variantName(products: ProductTable, row: number): string {
  const options = optionValueKeys
    .map((key) => products.text(row, key))
    .filter((value) => value !== '')
  if (options.length > 0) return options.join(' / ')
  return pictureName(products, row)
}

/** Names the picture of a row by its file; empty without one. */
export function pictureName(products: ProductTable, row: number): string {
  const address = products.text(row, 'imageUrl')
  return address.slice(address.lastIndexOf('/') + 1)
}

/**
 * Names a row by its product and, if that has several, its variant, such as ‘Cotton tee, Sand / S’; in
 * an export of translations by its product and its field.
 */
export function rowName(products: ProductTable, product: Product, row: number): string {
  const title = products.nameOf(product)
  const { table, translations } = products
  if (translations) return `${title}, ${table.text(row, translations.field)}`
  const isOne = products.variantRows(product).length === 1
  return isOne ? title : `${title}, ${variantName(products, row)}`
}
