// Written by npm run tokens from the list of slugs and the folders of the automations.
import type { AutomationSlug } from '@dropwatt/ui/slugs'
import type { RouteObject } from 'react-router-dom'

/** Loads the page of an automation; those with the same kind of picture come together. */
export const automationPages = {
  'currency-converter': async () => ({
    Component: (await import('./automations/price.ts')).CurrencyConverter,
  }),
  'ai-copy-optimizer': async () => ({
    Component: (await import('./automations/text.ts')).AiCopyOptimizer,
  }),
  'size-exchanger': async () => ({
    Component: (await import('./automations/size.ts')).SizeExchanger,
  }),
  'variant-title-fixer': async () => ({
    Component: (await import('./automations/text.ts')).VariantTitleFixer,
  }),
  'product-translation': async () => ({
    Component: (await import('./automations/text.ts')).ProductTranslation,
  }),
  'auto-tag': async () => ({
    Component: (await import('./automations/text.ts')).AutoTag,
  }),
  'remove-background': async () => ({
    Component: (await import('./automations/image.ts')).RemoveBackground,
  }),
  'swappable-background': async () => ({
    Component: (await import('./automations/image.ts')).SwappableBackground,
  }),
  'dynamic-watermark': async () => ({
    Component: (await import('./automations/image.ts')).DynamicWatermark,
  }),
  'image-compression': async () => ({
    Component: (await import('./automations/image.ts')).ImageCompression,
  }),
  'mass-compare-price': async () => ({
    Component: (await import('./automations/price.ts')).MassComparePrice,
  }),
  'remove-track-quantity': async () => ({
    Component: (await import('./automations/text.ts')).RemoveTrackQuantity,
  }),
  'bulk-vendor-change': async () => ({
    Component: (await import('./automations/text.ts')).BulkVendorChange,
  }),
  'remove-metadata': async () => ({
    Component: (await import('./automations/text.ts')).RemoveMetadata,
  }),
  'product-importer': async () => ({
    Component: (await import('./automations/import.ts')).ProductImporter,
  }),
  'bulk-products-importer': async () => ({
    Component: (await import('./automations/import.ts')).BulkProductsImporter,
  }),
  'cogs-monitor': async () => ({
    Component: (await import('./automations/ledger.ts')).CogsMonitor,
  }),
} satisfies Readonly<Record<AutomationSlug, RouteObject['lazy']>>
