// Written by npm run tokens from the list of slugs and the folders of the automations.
import {
  AiCopyOptimizerPage,
  AutoTagPage,
  BulkVendorChangePage,
  ProductTranslationPage,
  RemoveMetadataPage,
  RemoveTrackQuantityPage,
  VariantTitleFixerPage,
} from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const AiCopyOptimizer = automation('ai-copy-optimizer', AiCopyOptimizerPage)
export const VariantTitleFixer = automation('variant-title-fixer', VariantTitleFixerPage)
export const ProductTranslation = automation('product-translation', ProductTranslationPage)
export const AutoTag = automation('auto-tag', AutoTagPage)
export const RemoveTrackQuantity = automation('remove-track-quantity', RemoveTrackQuantityPage)
export const BulkVendorChange = automation('bulk-vendor-change', BulkVendorChangePage)
export const RemoveMetadata = automation('remove-metadata', RemoveMetadataPage)
