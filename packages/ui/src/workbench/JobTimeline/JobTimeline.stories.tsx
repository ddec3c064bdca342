import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inCard } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { JobTimeline, type JobTimelineProps, type TimelineJob } from './index.js'

function today(hour: number, minute: number): number {
  return new Date(2026, 10, 22, hour, minute).getTime()
}

const jobs: readonly TimelineJob[] = [
  {
    id: 'vendor',
    name: 'Vendors renamed: 12',
    automation: 'Change Vendor in Bulk',
    state: 'undone',
    at: today(13, 58),
    changedProducts: 311,
    changedCells: 311,
  },
  {
    id: 'currency',
    name: 'EUR to USD · Vendor Nordlicht',
    automation: 'Currency Converter',
    state: 'applied',
    at: today(14, 9),
    changedProducts: 5000,
    changedCells: 17_140,
    detail: '1 EUR = 1.1225 USD, reference rate of Nov 20, 2026 (European Central Bank)',
    hasLaterChanges: true,
  },
  {
    id: 'price',
    name: 'Compare-at price +30%, ending .99 · Price 20 to 50, Color Nero',
    automation: 'Mass Compare-at-Price',
    state: 'applied',
    at: today(14, 21),
    changedProducts: 1203,
    changedCells: 3309,
    excludedCells: 1,
  },
  {
    id: 'tag',
    name: 'Tags for colour and material',
    automation: 'Auto-Tag Products',
    state: 'applied',
    at: today(14, 32),
    changedProducts: 4102,
    changedCells: 4102,
  },
]

const opened = { name: 'products_export.csv', rows: 26_488, bytes: 8_800_000, at: today(13, 55) }

const examples: Examples = {
  do: {
    caption: 'All jobs on one file, each with its own way back.',
    render: () => (
      <JobTimeline jobs={jobs.slice(2)} opened={opened} now={today(15, 0)} onUndo={() => {}} />
    ),
  },
  dont: {
    caption: 'Jobs of several files. Use JobTable.',
    render: () => (
      <JobTimeline jobs={[]} opened={{ ...opened, name: 'all files' }} now={today(15, 0)} />
    ),
  },
}

const meta = {
  title: 'Workbench/JobTimeline (history, log, undo, versions)',
  id: 'workbench-jobtimeline',
  component: JobTimeline,
  args: {
    jobs,
    opened,
    now: today(15, 0),
    onUndo: fn(),
    onRedo: fn(),
    onResume: fn(),
    onDownloadOriginal: fn(),
    onSaveRecipe: fn(),
  },
  argTypes: { jobs: { control: false }, opened: { control: false } },
  decorators: [inCard],
  parameters: docsPage({ examples })`
Lists the jobs on a file, newest first, down to the file as it was opened: the content of the History tab, and with a heading of its own below the result of a job.

**Use it** for the jobs of one file. **Do not use it** for jobs of several files (\`JobTable\`) or for steps that are still to come (\`Steps\`).

**Anatomy**: what the history is for, saving the jobs as a recipe; then an entry for each job with what was done, by which automation, what it changed, when, its state, and Undo, Redo or Resume; last the file as it was opened, with a download of the original. The wire is lit along the jobs that count. With \`store\`, the jobs that write a live file to its store are among them, see \`StoreTimeline\`.

| Key | Does |
|---|---|
| Tab | moves through the buttons |
| Enter, Space | undoes or redoes the job, or downloads the original |

**Accessibility**: a named region with an ordered list. Undo and Redo are described by what their job did. State is in words; the wire and its points are decorative.

\`\`\`tsx
import { JobTimeline } from '@dropwatt/ui/workbench'

<JobTimeline jobs={jobs} opened={opened} onUndo={undo} onRedo={redo} />
\`\`\`
`,
} satisfies Meta<typeof JobTimeline>

export default meta
type Story = StoryObj<JobTimelineProps>

