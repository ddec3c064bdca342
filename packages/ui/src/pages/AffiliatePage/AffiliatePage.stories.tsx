import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AffiliatePage } from './index.js'

const meta = {
  title: 'Pages/AffiliatePage',
  component: AffiliatePage,
  parameters: {
    docs: {
      description: {
        component: `
What it brings to recommend the product. Content for \`DashboardFrame\`.

\`\`\`tsx
import { AffiliatePage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof AffiliatePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Affiliate Program' })).toBeVisible()
    await expect(canvas.getByText(/20% recurring commission/)).toBeVisible()
  }),
}
