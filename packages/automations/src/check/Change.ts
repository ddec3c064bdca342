import type { Patch } from '../patches/Patch.ts'
import type { ProductTable } from '../products/ProductTable.ts'

/** A change of some cells, as far as checks depend on it. */
export interface Change {
  readonly patches: readonly Patch[]
  readonly columns: ReadonlySet<number | undefined>
  /** Whether a row may hold a variant that held none, or the other way round. */
  readonly movesVariants: boolean
}

/** Whether a row holds a variant by a cell that did not change. */
function holdsVariant(
  { table, variantColumns }: ProductTable,
  row: number,
  changed: ReadonlySet<number>,
): boolean {
  return variantColumns.some((column) => !changed.has(column) && !table.isBlank(row, column))
}

/** @param products after the change */
export function changeOf(products: ProductTable, patches: readonly Patch[]): Change {
  const columns = new Set(patches.map((patch) => patch[1]))
  const variantColumns = new Set(products.variantColumns)
  const movesVariants = patches.some(
    ([row, column, before, after]) =>
      variantColumns.has(column) &&
      isEmpty(before) !== isEmpty(after) &&
      !holdsVariant(products, row, columns),
  )
  return { patches, columns, movesVariants }
}

function isEmpty(raw: string | null): boolean {
  return raw === null || raw === '' || raw === '""'
}
