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
  let images = 0
  let variants = 0
  return {
    onProduct: ({ firstRow, endRow }, variantRows) => {
      let next = 0
      for (let row = firstRow; row < endRow; row += 1) {
        if (isMissing(row, alt) && cell.seek(row, image)) {
          images += 1
          places.add(row, alt, 'alt')
        }
        if (variantRows[next] !== row) continue
        next += 1
        if (isMissing(row, sku)) {
          variants += 1
          places.add(row, sku, 'sku')
        }
        if (isMissing(row, cost)) places.add(row, cost, 'cost')
      }
    },
    finish: () => places.toFinding({ count: images, otherCount: variants }),
  }
}
