import type { ProductTable } from '../../products/ProductTable.ts'
import { ResultNames } from './ResultNames.ts'

/** An image of a product export. */
export interface ExportImage {
  /** Address of the image in its store. */
  readonly address: string
  /** A name for its file, in a folder with the handle of its product. */
  readonly name: string
}

/** Returns the last part of the path of an address, as people write it. */
function fileNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/u)
  const last = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/**
 * Lists the images of products and variants by their addresses, each once, in the order of the export.
 */
export function exportImages(products: ProductTable): readonly ExportImage[] {
  const names = new ResultNames()
  const images = new Map<string, ExportImage>()
  for (const { handle, firstRow, endRow } of products.products) {
    for (let row = firstRow; row < endRow; row += 1) {
      for (const key of ['imageUrl', 'variantImageUrl'] as const) {
        const address = products.text(row, key).trim()
        if (address === '' || images.has(address)) continue
        images.set(address, { address, name: names.nameFor(`${handle}/${fileNameOf(address)}`) })
      }
    }
  }
  return [...images.values()]
}
