import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AffiliatePage } from './index.js'

const meta = {
  title: 'Pages/AffiliatePage (referral program, partners)',
  id: 'pages-affiliatepage',
  component: AffiliatePage,
  decorators: [withToaster],
  parameters: docsPage()`
The affiliate program: how it works, the referral link, its statistics, and the terms. Content

for \`DashboardFrame\`. Without props the link and the figures are marked samples.

| Key | Does |
| --- | --- |
| Tab | moves to the link, its copy button, and the resources |
| Enter, Space | copies, or opens the resource |

\`\`\`tsx
import { AffiliatePage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof AffiliatePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Real link and figures: no sample marks. */
export const OwnFigures: Story = {
  args: {
    referralLink: 'https://example.com/?ref=mara',
    stats: { clicks: 1284, signUps: 42, activeCustomers: 17, commission: 1284.5 },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('€1,284.50')).toBeVisible()
    await expect(canvas.queryByText('Sample data')).toBeNull()
    await expect(canvas.queryByText(/A sample address/)).toBeNull()
  }),
}

/** No referrals yet: four zeros, none of them lit. */
export const NothingYet: Story = {
  tags: ['fits'],
  args: { stats: { clicks: 0, signUps: 0, activeCustomers: 0, commission: 0 } },
  play: inEnglish(async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Your referrals' }))
    for (const tile of list.getAllByRole('listitem')) {
      await expect(tile).not.toHaveAttribute('data-highlighted')
    }
  }),
}
