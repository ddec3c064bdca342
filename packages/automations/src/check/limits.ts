import { longestName } from '../options/limits.ts'
import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

/**
 * Limits of a product in Shopify: variants (since the Winter '26 edition), images (help page
 * "Product media"), characters of a handle and of a tag (help pages "Using CSV files to import and
 * export products" and "Formatting product tags").
 */
export const limits = { variants: 2048, images: 250, handle: 255, tag: longestName } as const

function characters(text: string): number {
  return Array.from(text).length
}

/** Products over a limit of the store. An import would refuse them or lose what is beyond. */
export const checkLimits: Check = ({ cell, find, table }) => {
  const places = new Places('over-limit')
  const [image, tags, handleColumn] = [find('imageUrl'), find('tags'), find('handle')]
  let products = 0
  return {
    onProduct: ({ handle, firstRow, endRow }, variants) => {
      const before = places.count
      if (variants.length > limits.variants) {
        places.add(variants[limits.variants] ?? firstRow, undefined, 'variants')
      }
      if (endRow - firstRow > limits.images) {
        let images = 0
        for (let row = firstRow; row < endRow && images <= limits.images; row += 1) {
          if (!cell.seek(row, image)) continue
          images += 1
          if (images > limits.images) places.add(row, image, 'images')
        }
      }
      if (handle.length > limits.handle && characters(handle) > limits.handle) {
        places.add(firstRow, handleColumn, 'handle')
      }
      if (tags !== undefined && cell.seek(firstRow, tags) && cell.size > limits.tag) {
        const list = table.text(firstRow, tags).split(',')
        if (list.some((tag) => characters(tag.trim()) > limits.tag)) {
          places.add(firstRow, tags, 'tag')
        }
      }
      if (places.count > before) products += 1
    },
    finish: () => places.toFinding({ count: products }),
  }
}
