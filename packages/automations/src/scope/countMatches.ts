import type { Scope, ScopeField } from '../options/fields.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { filterProducts, filterVariants } from './filterProducts.ts'

/** Number of variants or products of a file that pass the filters of a scope. */
export interface ScopeMatches {
  readonly unit: 'variants' | 'products'
  readonly count: number
  readonly of: number
}

/**
 * Counts what passes the filters of a scope: variants where some of them choose variants.
 *
 * @param lastJob the products that the last job changed, by their index. @default none
 * @returns nothing without filters, as then everything passes
 */
export function countMatches(
  products: ProductTable,
  scope: Scope,
  { ofVariants }: Pick<ScopeField, 'ofVariants'>,
  lastJob?: ReadonlySet<number>,
): ScopeMatches | undefined {
  if (scope.length === 0) return undefined
  const passes = filterProducts(products, scope, lastJob)
  const chooses = ofVariants && filterVariants(products, scope)
  const all = products.products
  if (!chooses) return { unit: 'products', count: all.filter(passes).length, of: all.length }
  let count = 0
  let of = 0
  for (const [index, product] of all.entries()) {
    const rows = products.variantRows(product)
    of += rows.length
    if (passes(product, index)) count += rows.filter((row) => chooses(product, row)).length
  }
  return { unit: 'variants', count, of }
}
