// Written by npm run tokens from the list of slugs.
import type { AutomationTexts } from '../../options/texts.ts'
import type { FileAutomationSlug } from '../slugs.ts'
import { strings as massComparePrice } from '../mass-compare-price/strings.ts'
import { strings as currencyConverter } from '../currency-converter/strings.ts'
import { strings as bulkVendorChange } from '../bulk-vendor-change/strings.ts'
import { strings as autoTag } from '../auto-tag/strings.ts'
import { strings as removeTrackQuantity } from '../remove-track-quantity/strings.ts'
import { strings as sizeExchanger } from '../size-exchanger/strings.ts'
import { strings as variantTitleFixer } from '../variant-title-fixer/strings.ts'
import { strings as removeMetadata } from '../remove-metadata/strings.ts'
import { strings as aiCopyOptimizer } from '../ai-copy-optimizer/strings.ts'

/** What each automation says in English. */
export const automationTexts = {
  'mass-compare-price': massComparePrice,
  'currency-converter': currencyConverter,
  'bulk-vendor-change': bulkVendorChange,
  'auto-tag': autoTag,
  'remove-track-quantity': removeTrackQuantity,
  'size-exchanger': sizeExchanger,
  'variant-title-fixer': variantTitleFixer,
  'remove-metadata': removeMetadata,
  'ai-copy-optimizer': aiCopyOptimizer,
} satisfies Readonly<Record<FileAutomationSlug, AutomationTexts>>
