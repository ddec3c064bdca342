// Written by npm run tokens from the list of slugs and the folders of the automations.
export * from './imagePages.js'
export { BulkProductsImporterPage, ProductImporterPage } from './importPages.js'
export { CogsMonitorPage } from './ledgerPages.js'
export { CurrencyConverterPage, MassComparePricePage } from './pricePages.js'
export { SizeExchangerPage } from './sizePages.js'
export * from './textPages.js'
