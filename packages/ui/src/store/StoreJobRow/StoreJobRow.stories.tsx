import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { jobIn, minutesAgo, updatedJob, writingJob } from '../../../docs/storeJobs.js'
import { Card } from '../../components/Card/index.js'
import {
  JobGroups,
  JobTable,
  type Job,
  type JobLayoutProps,
} from '../../components/JobTable/index.js'
import type { StoreJob } from '../storeJob.types.js'
import {
  StoreJobButtons,
  StoreJobsFailure,
  useStoreJobRows,
  type StoreJobButtonsProps,
} from './index.js'

const jobs: readonly StoreJob[] = [
  { ...writingJob, id: 'writing', startedAt: minutesAgo(1) },
  jobIn('queued', { id: 'queued', startedAt: minutesAgo(0), ahead: 1 }),
  { ...updatedJob, id: 'conflicts', startedAt: minutesAgo(60) },
  { ...updatedJob, id: 'undone', startedAt: minutesAgo(90), isUndone: true },
  jobIn('done', { id: 'undo', kind: 'undo', startedAt: minutesAgo(30 * 60) }),
  jobIn('paused', {
    id: 'paused',
    startedAt: minutesAgo(50 * 60),
    pause: { kind: 'reconnect' },
  }),
  jobIn('cancelled', { id: 'cancelled', startedAt: minutesAgo(3 * 24 * 60) }),
  jobIn('failed', { id: 'failed', startedAt: minutesAgo(5 * 24 * 60) }),
]

/** The moment of the list: taken after those that the jobs are counted back from, so that none is too short. */
const now = Date.now()

function Groups(rows: JobLayoutProps) {
  const heading = rows.jobs[0]?.group ?? ''
  return <JobGroups {...rows} groups={[{ id: heading, heading }]} />
}

/** Lists the jobs as the overview does. */
function Queue({ job: _job, ...handlers }: StoreJobButtonsProps) {
  const rows = useStoreJobRows(jobs, now)
  const [actions] = useState(
    () =>
      function buttonsOf({ id }: Job) {
        const job = jobs.find((each) => each.id === id)
        return job && <StoreJobButtons {...handlers} job={job} />
      },
  )
  return (
    <Card heading="Job Queue" flush>
      <JobTable caption="Job Queue" captionHidden jobs={rows} layout={Groups} actions={actions} />
    </Card>
  )
}

const meta = {
  title: 'Store/StoreJobRow (queue, list, history)',
  id: 'store-storejobrow',
  component: StoreJobButtons,
  args: {
    job: writingJob,
    href: '#job',
    onCancel: fn(),
    onResume: fn(),
    onUndo: fn(),
  },
  argTypes: { job: { control: false } },
  render: (props) => <Queue {...props} />,
  parameters: docsPage({ height: '760px' })`
Lists jobs that write to a store in a \`JobTable\`: \`useStoreJobRows\` returns their rows, \`StoreJobButtons\` the buttons of one.

**Use it** for the job queue of the overview (\`storeJobs\` of \`DashboardOverviewPage\`) and for any other list of jobs. **Do not use it** for the one job that a page is about (\`StoreJobProgress\`, \`StoreJobResults\`).

**Anatomy**: name, store and number of products, age, the state in words, progress, and up to two buttons: the one action that the state allows, and Open. Rows are in the group ‘In your store’. \`StoreJobsFailure\` above them says that jobs of a store are missing.

**Accessibility**: each button names its job. Cancel asks first where values are written.

\`\`\`tsx
import { StoreJobButtons, useStoreJobRows } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreJobButtons>

export default meta
type Story = StoryObj<StoreJobButtonsProps>

/** Jobs in all states. */
export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader', { name: 'In your store' })).toBeVisible()
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows.slice(2, 5)).toEqual([
      'Update store Lumen & Oak, 496 productsJust nowWaiting66%',
      'Update store Lumen & Oak, 496 products1 minute agoWriting 1,204 of 1,81066%',
      'Update store Lumen & Oak, 496 products1 hour agoStore updated, 12 conflicts100%',
    ])
    await expect(canvas.getByText(/Reconnect Lumen & Oak to continue/)).toBeVisible()
    const writing = within(canvas.getByText('Writing 1,204 of 1,810').closest('tr') as HTMLElement)
    await userEvent.click(writing.getByRole('button', { name: 'Cancel the update of Lumen & Oak' }))
    const dialog = await shownDialog(canvasElement, 'Cancel this update?')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(props.onCancel).toHaveBeenCalledTimes(1)
    const cancelled = within(
      canvas.getByText('Cancelled, 1,204 written').closest('tr') as HTMLElement,
    )
    await userEvent.click(
      cancelled.getByRole('button', { name: 'Resume the update of Lumen & Oak' }),
    )
    await expect(props.onResume).toHaveBeenCalledTimes(1)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo the update of Lumen & Oak in store' }),
    )
    await expect(props.onUndo).toHaveBeenCalledTimes(1)
    await expect(
      writing.getByRole('link', { name: 'Open the update of Lumen & Oak' }),
    ).toHaveAttribute('href', '#job')
  }),
}

/** Nothing is known of the jobs, such as without a connection. */
export const Failed: Story = {
  args: { onResume: fn() },
  render: ({ onResume }) => (
    <Card heading="Job Queue" flush>
      <StoreJobsFailure onRetry={() => onResume?.()}>
        The server that runs this dashboard cannot be reached.
      </StoreJobsFailure>
      <JobTable caption="Job Queue" captionHidden jobs={[]} />
    </Card>
  ),
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Jobs in stores could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onResume).toHaveBeenCalledTimes(1)
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
