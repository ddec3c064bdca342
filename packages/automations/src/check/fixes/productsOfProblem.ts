import type { Product, ProductTable } from '../../products/ProductTable.ts'
import type { Finding } from '../Finding.ts'

/**
 * Lists the products that a problem is in.
 *
 * @returns nothing for a warning, and where a place is in no product, such as the header or a row
 *   without a handle: to leave products out would not help then
 */
export function productsOfProblem(
  { products, kind }: ProductTable,
  { severity, places }: Pick<Finding, 'severity' | 'places'>,
): readonly Product[] | undefined {
  if (severity !== 'problem' || kind !== 'products') return undefined
  const found: Product[] = []
  let index = 0
  for (const { row } of places.toSorted((one, other) => one.row - other.row)) {
    while (index < products.length && products[index]!.endRow <= row) index += 1
    const product = products[index]
    if (!product || product.firstRow > row) return undefined
    if (found.at(-1) !== product) found.push(product)
  }
  return found
}
