import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { StoreDifference } from './index.js'

const meta = {
  title: 'Store/StoreDifference (unsaved, pending, not yet in the store)',
  id: 'store-storedifference',
  component: StoreDifference,
  args: { values: 1810, products: 496, jobs: 2 },
  parameters: docsPage()`
Says how much of a live file is not yet in the store.

**Use it** above the changes of a live file, where Update store is the main button. **Do not use it** for what a
plan would change (\`ChangeSummary\`).

**Anatomy**: one sentence with the values and products, one with the jobs that an update writes together.

**Keyboard**: it takes no keys.

**Accessibility**: a status, so that it is read when the numbers change.

\`\`\`tsx
import { StoreDifference } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreDifference>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1,810 values in 496 products differ from the store. Two jobs, one update.',
    )
  }),
}

/** One value of one job. */
export const One: Story = { args: { values: 1, products: 1, jobs: 1 } }

/** The store has everything. */
export const Nothing: Story = { args: { values: 0, products: 0, jobs: 1 } }
