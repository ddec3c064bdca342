// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as aiCopyOptimizer } from '../../../catalogue/automations/ai-copy-optimizer/page.js'
import { page as variantTitleFixer } from '../../../catalogue/automations/variant-title-fixer/page.js'
import { page as productTranslation } from '../../../catalogue/automations/product-translation/page.js'
import { page as autoTag } from '../../../catalogue/automations/auto-tag/page.js'
import { page as removeTrackQuantity } from '../../../catalogue/automations/remove-track-quantity/page.js'
import { page as bulkVendorChange } from '../../../catalogue/automations/bulk-vendor-change/page.js'
import { page as removeMetadata } from '../../../catalogue/automations/remove-metadata/page.js'
import { TextView as view } from '../pictures/TextView.js'
import { pageOf } from './pageOf.js'

export const AiCopyOptimizerPage = /* @__PURE__ */ pageOf({
  slug: 'ai-copy-optimizer',
  page: aiCopyOptimizer,
  view,
})
export const VariantTitleFixerPage = /* @__PURE__ */ pageOf({
  slug: 'variant-title-fixer',
  page: variantTitleFixer,
  view,
})
export const ProductTranslationPage = /* @__PURE__ */ pageOf({
  slug: 'product-translation',
  page: productTranslation,
  view,
})
export const AutoTagPage = /* @__PURE__ */ pageOf({ slug: 'auto-tag', page: autoTag, view })
export const RemoveTrackQuantityPage = /* @__PURE__ */ pageOf({
  slug: 'remove-track-quantity',
  page: removeTrackQuantity,
  view,
})
export const BulkVendorChangePage = /* @__PURE__ */ pageOf({
  slug: 'bulk-vendor-change',
  page: bulkVendorChange,
  view,
})
export const RemoveMetadataPage = /* @__PURE__ */ pageOf({
  slug: 'remove-metadata',
  page: removeMetadata,
  view,
})
