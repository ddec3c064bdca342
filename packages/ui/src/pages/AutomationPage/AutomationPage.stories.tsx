import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { automationSlugs } from '../../catalogue/slugs.js'
import { AutomationPage, WorkOnFileButton, workbenchId } from './index.js'

const meta = {
  title: 'Pages/Automations (tools, bulk actions, run page)',
  id: 'pages-automations',
  component: AutomationPage,
  tags: ['fits'],
  args: { slug: 'remove-background' },
  argTypes: {
    slug: { control: 'select', options: automationSlugs },
    children: { control: false },
  },
  decorators: [withToaster],
  parameters: docsPage()`
The page of one automation: its breadcrumb, what it does, and Run. Content for \`DashboardFrame\`. Each of the ${automationSlugs.length} has its own component; \`AutomationPage\` takes the slug.

**Anatomy**: breadcrumb, icon, name, one sentence, Run; an illustration on one sample product; three facts; three steps; and slots for a workbench: \`lead\` above the illustration for an open file, \`children\` below everything before one is open, \`WorkOnFileButton\` beside Run. All of it comes from its folder in \`catalogue/automations\`.

| Picture | Pages |
|---|---|
| photo before and after, with a divider | Remove Background, Swappable Background, Dynamic Watermark, Image Compression |
| texts before and after, changed words marked | AI Copy Optimizer, Product Translation, Variant Title Fixer, Auto-Tag Products, Change Vendor in Bulk, Remove Track Quantity, Remove Metadata |
| sizes or prices before and after | Size Exchanger, Currency Converter, Mass Compare-at-Price |
| links in, listings out | Single Product Importer, Bulk Products Importer |
| ledger | COGS Monitor |

| Key | Does |
|---|---|
| Tab | moves to Work on a file if it is there, to Run, then to the divider if there is one |
| Enter, Space | activate Run |
| Arrows, Home, End | move the divider |

**Accessibility**: the heading equals the entry in the sidebar. Run calls \`onRun\`, or shows the not-implemented notice; it makes no calls by itself. Every illustration is a figure named by its caption and marked as sample data.

\`\`\`tsx
import { RemoveBackgroundPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof AutomationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const path = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }))
    const steps = path.getAllByRole('listitem').map((step) => step.textContent)
    await expect(steps).toEqual(['Automations', 'Image Tools'])
  }),
}

/** Children are placed below the content of the page. */
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

/** With an open file the workbench leads, and Run is no longer the main button. */
export const WithOpenFile: Story = {
  tags: ['!fits'],
  args: {
    runVariant: 'neon-outline',
    secondaryAction: <WorkOnFileButton />,
    lead: (
      <section id={workbenchId} aria-labelledby="workbench-heading">
        <h2 id="workbench-heading" tabIndex={-1}>
          products_export.csv
        </h2>
      </section>
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('heading', { name: 'products_export.csv' })
    const steps = canvas.getByRole('heading', { name: 'How it works' })
    await expect(heading.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(canvas.getByRole('link', { name: 'Work on a file' }))
    await expect(heading).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Run' })).toHaveAttribute(
      'data-variant',
      'neon-outline',
    )
  }),
}
