import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { jobEndings, JobNotice, type JobNoticeProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'It says whether the file is safe, and offers the next step.',
    render: () => <JobNotice ending="failed" name="Auto-Tag Products" onRetry={() => {}} />,
  },
  dont: {
    caption: 'Without a way on, only say it once. Use a toast.',
    render: () => <JobNotice ending="cancelled" name="Auto-Tag Products" />,
  },
}

const meta = {
  title: 'Workbench/JobNotice (cancelled, failed, interrupted, crashed)',
  id: 'workbench-jobnotice',
  component: JobNotice,
  args: { ending: 'failed', name: 'Auto-Tag Products', onRetry: fn(), onCopyDetails: fn() },
  argTypes: { ending: { control: 'inline-radio', options: jobEndings } },
  parameters: docsPage({ examples })`
Says that a job ended without changing the file.

**Use it** among the notices of the workbench, after a job was cancelled, stopped by an error, or interrupted because the tab was closed. **Do not use it** for a job that was applied (\`JobResult\`).

**Anatomy**: a \`Notice\` with its title, what it means for the file, and buttons to apply the job again and to copy the details of an error.

| Key | Does |
|---|---|
| Tab | moves through the buttons |
| Enter, Space | presses the button |

**Accessibility**: a group named by its title. It takes the props of \`Notice\`, such as \`role="alert"\`.

\`\`\`tsx
import { JobNotice } from '@dropwatt/ui/workbench'

<JobNotice ending="cancelled" name="Auto-Tag" onRetry={apply} onDismiss={close} />
\`\`\`
`,
} satisfies Meta<typeof JobNotice>

export default meta
type Story = StoryObj<JobNoticeProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const notice = within(canvas.getByRole('group', { name: 'The job stopped unexpectedly' }))
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await userEvent.click(notice.getByRole('button', { name: 'Copy details' }))
    await expect(args.onCopyDetails).toHaveBeenCalledTimes(1)
  }),
}

/** The tab was closed while the job was being applied. */
export const Interrupted: Story = {
  args: { ending: 'interrupted', onCopyDetails: undefined },
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByText('The tab closed while Auto-Tag Products was being applied'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply again' })).toBeVisible()
  }),
}

/** Each ending, with and without buttons. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ name, onRetry, onCopyDetails }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {jobEndings.map((ending) => (
        <JobNotice key={ending} ending={ending} name={name} onRetry={onRetry} onDismiss={fn()} />
      ))}
      <JobNotice ending="failed" name={name} onCopyDetails={onCopyDetails} />
      <JobNotice ending="cancelled" name={name} />
    </div>
  ),
}
