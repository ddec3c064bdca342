// Written by npm run tokens from the list of slugs and the folders of the automations.
import { it as currencyConverter } from '../automations/currency-converter/it.js'
import { it as aiCopyOptimizer } from '../automations/ai-copy-optimizer/it.js'
import { it as sizeExchanger } from '../automations/size-exchanger/it.js'
import { it as variantTitleFixer } from '../automations/variant-title-fixer/it.js'
import { it as productTranslation } from '../automations/product-translation/it.js'
import { it as autoTag } from '../automations/auto-tag/it.js'
import { it as removeBackground } from '../automations/remove-background/it.js'
import { it as swappableBackground } from '../automations/swappable-background/it.js'
import { it as dynamicWatermark } from '../automations/dynamic-watermark/it.js'
import { it as imageCompression } from '../automations/image-compression/it.js'
import { it as massComparePrice } from '../automations/mass-compare-price/it.js'
import { it as removeTrackQuantity } from '../automations/remove-track-quantity/it.js'
import { it as bulkVendorChange } from '../automations/bulk-vendor-change/it.js'
import { it as removeMetadata } from '../automations/remove-metadata/it.js'
import { it as productImporter } from '../automations/product-importer/it.js'
import { it as bulkProductsImporter } from '../automations/bulk-products-importer/it.js'
import { it as cogsMonitor } from '../automations/cogs-monitor/it.js'
import type { AutomationSlug } from '../slugs.js'

/** Each automation in Italian. */
export const automationsInItalian = {
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
} satisfies Readonly<Record<AutomationSlug, object>>
