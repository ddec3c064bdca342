import type { Product } from './ProductTable.ts'

/** Finds the product that a row belongs to, by its index. */
export function productOfRow(products: readonly Product[], row: number): number | undefined {
  let low = 0
  let high = products.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (products[middle]!.endRow <= row) low = middle + 1
    else high = middle
  }
  const product = products[low]
  return product && product.firstRow <= row ? low : undefined
}
