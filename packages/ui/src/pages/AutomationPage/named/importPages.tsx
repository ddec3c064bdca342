'use client'
import { importPictures as pictures } from '../../../data/pictures/importPictures.js'
import { ImportView as view } from '../pictures/ImportView.js'
import { pageOf } from './pageOf.js'

export const ProductImporterPage = /* @__PURE__ */ pageOf({
  slug: 'product-importer',
  picture: pictures['product-importer'],
  view,
})
export const BulkProductsImporterPage = /* @__PURE__ */ pageOf({
  slug: 'bulk-products-importer',
  picture: pictures['bulk-products-importer'],
  view,
})
