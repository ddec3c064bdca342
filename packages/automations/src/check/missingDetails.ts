import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

/**
 * Images without alternative text, variants without SKU and variants without cost. A detail counts
 * only if the file has its column.
 */
export const checkMissingDetails: Check = ({ cell, find, table }) => {
  const places = new Places('missing-details')
  const [image, alt] = [find('imageUrl'), find('imageAltText')]
  const [sku, cost] = [find('sku'), find('cost')]
  const isMissing = (row: number, column: number | undefined) =>
    column !== undefined && table.isBlank(row, column)
  const details = { alt: 0, sku: 0, cost: 0 }
  const add = (row: number, column: number | undefined, detail: keyof typeof details) => {
    details[detail] += 1
    places.add(row, column, detail)
  }
  return {
    onProduct: ({ firstRow, endRow }, variantRows) => {
      let next = 0
      for (let row = firstRow; row < endRow; row += 1) {
        if (isMissing(row, alt) && cell.seek(row, image)) {
          add(row, alt, 'alt')
        }
        if (variantRows[next] !== row) continue
        next += 1
        if (isMissing(row, sku)) add(row, sku, 'sku')
        if (isMissing(row, cost)) add(row, cost, 'cost')
      }
    },
    finish: () => places.toFinding({ details }),
  }
}
