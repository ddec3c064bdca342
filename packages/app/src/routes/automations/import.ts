export { BulkProductsImporterPage, ProductImporterPage } from '@dropwatt/ui/pages'
