import { openPatched } from '../patches/openPatched.ts'
import type { Patch } from '../patches/Patch.ts'
import { ProductTable } from './ProductTable.ts'

/** Whether a table has the same products and columns after patches that keep its rows. */
export function isAlike({ keyColumns }: ProductTable, patches: readonly Patch[]): boolean {
  return patches.every((patch) => patch[0] > 0 && !keyColumns.includes(patch[1]))
}

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
  const hasSameRows = table.rowCount === products.table.rowCount
  return new ProductTable(table, hasSameRows && isAlike(products, patches) ? products : undefined)
}
