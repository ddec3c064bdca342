import type { Check, Checking } from './CheckContext.ts'
import { Places } from './Places.ts'

/**
 * Products without a title, which a store refuses, and products with several: an import makes one of
 * what are several products under one handle.
 */
export const checkTitles: Check = ({ cell, find, table }): readonly Checking[] => {
  const missing = new Places('title-missing')
  const differing = new Places('titles-differ')
  const column = find('title')
  let products = 0
  return [
    {
      onProduct: ({ firstRow, endRow }) => {
        if (column === undefined) return
        let first: string | undefined
        const before = differing.count
        for (let row = firstRow; row < endRow; row += 1) {
          if (!cell.seek(row, column) || cell.isBlank) continue
          // The title of a product with one row is read no further.
          if (row === firstRow && endRow === firstRow + 1) return
          const title = table.text(row, column).trim()
          first ??= title
          if (title !== first) differing.add(row, column, title)
        }
        if (first === undefined) missing.add(firstRow, column)
        if (differing.count > before) products += 1
      },
      finish: () => missing.toFinding(),
    },
    {
      finish: () => {
        const example = differing.first?.detail
        return differing.toFinding({ count: products, ...(example !== undefined && { example }) })
      },
    },
  ]
}
