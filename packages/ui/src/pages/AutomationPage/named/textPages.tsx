'use client'
import { textPictures as pictures } from '../../../data/pictures/textPictures.js'
import { TextView as view } from '../pictures/TextView.js'
import { pageOf } from './pageOf.js'

export const AiCopyOptimizerPage = /* @__PURE__ */ pageOf({
  slug: 'ai-copy-optimizer',
  picture: pictures['ai-copy-optimizer'],
  view,
})
export const ProductTranslationPage = /* @__PURE__ */ pageOf({
  slug: 'product-translation',
  picture: pictures['product-translation'],
  view,
})
export const VariantTitleFixerPage = /* @__PURE__ */ pageOf({
  slug: 'variant-title-fixer',
  picture: pictures['variant-title-fixer'],
  view,
})
export const AutoTagPage = /* @__PURE__ */ pageOf({
  slug: 'auto-tag',
  picture: pictures['auto-tag'],
  view,
})
export const BulkVendorChangePage = /* @__PURE__ */ pageOf({
  slug: 'bulk-vendor-change',
  picture: pictures['bulk-vendor-change'],
  view,
})
export const RemoveTrackQuantityPage = /* @__PURE__ */ pageOf({
  slug: 'remove-track-quantity',
  picture: pictures['remove-track-quantity'],
  view,
})
export const RemoveMetadataPage = /* @__PURE__ */ pageOf({
  slug: 'remove-metadata',
  picture: pictures['remove-metadata'],
  view,
})
