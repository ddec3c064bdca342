import type { Meta, StoryObj } from '@storybook/react-vite'
import { docsPage } from '../../../docs/docsPage.js'
import { OfflinePage } from './index.js'

const meta = {
  title: 'Pages/Offline (no connection, network error)',
  id: 'pages-offlinepage',
  component: OfflinePage,
  parameters: docsPage({ layout: 'fullscreen', height: '640px' })`
The fallback for a page that can be neither fetched nor read from the cache. A whole screen that works without JavaScript: a service worker serves it.

**Anatomy**: the brand, what happened, a retry link, and the shop with its sign off.

| Key | Does |
| --- | --- |
| Tab | moves to the brand and to the retry link |
| Enter | follows the link |

**Accessibility**: one \`h1\`. The illustration is decorative. Retry is a link, so that it works without JavaScript.

\`\`\`tsx
import { OfflinePage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof OfflinePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
}

/** Links to a different address. */
export const Elsewhere: Story = { args: { retryHref: '/blog' } }
