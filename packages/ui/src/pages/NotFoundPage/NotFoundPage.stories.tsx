import type { Meta, StoryObj } from '@storybook/react-vite'
import { docsPage } from '../../../docs/docsPage.js'
import { NotFoundPage } from './index.js'

const meta = {
  title: 'Pages/NotFound (404, error page)',
  id: 'pages-notfoundpage',
  component: NotFoundPage,
  parameters: docsPage({ layout: 'fullscreen', height: '640px' })`
The 404 page, for signed-in and signed-out users. A whole screen, with its own frame. The header and the footer are those of \`PublicFrame\`, whose options the page accepts.

**Anatomy**: what happened, a link to the homepage, and the shop with a sign that reads 404.

| Key | Does |
| --- | --- |
| Tab | moves through the header, the home link and the footer |
| Enter | follows the link |

**Accessibility**: one \`h1\`. The sign is decorative: the heading says the same.

\`\`\`tsx
import { NotFoundPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Signed-in users see a link to the dashboard. */
export const SignedIn: Story = { args: { signedIn: true } }
