import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { OfflinePage } from './index.js'

const meta = {
  title: 'Pages/Offline (no connection, network error)',
  id: 'pages-offlinepage',
  component: OfflinePage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
What stands in the place of a page that is neither within reach nor kept on the device. A whole screen that works without scripts: a service worker answers with it.

**Anatomy**: the brand, what happened, the way on, and the shop with its sign off.

| Key | Does |
| --- | --- |
| Tab | goes to the brand and to the way on |
| Enter | follows the link |

**Accessibility**: one \`h1\`. The picture is decoration. The way on is a link, as it works without scripts.

\`\`\`tsx
import { OfflinePage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof OfflinePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '')
  }),
}

/** Leads to another address than its own. */
export const Elsewhere: Story = { args: { retryHref: '/blog' } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
