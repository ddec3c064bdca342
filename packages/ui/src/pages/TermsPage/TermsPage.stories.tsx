import type { Meta, StoryObj } from '@storybook/react-vite'
import { docsPage } from '../../../docs/docsPage.js'
import { TermsPage } from './index.js'

const meta = {
  title: 'Pages/Terms (legal, terms and conditions)',
  id: 'pages-termspage',
  component: TermsPage,
  parameters: docsPage({ layout: 'fullscreen', height: '640px' })`
The terms of service, marked as a placeholder. A whole screen, with its own frame. The header and the footer are those of \`PublicFrame\`, whose options the page accepts. Add \`noindex\` to the route.

**Anatomy**: heading, the placeholder mark, and the terms so far: trial, credits, refunds.

| Key | Does |
| --- | --- |
| Tab | moves through the header and the footer |

**Accessibility**: one \`h1\`, and an \`h2\` for each part. Lines are at most 65 characters long.

\`\`\`tsx
import { TermsPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof TermsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Signed-in users see a link to the dashboard. */
export const SignedIn: Story = { args: { signedIn: true } }
