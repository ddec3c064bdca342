import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inCard } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { JobResult, type JobResultProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What happened in figures, the way back and the way on.',
    render: () => (
      <JobResult
        changedCells={3309}
        changedProducts={1203}
        seconds={0.9}
        onUndo={() => {}}
        onNextAction={() => {}}
        onDownload={() => {}}
      />
    ),
  },
  dont: {
    caption: 'A result that cannot be undone or downloaded is a dead end.',
    render: () => <JobResult changedCells={1} changedProducts={1} seconds={0.1} />,
  },
}

const meta = {
  title: 'Workbench/JobResult (done, success, summary, outcome)',
  id: 'workbench-jobresult',
  component: JobResult,
  args: {
    changedCells: 3309,
    changedProducts: 1203,
    seconds: 0.9,
    jobName: 'Compare-at price +30%, ending .99',
    excluded: 1,
    reviewed: { done: 12, of: 12 },
    suggestions: ['auto-tag', 'ai-copy-optimizer', 'image-compression'],
    onUndo: fn(),
    onNextAction: fn(),
    onDownload: fn(),
    onShowAll: fn(),
    onSaveRecipe: fn(),
  },
  argTypes: {
    suggestions: { control: false },
    reviewed: { control: false },
    headingRef: { control: false },
  },
  decorators: [inCard],
  parameters: docsPage({ examples })`
Says what a job changed, and offers to undo it, to change more, to download the file or to continue with it. \`nextAction\` names the next step: \`changes\` of the same file, the \`texts\` that are left, or more \`imports\`.

**Use it** in place of the preview once a job was applied. **Do not use it** for a job that was cancelled or failed (\`JobNotice\`).

**Anatomy**: heading with the cells and products, what was done and how long it took, Undo, the next step and Download, the figures, automations to continue with, and saving the jobs as a recipe. Rows that could not be changed, and options that change nothing, have a heading of their own.

| Key | Does |
|---|---|
| Tab | moves through the buttons and links |
| Enter, Space | presses the button; Enter follows a link |

**Accessibility**: a region named by its heading; pass \`headingRef\` and move focus there after applying, which also announces it.

\`\`\`tsx
import { JobResult } from '@dropwatt/ui/workbench'

<JobResult changedCells={3309} changedProducts={1203} seconds={0.9} onUndo={undo} />
\`\`\`
`,
} satisfies Meta<typeof JobResult>

export default meta
type Story = StoryObj<JobResultProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const region = canvas.getByRole('region', {
      name: 'Applied: 3,309 cells in 1,203 products',
    })
    const result = within(region)
    await expect(region).toHaveTextContent('Compare-at price +30%, ending .99')
    await expect(region).toHaveTextContent(/Took 0.9.s. Every other cell is exactly as it was/)
    await expect(result.getByText('12 of 12')).toBeVisible()
    await userEvent.click(result.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
    await userEvent.click(result.getByRole('button', { name: 'Change more' }))
    await expect(args.onNextAction).toHaveBeenCalledTimes(1)
    await userEvent.click(result.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenCalledTimes(1)
    const next = within(result.getByRole('navigation', { name: 'Continue with this file' }))
    await expect(next.getByRole('link', { name: 'Auto-Tag Products' })).toHaveAttribute(
      'href',
      '/dashboard/auto-tag',
    )
  }),
}

/** Some rows could not be changed. */
export const FailedRows: Story = {
  args: { failedRows: 4, onShowFailedRows: fn() },
  play: inEnglish(async ({ args, canvas: result }) => {
    await expect(
      result.getByRole('region', { name: 'Applied, except for 4 rows' }),
    ).toHaveTextContent('Those rows were not changed.')
    await userEvent.click(result.getByRole('button', { name: 'Show rows' }))
    await expect(args.onShowFailedRows).toHaveBeenCalledTimes(1)
    await expect(result.getByRole('button', { name: 'Undo all' })).toBeVisible()
  }),
}

/** The options changed nothing: nothing to undo or download. */
export const NothingChanged: Story = {
  args: {
    changedCells: 0,
    changedProducts: 0,
    reason: 'Every compare-at price is already above its price.',
  },
  play: inEnglish(async ({ canvas: result }) => {
    await expect(result.getByRole('heading', { level: 3 })).toHaveTextContent(
      'These options change nothing.',
    )
    await expect(result.queryByRole('button', { name: 'Undo' })).toBeNull()
  }),
}

/** The result alone. */
export const Plain: Story = {
  args: {
    suggestions: undefined,
    reviewed: undefined,
    jobName: undefined,
    onNextAction: undefined,
    onShowAll: undefined,
    onSaveRecipe: undefined,
  },
}

/** An import changes no file: it makes one. */
export const Imported: Story = {
  args: {
    made: { source: 'supplier-014.csv', products: 911, rows: 2318 },
    jobName: undefined,
    nextAction: 'imports',
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import another' })).toBeVisible()
  }),
}

/** Some texts have no translation yet. */
export const TextsLeft: Story = { args: { nextAction: 'texts' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Many, one, some failed, and nothing. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ suggestions, onShowAll, ...args }) => (
    <>
      <JobResult {...args} suggestions={suggestions} onShowAll={onShowAll} />
      <JobResult {...args} changedCells={1} changedProducts={1} />
      <JobResult {...args} failedRows={1} onShowFailedRows={() => {}} />
      <JobResult {...args} changedCells={0} changedProducts={0} />
    </>
  ),
}
