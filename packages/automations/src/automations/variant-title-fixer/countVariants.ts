import type { ProductTable } from '../../products/ProductTable.ts'
import { tidySpaces } from '../../text/fold.ts'

interface OptionColumns {
  readonly name: number | undefined
  readonly value: number | undefined
}

/**
 * Counts the variants of a file that have the option name or value of a cell; needless spaces make no
 * difference. They are counted when they are first asked for.
 */
export function countVariants(
  products: ProductTable,
  columns: readonly OptionColumns[],
): (row: number, column: number) => number | undefined {
  const { table } = products
  let counts: ReadonlyMap<string, number> | undefined

  const keyOf = (row: number, column: number, isName: boolean) =>
    `${isName ? 'name' : 'value'} ${tidySpaces(table.text(row, column))}`

  function count(): ReadonlyMap<string, number> {
    const found = new Map<string, number>()
    const add = (key: string, size: number) => found.set(key, (found.get(key) ?? 0) + size)
    for (const product of products.products) {
      const rows = products.variantRows(product)
      for (const { name, value } of columns) {
        if (name !== undefined) add(keyOf(product.firstRow, name, true), rows.length)
        if (value === undefined) continue
        for (const row of rows) {
          if (!table.isBlank(row, value)) add(keyOf(row, value, false), 1)
        }
      }
    }
    return found
  }

  return (row, column) => {
    counts ??= count()
    const isName = columns.some(({ name }) => name === column)
    return counts.get(keyOf(row, column, isName))
  }
}
