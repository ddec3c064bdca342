// Written by npm run tokens from the list of slugs.
import type { OptionField } from '../../options/fields.ts'
import type { AutomationSlug } from '../slugs.ts'
import { fields as massComparePrice } from '../mass-compare-price/options.ts'
import { fields as currencyConverter } from '../currency-converter/options.ts'
import { fields as bulkVendorChange } from '../bulk-vendor-change/options.ts'
import { fields as autoTag } from '../auto-tag/options.ts'
import { fields as removeTrackQuantity } from '../remove-track-quantity/options.ts'
import { fields as sizeExchanger } from '../size-exchanger/options.ts'
import { fields as variantTitleFixer } from '../variant-title-fixer/options.ts'
import { fields as removeMetadata } from '../remove-metadata/options.ts'
import { fields as aiCopyOptimizer } from '../ai-copy-optimizer/options.ts'
import { fields as productTranslation } from '../product-translation/options.ts'
import { fields as cogsMonitor } from '../cogs-monitor/options.ts'
import { fields as productImporter } from '../product-importer/options.ts'
import { fields as bulkProductsImporter } from '../bulk-products-importer/options.ts'
import { fields as removeBackground } from '../remove-background/options.ts'
import { fields as swappableBackground } from '../swappable-background/options.ts'
import { fields as dynamicWatermark } from '../dynamic-watermark/options.ts'
import { fields as imageCompression } from '../image-compression/options.ts'

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
  'product-translation': productTranslation,
  'cogs-monitor': cogsMonitor,
  'product-importer': productImporter,
  'bulk-products-importer': bulkProductsImporter,
  'remove-background': removeBackground,
  'swappable-background': swappableBackground,
  'dynamic-watermark': dynamicWatermark,
  'image-compression': imageCompression,
} satisfies Readonly<Record<AutomationSlug, readonly OptionField[]>>
