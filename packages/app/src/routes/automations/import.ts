// Written by npm run tokens from the list of slugs and the folders of the automations.
import { BulkProductsImporterPage, ProductImporterPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  'product-importer': automation('product-importer', ProductImporterPage),
  'bulk-products-importer': automation('bulk-products-importer', BulkProductsImporterPage),
}
