// Written by npm run tokens from the list of slugs and the folders of the automations.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { playAutomation } from '../../../../docs/automationStory.js'
import { withToaster } from '../../../../docs/toaster.js'
import { AutomationPage } from '../AutomationPage.js'
import type { AutomationPageProps } from '../AutomationPage.types.js'
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
type PageStory = StoryObj<AutomationPageProps>

export const CurrencyConverter: PageStory = {
  render: (args) => <CurrencyConverterPage {...args} />,
  play: playAutomation('currency-converter'),
}

export const AiCopyOptimizer: PageStory = {
  render: (args) => <AiCopyOptimizerPage {...args} />,
  play: playAutomation('ai-copy-optimizer'),
}

export const SizeExchanger: PageStory = {
  render: (args) => <SizeExchangerPage {...args} />,
  play: playAutomation('size-exchanger'),
}

export const VariantTitleFixer: PageStory = {
  render: (args) => <VariantTitleFixerPage {...args} />,
  play: playAutomation('variant-title-fixer'),
}

export const ProductTranslation: PageStory = {
  render: (args) => <ProductTranslationPage {...args} />,
  play: playAutomation('product-translation'),
}

export const AutoTag: PageStory = {
  render: (args) => <AutoTagPage {...args} />,
  play: playAutomation('auto-tag'),
}

export const RemoveBackground: PageStory = {
  render: (args) => <RemoveBackgroundPage {...args} />,
  play: playAutomation('remove-background'),
}

export const SwappableBackground: PageStory = {
  render: (args) => <SwappableBackgroundPage {...args} />,
  play: playAutomation('swappable-background'),
}

export const DynamicWatermark: PageStory = {
  render: (args) => <DynamicWatermarkPage {...args} />,
  play: playAutomation('dynamic-watermark'),
}

export const ImageCompression: PageStory = {
  render: (args) => <ImageCompressionPage {...args} />,
  play: playAutomation('image-compression'),
}

export const MassComparePrice: PageStory = {
  render: (args) => <MassComparePricePage {...args} />,
  play: playAutomation('mass-compare-price'),
}

export const RemoveTrackQuantity: PageStory = {
  render: (args) => <RemoveTrackQuantityPage {...args} />,
  play: playAutomation('remove-track-quantity'),
}

export const BulkVendorChange: PageStory = {
  render: (args) => <BulkVendorChangePage {...args} />,
  play: playAutomation('bulk-vendor-change'),
}

export const RemoveMetadata: PageStory = {
  render: (args) => <RemoveMetadataPage {...args} />,
  play: playAutomation('remove-metadata'),
}

export const ProductImporter: PageStory = {
  render: (args) => <ProductImporterPage {...args} />,
  play: playAutomation('product-importer'),
}

export const BulkProductsImporter: PageStory = {
  render: (args) => <BulkProductsImporterPage {...args} />,
  play: playAutomation('bulk-products-importer'),
}

export const CogsMonitor: PageStory = {
  render: (args) => <CogsMonitorPage {...args} />,
  play: playAutomation('cogs-monitor'),
}
