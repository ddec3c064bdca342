import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { ReadAgainDialog, type ReplannedJob } from './index.js'

const jobs: readonly ReplannedJob[] = [
  { id: '1', name: 'Set compare-at price from price, 30% higher' },
  { id: '2', name: 'Change vendor to “Lumen & Oak”' },
  {
    id: '3',
    name: '3 cells by hand',
    lost: 'Values that you wrote by hand belong to the old file.',
  },
]

const meta = {
  title: 'Store/ReadAgainDialog (refresh, reload, sync, rebase)',
  id: 'store-readagaindialog',
  component: ReadAgainDialog,
  args: {
    open: true,
    store: 'Lumen & Oak',
    readAt: new Date(Date.now() - 12.5 * 60_000).toISOString(),
    jobs,
    state: { kind: 'ready' },
    onClose: fn(),
    onReadAgain: fn(),
  },
  argTypes: { state: { control: false } },
  parameters: docsPage()`
Says before a store is read again what becomes of the jobs, and shows how far it is.

**Use it** if the file has jobs. **Do not use it** without any: then there is nothing to ask.

**Anatomy**: a \`Dialog\` with the age, the jobs that are planned again, those that cannot be carried over with
their reasons, Close and Read again. While it reads, a bar and Stop.

| Key | Does |
| --- | --- |
| Enter | reads again |
| Escape | closes it; what is being read stops |

**Accessibility**: the progress is a status, a failure an alert.

\`\`\`tsx
import { ReadAgainDialog } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof ReadAgainDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement, 'Read Lumen & Oak again?')
    await expect(dialog.getByRole('heading', { name: '2 jobs are planned again' })).toBeVisible()
    await expect(
      dialog.getByRole('heading', { name: '1 job cannot be carried over' }),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }))
    await expect(args.onReadAgain).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await expect(args.onClose).toHaveBeenCalledOnce()
  }),
}

/** All jobs can be planned again. */
export const AllAgain: Story = { args: { jobs: jobs.slice(0, 1) } }

/** Products arrive. */
export const Reading: Story = {
  args: { state: { kind: 'reading', read: 500, products: 1284 } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Reading from Lumen & Oak: 1,284 products',
    )
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
  }),
}

/** All have arrived, and the jobs follow. */
export const Planning: Story = { args: { state: { kind: 'planning' } } }

/** Nothing has changed. */
export const Failed: Story = {
  args: {
    state: { kind: 'failed', reason: 'Shopify does not answer. Try again in a few minutes.' },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Your file and its jobs are as they were.',
    )
  }),
}

export const Offline: Story = {
  args: { state: { kind: 'offline' } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Read again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }),
}

/** From the bottom of a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
