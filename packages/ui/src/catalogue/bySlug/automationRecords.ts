// Written by npm run tokens from the list of slugs and the folders of the automations.
import { record as currencyConverter } from '../automations/currency-converter/record.js'
import { record as aiCopyOptimizer } from '../automations/ai-copy-optimizer/record.js'
import { record as sizeExchanger } from '../automations/size-exchanger/record.js'
import { record as variantTitleFixer } from '../automations/variant-title-fixer/record.js'
import { record as productTranslation } from '../automations/product-translation/record.js'
import { record as autoTag } from '../automations/auto-tag/record.js'
import { record as removeBackground } from '../automations/remove-background/record.js'
import { record as swappableBackground } from '../automations/swappable-background/record.js'
import { record as dynamicWatermark } from '../automations/dynamic-watermark/record.js'
import { record as imageCompression } from '../automations/image-compression/record.js'
import { record as massComparePrice } from '../automations/mass-compare-price/record.js'
import { record as removeTrackQuantity } from '../automations/remove-track-quantity/record.js'
import { record as bulkVendorChange } from '../automations/bulk-vendor-change/record.js'
import { record as removeMetadata } from '../automations/remove-metadata/record.js'
import { record as productImporter } from '../automations/product-importer/record.js'
import { record as bulkProductsImporter } from '../automations/bulk-products-importer/record.js'
import { record as cogsMonitor } from '../automations/cogs-monitor/record.js'
import type { AutomationSlug } from '../slugs.js'
import type { AutomationRecord } from '../types.js'

/** Entry of each automation in lists and the navigation. */
export const automationRecords: Readonly<Record<AutomationSlug, AutomationRecord>> = {
  'currency-converter': currencyConverter,
  'ai-copy-optimizer': aiCopyOptimizer,
  'size-exchanger': sizeExchanger,
  'variant-title-fixer': variantTitleFixer,
  'product-translation': productTranslation,
  'auto-tag': autoTag,
  'remove-background': removeBackground,
  'swappable-background': swappableBackground,
  'dynamic-watermark': dynamicWatermark,
  'image-compression': imageCompression,
  'mass-compare-price': massComparePrice,
  'remove-track-quantity': removeTrackQuantity,
  'bulk-vendor-change': bulkVendorChange,
  'remove-metadata': removeMetadata,
  'product-importer': productImporter,
  'bulk-products-importer': bulkProductsImporter,
  'cogs-monitor': cogsMonitor,
}
