import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Toaster } from '../../components/Toaster/index.js'
import { AffiliatePage } from './index.js'

const meta = {
  title: 'Pages/AffiliatePage (referral program, partners)',
  id: 'pages-affiliatepage',
  component: AffiliatePage,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
What it brings to recommend the product: how it works, the link, what it has brought, the terms. Content for \`DashboardFrame\`.

With no props the link and the figures are samples, and say so.

| Key | Does |
| --- | --- |
| Tab | goes to the link, the button that copies it, and the resources |
| Enter, Space | copies, or opens the resource |

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
    await expect(canvas.getByText('Sample data')).toBeVisible()
  }),
}

export const Playground: Story = {}

/** A person's own link and figures: no sample marks. */
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

/** Nothing yet: four zeros, none of them lit. */
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

/** With a handler the resources open. */
export const Wired: Story = {
  args: { onResource: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Get logos' }))
    await expect(args.onResource).toHaveBeenCalledWith('logos')
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
