import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { ReadAgainDialog, type ReadAgainReport } from './index.js'

const report: ReadAgainReport = {
  products: 1290,
  added: 8,
  gone: 2,
  jobs: { planned: 2, repeated: 0, needless: 1, lost: 0, undone: 1 },
  toReview: 3,
  lost: { changes: 4, exclusions: 1, edits: 2, products: 0 },
  examples: [
    { product: 'Oak stool, Natural', column: 'Price', written: '64.90', now: '59.90' },
    { product: 'Enamel mug, 350 ml', column: 'Vendor', written: 'Lumen & Oak' },
  ],
}

const meta = {
  title: 'Store/ReadAgainDialog (refresh, reload, sync, rebase)',
  id: 'store-readagaindialog',
  component: ReadAgainDialog,
  args: {
    open: true,
    store: 'Lumen & Oak',
    state: { kind: 'asking', report },
    onClose: fn(),
    onRetry: fn(),
    onReplace: fn(),
    settingsHref: '/dashboard/settings/shopify-store',
  },
  argTypes: { state: { control: false } },
  parameters: docsPage()`
Shows how far a store is read again, and asks before that loses something the member did.

**Use it** for an open file that was read from a store. **Do not use it** to choose products: that is
\`ProductPicker\`.

**Anatomy**: a \`Dialog\` with the progress and Stop; or with what is carried over and what is not, Keep my
file and Replace my file; or with the reason of a failure.

| Key | Does |
| --- | --- |
| Escape | closes it; reading stops, and the present file stays |

**Accessibility**: the progress is a status, a failure an alert. The first focus is on the button that keeps
the file.

\`\`\`tsx
import { ReadAgainDialog } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof ReadAgainDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Something would be lost, so the member decides. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const lost = within(dialog.getByRole('region', { name: 'Cannot be carried over' }))
    await expect(lost.getByText(/^4 changes of jobs/)).toBeVisible()
    await expect(lost.getByText(/yours is “64.90”, the store has “59.90”$/)).toBeVisible()
    await expect(dialog.getByText('2 jobs are planned again')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Replace my file' }))
    await expect(args.onReplace).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my file' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  }),
}

/** Products arrive. */
export const Reading: Story = {
  args: { state: { kind: 'reading', read: 500, products: 1284, objects: 9000 } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement, 'Read Lumen & Oak again')
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  }),
}

/** Nothing has changed. */
export const Failed: Story = {
  args: { state: { kind: 'failed', problem: 'unreachable' } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByText('Your file and its jobs are as they were.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }),
}

export const Offline: Story = { args: { state: { kind: 'failed', problem: 'offline' } } }

/** Its key has ended. */
export const Reconnect: Story = { args: { state: { kind: 'failed', problem: 'reconnect' } } }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
