import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inCard } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { jobIn, updatedJob, writingJob } from '../../../docs/storeJobs.js'
import { JobTimeline, type TimelineJob } from '../../workbench/JobTimeline/index.js'
import type { StoreJob } from '../storeJob.types.js'
import type { StoreJobButtonsProps } from '../StoreJobRow/index.js'
import { StoreTimelineButtons, useStoreTimeline } from './index.js'

const isoAt = (hour: number, minute: number) => new Date(2026, 10, 26, hour, minute).toISOString()
const at = (hour: number, minute: number) => Date.parse(isoAt(hour, minute))

const local: readonly TimelineJob[] = [
  {
    id: 'copy',
    name: 'Titles and descriptions',
    automation: 'AI Copy Optimizer',
    state: 'applied',
    at: at(14, 7),
    changedProducts: 164,
    changedCells: 492,
    isInStore: true,
  },
  {
    id: 'price',
    name: 'Compare-at price +30%, ending .99',
    automation: 'Mass Compare-at-Price',
    state: 'applied',
    at: at(14, 11),
    changedProducts: 412,
    changedCells: 1318,
    isInStore: true,
    hasLaterChanges: true,
  },
]

const update: StoreJob = {
  ...updatedJob,
  startedAt: isoAt(14, 16),
  endedAt: isoAt(14, 17),
  undoUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
}

const undo: StoreJob = {
  ...update,
  id: 'undo',
  kind: 'undo',
  values: 1790,
  counters: { ...update.counters, written: 1784 },
  counts: { ...update.counts, done: 1784, conflict: 6 },
  startedAt: isoAt(14, 29),
  endedAt: isoAt(14, 30),
}

interface HistoryProps extends Omit<StoreJobButtonsProps, 'job'> {
  jobs: readonly StoreJob[]
  local: readonly TimelineJob[]
  onReadAgain: () => void
  locked?: string
}

/** The history of a live file. */
function History({ jobs, local: ofFile, onReadAgain, locked, ...handlers }: HistoryProps) {
  const store = useStoreTimeline({
    store: 'Lumen & Oak',
    jobs,
    products: 1284,
    variants: 6702,
    renderActions: (job) => <StoreTimelineButtons {...handlers} job={job} />,
    onReadAgain,
    locked,
  })
  return (
    <JobTimeline
      jobs={ofFile}
      store={store}
      opened={{ name: 'lumen-oak.csv', rows: 6702, bytes: 2_000_000, at: at(14, 2) }}
      now={at(15, 0)}
      locked={locked}
      onUndo={() => {}}
    />
  )
}

const meta = {
  title: 'Store/StoreTimeline (history, undo, live file)',
  id: 'store-storetimeline',
  component: History,
  args: {
    jobs: [update],
    local,
    href: '#job',
    onCancel: fn(),
    onResume: fn(),
    onUndo: fn(),
    onReadAgain: fn(),
  },
  argTypes: { jobs: { control: false }, local: { control: false } },
  decorators: [inCard],
  parameters: docsPage()`
Shows what was written to the store in the history of a live file: \`useStoreTimeline\` returns it for \`store\` of \`JobTimeline\`, \`StoreTimelineButtons\` are the buttons of one entry.

**Use it** for the History tab of a live file. **Do not use it** for jobs of several files (\`StoreJobButtons\`).

**Anatomy**: jobs of the store and of the file on one wire, newest first, down to the reading of the file. A job of the store says what it wrote, until when it can be undone, and its state; a job of the file says whether it is in the store.

**Accessibility**: the buttons of a store job are a group that its name labels.

\`\`\`tsx
import { StoreTimelineButtons, useStoreTimeline } from '@dropwatt/ui/store'

<JobTimeline jobs={jobs} opened={opened} store={useStoreTimeline({ store, jobs: storeJobs, … })} />
\`\`\`
`,
} satisfies Meta<typeof History>

export default meta
type Story = StoryObj<typeof meta>

/** An update with conflicts; the jobs of the file are in the store. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const entries = canvas.getAllByRole('listitem')
    await expect(entries.map((entry) => entry.querySelector('strong')?.textContent)).toEqual([
      'Update store: Lumen & Oak',
      'Compare-at price +30%, ending .99',
      'Titles and descriptions',
      'Read from Lumen & Oak',
    ])
    await expect(canvas.getByText(/^1,790 of 1,810 values written\. Undo until /)).toBeVisible()
    await expect(canvas.getByText('Store updated, 12 conflicts')).toBeVisible()
    await expect(canvas.getAllByText('In the store')).toHaveLength(2)
    const [price] = canvas.getAllByRole('button', { name: 'Undo' })
    await expect(price).toHaveAccessibleDescription(
      /^Compare-at price \+30%, ending \.99 Undoes it in this file\./,
    )
    for (const hint of canvas.getAllByText(/^Undoes it in this file\./)) {
      await expect(hint).toBeVisible()
    }
    const ofUpdate = within(canvas.getByRole('group', { name: 'Update store: Lumen & Oak' }))
    await expect(ofUpdate.getByRole('link', { name: 'Show results' })).toHaveAttribute(
      'href',
      '#job',
    )
    await userEvent.click(ofUpdate.getByRole('button', { name: 'Undo in store' }))
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(args.onReadAgain).toHaveBeenCalledTimes(1)
  }),
}

/** After the undo: the jobs of the file are no longer in the store. */
export const Undone: Story = {
  args: {
    jobs: [{ ...update, isUndone: true }, undo],
    local: local.map((job) => Object.assign({}, job, { isInStore: false })),
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/^1,784 values went back, 6 stay as they are\. /)).toBeVisible()
    await expect(canvas.getByText('1,790 of 1,810 values written')).toBeVisible()
    await expect(canvas.getByText('Undone in store')).toBeVisible()
    await expect(canvas.queryByText('In the store')).toBeNull()
    await expect(
      within(canvas.getByRole('group', { name: 'Update store: Lumen & Oak' })).queryByRole(
        'button',
      ),
    ).toBeNull()
  }),
}

/** A job that is being written, one that waits behind it, one that is paused, and one that was cancelled. */
export const UnderWay: Story = {
  args: {
    jobs: [
      jobIn('cancelled', { id: 'cancelled', startedAt: isoAt(14, 12) }),
      jobIn('paused', { id: 'paused', startedAt: isoAt(14, 13), pause: { kind: 'reconnect' } }),
      { ...writingJob, id: 'writing', startedAt: isoAt(14, 14) },
      jobIn('queued', { id: 'queued', startedAt: isoAt(14, 15), ahead: 1 }),
    ],
    local: [],
  },
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByText('Writing 1,204 of 1,810')).toBeVisible()
    await expect(canvas.getByText(/Reconnect Lumen & Oak to continue/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Show progress' })).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: 'Cancel' })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(args.onResume).toHaveBeenCalledTimes(1)
  }),
}

/** View only. */
export const Disabled: Story = {
  args: { locked: 'Another tab changes this file.' },
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(args.onReadAgain).not.toHaveBeenCalled()
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
