import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { extraAutomationSlugs } from '../../catalogue/slugs.js'
import { ExtraAutomationPage } from './index.js'

const meta = {
  title: 'Pages/ExtraAutomation (file tools, price editor, bulk edit)',
  id: 'pages-extraautomation',
  component: ExtraAutomationPage,
  tags: ['fits'],
  args: {
    slug: 'price-editor',
    children: (
      <Card heading="Open a file">
        <p style={{ margin: 0 }}>Open a product export here.</p>
      </Card>
    ),
  },
  argTypes: {
    slug: { control: 'select', options: extraAutomationSlugs },
    children: { control: false },
    lead: { control: false },
  },
  parameters: docsPage()`
The page of an automation that works on files alone, beside the groups of the sidebar: its breadcrumb, what it does, and its workbench.

**Use it** for a slug of \`extraAutomations\`, inside a \`DashboardFrame\`. **Do not use it** for an automation in a group; that is \`AutomationPage\`.

**Anatomy**: breadcrumb from the files, icon, name, one sentence; \`lead\` for the workbench with an open file, \`children\` before one is open. There is no Run, as it works on no store.

| Key | Does |
| --- | --- |
| Tab | moves to the files, then into the workbench |

**Accessibility**: the name is the \`h1\` of the page. No entry of the sidebar is marked as current.

\`\`\`tsx
import { ExtraAutomationPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof ExtraAutomationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Price Editor')
    const path = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(path.getByRole('link', { name: 'Files' })).toHaveAttribute(
      'href',
      '/dashboard/files',
    )
    await expect(canvas.queryByRole('button', { name: 'Run' })).toBeNull()
  }),
}

/** With an open file the workbench comes right under the heading. */
export const WithOpenFile: Story = {
  args: { lead: <Card heading="products_export.csv">The open file</Card>, children: undefined },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const EditColumns: Story = { args: { slug: 'edit-columns' } }
