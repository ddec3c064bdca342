// Written by npm run tokens from the list of slugs.
import type { AutomationTexts } from '../../options/texts.ts'
import type { AutomationSlug } from '../slugs.ts'
import { strings as massComparePrice } from '../mass-compare-price/strings.ts'
import { strings as currencyConverter } from '../currency-converter/strings.ts'
import { strings as bulkVendorChange } from '../bulk-vendor-change/strings.ts'
import { strings as autoTag } from '../auto-tag/strings.ts'
import { strings as removeTrackQuantity } from '../remove-track-quantity/strings.ts'
import { strings as sizeExchanger } from '../size-exchanger/strings.ts'
import { strings as variantTitleFixer } from '../variant-title-fixer/strings.ts'
import { strings as removeMetadata } from '../remove-metadata/strings.ts'
import { strings as aiCopyOptimizer } from '../ai-copy-optimizer/strings.ts'
import { strings as productTranslation } from '../product-translation/strings.ts'
import { strings as cogsMonitor } from '../cogs-monitor/strings.ts'
import { strings as productImporter } from '../product-importer/strings.ts'
import { strings as bulkProductsImporter } from '../bulk-products-importer/strings.ts'
import { strings as removeBackground } from '../remove-background/strings.ts'
import { strings as swappableBackground } from '../swappable-background/strings.ts'
import { strings as dynamicWatermark } from '../dynamic-watermark/strings.ts'
import { strings as imageCompression } from '../image-compression/strings.ts'

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
  'product-translation': productTranslation,
  'cogs-monitor': cogsMonitor,
  'product-importer': productImporter,
  'bulk-products-importer': bulkProductsImporter,
  'remove-background': removeBackground,
  'swappable-background': swappableBackground,
  'dynamic-watermark': dynamicWatermark,
  'image-compression': imageCompression,
} satisfies Readonly<Record<AutomationSlug, AutomationTexts>>
