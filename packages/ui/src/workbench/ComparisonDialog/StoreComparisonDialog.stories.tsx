import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { withOpener } from '../../../docs/withOpener.js'
import {
  StoreComparisonDialog,
  type ComparisonResult,
  type StoreComparisonDialogProps,
} from './index.js'

const products = ['Heavyweight cotton tee', 'Oak stool', 'Enamel mug, 350 ml']
const variants = [
  ['Sand / S', '', '32.99'],
  ['Sand / M', '24.90', '32.99'],
  ['Sand / L', '44.90', '34.99'],
] as const

/** A product in every fourth row, then three of its variants. */
const rows: ComparisonResult['rows'] = (index) => {
  const product = Math.floor(index / 4)
  const about = {
    index,
    product,
    row: index,
    number: index + 2,
    line: index + 2,
    needsReview: false,
    cells: [],
  } as const
  const variant = variants[(index % 4) - 1]
  if (!variant) {
    const name = products[product % products.length] ?? ''
    return { ...about, kind: 'product', name, variants: 3 }
  }
  const [name, before, after] = variant
  const cells = [{ before, after }]
  return { ...about, kind: 'variant', name, column: 'Compare-at price', cells }
}

const Example = withOpener<StoreComparisonDialogProps>(StoreComparisonDialog, 'Show every value')

const meta = {
  title: 'Workbench/StoreComparisonDialog (pending, unsaved values, net difference)',
  id: 'workbench-storecomparisondialog',
  component: StoreComparisonDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    store: 'Lumen & Oak',
    readAt: new Date(Date.now() - 12.5 * 60_000).toISOString(),
    result: {
      counts: { new: 0, missing: 0, changed: 496, same: 788, changedCells: 1810 },
      shownChanges: 496,
      newColumns: [],
      missingColumns: [],
      query: { filter: 'all', search: '', hidden: [] },
      columns: [{ index: 20, name: 'Compare-at price' }],
      rowCount: 1984,
      revision: 0,
      rows,
    },
    onQueryChange: fn(),
    onDownload: fn(),
    onRetry: fn(),
    onUpdate: fn(),
  },
  argTypes: { result: { control: false } },
  render: (props) => <Example {...props} />,
  parameters: docsPage({ height: '820px' })`
Shows every cell of a live file that an update would write, with the text that the store has.

**Use it** before an update, for all jobs of a file together. **Do not use it** for two files (\`ComparisonDialog\`), or for what became of an update (\`StoreJobResults\`).

**Anatomy**: a \`Dialog\` almost as large as the window. A line says how many cells differ and what they are compared with; below it a search, a choice of columns, and the cells in a \`DiffTable\`. The actions download the list and go on to the question before the update.

| Key | Does |
|---|---|
| Tab, Shift Tab | move through the buttons and the table |
| Arrows | move in the table |
| Enter | opens a whole cell |
| / | moves from the table to the search |
| Escape | clears the search; closes the dialog, and focus returns |

**Accessibility**: modal, named by its heading; the main action has focus at first.

\`\`\`tsx
import { StoreComparisonDialog } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof StoreComparisonDialog>

export default meta
type Story = StoryObj<StoreComparisonDialogProps>

export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show every value' }))
    const dialog = await shownDialog(canvasElement, 'Not yet in the store')
    await expect(dialog.getByRole('button', { name: 'Update store' })).toHaveFocus()
    await expect(dialog.getByText('1,810 cells differ from the store.')).toBeVisible()
    const table = within(dialog.getByRole('treegrid', { name: 'Differences' }))
    await expect(
      table.getAllByRole('gridcell', {
        name: 'In the store, and in your file: 24.90 changes to 32.99.',
      })[0],
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Download list' }))
    await expect(props.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Update store' }))
    await expect(props.onUpdate).toHaveBeenCalledOnce()
  }),
}

/** The store cannot be updated now. */
export const NotNow: Story = { args: { open: true, offReason: 'An update is being written.' } }

export const Comparing: Story = {
  args: { open: true, result: undefined, comparing: true },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(await dialog.findByText('Comparing with the store...')).toBeVisible()
  }),
}

export const Failed: Story = {
  args: { open: true, result: undefined, failed: true },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const alert = within(dialog.getByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(props.onRetry).toHaveBeenCalledOnce()
  }),
}

/** The store has everything. */
export const Nothing: Story = {
  args: {
    open: true,
    result: {
      ...meta.args.result,
      counts: { new: 0, missing: 0, changed: 0, same: 1284, changedCells: 0 },
      shownChanges: 0,
      columns: [],
      rowCount: 0,
    },
    offReason: 'Nothing differs from the store.',
  },
}
