import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { StoreDifference } from './index.js'

const meta = {
  title: 'Store/StoreDifference (unsaved, pending, not yet in the store)',
  id: 'store-storedifference',
  component: StoreDifference,
  args: { values: 1810, products: 496, jobs: 2, onShowValues: fn() },
  parameters: docsPage()`
Says how much of a live file is not yet in the store.

**Use it** above the changes of a live file, where Update store is the main button. **Do not use it** for what a
plan would change (\`ChangeSummary\`).

**Anatomy**: one sentence with the values and products, one with the jobs that an update writes together;
one button shows every value.

**Keyboard**: the button takes Enter and Space.

**Accessibility**: the sentences are a status, so that they are read when the numbers change.

\`\`\`tsx
import { StoreDifference } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreDifference>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1,810 values in 496 products differ from the store. Two jobs, one update.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show every value' }))
    await expect(args.onShowValues).toHaveBeenCalledOnce()
  }),
}

/** One value of one job. */
export const One: Story = { args: { values: 1, products: 1, jobs: 1 } }

/** The store has everything. */
export const Nothing: Story = { args: { values: 0, products: 0, jobs: 1 } }
