import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../../components/Button/index.js'
import { Card } from '../../components/Card/index.js'
import { DashboardOverviewPage } from './index.js'

const meta = {
  title: 'Pages/DashboardOverview (home, start, summary)',
  id: 'pages-dashboardoverviewpage',
  component: DashboardOverviewPage,
  argTypes: { metrics: { control: false }, jobs: { control: false }, jobSort: { control: false } },
  decorators: [withToaster],
  parameters: docsPage()`
The home page of the dashboard. Content for \`DashboardFrame\`. Without data it shows marked samples; sample jobs progress every 5 seconds.

| Key | Does |
|---|---|
| Tab | moves through the filter, the column headers, the Upgrade plan link, the quick actions and the first steps |
| Enter, Space | sorts by a column; starts a quick action, or shows the not-implemented notice; checks a step |

\`\`\`tsx
import { DashboardOverviewPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof DashboardOverviewPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
    await expect(canvas.getByText('Sample data')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Error')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'All statuses')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
  }),
}

/** The page requested before sign-in is offered as a link. */
export const WithRequestedPage: Story = {
  args: { requestedPage: { href: '/dashboard/auto-tag' }, onRequestedPageDone: fn() },
}

/** With real data nothing is marked as a sample, and jobs do not progress by themselves. */
export const Wired: Story = {
  args: {
    metrics: [],
    jobs: [{ id: '1', name: 'Auto-Tag', started: '1 min ago', status: 'Running', progress: 12 }],
    quota: { used: 91, plan: 'Optimizer 500' },
    onQuickAction: fn(),
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Sample data')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Compress Images/ }))
    await expect(args.onQuickAction).toHaveBeenCalledWith('images')
  }),
}

/** Jobs on files of this device come first, above the marked samples. */
export const WithFiles: Story = {
  tags: ['fits'],
  args: {
    files: <Card>products_export.csv</Card>,
    deviceJobs: [
      {
        id: 'device-1',
        name: 'Auto-Tag Products',
        detail: 'products_export.csv',
        started: '1 min ago',
        status: 'Undone',
        progress: 100,
      },
    ],
    jobActions: ({ id }) =>
      id === 'device-1' ? (
        <Button size="sm" variant="ghost">
          Open
        </Button>
      ) : null,
  },
  play: inEnglish(async ({ canvasElement }) => {
    await within(canvasElement).findByText('On this device')
    const rows = within(canvasElement).getAllByRole('rowheader')
    await expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'On this device',
      'Auto-Tag Products products_export.csv',
      'Sample dataThese five rows are examples, not real jobs.',
    ])
    await expect(rows).toHaveLength(8)
  }),
}

/** Jobs in connected stores come first, under the heading that they bring. */
export const StoreJobs: Story = {
  args: {
    storeJobs: [
      {
        id: 'store-1',
        name: 'Update store',
        detail: 'Lumen & Oak, 496 products',
        started: '1 min ago',
        status: 'Running',
        statusText: 'Writing 1,204 of 1,810',
        progress: 66,
        group: 'In your store',
      },
    ],
  },
  play: inEnglish(async ({ canvasElement }) => {
    await within(canvasElement).findByText('In your store')
    const rows = within(canvasElement).getAllByRole('rowheader')
    await expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'In your store',
      'Update store Lumen & Oak, 496 products',
      'Sample dataThese five rows are examples, not real jobs.',
    ])
  }),
}

export const LoadingJobs: Story = {
  tags: ['fits'],
  args: { jobs: [], jobsLoading: true },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading jobs...')).toBeInTheDocument()
  }),
}

export const NoJobs: Story = { tags: ['fits'], args: { jobs: [] } }

export const FailedJobs: Story = {
  tags: ['fits'],
  args: { jobs: [], jobsFailed: true, onRetryJobs: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryJobs).toHaveBeenCalledTimes(1)
  }),
}

/** All first steps are done. */
export const AllDone: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const step of canvas.getAllByRole('checkbox')) await userEvent.click(step)
    await expect(
      canvas.getByText("All done! You're ready to supercharge your store."),
    ).toBeVisible()
  }),
}
