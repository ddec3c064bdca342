'use client'
import type { AutomationSlug } from '../../data/automations.js'
import { AutomationPage } from './AutomationPage.js'
import type { AutomationPageProps } from './AutomationPage.types.js'

function pageOf(slug: AutomationSlug) {
  return function NamedAutomationPage(props: AutomationPageProps) {
    return <AutomationPage {...props} slug={slug} />
  }
}

export const CurrencyConverterPage = /* @__PURE__ */ pageOf('currency-converter')
export const AiCopyOptimizerPage = /* @__PURE__ */ pageOf('ai-copy-optimizer')
export const SizeExchangerPage = /* @__PURE__ */ pageOf('size-exchanger')
export const VariantTitleFixerPage = /* @__PURE__ */ pageOf('variant-title-fixer')
export const ProductTranslationPage = /* @__PURE__ */ pageOf('product-translation')
export const AutoTagPage = /* @__PURE__ */ pageOf('auto-tag')
export const RemoveBackgroundPage = /* @__PURE__ */ pageOf('remove-background')
export const SwappableBackgroundPage = /* @__PURE__ */ pageOf('swappable-background')
export const DynamicWatermarkPage = /* @__PURE__ */ pageOf('dynamic-watermark')
export const ImageCompressionPage = /* @__PURE__ */ pageOf('image-compression')
export const MassComparePricePage = /* @__PURE__ */ pageOf('mass-compare-price')
export const RemoveTrackQuantityPage = /* @__PURE__ */ pageOf('remove-track-quantity')
export const BulkVendorChangePage = /* @__PURE__ */ pageOf('bulk-vendor-change')
export const RemoveMetadataPage = /* @__PURE__ */ pageOf('remove-metadata')
export const ProductImporterPage = /* @__PURE__ */ pageOf('product-importer')
export const BulkProductsImporterPage = /* @__PURE__ */ pageOf('bulk-products-importer')
export const CogsMonitorPage = /* @__PURE__ */ pageOf('cogs-monitor')
