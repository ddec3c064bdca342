import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { CloseIcon, FileIcon, RunIcon } from '../../icons/index.js'
import type { Job, JobGroup, JobLayoutProps, JobStatus } from './JobTable.types.js'
import { Button } from '../Button/index.js'
import { Card } from '../Card/index.js'
import { IconButton } from '../IconButton/index.js'
import { SampleMark } from '../SampleMark/index.js'
import { JobGroups, JobStatusFilter, JobTable, type JobTableProps } from './index.js'

const jobs: readonly Job[] = [
  { id: '1', name: 'Auto-Tag Products', started: 'Just now', status: 'Queued', progress: 0 },
  { id: '2', name: 'Remove Background', started: '2 min ago', status: 'Running', progress: 64 },
  { id: '3', name: 'Image Compression', started: '9 min ago', status: 'Running', progress: 23 },
  { id: '4', name: 'Product Translation', started: '1 h ago', status: 'Done', progress: 100 },
  { id: '5', name: 'Mass Compare-at-Price', started: '3 h ago', status: 'Error', progress: 38 },
]

const examples: Examples = {
  do: {
    caption: 'Jobs of one queue, with clear statuses.',
    render: () => <JobTable caption="Job Queue" jobs={jobs.slice(1, 4)} />,
  },
  dont: {
    caption: 'A status that means nothing to the user.',
    render: () => (
      <JobTable
        caption="Job Queue"
        jobs={[{ id: '1', name: 'Auto-Tag', started: 'Just now', status: 'STATE_03', progress: 0 }]}
      />
    ),
  },
}

function namesIn(canvasElement: HTMLElement): readonly (string | null)[] {
  return within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
}

