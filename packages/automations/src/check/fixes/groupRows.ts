import type { ProductTable } from '../../products/ProductTable.ts'

/**
 * Brings the rows of each handle together, where its first one is. Rows without a handle stay behind
 * the product they follow.
 *
 * @returns the row to put at each place
 */
export function groupRows({ products, table }: ProductTable): Uint32Array {
  const strays: number[] = []
  const groups = new Map<string, { readonly rows: number[]; readonly strays: number[] }>()
  for (let row = 1; row < (products[0]?.firstRow ?? 1); row += 1) strays.push(row)
  for (const [index, { handle, firstRow, endRow }] of products.entries()) {
    const group = groups.get(handle) ?? { rows: [], strays: [] }
    const next = products[index + 1]?.firstRow ?? table.rowCount
    for (let row = firstRow; row < endRow; row += 1) group.rows.push(row)
    for (let row = endRow; row < next; row += 1) group.strays.push(row)
    groups.set(handle, group)
  }
  const grouped = [...groups.values()].flatMap((group) => group.rows.concat(group.strays))
  return Uint32Array.from([0, ...strays, ...grouped])
}
