import type { AutomationPageProps } from '@dropwatt/ui/pages'
import type { ComponentType } from 'react'
import type { AutomationSlug } from '../paths.ts'

type Load = () => Promise<ComponentType<AutomationPageProps>>

const loadImagePages = () => import('./automations/image.ts')
const loadTextPages = () => import('./automations/text.ts')
const loadImportPages = () => import('./automations/import.ts')
const loadPricePages = () => import('./automations/price.ts')
const loadSizePages = () => import('./automations/size.ts')
const loadLedgerPages = () => import('./automations/ledger.ts')

/** Loads the page of an automation; those with the same kind of picture come together. */
export const automationPages: Readonly<Record<AutomationSlug, Load>> = {
  'currency-converter': async () => (await loadPricePages()).CurrencyConverterPage,
  'ai-copy-optimizer': async () => (await loadTextPages()).AiCopyOptimizerPage,
  'size-exchanger': async () => (await loadSizePages()).SizeExchangerPage,
  'variant-title-fixer': async () => (await loadTextPages()).VariantTitleFixerPage,
  'product-translation': async () => (await loadTextPages()).ProductTranslationPage,
  'auto-tag': async () => (await loadTextPages()).AutoTagPage,
  'remove-background': async () => (await loadImagePages()).RemoveBackgroundPage,
  'swappable-background': async () => (await loadImagePages()).SwappableBackgroundPage,
  'dynamic-watermark': async () => (await loadImagePages()).DynamicWatermarkPage,
  'image-compression': async () => (await loadImagePages()).ImageCompressionPage,
  'mass-compare-price': async () => (await loadPricePages()).MassComparePricePage,
  'remove-track-quantity': async () => (await loadTextPages()).RemoveTrackQuantityPage,
  'bulk-vendor-change': async () => (await loadTextPages()).BulkVendorChangePage,
  'remove-metadata': async () => (await loadTextPages()).RemoveMetadataPage,
  'product-importer': async () => (await loadImportPages()).ProductImporterPage,
  'bulk-products-importer': async () => (await loadImportPages()).BulkProductsImporterPage,
  'cogs-monitor': async () => (await loadLedgerPages()).CogsMonitorPage,
}
