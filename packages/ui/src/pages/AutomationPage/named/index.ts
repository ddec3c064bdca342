// Written by npm run tokens from the list of slugs and the folders of the automations.
export {
  DynamicWatermarkPage,
  ImageCompressionPage,
  RemoveBackgroundPage,
  SwappableBackgroundPage,
} from './imagePages.js'
export { BulkProductsImporterPage, ProductImporterPage } from './importPages.js'
export { CogsMonitorPage } from './ledgerPages.js'
export { CurrencyConverterPage, MassComparePricePage } from './pricePages.js'
export { SizeExchangerPage } from './sizePages.js'
export {
  AiCopyOptimizerPage,
  AutoTagPage,
  BulkVendorChangePage,
  ProductTranslationPage,
  RemoveMetadataPage,
  RemoveTrackQuantityPage,
  VariantTitleFixerPage,
} from './textPages.js'
