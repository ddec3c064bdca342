// Written by npm run tokens from the list of slugs and the folders of the automations.
import { BulkProductsImporterPage, ProductImporterPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const ProductImporter = automation('product-importer', ProductImporterPage)
export const BulkProductsImporter = automation('bulk-products-importer', BulkProductsImporterPage)