/** Newest first; each job is undone or redone by its own button. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const history = within(canvas.getByRole('region', { name: 'History' }))
    const names = history
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent)
    await expect(names).toEqual([
      'Tags for colour and material',
      'Compare-at price +30%, ending .99 · Price 20 to 50, Color Nero',
      'EUR to USD · Vendor Nordlicht',
      'Vendors renamed: 12',
      'Opened products_export.csv',
    ])
    const undo = history.getAllByRole('button', { name: 'Undo' })
    await expect(undo[1]).toHaveAccessibleDescription(/^Compare-at price/)
    await userEvent.click(history.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement)
    await expect(args.onUndo).toHaveBeenCalledWith('price')
    await userEvent.click(history.getByRole('button', { name: 'Redo' }))
    await expect(args.onRedo).toHaveBeenCalledWith('vendor')
    await expect(history.getByText('Has later changes')).toBeVisible()
    await expect(
      history.getByText('Mass Compare-at-Price · 1,203 products, 3,309 cells · 1 excluded'),
    ).toBeVisible()
    await expect(history.getByText(/^26,488 rows, 8.8.MB, original saved$/)).toBeVisible()
  }),
}

/** Below the result of a job, where no tab names it. */
export const WithHeading: Story = {
  args: { headingLevel: 3, onSaveRecipe: undefined },
  play: inEnglish(async ({ canvas }) => {
    const history = canvas.getByRole('region', { name: 'Jobs on this file' })
    await expect(
      within(history).getByRole('heading', { level: 3, name: 'Jobs on this file' }),
    ).toBeVisible()
  }),
}

/** No jobs yet: only the file as it was opened. */
export const Empty: Story = {
  args: { jobs: [] },
  play: inEnglish(async ({ args, canvas: history }) => {
    await expect(history.queryByRole('button', { name: /recipe/ })).toBeNull()
    await userEvent.click(history.getByRole('button', { name: 'Download original file' }))
    await expect(args.onDownloadOriginal).toHaveBeenCalledTimes(1)
  }),
}

/** One job is being undone; the others wait. */
export const Busy: Story = {
  args: { busyJob: 'price' },
  play: inEnglish(async ({ canvas }) => {
    const undo = canvas.getAllByRole('button', { name: 'Undo' })
    await expect(undo[0]).toHaveAttribute('aria-disabled', 'true')
    await expect(undo[0]).toHaveAttribute('title', 'Another job is being undone or redone.')
    await expect(undo[1]).toHaveAttribute('aria-disabled', 'true')
  }),
}

/** View only. */
export const Disabled: Story = {
  args: { locked: 'Another tab changes this file.' },
  play: inEnglish(async ({ args, canvas }) => {
    const [undo] = canvas.getAllByRole('button', { name: 'Undo' })
    await userEvent.click(undo as HTMLElement)
    await expect(args.onUndo).not.toHaveBeenCalled()
    await expect(undo).toHaveAttribute('title', 'Another tab changes this file.')
  }),
}

/** A job of another day shows its date. */
export const AnotherDay: Story = {
  args: { now: new Date(2026, 10, 24).getTime() },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByText(/Nov 22, 2026/)).toHaveLength(5)
  }),
}

/** Jobs on a set of images. */
export const Images: Story = {
  args: {
    jobs: [
      {
        id: 'compress',
        name: 'Image Compression',
        state: 'paused',
        at: Date.UTC(2026, 10, 20, 11),
        changedProducts: 0,
        changedCells: 0,
        images: 84,
      },
      {
        id: 'cut',
        name: 'Remove Background',
        state: 'applied',
        at: Date.UTC(2026, 10, 20, 10),
        changedProducts: 0,
        changedCells: 0,
        images: 203,
        hasLaterChanges: true,
      },
    ],
    opened: {
      name: 'summer-drop',
      images: 212,
      rows: 0,
      bytes: 318_000_000,
      at: Date.UTC(2026, 10, 20, 9),
    },
    onDownloadOriginal: undefined,
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('203 images changed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
    await expect(canvas.getByText(/^212 images, 318.MB, originals not changed$/)).toBeVisible()
  }),
}

/** Jobs of one time, such as the steps of a recipe: the last one is the newest. */
export const SameTime: Story = {
  args: {
    jobs: ['price', 'tag'].map((id) => ({
      id,
      name: id,
      state: 'applied',
      at: today(14, 0),
      changedProducts: 1,
      changedCells: 1,
    })),
  },
  play: inEnglish(async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^tag/)
  }),
}

/** A job that left cells as they were, as their columns are read-only. */
export const Stopped: Story = {
  args: { jobs: jobs.slice(2).map((job) => Object.assign({}, job, { stoppedCells: 1200 })) },
  play: inEnglish(async ({ canvasElement }) => {
    const [newest] = within(canvasElement).getAllByText(/1,200 stopped$/)
    await expect(newest).toBeVisible()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Every state. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: {
    jobs: (['applied', 'partly-undone', 'undone', 'cancelled', 'paused'] as const).flatMap(
      (state, index) =>
        [false, true].map((hasLaterChanges) => ({
          id: `${state} ${hasLaterChanges}`,
          name: hasLaterChanges ? `A long name of a job that is ${state}` : state,
          state,
          at: today(14, index),
          changedProducts: 1,
          changedCells: hasLaterChanges ? 1 : 12_345,
          hasLaterChanges,
        })),
    ),
  },
}
