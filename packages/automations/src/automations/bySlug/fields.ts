// Written by npm run tokens from the list of slugs.
import type { OptionField } from '../../options/fields.ts'
import type { FileAutomationSlug } from '../slugs.ts'
import { fields as massComparePrice } from '../mass-compare-price/options.ts'
import { fields as currencyConverter } from '../currency-converter/options.ts'
import { fields as bulkVendorChange } from '../bulk-vendor-change/options.ts'
import { fields as autoTag } from '../auto-tag/options.ts'
import { fields as removeTrackQuantity } from '../remove-track-quantity/options.ts'
import { fields as sizeExchanger } from '../size-exchanger/options.ts'
import { fields as variantTitleFixer } from '../variant-title-fixer/options.ts'
import { fields as removeMetadata } from '../remove-metadata/options.ts'
import { fields as aiCopyOptimizer } from '../ai-copy-optimizer/options.ts'

/** The options of each automation. */
export const automationFields = {
  'mass-compare-price': massComparePrice,
  'currency-converter': currencyConverter,
  'bulk-vendor-change': bulkVendorChange,
  'auto-tag': autoTag,
  'remove-track-quantity': removeTrackQuantity,
  'size-exchanger': sizeExchanger,
  'variant-title-fixer': variantTitleFixer,
  'remove-metadata': removeMetadata,
  'ai-copy-optimizer': aiCopyOptimizer,
} satisfies Readonly<Record<FileAutomationSlug, readonly OptionField[]>>
