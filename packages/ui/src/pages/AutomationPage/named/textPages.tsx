// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as aiCopyOptimizer } from '../../../catalogue/automations/ai-copy-optimizer/page.js'
import { page as variantTitleFixer } from '../../../catalogue/automations/variant-title-fixer/page.js'
import { page as productTranslation } from '../../../catalogue/automations/product-translation/page.js'
import { page as autoTag } from '../../../catalogue/automations/auto-tag/page.js'
import { page as removeTrackQuantity } from '../../../catalogue/automations/remove-track-quantity/page.js'
import { page as bulkVendorChange } from '../../../catalogue/automations/bulk-vendor-change/page.js'
import { page as removeMetadata } from '../../../catalogue/automations/remove-metadata/page.js'
import { TextView } from '../pictures/TextView.js'
import { pageOf } from './pageOf.js'

export const AiCopyOptimizerPage = /* @__PURE__ */ pageOf(
  'ai-copy-optimizer',
  aiCopyOptimizer,
  TextView,
)
export const VariantTitleFixerPage = /* @__PURE__ */ pageOf(
  'variant-title-fixer',
  variantTitleFixer,
  TextView,
)
export const ProductTranslationPage = /* @__PURE__ */ pageOf(
  'product-translation',
  productTranslation,
  TextView,
)
export const AutoTagPage = /* @__PURE__ */ pageOf('auto-tag', autoTag, TextView)
export const RemoveTrackQuantityPage = /* @__PURE__ */ pageOf(
  'remove-track-quantity',
  removeTrackQuantity,
  TextView,
)
export const BulkVendorChangePage = /* @__PURE__ */ pageOf(
  'bulk-vendor-change',
  bulkVendorChange,
  TextView,
)
export const RemoveMetadataPage = /* @__PURE__ */ pageOf(
  'remove-metadata',
  removeMetadata,
  TextView,
)
