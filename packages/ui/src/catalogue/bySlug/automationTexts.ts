// Written by npm run tokens from the list of slugs and the folders of the automations.
import { strings as currencyConverter } from '../automations/currency-converter/strings.js'
import { strings as aiCopyOptimizer } from '../automations/ai-copy-optimizer/strings.js'
import { strings as sizeExchanger } from '../automations/size-exchanger/strings.js'
import { strings as variantTitleFixer } from '../automations/variant-title-fixer/strings.js'
import { strings as productTranslation } from '../automations/product-translation/strings.js'
import { strings as autoTag } from '../automations/auto-tag/strings.js'
import { strings as removeBackground } from '../automations/remove-background/strings.js'
import { strings as swappableBackground } from '../automations/swappable-background/strings.js'
import { strings as dynamicWatermark } from '../automations/dynamic-watermark/strings.js'
import { strings as imageCompression } from '../automations/image-compression/strings.js'
import { strings as massComparePrice } from '../automations/mass-compare-price/strings.js'
import { strings as removeTrackQuantity } from '../automations/remove-track-quantity/strings.js'
import { strings as bulkVendorChange } from '../automations/bulk-vendor-change/strings.js'
import { strings as removeMetadata } from '../automations/remove-metadata/strings.js'
import { strings as productImporter } from '../automations/product-importer/strings.js'
import { strings as bulkProductsImporter } from '../automations/bulk-products-importer/strings.js'
import { strings as cogsMonitor } from '../automations/cogs-monitor/strings.js'
import type { AutomationSlug } from '../slugs.js'
import type { AutomationStrings } from '../types.js'

/** English texts on the page of each automation. */
export const automationTexts = {
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
} satisfies Readonly<Record<AutomationSlug, AutomationStrings>>
