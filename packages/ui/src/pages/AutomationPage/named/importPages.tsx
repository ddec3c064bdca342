// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as productImporter } from '../../../catalogue/automations/product-importer/page.js'
import { page as bulkProductsImporter } from '../../../catalogue/automations/bulk-products-importer/page.js'
import { ImportView } from '../pictures/ImportView.js'
import { pageOf } from './pageOf.js'

export const ProductImporterPage = /* @__PURE__ */ pageOf(
  'product-importer',
  productImporter,
  ImportView,
)
export const BulkProductsImporterPage = /* @__PURE__ */ pageOf(
  'bulk-products-importer',
  bulkProductsImporter,
  ImportView,
)
