import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inEnglish, type PlayContext } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { Toaster } from '../../components/Toaster/index.js'
import { automations } from '../../data/automations.js'
import {
  AutomationPage,
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
  type AutomationPageProps,
} from './index.js'

const meta = {
  title: 'Pages/Automations (tools, bulk actions, run page)',
  id: 'pages-automations',
  component: AutomationPage,
  tags: ['fits'],
  args: { slug: 'remove-background' },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
The page of one automation: where it stands, what it does, and Run. Content for \`DashboardFrame\`. Each of the 17 has a component of its own; \`AutomationPage\` takes the slug.

**Anatomy**: breadcrumb, icon, name, one sentence, Run; a picture on one sample product; three facts; three steps; and room below for a workbench. All of it comes from the records in \`data/automation*\`.

| Picture | Pages |
|---|---|
| photo before and after, with a divider | Remove Background, Swappable Background, Dynamic Watermark, Image Compression |
| texts before and after, changed words marked | AI Copy Optimizer, Product Translation, Variant Title Fixer, Auto-Tag Products, Change Vendor in Bulk, Remove Track Quantity, Remove Metadata |
| sizes or prices before and after | Size Exchanger, Currency Converter, Mass Compare-at-Price |
| links in, listings out | Single Product Importer, Bulk Products Importer |
| ledger | COGS Monitor |

| Key | Does |
|---|---|
| Tab | goes to Run, then to the divider where there is one |
| Enter, Space | press Run |
| Arrows, Home, End | move the divider |

**Accessibility**: the heading equals the entry in the sidebar. Run does what \`onRun\` says, or shows the not-implemented notice; it calls nothing by itself. Every picture is a figure named by its sentence and marked as an example.

\`\`\`tsx
import { RemoveBackgroundPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof AutomationPage>

export default meta
type Story = StoryObj<typeof meta>

/** Says its name and what is claimed for it, and its Run button shows the notice. */
function says(label: string, ...claims: readonly string[]) {
  return inEnglish(async ({ canvasElement }: PlayContext) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: label })).toBeVisible()
    for (const claim of claims) {
      await expect(canvasElement.textContent?.toLowerCase()).toContain(claim.toLowerCase())
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }))
    await expect(await canvas.findByText("This feature isn't implemented yet")).toBeVisible()
  })
}

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const path = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }))
    const steps = path.getAllByRole('listitem').map((step) => step.textContent)
    await expect(steps).toEqual(['Automations', 'Image Tools'])
  }),
}

export const Playground: Story = {
  tags: ['!fits'],
  args: { slug: 'cogs-monitor' },
  argTypes: { slug: { control: 'select', options: automations.map(({ slug }) => slug) } },
}

/** With a handler, Run runs. */
export const Wired: Story = {
  tags: ['!fits'],
  args: { onRun: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Run' }))
    await expect(args.onRun).toHaveBeenCalledTimes(1)
  }),
}

/** What is put inside stands below what the page says. */
export const WithWorkbench: Story = {
  tags: ['snapshot'],
  args: {
    children: (
      <Card heading="File workbench">
        <p style={{ margin: 0 }}>
          Open a product export here. It works on files, not on the store.
        </p>
      </Card>
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    const regions = within(canvasElement).getAllByRole('region')
    const names = regions.map((region) => within(region).queryByRole('heading')?.textContent)
    await expect(names.filter(Boolean)).toEqual(['How it works', 'File workbench'])
  }),
}

export const OnPhone: Story = { tags: ['!fits'], globals: { viewport: { value: 'phone' } } }

type PageStory = StoryObj<AutomationPageProps>

export const CurrencyConverter: PageStory = {
  render: (args) => <CurrencyConverterPage {...args} />,
  play: says('Currency Converter', 'live rate'),
}

export const AiCopyOptimizer: PageStory = {
  render: (args) => <AiCopyOptimizerPage {...args} />,
  play: says('AI Copy Optimizer', 'titles and descriptions'),
}

export const SizeExchanger: PageStory = {
  render: (args) => <SizeExchangerPage {...args} />,
  play: says('Size Exchanger', 'UK, EU, US'),
}

export const VariantTitleFixer: PageStory = {
  render: (args) => <VariantTitleFixerPage {...args} />,
  play: says('Variant Title Fixer', 'bulk variant renaming'),
}

export const ProductTranslation: PageStory = {
  render: (args) => <ProductTranslationPage {...args} />,
  play: says('Product Translation', 'over 100 languages'),
}

export const AutoTag: PageStory = {
  render: (args) => <AutoTagPage {...args} />,
  play: says('Auto-Tag Products'),
}

export const RemoveBackground: PageStory = {
  render: (args) => <RemoveBackgroundPage {...args} />,
  play: says('Remove Background', 'JPG, PNG, WEBP up to 10MB', 'Originals backed up 30 days'),
}

export const SwappableBackground: PageStory = {
  render: (args) => <SwappableBackgroundPage {...args} />,
  play: says('Swappable Background', 'JPG, PNG, WEBP up to 10MB', 'Originals backed up 30 days'),
}

export const DynamicWatermark: PageStory = {
  render: (args) => <DynamicWatermarkPage {...args} />,
  play: says('Dynamic Watermark', 'JPG, PNG, WEBP up to 10MB', 'Originals backed up 30 days'),
}

export const ImageCompression: PageStory = {
  render: (args) => <ImageCompressionPage {...args} />,
  play: says(
    'Image Compression',
    'up to 70% size reduction',
    'JPG, PNG, WEBP up to 10MB',
    'Originals backed up 30 days',
  ),
}

export const MassComparePrice: PageStory = {
  render: (args) => <MassComparePricePage {...args} />,
  play: says('Mass Compare-at-Price', '500+ products in bulk'),
}

export const RemoveTrackQuantity: PageStory = {
  render: (args) => <RemoveTrackQuantityPage {...args} />,
  play: says('Remove Track Quantity'),
}

export const BulkVendorChange: PageStory = {
  render: (args) => <BulkVendorChangePage {...args} />,
  play: says('Change Vendor in Bulk'),
}

export const RemoveMetadata: PageStory = {
  render: (args) => <RemoveMetadataPage {...args} />,
  play: says('Remove Metadata'),
}

export const ProductImporter: PageStory = {
  render: (args) => <ProductImporterPage {...args} />,
  play: says('Single Product Importer'),
}

export const BulkProductsImporter: PageStory = {
  render: (args) => <BulkProductsImporterPage {...args} />,
  play: says('Bulk Products Importer', '500+ products in bulk'),
}

export const CogsMonitor: PageStory = {
  render: (args) => <CogsMonitorPage {...args} />,
  play: says('COGS Monitor', 'cost of goods and margin'),
}
