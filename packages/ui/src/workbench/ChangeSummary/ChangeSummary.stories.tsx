import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ChangeSummary, type ChangeSummaryProps } from './index.js'

const counts = { products: 5000, changedProducts: 1204, changedCells: 3310, needReview: 12 }

const examples: Examples = {
  do: {
    caption: 'The counts of the whole file, and how long they took.',
    render: () => <ChangeSummary counts={counts} seconds={0.2} />,
  },
  dont: {
    caption: 'A bare statement leaves open why. Give the reason.',
    render: () => <ChangeSummary counts={{ ...counts, changedProducts: 0, changedCells: 0 }} />,
  },
}

const meta = {
  title: 'Workbench/ChangeSummary (result counts, preview status)',
  id: 'workbench-changesummary',
  component: ChangeSummary,
  args: { counts, seconds: 0.2 },
  argTypes: {
    state: { control: 'inline-radio', options: ['ready', 'calculating', 'invalid'] },
  },
  parameters: docsPage({ examples })`
Says how many products and cells the current options change.

**Use it** above a table of changes that follows its options. **Do not use it** for a job that has been applied (\`JobResult\`).

**Anatomy**: the counts in words; at the end, how long the calculation took. While newer counts are calculated the old ones stay, muted; under 0.3 s nothing shows.

**Keyboard**: it takes no keys.

**Accessibility**: the counts are announced once they have not changed for 1 s, not on every step.

\`\`\`tsx
import { ChangeSummary } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof ChangeSummary>

export default meta
type Story = StoryObj<ChangeSummaryProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('1,204 of 5,000 products will change')).toBeVisible()
    await expect(canvas.getByText('Calculated in 0.2 s')).toBeVisible()
    await waitFor(
      () =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          '1,204 products will change. 12 need review.',
        ),
      { timeout: 5000 },
    )
  }),
}

export const One: Story = {
  args: { counts: { products: 5000, changedProducts: 1, changedCells: 1, needReview: 1 } },
}

export const ByHand: Story = {
  args: { counts: { ...counts, cellsByHand: 2 } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/3,310 cells, 2 by hand\./)).toBeVisible()
  }),
}

export const Calculating: Story = {
  args: { state: 'calculating' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Calculating…')).toBeVisible()
  }),
}

export const FirstCalculation: Story = { args: { state: 'calculating', counts: undefined } }

export const Invalid: Story = { args: { state: 'invalid' } }

export const Nothing: Story = {
  args: {
    counts: { products: 5000, changedProducts: 0, changedCells: 0, needReview: 0 },
    nothing: 'Every compare-at price is already set.',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}

/** All states. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (shown) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ChangeSummary {...shown} />
      <ChangeSummary {...shown} state="calculating" />
      <ChangeSummary {...shown} state="invalid" />
      <ChangeSummary {...shown} {...Nothing.args} />
      <ChangeSummary {...shown} {...One.args} />
    </div>
  ),
}
