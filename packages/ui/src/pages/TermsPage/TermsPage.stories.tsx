import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { TermsPage } from './index.js'

const meta = {
  title: 'Pages/TermsPage',
  component: TermsPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
The terms of service, which says of itself that it is a placeholder. A whole screen, with its own frame. Whoever shows it asks search engines not to list it.

\`\`\`tsx
import { TermsPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof TermsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
    await expect(canvas.getByText(/placeholder/)).toBeVisible()
    await expect(canvas.getByText(/7-day trial/)).toBeVisible()
    await expect(canvas.getByText(/no refunds after payment/)).toBeVisible()
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
