// Written by npm run tokens from the list of slugs and the folders of the automations.
import type { Meta } from '@storybook/react-vite'
import { automationStory, withToaster } from '../../../../docs/automationStory.js'
import { AutomationPage } from '../AutomationPage.js'
import {
  AiCopyOptimizerPage,
  AutoTagPage,
  BulkProductsImporterPage,
  BulkVendorChangePage,
  CogsMonitorPage,
  CurrencyConverterPage,
  DynamicWatermarkPage,
  ImageCompressionPage,
  MassComparePricePage,
  ProductImporterPage,
  ProductTranslationPage,
  RemoveBackgroundPage,
  RemoveMetadataPage,
  RemoveTrackQuantityPage,
  SizeExchangerPage,
  SwappableBackgroundPage,
  VariantTitleFixerPage,
} from './index.js'

const meta = {
  title: 'Pages/Automations (tools, bulk actions, run page)',
  id: 'pages-automations',
  component: AutomationPage,
  tags: ['fits'],
  args: { slug: 'currency-converter' },
  argTypes: { children: { control: false } },
  decorators: [withToaster],
} satisfies Meta<typeof AutomationPage>

export default meta

export const CurrencyConverter = automationStory('currency-converter', CurrencyConverterPage)
export const AiCopyOptimizer = automationStory('ai-copy-optimizer', AiCopyOptimizerPage)
export const SizeExchanger = automationStory('size-exchanger', SizeExchangerPage)
export const VariantTitleFixer = automationStory('variant-title-fixer', VariantTitleFixerPage)
export const ProductTranslation = automationStory('product-translation', ProductTranslationPage)
export const AutoTag = automationStory('auto-tag', AutoTagPage)
export const RemoveBackground = automationStory('remove-background', RemoveBackgroundPage)
export const SwappableBackground = automationStory('swappable-background', SwappableBackgroundPage)
export const DynamicWatermark = automationStory('dynamic-watermark', DynamicWatermarkPage)
export const ImageCompression = automationStory('image-compression', ImageCompressionPage)
export const MassComparePrice = automationStory('mass-compare-price', MassComparePricePage)
export const RemoveTrackQuantity = automationStory('remove-track-quantity', RemoveTrackQuantityPage)
export const BulkVendorChange = automationStory('bulk-vendor-change', BulkVendorChangePage)
export const RemoveMetadata = automationStory('remove-metadata', RemoveMetadataPage)
export const ProductImporter = automationStory('product-importer', ProductImporterPage)
export const BulkProductsImporter = automationStory(
  'bulk-products-importer',
  BulkProductsImporterPage,
)
export const CogsMonitor = automationStory('cogs-monitor', CogsMonitorPage)
