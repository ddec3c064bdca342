import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inCard } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../../components/Button/index.js'
import { PoolProgress, type PoolProgressProps } from './index.js'

const running: PoolProgressProps = {
  name: 'Remove Background',
  done: 132,
  total: 212,
  perSecond: 1.4,
  atATime: 4,
  secondsLeft: 57,
}

const examples: Examples = {
  do: {
    caption: 'Figures that were measured, above the images that are already finished.',
    render: () => <PoolProgress {...running} onPause={() => {}} onCancel={() => {}} />,
  },
  dont: {
    caption: 'A time left before anything was measured. Leave it out until it is known.',
    render: () => <PoolProgress {...running} done={0} secondsLeft={5} />,
  },
}

const meta = {
  title: 'Workbench/PoolProgress (image processing, batch progress, pause)',
  id: 'workbench-poolprogress',
  component: PoolProgress,
  args: { ...running, onPause: fn(), onResume: fn(), onCancel: fn() },
  decorators: [inCard],
  parameters: docsPage({ examples })`
Shows how many images of a set are processed and how fast, and pauses, resumes or cancels it.

**Use it** above the images while they are being processed. **Do not use it** for one job on a file of products (\`JobProgress\`).

**Anatomy**: number of images, speed, how many at a time, time left; percentage; Pause or Resume, Cancel; bar. What is not known is left out.

| Key | Does |
| --- | --- |
| Tab | moves to Pause or Resume, then to Cancel |
| Enter, Space | presses it |

**Accessibility**: a region named after the job. The bar is a \`progressbar\` with the percentage. A job that takes longer than 10 seconds is announced at the start and at 25, 50 and 75 %, and a pause is; no other update is.

\`\`\`tsx
import { PoolProgress } from '@dropwatt/ui/workbench'

<PoolProgress name="Remove Background" done={132} total={212} onPause={pause} onCancel={cancel} />
\`\`\`
`,
} satisfies Meta<typeof PoolProgress>

export default meta
type Story = StoryObj<PoolProgressProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const region = canvas.getByRole('region', {
      name: 'Progress of Remove Background',
    })
    await expect(region).toHaveTextContent(
      '132 of 212 images 1.4 per second, 4 at a time, about 1 minute left',
    )
    await expect(within(region).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
    await userEvent.click(within(region).getByRole('button', { name: 'Pause' }))
    await expect(args.onPause).toHaveBeenCalledOnce()
    await userEvent.click(within(region).getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  }),
}

function Pausing(props: PoolProgressProps) {
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <PoolProgress
        {...props}
        isPaused={isPaused}
        onPause={() => setPaused(true)}
        onResume={() => setPaused(false)}
      />
      <Button onClick={() => setPaused(true)}>Elsewhere</Button>
    </>
  )
}

/** A press pauses it, and another one resumes it. */
export const Paused: Story = {
  render: (args) => <Pausing {...args} />,
  play: inEnglish(async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Remove Background: 50%'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(status).toHaveTextContent('Remove Background: Paused')
    const resume = canvas.getByRole('button', { name: 'Resume' })
    await expect(resume).toHaveFocus()
    await userEvent.click(resume)
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus()
  }),
}

/** Nothing was measured yet. */
export const AtStart: Story = {
  args: { done: 0, perSecond: undefined, secondsLeft: undefined, atATime: 4 },
}

/** The job is being cancelled. */
export const Cancelling: Story = { args: { cancelling: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Seconds, minutes and hours. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      {[4, 38, 57, 600, 5400].map((secondsLeft) => (
        <PoolProgress
          key={secondsLeft}
          {...args}
          name={`Job with ${secondsLeft}`}
          secondsLeft={secondsLeft}
          perSecond={20 / secondsLeft}
        />
      ))}
    </>
  ),
}
