// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as productImporter } from '../../../catalogue/automations/product-importer/page.js'
import { page as bulkProductsImporter } from '../../../catalogue/automations/bulk-products-importer/page.js'
import { ImportView as view } from '../pictures/ImportView.js'
import { pageOf } from './pageOf.js'

export const ProductImporterPage = /* @__PURE__ */ pageOf({
  slug: 'product-importer',
  page: productImporter,
  view,
})
export const BulkProductsImporterPage = /* @__PURE__ */ pageOf({
  slug: 'bulk-products-importer',
  page: bulkProductsImporter,
  view,
})
