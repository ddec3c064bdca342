import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { CommunityPage } from './index.js'

const meta = {
  title: 'Pages/CommunityPage',
  component: CommunityPage,
  parameters: {
    docs: {
      description: {
        component: `
Groups of store owners worth knowing. Content for \`DashboardFrame\`.

\`\`\`tsx
import { CommunityPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof CommunityPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Top E-Com Community' }),
    ).toBeVisible()
  }),
}
