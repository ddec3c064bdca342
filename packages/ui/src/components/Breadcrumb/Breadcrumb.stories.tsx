import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Breadcrumb } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The steps above the page. The heading below says the rest.',
    render: () => (
      <Breadcrumb items={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Image Tools' }]} />
    ),
  },
  dont: {
    caption: 'The page itself is no step on the way to it; its heading says its name.',
    render: () => (
      <Breadcrumb
        items={[
          { label: 'Dashboard', href: '#dashboard' },
          { label: 'Image Tools' },
          { label: 'Remove Background' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/Breadcrumb (path, trail, where am i)',
  id: 'components-breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Automations' }, { label: 'Image Tools' }] },
  parameters: {
    examples,
    docs: {
      description: {
        component: `
Says where a page stands: the steps above it, outermost first.

**Use it** above the heading of a page that lies two levels deep or more.

**Do not use it** on a page that the navigation lists at its top level, nor to repeat the page’s own name.

**Anatomy**: the steps in order, parted by a sign. A step with a page of its own is a link.

| Key | Does |
|---|---|
| Tab | goes through the steps that are links |
| Enter | follows a link |

**Accessibility**: a navigation named Breadcrumb over an ordered list. Steps without a page of their own are text, and so no Tab stop.

\`\`\`tsx
import { Breadcrumb } from '@dropwatt/ui'

<Breadcrumb items={[{ label: 'Dashboard', href: '/dashboard' }, { label: 'Image Tools' }]} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(nav).getAllByRole('listitem')).toHaveLength(2)
    await expect(within(nav).queryByRole('link')).toBeNull()
  }),
}

export const Playground: Story = { args: { items: [{ label: 'Settings', href: '#settings' }] } }

/** A step with a page of its own leads there. */
export const WithLink: Story = {
  args: { items: [{ label: 'Dashboard', href: '#dashboard' }, { label: 'Automations' }] },
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Dashboard' })
    await expect(link).toHaveAttribute('href', '#dashboard')
  }),
}
