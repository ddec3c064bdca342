import type { ComparisonRow } from '@dropwatt/automations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { recentFiles } from '../../../docs/benchSamples.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { withOpener } from '../../../docs/withOpener.js'
import { ComparisonDialog, type ComparisonDialogProps, type ComparisonResult } from './index.js'

const day = 86_400_000
const names = ['Heavyweight cotton tee', 'Canvas tote bag', 'Enamel mug, 350 ml', 'Wool sock']

/** Changed products, and new and missing ones in turn. */
function sampleRow(index: number): ComparisonRow {
  const product = Math.floor(index / 5)
  const about = {
    index,
    product,
    row: index,
    number: index + 2,
    line: index + 2,
    needsReview: false,
    cells: [],
  } as const
  const name = names[product % names.length] ?? ''
  switch (index % 5) {
    case 0:
      return { ...about, kind: 'product', name, variants: 2 }
    case 1:
      return {
        ...about,
        kind: 'variant',
        name: '',
        column: 'Tags',
        cells: [{ before: 'Tee, Summer', after: 'Tee, Cotton, Summer' }],
      }
    case 2:
      return {
        ...about,
        kind: 'variant',
        name: 'Sand / S',
        column: 'Variant Price',
        cells: [{ before: '24.90', after: '26.90' }],
      }
    case 3:
      return { ...about, kind: 'variant', name: 'Sand / XL', oneSided: 'new-variant' }
    default:
      return {
        ...about,
        kind: 'product',
        name: names[(product + 1) % names.length] ?? '',
        variants: 1,
        oneSided: product % 2 === 0 ? 'new' : 'missing',
      }
  }
}

const result: ComparisonResult = {
  earlier: { name: 'products_export.csv', at: Date.now() - 7 * day, jobs: 3 },
  later: { name: 'products_export (1).csv', at: Date.now() - day, isOpen: true },
  counts: { new: 212, missing: 8, changed: 640, same: 4140, changedCells: 3309 },
  shownChanges: 640,
  newColumns: ['Price / Canada', 'Compare-at price / Canada'],
  missingColumns: [],
  query: { filter: 'all', search: '', hidden: [] },
  columns: [
    { index: 20, name: 'Variant Price' },
    { index: 6, name: 'Tags' },
  ],
  rowCount: 1200,
  revision: 0,
  rows: sampleRow,
}

const Example = withOpener<ComparisonDialogProps>(ComparisonDialog, 'Compare')

const args = {
  open: false,
  onOpenChange: fn(),
  name: 'products_export (1).csv',
  zone: { onFiles: fn() },
  recent: recentFiles,
  onChoose: fn(),
  result,
  onChooseAnother: fn(),
  onSwap: fn(),
  onQueryChange: fn(),
  onDownload: fn(),
  onRetry: fn(),
} satisfies ComparisonDialogProps

const examples: Examples = {
  do: {
    caption: 'Two exports of one store, to see what happened in between.',
    render: () => <Example {...args} />,
  },
  dont: {
    caption: 'What a job would change is in the Changes tab. Use a DiffTable.',
    render: () => <Example {...args} name="Mass Compare-at-Price" />,
  },
}

