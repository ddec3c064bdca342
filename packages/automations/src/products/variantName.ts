import type { ProductTable } from './ProductTable.ts'

/** Names a variant by its options, and a row that only holds a picture by its file. */
export function variantName(products: ProductTable, row: number): string {
  const options = (['option1Value', 'option2Value', 'option3Value'] as const)
    .map((key) => products.text(row, key))
    .filter((value) => value !== '')
  if (options.length > 0) return options.join(' / ')
  const address = products.text(row, 'imageUrl')
  return address.slice(address.lastIndexOf('/') + 1)
}
