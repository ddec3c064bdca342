export {
  AiCopyOptimizerPage,
  AutoTagPage,
  BulkVendorChangePage,
  ProductTranslationPage,
  RemoveMetadataPage,
  RemoveTrackQuantityPage,
  VariantTitleFixerPage,
} from '@dropwatt/ui/pages'