const meta = {
  title: 'Workbench/ComparisonDialog (compare files, diff, drift, versions)',
  id: 'workbench-comparisondialog',
  component: ComparisonDialog,
  args,
  argTypes: { result: { control: false }, recent: { control: false }, zone: { control: false } },
  render: (props) => <Example {...props} />,
  parameters: docsPage({ examples, height: '820px' })`
Shows what is new, missing and changed between the open file and another export. Nothing in either file changes.

**Use it** to compare two exports of one store. **Do not use it** for the changes of a job (\`DiffTable\` in the Changes tab).

**Anatomy**: a \`Dialog\` almost as large as the window. First the other file is chosen: from the disk, or among the saved ones. Then a line with counts, both files with a button that swaps them, columns that only one file has, search, filters by kind and by column, and the differences in a \`DiffTable\`: a row for each product and one for each cell below it, of which only the rows in view are in the document. The actions download a list of all differences and choose another file.

| Key | Does |
|---|---|
| Tab, Shift Tab | move through the buttons, filters and the table |
| Arrows | choose a filter; move in the table |
| Enter | opens a whole cell |
| / | moves from the table to the search |
| Escape | clears the search; closes the dialog, and focus returns |

**Accessibility**: modal, named by its heading. The first line says what differs; it receives focus when the comparison is done, as what was pressed is gone. While files are compared the content is \`aria-busy\`.

\`\`\`tsx
import { ComparisonDialog } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof ComparisonDialog>

export default meta
type Story = StoryObj<ComparisonDialogProps>

export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    const dialog = await shownDialog(canvasElement, 'Compare with another export')
    await expect(dialog.getByRole('button', { name: 'Download list' })).toHaveFocus()
    await expect(
      dialog.getByText('860 of 5,000 products differ. 3,309 cells changed.'),
    ).toBeVisible()
    const table = within(dialog.getByRole('treegrid', { name: 'Differences' }))
    await expect(
      table.getAllByRole('rowheader', { name: 'Sand / S · Variant Price.' })[0],
    ).toBeVisible()
    await expect(
      table.getAllByRole('gridcell', {
        name: 'Earlier and later text: 24.90 changes to 26.90.',
      })[0],
    ).toBeVisible()
    await expect(table.getAllByRole('gridcell', { name: 'New variant.' })[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Missing 8' }))
    await expect(props.onQueryChange).toHaveBeenCalledWith({ filter: 'missing' })
    await userEvent.click(dialog.getByRole('button', { name: 'Swap files' }))
    await expect(props.onSwap).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await dialog.findByRole('menuitemcheckbox', { name: 'Tags' }))
    await expect(props.onQueryChange).toHaveBeenCalledWith({ hidden: [6] })
    await userEvent.click(dialog.getByRole('button', { name: 'Download list' }))
    await expect(props.onDownload).toHaveBeenCalledOnce()
  }),
}

/** The other file is chosen from the disk, or among the saved ones. */
export const Choosing: Story = {
  args: { open: true, result: undefined },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: /^products_export\.csv/ }))
    await expect(props.onChoose).toHaveBeenCalledWith('a')
    await expect(dialog.getByText(/Comparing changes neither file\.$/)).toBeVisible()
  }),
}

/** The other file cannot be compared. */
export const Refused: Story = {
  args: { open: true, result: undefined, zone: { onFiles: fn(), problem: { code: 'no-handle' } } },
}

export const Comparing: Story = {
  args: { open: true, result: undefined, comparing: true },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(await dialog.findByText('Comparing the files…')).toBeVisible()
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

/** Both files hold the same. */
export const NoDifferences: Story = {
  args: {
    open: true,
    result: {
      ...result,
      counts: { new: 0, missing: 0, changed: 0, same: 5000, changedCells: 0 },
      shownChanges: 0,
      newColumns: [],
      columns: [],
      rowCount: 0,
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('heading', { name: 'No differences' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Download list' })).toBeNull()
  }),
}

/** A search that finds nothing. */
export const NoMatch: Story = {
  args: {
    open: true,
    result: { ...result, query: { ...result.query, search: 'stool' }, rowCount: 0 },
  },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await waitFor(() => expect(dialog.getByText('No products match “stool”')).toBeVisible())
    const [, clear] = dialog.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear as Element)
    await expect(props.onQueryChange).toHaveBeenCalledWith({ search: '' })
  }),
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** One of each; columns of one file only. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: {
    open: true,
    result: {
      ...result,
      counts: { new: 1, missing: 1, changed: 1, same: 0, changedCells: 1 },
      shownChanges: 1,
      newColumns: ['Price / Canada'],
      missingColumns: ['Google Shopping / Custom label 0', 'Google Shopping / Custom label 1'],
      query: { ...result.query, hidden: [4] },
      columns: [
        { index: 20, name: 'Variant Price' },
        { index: 4, name: 'Type' },
      ],
      rowCount: 5,
    },
  },
}