const meta = {
  title: 'Components/JobTable (queue, tasks, runs)',
  id: 'components-jobtable',
  component: JobTable,
  args: { caption: 'Job Queue', captionHidden: true, jobs },
  argTypes: { emptyAction: { control: false }, sort: { control: false } },
  render: (args) => (
    <Card heading="Job Queue" flush>
      <JobTable {...args} />
    </Card>
  ),
  parameters: docsPage({ examples })`
Shows jobs and their progress, one per row, or one per card on narrow screens.

**Use it** for background work that users watch, up to about 2,000 jobs. **Do not use it** for other data (Table), or for a single job (ProgressBar).

**Anatomy**: caption, the four columns, a row for each job with name, start, status and progress. \`JobStatusFilter\` filters by status. Without rows it shows a skeleton while they load, or why there are none and what to do. Running is yellow, Done green, Error red; Paused, Undone and Cancelled are neutral; any other status is shown as is. \`JobGroups\` as its \`layout\` puts jobs under headings, \`actions\` gives each row up to two icon buttons.

| Key | Does |
|---|---|
| Tab | moves through the column headers, then through the actions of the rows, or to the action in place of them |
| Enter, Space | sorts by the column; again in the other direction |

**Accessibility**: a table with a caption; the name of a job is its row header, in cards too. Only the sorted column carries \`aria-sort\`. Numbers change in place and are not announced; a job that becomes done is announced once. Rows keep their places while jobs progress. Off-screen rows are not laid out, and only changed rows re-render.

\`\`\`tsx
import { JobTable } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof JobTable>

export default meta
type Story = StoryObj<JobTableProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Job Queue' }))
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Name', 'Started', 'Status', 'Progress'])
    await expect(table.getAllByRole('row')).toHaveLength(6)
    await expect(
      table.getByRole('progressbar', { name: 'Progress of Remove Background' }),
    ).toHaveAttribute('aria-valuenow', '64')
  }),
}

/** A column header sorts by its column; again, in the other direction. */
export const Sorting: Story = {
  args: { onSortChange: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Started' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(namesIn(canvasElement)[0]).toBe('Auto-Tag Products')
    await userEvent.keyboard(' ')
    await expect(namesIn(canvasElement)[0]).toBe('Remove Background')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'name',
      direction: 'descending',
    })
    await expect(canvasElement.querySelectorAll('[aria-sort]')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Progress' }))
    await expect(namesIn(canvasElement)[0]).toBe('Product Translation')
  }),
}

function Filtered(args: JobTableProps) {
  const [status, setStatus] = useState<JobStatus | undefined>(args.status)
  return (
    <Card
      heading="Job Queue"
      actions={<JobStatusFilter jobs={args.jobs} status={status} onStatusChange={setStatus} />}
      flush
    >
      <JobTable {...args} status={status} onStatusChange={setStatus} />
    </Card>
  )
}

/** Without results it says which filter is on, and offers to clear it. */
export const Filtering: Story = {
  args: { jobs: jobs.slice(0, 3) },
  render: (args) => <Filtered {...args} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const filter = canvas.getByRole('combobox', { name: 'Filter by status' })
    await userEvent.selectOptions(filter, 'Running')
    await expect(namesIn(canvasElement)).toEqual(['Remove Background', 'Image Compression'])
    await userEvent.selectOptions(filter, 'Error')
    await expect(canvas.getByRole('heading', { name: /“Error”/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all statuses' }))
    await expect(namesIn(canvasElement)).toHaveLength(3)
  }),
}

const device: readonly Job[] = [
  {
    id: 'd1',
    name: 'Mass Compare-at-Price',
    detail: 'products_export.csv',
    started: 'Just now',
    status: 'Running',
    progress: 62,
    group: 'device',
  },
  {
    id: 'd2',
    name: 'Remove Background',
    detail: 'summer-drop',
    started: '9 min ago',
    status: 'Paused',
    progress: 62,
    group: 'device',
  },
  {
    id: 'd3',
    name: 'Auto-Tag Products',
    detail: 'products_export.csv',
    started: '1 h ago',
    status: 'Undone',
    progress: 100,
    group: 'device',
  },
  {
    id: 'd4',
    name: 'Change Vendor in Bulk',
    detail: 'products_export.csv',
    started: '2 h ago',
    status: 'Cancelled',
    progress: 12,
    group: 'device',
  },
]

const groups: readonly JobGroup[] = [
  { id: 'device', heading: 'On this device' },
  {
    id: 'sample',
    heading: (
      <>
        <SampleMark /> <small>These five rows are examples, not real jobs.</small>
      </>
    ),
  },
]

const grouped = (rows: JobLayoutProps) => <JobGroups {...rows} groups={groups} />

const cancel = fn()
const open = fn()

function actionsOf(job: Job) {
  if (job.group !== 'device') return null
  return (
    <>
      {job.status === 'Running' && (
        <IconButton label="Cancel" icon={<CloseIcon />} onClick={() => cancel(job.id)} />
      )}
      {job.status === 'Paused' && <IconButton label="Resume" icon={<RunIcon />} />}
      <IconButton label="Open" icon={<FileIcon />} onClick={() => open(job.id)} />
    </>
  )
}

/** Jobs in groups, each sorted by itself, with buttons of their own. */
export const Groups: Story = {
  args: {
    jobs: [...jobs.map((job) => ({ ...job, group: 'sample' })), ...device],
    layout: grouped,
    actions: actionsOf,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
    await expect(namesIn(canvasElement).map((name) => name?.split(' ', 2).join(' '))).toEqual([
      'On this',
      'Mass Compare-at-Price',
      'Remove Background',
      'Auto-Tag Products',
      'Change Vendor',
      'Sample data',
      'Auto-Tag Products',
      'Remove Background',
      'Image Compression',
      'Product Translation',
      'Mass Compare-at-Price',
    ])
    await userEvent.click(canvas.getAllByRole('button', { name: 'Open' })[1] as HTMLElement)
    await expect(open).toHaveBeenLastCalledWith('d2')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(cancel).toHaveBeenLastCalledWith('d1')
  }),
}

/** No jobs yet: how to start one. */
export const Empty: Story = {
  args: {
    jobs: [],
    emptyAction: (
      <Button variant="neon-outline" href="#automations">
        See the automations
      </Button>
    ),
  },
}

/** Loading: rows of the same height. */
export const Loading: Story = {
  args: { jobs: [], loading: true },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(await canvas.findByText('Loading jobs...')).toBeInTheDocument()
  }),
}

/** Loading failed. */
export const Failed: Story = {
  args: { jobs: [], failed: true, onRetry: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.getByRole('heading', { name: 'The jobs did not load' })).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  }),
}

/** Off-screen rows are not laid out; the column headers stay in view. */
export const Many: Story = {
  args: {
    jobs: Array.from({ length: 100 }, (_, index) => ({
      id: `job-${index}`,
      name: `Image Compression ${index + 1}`,
      started: `${index + 1} min ago`,
      status: ['Running', 'Done', 'Error'][index % 3] ?? 'Queued',
      progress: index % 3 === 1 ? 100 : (index * 7) % 100,
    })),
  },
}

/** Every status, and long names. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  args: {
    jobs: [
      ...jobs,
      {
        id: '6',
        name: 'Bulk Products Importer',
        detail: 'A very long name of a competitor’s collection that goes on and on until it wraps',
        started: '3 h ago',
        status: 'Waiting for the supplier',
        progress: 71,
      },
      { id: '7', name: 'x'.repeat(80), started: '4 h ago', status: 'Running', progress: 99 },
    ],
  },
}
