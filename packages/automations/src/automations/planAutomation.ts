import { parseOptions } from '../options/validate.ts'
import { fitToHeader } from '../options/defaultOptions.ts'
import type { OptionField, Options } from '../options/fields.ts'
import type { Planning } from '../plan/Plan.ts'
import type { PlanContext } from '../plan/Planner.ts'
import { skipProducts } from '../plan/skipProducts.ts'
import { stopReadOnly } from '../plan/stopReadOnly.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { automationFields } from './bySlug/options.ts'
import { planners } from './bySlug/planners.ts'
import type { FileAutomationSlug } from './slugs.ts'

type AnyPlanner = (products: ProductTable, options: Options, context: PlanContext) => Planning

/**
 * Plans the changes of an automation. Columns are found under the names of either generation of
 * headers.
 *
 * @param options those that are missing have their default
 * @throws {OptionsError} when an option is unknown or has no valid value
 */
export function planAutomation(
  slug: FileAutomationSlug,
  products: ProductTable,
  options: Options,
  context: PlanContext = {},
): Planning {
  const fields: readonly OptionField[] = automationFields[slug]
  // The list of planners pairs each with its own fields, by which the options were just parsed.
  const planner = planners[slug] as AnyPlanner
  const fitted = fitToHeader(fields, parseOptions(fields, options), products.table.header)
  const { excludedProducts = new Set() } = context
  const planning = skipProducts(planner(products, fitted, context), products, excludedProducts)
  return stopReadOnly(planning, products, context)
}
