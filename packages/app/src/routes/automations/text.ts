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

export const components = {
  'ai-copy-optimizer': automation('ai-copy-optimizer', AiCopyOptimizerPage),
  'product-translation': automation('product-translation', ProductTranslationPage),
  'variant-title-fixer': automation('variant-title-fixer', VariantTitleFixerPage),
  'auto-tag': automation('auto-tag', AutoTagPage),
  'bulk-vendor-change': automation('bulk-vendor-change', BulkVendorChangePage),
  'remove-track-quantity': automation('remove-track-quantity', RemoveTrackQuantityPage),
  'remove-metadata': automation('remove-metadata', RemoveMetadataPage),
}
