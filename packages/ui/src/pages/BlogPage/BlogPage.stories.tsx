import type { Meta, StoryObj } from '@storybook/react-vite'
import { docsPage } from '../../../docs/docsPage.js'
import { BlogPage } from './index.js'

const meta = {
  title: 'Pages/Blog (coming soon, articles)',
  id: 'pages-blogpage',
  component: BlogPage,
  parameters: docsPage({ layout: 'fullscreen', height: '640px' })`
The blog, before its first article: the sign of the shop is not lit yet. A whole screen, with its own frame. The header and the footer are those of \`PublicFrame\`, whose options the page accepts.

**Anatomy**: heading, “Coming soon”, a link to the home page, and the shop at night.

| Key | Does |
| --- | --- |
| Tab | moves through the header, the home link and the footer |
| Enter | follows the link |

**Accessibility**: one \`h1\`. The illustration is decorative, and the text says what it shows.

\`\`\`tsx
import { BlogPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof BlogPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Signed-in users see a link to the dashboard. */
export const SignedIn: Story = { args: { signedIn: true } }
