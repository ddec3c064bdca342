import { BulkProductsImporterPage, ProductImporterPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const ProductImporter = automation('product-importer', ProductImporterPage)
export const BulkProductsImporter = automation('bulk-products-importer', BulkProductsImporterPage)
