import type { Scope, ScopeField } from '../options/fields.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { filterProducts, filterVariants } from './filterProducts.ts'
import { scopeNumber } from './scopeNumber.ts'
import { comparesNumbers, findSubject, subjectFacts } from './subjects.ts'

/** Number of variants or products of a file that pass the conditions of a scope. */
export interface ScopeMatches {
  readonly unit: 'variants' | 'products'
  readonly count: number
  readonly of: number
  /** Number of cells that a condition compares as numbers although they hold another text. @default 0 */
  readonly notNumbers?: number
}

/** Lists the columns that conditions read numbers from. */
function numberColumns({ columns, table }: ProductTable, { conditions }: Scope) {
  const found = new Map<number, { readonly isOfVariants: boolean }>()
  for (const { on, is } of conditions) {
    if (on === 'images' || !(on === 'on-sale' || comparesNumbers(on, is))) continue
    const subject = findSubject(on, columns, table.header)
    const isOfVariants = subjectFacts(on).isOfVariants === true
    if ('found' in subject) for (const column of subject.found) found.set(column, { isOfVariants })
  }
  return found
}

function countNotNumbers(products: ProductTable, scope: Scope): number {
  const { table } = products
  let count = 0
  for (const [column, { isOfVariants }] of numberColumns(products, scope)) {
    for (const { firstRow, endRow } of products.products) {
      const end = isOfVariants ? endRow : firstRow + 1
      for (let row = firstRow; row < end; row += 1) {
        if (table.isBlank(row, column)) continue
        const start = table.cellStart(row, column)
        const number = scopeNumber(table.content, start, table.cellEnd(row, column))
        if (Number.isNaN(number)) count += 1
      }
    }
  }
  return count
}

/**
 * Counts what passes the conditions of a scope: variants where some of them choose variants.
 *
 * @param lastJob the products that the last job changed, by their index. @default none
 * @returns nothing without conditions, as then everything passes
 */
export function countMatches(
  products: ProductTable,
  scope: Scope,
  { ofVariants }: Pick<ScopeField, 'ofVariants'>,
  lastJob?: ReadonlySet<number>,
): ScopeMatches | undefined {
  if (scope.conditions.length === 0) return undefined
  const passes = filterProducts(products, scope, lastJob)
  const chooses = ofVariants && filterVariants(products, scope, lastJob)
  const notNumbers = countNotNumbers(products, scope)
  const more = notNumbers > 0 ? { notNumbers } : {}
  const all = products.products
  if (!chooses) {
    return { unit: 'products', count: all.filter(passes).length, of: all.length, ...more }
  }
  let count = 0
  let of = 0
  for (const product of all) {
    const rows = products.variantRows(product)
    of += rows.length
    if (passes(product)) count += rows.filter((row) => chooses(product, row)).length
  }
  return { unit: 'variants', count, of, ...more }
}
