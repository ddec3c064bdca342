import { generateExport } from './generateExport.ts'

/** Makes up the catalogue to try things on: 500 products, always the same, with warnings only. */
export function sampleCatalogue(): Uint8Array {
  return generateExport({ products: 500 })
}
