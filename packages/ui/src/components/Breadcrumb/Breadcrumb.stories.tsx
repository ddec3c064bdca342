import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Breadcrumb } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The levels above the page. The heading below names the page itself.',
    render: () => (
      <Breadcrumb items={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Image Tools' }]} />
    ),
  },
  dont: {
    caption: 'The page itself is not part of its path; its heading names it.',
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
  parameters: docsPage({ examples })`
Shows where a page is in the site: the levels above it, outermost first.

**Use it** above the heading of a page two levels deep or more.

**Do not use it** on a page that the navigation lists at its top level, or to repeat the page’s own name.

**Anatomy**: the levels in order, with a separator between them. A level with a page of its own is a link.

| Key | Does |
|---|---|
| Tab | moves through the links |
| Enter | follows a link |

**Accessibility**: a navigation named Breadcrumb over an ordered list. Levels without a page are text, and not Tab stops.

\`\`\`tsx
import { Breadcrumb } from '@dropwatt/ui'

<Breadcrumb items={[{ label: 'Dashboard', href: '/dashboard' }, { label: 'Image Tools' }]} />
\`\`\`
`,
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

/** A level with a page of its own is a link. */
export const WithLink: Story = {
  args: { items: [{ label: 'Dashboard', href: '#dashboard' }, { label: 'Automations' }] },
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Dashboard' })
    await expect(link).toHaveAttribute('href', '#dashboard')
  }),
}
