export { AutomationPage } from './AutomationPage.js'
export type { AnyAutomationPageProps, AutomationPageProps } from './AutomationPage.types.js'
export {
  DynamicWatermarkPage,
  ImageCompressionPage,
  RemoveBackgroundPage,
  SwappableBackgroundPage,
} from './named/imagePages.js'
export { BulkProductsImporterPage, ProductImporterPage } from './named/importPages.js'
export { CogsMonitorPage } from './named/ledgerPages.js'
export { CurrencyConverterPage, MassComparePricePage } from './named/pricePages.js'
export { SizeExchangerPage } from './named/sizePages.js'
export {
  AiCopyOptimizerPage,
  AutoTagPage,
  BulkVendorChangePage,
  ProductTranslationPage,
  RemoveMetadataPage,
  RemoveTrackQuantityPage,
  VariantTitleFixerPage,
} from './named/textPages.js'
