import type { FieldKey } from '../fields/keys.ts'
import type { Intent } from '../intents/Intent.ts'

/** Places of the values of products and variants in the input of their mutation, as Shopify names what it refuses. */
export const inputPaths: Partial<Readonly<Record<FieldKey, readonly string[]>>> = {
  title: ['title'],
  description: ['descriptionHtml'],
  vendor: ['vendor'],
  category: ['category'],
  type: ['productType'],
  tags: ['tags'],
  status: ['status'],
  sku: ['inventoryItem', 'sku'],
  barcode: ['barcode'],
  price: ['price'],
  compareAtPrice: ['compareAtPrice'],
  cost: ['inventoryItem', 'cost'],
  chargeTax: ['taxable'],
  unitPriceTotal: ['unitPriceMeasurement'],
  unitPriceTotalUnit: ['unitPriceMeasurement'],
  unitPriceBase: ['unitPriceMeasurement'],
  unitPriceBaseUnit: ['unitPriceMeasurement'],
  inventoryTracker: ['inventoryItem', 'tracked'],
  inventoryPolicy: ['inventoryPolicy'],
  grams: ['inventoryItem', 'measurement'],
  weightUnit: ['inventoryItem', 'measurement'],
  requiresShipping: ['inventoryItem', 'requiresShipping'],
  seoTitle: ['seo', 'title'],
  seoDescription: ['seo', 'description'],
}

/** An item of a line, and the place of its object in the variables. */
export interface LinePart {
  readonly item: number
  readonly intent: Intent
  /** Such as `variants`, `3`; empty for the product itself. */
  readonly place: readonly string[]
}

/** Names of variables that Shopify leaves out of some paths, or puts in front. */
const outer = new Set(['product', 'input'])

function pathOf({ intent, place }: LinePart): readonly string[] {
  const { key, market } = intent.column
  return [...place, ...(market ? [market.price] : ((key && inputPaths[key]) ?? []))]
}

/**
 * Finds the items that a refusal is about. One of an object as a whole, such as `variants`, `3`, `id`, is about
 * all of its items.
 *
 * @param field path into the variables; null is about all
 */
export function refusedParts(
  parts: readonly LinePart[],
  field: readonly string[] | null,
): readonly LinePart[] {
  const path = field && outer.has(field[0] ?? '') ? field.slice(1) : (field ?? [])
  let found = parts
  for (const [at, segment] of path.entries()) {
    const narrower = found.filter((part) => pathOf(part)[at] === segment)
    if (narrower.length === 0) {
      // A place that no item has, such as that of another variant, is none of ours.
      const isPlace = found.every(({ place }) => at < place.length)
      return isPlace && at > 0 ? [] : found
    }
    found = narrower
  }
  return found
}
