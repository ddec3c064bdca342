import { emptyPlan, type Planning } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import type { BulkVendorChangeOptions } from './options.ts'

export function* plan(
  _products: ProductTable,
  _options: BulkVendorChangeOptions,
  _context: PlanContext,
): Planning {
  yield 0
  return emptyPlan('no-column')
}
