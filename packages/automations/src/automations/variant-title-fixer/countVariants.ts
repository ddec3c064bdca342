import type { ProductTable } from '../../products/ProductTable.ts'
import { tidySpaces } from '../../text/fold.ts'

interface OptionColumns {
  readonly name: number | undefined
  readonly value: number | undefined
}

/** Counts how often texts occur. */
class TextCounts {
  readonly #counts = new Map<string, number>()

  add(text: string, count = 1): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + count)
  }

  /** Counts texts as one that only differ by needless spaces; each is tidied once. */
  tidied(): ReadonlyMap<string, number> {
    const tidied = new TextCounts()
    for (const [text, count] of this.#counts) tidied.add(tidySpaces(text), count)
    return tidied.#counts
  }
}

interface Counts {
  readonly names: ReadonlyMap<string, number>
  readonly values: ReadonlyMap<string, number>
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
  let counts: Counts | undefined

  function count(): Counts {
    const [names, values] = [new TextCounts(), new TextCounts()]
    for (const product of products.products) {
      const rows = products.variantRows(product)
      for (const { name, value } of columns) {
        if (name !== undefined) names.add(table.text(product.firstRow, name), rows.length)
        if (value === undefined) continue
        for (const row of rows) if (!table.isBlank(row, value)) values.add(table.text(row, value))
      }
    }
    return { names: names.tidied(), values: values.tidied() }
  }

  return (row, column) => {
    counts ??= count()
    const isName = columns.some(({ name }) => name === column)
    return counts[isName ? 'names' : 'values'].get(tidySpaces(table.text(row, column)))
  }
}
