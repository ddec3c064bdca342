// Written by npm run tokens from the list of slugs.
import type { Translation } from '../../options/texts.ts'
import type { automationTexts } from './strings.ts'
import type { AutomationSlug } from '../slugs.ts'
import { it as massComparePrice } from '../mass-compare-price/it.ts'
import { it as currencyConverter } from '../currency-converter/it.ts'
import { it as bulkVendorChange } from '../bulk-vendor-change/it.ts'
import { it as autoTag } from '../auto-tag/it.ts'
import { it as removeTrackQuantity } from '../remove-track-quantity/it.ts'
import { it as sizeExchanger } from '../size-exchanger/it.ts'
import { it as variantTitleFixer } from '../variant-title-fixer/it.ts'
import { it as removeMetadata } from '../remove-metadata/it.ts'
import { it as aiCopyOptimizer } from '../ai-copy-optimizer/it.ts'
import { it as productTranslation } from '../product-translation/it.ts'
import { it as cogsMonitor } from '../cogs-monitor/it.ts'
import { it as productImporter } from '../product-importer/it.ts'
import { it as bulkProductsImporter } from '../bulk-products-importer/it.ts'
import { it as removeBackground } from '../remove-background/it.ts'
import { it as swappableBackground } from '../swappable-background/it.ts'
import { it as dynamicWatermark } from '../dynamic-watermark/it.ts'
import { it as imageCompression } from '../image-compression/it.ts'

/** What each automation says in Italian. */
export const automationTextsIt = {
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
} satisfies { readonly [Slug in AutomationSlug]: Translation<(typeof automationTexts)[Slug]> }
