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

export const components = {
  'ai-copy-optimizer': automation('ai-copy-optimizer', AiCopyOptimizerPage),
  'variant-title-fixer': automation('variant-title-fixer', VariantTitleFixerPage),
  'product-translation': automation('product-translation', ProductTranslationPage),
  'auto-tag': automation('auto-tag', AutoTagPage),
  'remove-track-quantity': automation('remove-track-quantity', RemoveTrackQuantityPage),
  'bulk-vendor-change': automation('bulk-vendor-change', BulkVendorChangePage),
  'remove-metadata': automation('remove-metadata', RemoveMetadataPage),
}
