import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../../components/Button/index.js'
import { ReadingProgress, ReadProblemNotice, type ReadProblem } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The products of the store, and those that have arrived.',
    render: () => <ReadingProgress store="Lumen & Oak" products={1284} read={412} />,
  },
  dont: {
    caption: 'Not for a file on this device: FileDropZone says how far that is read.',
    render: () => <ReadingProgress store="products_export.csv" products={1284} read={412} />,
  },
}

const meta = {
  title: 'Store/ReadingProgress (import from the shop, progress, pull)',
  id: 'store-readingprogress',
  component: ReadingProgress,
  args: { store: 'Lumen & Oak', products: 1284, read: 412, objects: 9120, onCancel: fn() },
  decorators: [inBox({ maxInlineSize: 620 })],
  parameters: docsPage({ examples })`
Shows how far the products of a store are read, and with \`ReadProblemNotice\` why they were not.

**Use it** wherever a store is read: while products are chosen, and when they are read again. **Do not use
it** for files: \`FileDropZone\` shows how far these are.

**Anatomy**: the store with the number of products, a bar, what has arrived, Cancel. While Shopify gathers
the products, nobody knows how many records there will be: the bar has no number then. It never moves back.

| Key | Does |
|---|---|
| Tab | to Cancel |

**Accessibility**: a progress bar with the same name as its region; its start is announced. A failure is an
alert.

\`\`\`tsx
import { ReadingProgress, ReadProblemNotice } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof ReadingProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', {
      name: 'Reading from Lumen & Oak: 1,284 products',
    })
    await expect(bar).toHaveAttribute('aria-valuenow', '32')
    await expect(canvas.getByText(/412 of 1,284 products have arrived/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  }),
}

/** Nothing has arrived: the bar has no number. */
export const Gathering: Story = {
  args: { read: 0 },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
    await expect(canvas.getByText(/gathered 9,120 records/)).toBeVisible()
  }),
}

export const Waiting: Story = { args: { read: 0, objects: 0 } }

function Falling() {
  const [read, setRead] = useState(900)
  return (
    <>
      <ReadingProgress store="Lumen & Oak" products={1000} read={read} />
      <Button onClick={() => setRead(100)}>100</Button>
    </>
  )
}

/** A number that falls does not move the bar back. */
export const NeverBack: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Falling />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90')
  },
}

const problems = [
  'offline',
  'signed-out',
  'reconnect',
  'disconnected',
  'missing',
  'throttled',
  'busy',
  'unreachable',
  'refused',
  'expired',
  'interrupted',
  'incomplete',
  'empty',
  'full',
  'memory',
  'unsaved',
  'other-tab',
  'changed',
  'unexpected',
] as const satisfies readonly ReadProblem[]

/** Each reason in plain words; those that trying again can mend have a button for it. */
export const Problems: Story = {
  parameters: { controls: { disable: true } },
  render: ({ store }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {problems.map((problem) => (
        <ReadProblemNotice
          key={problem}
          store={store}
          problem={problem}
          scopes={['write_products']}
          settingsHref="/dashboard/settings/shopify-store"
          onRetry={() => {}}
        />
      ))}
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(problems.length)
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(14)
    await expect(canvas.getAllByRole('link', { name: 'Open settings' })).toHaveLength(3)
    await expect(canvas.getByText('Reconnect Lumen & Oak to continue')).toBeVisible()
    await expect(canvas.getByText('Permission missing: write_products')).toBeVisible()
  }),
}

/** Products could not even be counted. */
export const NotCounted: Story = {
  render: ({ store }) => (
    <ReadProblemNotice store={store} problem="unreachable" task="count" onRetry={() => {}} />
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
