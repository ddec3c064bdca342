import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { jobIn, writingJob } from '../../../docs/storeJobs.js'
import { Button } from '../../components/Button/index.js'
import { Card } from '../../components/Card/index.js'
import type { StoreJob } from '../storeJob.types.js'
import { StoreJobProgress, type StoreJobProgressProps } from './index.js'

const checking: StoreJob = {
  ...writingJob,
  state: 'checking',
  counters: { checkedProducts: 312, writtenProducts: 0, written: 0, verified: 0 },
  counts: { ...writingJob.counts, waiting: 1810, done: 0, conflict: 0 },
}

const verifying: StoreJob = {
  ...writingJob,
  state: 'verifying',
  counters: { checkedProducts: 496, writtenProducts: 491, written: 1790, verified: 1702 },
  counts: { ...writingJob.counts, waiting: 0, done: 1790, conflict: 12, already: 5, refused: 3 },
}

const args = {
  job: writingJob,
  onCancel: fn(),
  onResume: fn(),
  onReconnect: fn(),
  onConnect: fn(),
  onLeaveOut: fn(),
  onUndo: fn(),
} satisfies StoreJobProgressProps

const examples: Examples = {
  do: {
    caption: 'Each segment counts over the whole job, so it never moves back.',
    render: () => <StoreJobProgress {...args} />,
  },
  dont: {
    caption: 'A job that has ended. Use StoreJobResults.',
    render: () => <StoreJobProgress {...args} job={jobIn('failed')} />,
  },
}

const meta = {
  title: 'Store/StoreJobProgress (running, writing, sync, bar)',
  id: 'store-storejobprogress',
  component: StoreJobProgress,
  args,
  argTypes: { job: { control: false } },
  render: (props) => (
    <Card heading="Lumen & Oak" flush>
      <StoreJobProgress {...props} />
    </Card>
  ),
  parameters: docsPage({ examples })`
Shows how far a job is that writes to a store, or why it does not run.

**Use it** for a store job that has not ended. **Do not use it** for a job on a file (\`JobProgress\`), or for one that is done (\`StoreJobResults\`).

**Anatomy**: the state as heading, its numbers, the percentage of writing, one bar of three segments (checking, writing, verifying as 1 : 3 : 1), what happens when the tab is closed, and Cancel. While it is paused, its \`StoreJobNotice\` stands below the bar; while it waits, or once it was cancelled or failed, in place of it.

| Key | Does |
|---|---|
| Tab | moves to Cancel, or to the actions of the notice |

**Accessibility**: a section named by its heading, with one progress bar. Phases and quarters are announced politely, single numbers are not. Cancel asks first where values are written. Late answers move neither bar nor numbers back.

\`\`\`tsx
import { StoreJobProgress } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreJobProgress>

export default meta
type Story = StoryObj<StoreJobProgressProps>

export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Writing 1,204 of 1,810' })).toBeVisible()
    const bar = canvas.getByRole('progressbar', { name: 'Progress of the update of Lumen & Oak' })
    await expect(bar).toHaveAttribute('aria-valuenow', '66')
    await expect(canvas.getByText(/318 of 496 products are done/)).toHaveTextContent(
      '8 conflicts so far stay as they are.',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('Writing: 50%')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const dialog = await shownDialog(canvasElement, 'Cancel this update?')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(props.onCancel).toHaveBeenCalledTimes(1)
  }),
}

export const Checking: Story = {
  args: { job: checking },
  play: inEnglish(async ({ args: props, canvas }) => {
    await expect(canvas.getByText('312 of 496 products compared with the store.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking')
    // Nothing is half done yet.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(props.onCancel).toHaveBeenCalledTimes(1)
  }),
}

export const Verifying: Story = {
  args: { job: verifying },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/^1,702 of 1,790 written values read back/)).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying')
  }),
}

function Late(props: StoreJobProgressProps) {
  const [written, setWritten] = useState(1204)
  return (
    <>
      <StoreJobProgress
        {...props}
        job={{ ...writingJob, counters: { ...writingJob.counters, written } }}
      />
      <Button onClick={() => setWritten(900)}>Late answer</Button>
      <Button onClick={() => setWritten(1400)}>Next answer</Button>
    </>
  )
}

/** An answer that arrives late does not move it back. */
export const NeverBack: Story = {
  render: (props) => <Late {...props} />,
  play: inEnglish(async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await userEvent.click(canvas.getByRole('button', { name: 'Late answer' }))
    await expect(bar).toHaveAttribute('aria-valuenow', '66')
    await expect(canvas.getByRole('heading', { name: 'Writing 1,204 of 1,810' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next answer' }))
    await expect(bar).toHaveAttribute('aria-valuenow', '77')
    await expect(canvas.getByRole('status')).toHaveTextContent('Writing: 75%')
  }),
}

/** Its turn has not come. */
export const Waiting: Story = { args: { job: jobIn('queued', { ahead: 1 }) } }

export const Paused: Story = {
  args: { job: jobIn('paused', { pause: { kind: 'reconnect' } }) },
  play: inEnglish(async ({ args: props, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnect Lumen & Oak to continue')
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await expect(props.onReconnect).toHaveBeenCalledTimes(1)
  }),
}

/** Shopify does not answer. */
export const Unreachable: Story = {
  args: { job: jobIn('paused', { pause: { kind: 'unreachable', seconds: 20 } }) },
}

export const Cancelled: Story = {
  args: { job: jobIn('cancelled') },
  play: inEnglish(async ({ args: props, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cancelled, 1,204 written')
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(props.onResume).toHaveBeenCalledTimes(1)
  }),
}

export const Failed: Story = { args: { job: jobIn('failed') } }

/** An undo, which is a job of its own. */
export const Undo: Story = {
  args: { job: { ...writingJob, kind: 'undo' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(
      'Progress of the undo in Lumen & Oak',
    )
  }),
}

/** Cancel waits for the values being written now. */
export const Cancelling: Story = { args: { busy: 'cancel' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** All phases, and a pause. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (props) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[
        checking,
        writingJob,
        verifying,
        jobIn('paused', { pause: { kind: 'scope', scope: 'write_files', values: 318 } }),
        jobIn('queued'),
      ].map((job, index) => (
        <Card key={job.state} heading={`Store ${index + 1}`} flush>
          <StoreJobProgress {...props} job={job} />
        </Card>
      ))}
    </div>
  ),
}
