import type { ProductTable } from '../products/ProductTable.ts'

const known = new WeakMap<ProductTable, readonly string[]>()

/**
 * Returns what a search looks through for each product: its title, handle and SKUs in lower case, on
 * a line each. It is read once for a table.
 */
export function searchTexts(products: ProductTable): readonly string[] {
  const found = known.get(products)
  if (found) return found
  const { table, columns } = products
  const sku = columns.find('sku')
  const texts = products.products.map((product) => {
    const { handle, firstRow, endRow } = product
    let text = `${products.nameOf(product)}\n${handle}`
    for (let row = firstRow; row < endRow; row += 1) {
      if (sku !== undefined && !table.isBlank(row, sku)) text += `\n${table.text(row, sku)}`
    }
    return text.toLowerCase()
  })
  known.set(products, texts)
  return texts
}
