import type { ProductTable } from '../products/ProductTable.ts'
import { foldCase } from '../text/fold.ts'
import type { GoneProduct } from './ImportPlan.ts'

/**
 * Lists the products of an export that a supplier no longer lists, in whole or in part: those of the
 * vendors of which some product is listed, by SKU.
 *
 * @param matched the products that are listed, by their index
 * @param isListed whether the variant in a row is listed
 */
export function goneProducts(
  table: ProductTable,
  matched: ReadonlySet<number>,
  isListed: (row: number) => boolean,
): GoneProduct[] {
  const vendorOf = (at: number) =>
    foldCase(table.text(table.products[at]!.firstRow, 'vendor').trim())
  const vendors = new Set(Array.from(matched, vendorOf))
  return table.products.flatMap((one, product): GoneProduct[] => {
    if (!vendors.has(vendorOf(product))) return []
    const own = table.variantRows(one).filter((row) => table.text(row, 'sku').trim() !== '')
    const gone = own.filter((row) => !isListed(row))
    if (gone.length === 0) return []
    return [
      {
        product,
        handle: one.handle,
        title: table.text(one.firstRow, 'title'),
        skus: gone.map((row) => table.text(row, 'sku').trim()),
        isWhole: gone.length === own.length && !matched.has(product),
      },
    ]
  })
}
