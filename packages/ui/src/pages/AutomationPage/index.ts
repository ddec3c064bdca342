export { AutomationPage } from './AutomationPage.js'
export type { AnyAutomationPageProps, AutomationPageProps } from './AutomationPage.types.js'
export {
  AiCopyOptimizerPage,
  AutoTagPage,
  BulkProductsImporterPage,
  BulkVendorChangePage,
  CogsMonitorPage,
  CurrencyConverterPage,
  DynamicWatermarkPage,
  ImageCompressionPage,
  MassComparePricePage,
  ProductImporterPage,
  ProductTranslationPage,
  RemoveBackgroundPage,
  RemoveMetadataPage,
  RemoveTrackQuantityPage,
  SizeExchangerPage,
  SwappableBackgroundPage,
  VariantTitleFixerPage,
} from './namedPages.js'
