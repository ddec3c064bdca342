import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Breadcrumb } from './index.js'

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Automations' }, { label: 'Image Tools' }] },
  parameters: {
    docs: {
      description: {
        component: `
Says where a page stands: the steps above it, outermost first.

**Use it** above the heading of a page that lies two levels deep or more. **Do not use it** on a page that the navigation lists at its top level, nor to repeat the page's own name.

**Accessibility**: a navigation named Breadcrumb over an ordered list. Steps without a page of their own are text, and so no Tab stop.

\`\`\`tsx
import { Breadcrumb } from '@dropwatt/ui'
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
