import { isFormula } from '../check/formulas.ts'
import { withoutControls } from '../csv/controlCharacters.ts'
import type { ImportedProduct, ImportedVariant } from './ImportedProduct.ts'
import type { ImportNote } from './ImportPlan.ts'
import { importNote } from './SuppliedProduct.ts'

/** Characters that `withoutControls` may change, as a search is much faster than changing each text. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const suspect = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\uFFFE\uFFFF\uD800-\uDFFF]/u

function isClean(text: string | undefined): boolean {
  return text === undefined || !suspect.test(text)
}

function cleanVariant(variant: ImportedVariant): ImportedVariant {
  const { sku, barcode, values } = variant
  if (isClean(sku) && isClean(barcode) && values.every(isClean)) return variant
  return {
    ...variant,
    values: values.map(withoutControls),
    ...(sku !== undefined && { sku: withoutControls(sku) }),
    ...(barcode !== undefined && { barcode: withoutControls(barcode) }),
  }
}

const textFields = ['title', 'description', 'vendor', 'type', 'seoTitle', 'seoDescription'] as const

/**
 * Removes from the texts of a product what no store takes, and notes it. What begins like a formula stays
 * as it is, as the text of a product is none in a store, and is noted for those who open the file in a
 * spreadsheet.
 */
export function cleanTexts(product: ImportedProduct, notes: ImportNote[]): ImportedProduct {
  const cleaned: Partial<Record<(typeof textFields)[number], string>> = {}
  let hasChanged = false
  for (const field of textFields) {
    const text = product[field]
    if (text === undefined || isClean(text)) continue
    const clean = withoutControls(text)
    if (clean === text) continue
    cleaned[field] = clean
    hasChanged = true
  }
  const variants = product.variants.map(cleanVariant)
  const tags = product.tags.every(isClean) ? product.tags : product.tags.map(withoutControls)
  hasChanged ||= tags !== product.tags || variants.some((one, at) => one !== product.variants[at])
  const result = hasChanged ? { ...product, ...cleaned, tags, variants } : product
  if (hasChanged) notes.push(importNote('review', 'controls-removed'))
  const formula = [result.title, result.vendor, result.type, ...result.tags]
    .concat(result.variants.flatMap(({ sku, values }) => [sku, ...values]))
    .find((text) => text !== undefined && isFormula(text))
  if (formula !== undefined) notes.push(importNote('review', 'formula', { text: formula }))
  return result
}
