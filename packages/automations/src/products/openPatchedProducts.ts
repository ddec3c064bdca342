import { openPatched } from '../patches/openPatched.ts'
import type { Patch } from '../patches/Patch.ts'
import { ProductTable } from './ProductTable.ts'

/**
 * Opens what `applyPatches` wrote as products.
 *
 * @param content the table as UTF-8 with the patches applied to all of its rows
 */
export function openPatchedProducts(
  products: ProductTable,
  patches: readonly Patch[],
  content: Uint8Array,
): ProductTable {
  if (content === products.table.content) return products
  const table = openPatched(products.table, patches, content)
  const handle = products.columns.find('handle')
  const isAlike =
    table.rowCount === products.table.rowCount &&
    patches.every((patch) => patch[0] > 0 && patch[1] !== handle)
  return new ProductTable(table, isAlike ? products : undefined)
}
