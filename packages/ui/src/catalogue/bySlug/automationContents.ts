// Written by npm run tokens from the list of slugs and the folders of the automations.
import { page as currencyConverter } from '../automations/currency-converter/page.js'
import { page as aiCopyOptimizer } from '../automations/ai-copy-optimizer/page.js'
import { page as sizeExchanger } from '../automations/size-exchanger/page.js'
import { page as variantTitleFixer } from '../automations/variant-title-fixer/page.js'
import { page as productTranslation } from '../automations/product-translation/page.js'
import { page as autoTag } from '../automations/auto-tag/page.js'
import { page as removeBackground } from '../automations/remove-background/page.js'
import { page as swappableBackground } from '../automations/swappable-background/page.js'
import { page as dynamicWatermark } from '../automations/dynamic-watermark/page.js'
import { page as imageCompression } from '../automations/image-compression/page.js'
import { page as massComparePrice } from '../automations/mass-compare-price/page.js'
import { page as removeTrackQuantity } from '../automations/remove-track-quantity/page.js'
import { page as bulkVendorChange } from '../automations/bulk-vendor-change/page.js'
import { page as removeMetadata } from '../automations/remove-metadata/page.js'
import { page as productImporter } from '../automations/product-importer/page.js'
import { page as bulkProductsImporter } from '../automations/bulk-products-importer/page.js'
import { page as cogsMonitor } from '../automations/cogs-monitor/page.js'
import type { AutomationSlug } from '../slugs.js'
import type { AutomationContent } from '../content.types.js'

/** Illustration and facts on the page of each automation. */
export const automationContents: Readonly<Record<AutomationSlug, AutomationContent>> = {
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
