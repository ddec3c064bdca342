// Written by npm run tokens from the list of slugs.
import type { Planner } from '../../plan/Planner.ts'
import type { automationFields } from './fields.ts'
import type { FileAutomationSlug } from '../slugs.ts'
import { plan as massComparePrice } from '../mass-compare-price/plan.ts'
import { plan as currencyConverter } from '../currency-converter/plan.ts'
import { plan as bulkVendorChange } from '../bulk-vendor-change/plan.ts'
import { plan as autoTag } from '../auto-tag/plan.ts'
import { plan as removeTrackQuantity } from '../remove-track-quantity/plan.ts'
import { plan as sizeExchanger } from '../size-exchanger/plan.ts'
import { plan as variantTitleFixer } from '../variant-title-fixer/plan.ts'
import { plan as removeMetadata } from '../remove-metadata/plan.ts'
import { plan as aiCopyOptimizer } from '../ai-copy-optimizer/plan.ts'
import { plan as productTranslation } from '../product-translation/plan.ts'
import { plan as cogsMonitor } from '../cogs-monitor/plan.ts'

/** How each automation plans its changes. */
export const planners = {
  'mass-compare-price': massComparePrice,
  'currency-converter': currencyConverter,
  'bulk-vendor-change': bulkVendorChange,
  'auto-tag': autoTag,
  'remove-track-quantity': removeTrackQuantity,
  'size-exchanger': sizeExchanger,
  'variant-title-fixer': variantTitleFixer,
  'remove-metadata': removeMetadata,
  'ai-copy-optimizer': aiCopyOptimizer,
  'product-translation': productTranslation,
  'cogs-monitor': cogsMonitor,
} satisfies { readonly [Slug in FileAutomationSlug]: Planner<(typeof automationFields)[Slug]> }
