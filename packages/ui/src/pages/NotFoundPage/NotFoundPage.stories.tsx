import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { NotFoundPage } from './index.js'

const meta = {
  title: 'Pages/NotFound (404, error page)',
  id: 'pages-notfoundpage',
  component: NotFoundPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
What stands at an address where there is nothing, for signed-in and signed-out people alike. A whole screen, with its own frame. The header and the footer are those of \`PublicFrame\`, whose options the page takes.

**Anatomy**: what happened, the way to the homepage, and the shop whose sign reads 404.

| Key | Does |
| --- | --- |
| Tab | goes through the header, the way home and the footer |
| Enter | follows the link |

**Accessibility**: one \`h1\`. The sign is decoration: the heading says it in words.

\`\`\`tsx
import { NotFoundPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute(
      'href',
      '/',
    )
  }),
}

/** Who is signed in finds the way back to the dashboard. */
export const SignedIn: Story = { args: { signedIn: true } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
