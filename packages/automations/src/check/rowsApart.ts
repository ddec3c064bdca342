import type { Product } from '../products/ProductTable.ts'
import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

/**
 * Rows of one handle that do not follow one another, as after sorting in a spreadsheet. An import
 * would lose their variants and images.
 */
export const checkRowsApart: Check = ({ products }) => {
  const places = new Places('rows-apart')
  const seen = new Set<string>()
  const apart = new Set<string>()
  return {
    onProduct: ({ handle, firstRow, endRow }: Product) => {
      if (!seen.has(handle)) {
        seen.add(handle)
        return
      }
      apart.add(handle)
      for (let row = firstRow; row < endRow; row += 1) places.add(row)
    },
    finish: () =>
      products.products.length === seen.size
        ? undefined
        : places.toFinding({
            count: apart.size,
            otherCount: places.count,
            fix: 'group-rows',
            isSafe: true,
          }),
  }
}
