import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inCard } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { ChangeTable } from '../../components/ChangeTable/index.js'
import { ComparePriceIcon } from '../../icons/index.js'
import { ChangeBench } from '../../test/ChangeBench.js'
import { priceColumns, SampleChanges } from '../../test/sampleChanges.js'
import { DiffTable, type DiffColumn, type DiffRow, type DiffTableProps } from './index.js'

const few = new SampleChanges(24)

const textColumns: readonly DiffColumn[] = [
  { key: 'description', label: 'Description', kind: 'change' },
  { key: 'tags', label: 'Tags', kind: 'tags' },
]

const long =
  'This heavyweight tee is cut from 240 g cotton jersey, knitted and sewn in one place, and washed once before it is packed.'

const textRows: readonly DiffRow[] = [
  {
    kind: 'product',
    index: 0,
    product: 0,
    row: 0,
    number: 2,
    line: 2,
    name: 'Heavyweight cotton tee',
    included: true,
    needsReview: false,
    cells: [
      { before: long, after: long.replace('knitted and sewn', 'knitted, dyed and sewn') },
      { before: 'tshirt, Sale', after: 'tshirt, Cotton, Long sleeve' },
    ],
    notes: [{ tone: 'info', text: 'Repeated words removed' }],
  },
  {
    kind: 'product',
    index: 1,
    product: 1,
    row: 4,
    number: 6,
    line: 19,
    name: 'Canvas tote bag',
    included: 'mixed',
    needsReview: true,
    cells: [
      { before: long, after: '' },
      { before: '', after: 'Bag, Canvas', isExcluded: true },
    ],
    notes: [{ tone: 'review', text: 'Over 30% shorter' }],
  },
  {
    kind: 'product',
    index: 2,
    product: 2,
    row: 5,
    number: 7,
    line: 20,
    name: 'Enamel mug, 350 ml',
    included: true,
    needsReview: false,
    cells: [
      { before: '', after: 'An enamel mug that holds 350 ml.', isConflict: true },
      { before: 'Mug' },
    ],
    notes: [
      { tone: 'conflict', text: 'Number not in the source' },
      { tone: 'info', text: 'Filled' },
    ],
  },
]

const texts = {
  columns: textColumns,
  rows: (index: number) => textRows[index],
  rowCount: textRows.length,
}

const cellColumns: readonly DiffColumn[] = [
  { key: 'option', label: 'Option', kind: 'text' },
  { key: 'value', label: 'Value', kind: 'change', isWide: true },
  { key: 'variants', label: 'Variants', kind: 'text', isNumber: true },
]

/** A row for each changed cell: the name of an option, and two of its values. */
const cellRows: readonly DiffRow[] = [
  {
    kind: 'product',
    index: 0,
    product: 0,
    row: 1,
    number: 2,
    line: 2,
    name: 'Heavyweight cotton tee',
    changes: 3,
    isExpanded: true,
    included: 'mixed',
    needsReview: true,
    cells: [{}, {}, {}],
    notes: [],
  },
  ...(
    [
      ['Option name', 1, 'Colour', 'Color', 88, 'review', 'Variants may get new IDs'],
      ['Color', 2, 'sand', 'Sand', 12, 'review', 'New variant IDs'],
      ['Color', 3, 'grey', 'Sand', 31, 'conflict', 'Duplicate combination'],
    ] as const
  ).map(([field, fileColumn, before, after, variants, tone, note], at) => ({
    kind: 'cell' as const,
    index: at + 1,
    product: 0,
    row: at + 1,
    number: at + 2,
    line: at + 2,
    name: at === 0 ? 'Heavyweight cotton tee' : `${before} / M`,
    isOfProduct: at === 0,
    fileColumn,
    field,
    included: at !== 1,
    needsReview: at === 0,
    cells: [
      { computed: { text: field } },
      {
        before,
        after,
        ...(at === 1 && { isExcluded: true }),
        ...(tone === 'conflict' && { isConflict: true }),
      },
      { computed: { text: String(variants) } },
    ],
    notes: [{ tone, text: note }],
  })),
]

const singleCells = {
  columns: cellColumns,
  rows: (index: number) => cellRows[index],
  rowCount: cellRows.length,
}

/** Columns that a job leaves out of the download: no cell changes. */
const valueColumns: readonly DiffColumn[] = [
  { key: 'fabric', label: 'Stoff', kind: 'change', isFixed: true },
  { key: 'origin', label: 'Ursprungsland', kind: 'change', isFixed: true },
]

const valueRows: readonly DiffRow[] = ['Cotton tee', 'Canvas tote bag'].map((name, index) => ({
  kind: 'product',
  index,
  product: index,
  row: index + 1,
  number: index + 2,
  line: index + 2,
  name,
  variants: 1,
  needsReview: false,
  cells: [{ before: index === 0 ? 'jersey' : 'canvas' }, { before: index === 0 ? 'PT' : '' }],
  notes: [],
}))

const keptValues = {
  columns: valueColumns,
  rows: (index: number) => valueRows[index],
  rowCount: valueRows.length,
}

const args = {
  columns: priceColumns,
  rows: few.row,
  rowCount: few.rowCount,
  revision: 0,
  changesLeft: few.changesLeft,
  onExpand: fn(),
  onExclude: fn(),
  onInclude: fn(),
} satisfies DiffTableProps

const examples: Examples = {
  do: {
    caption: 'Every change of a job, to look through and to exclude.',
    render: () => (
      <Card flush>
        <DiffTable {...args} />
      </Card>
    ),
  },
  dont: {
    caption: 'A few changes that only illustrate something need no grid. Use a ChangeTable.',
    render: () => (
      <ChangeTable
        caption="An example"
        icon={ComparePriceIcon}
        heads={{ name: 'Product', before: ['Price'], after: ['Price'] }}
        rows={[{ id: 'tee', name: 'Cotton tee', before: ['24.90'], after: ['32.99'] }]}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/DiffTable (change grid, tree grid, virtual list, before and after)',
  id: 'workbench-difftable',
  component: DiffTable,
  args,
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    empty: { control: 'text' },
  },
  decorators: [inCard],
  parameters: docsPage({ examples })`
Shows every change to a file, product by product, before anything is written. Rows come one window at a time from \`rows\`, such as from a worker; at most 60 are in the document. Give it another \`key\` for another filter, search or order, so that the list starts at its top.

**Use it** for all changes of a job. **Do not use it** for a handful of examples (\`ChangeTable\`), or for rows without changes (\`Table\`).

**Anatomy**: column headers with a menu, whose ends are dragged to change widths; a double click fits them. \`extras\` adds SKUs and whether products have images. A header row for each product with its checkbox, its variants, and in each row the values before and after and a note. Under 640 px, each product is a card.

| Key | Does |
| --- | --- |
| Arrows, Home, End, Page Up, Page Down | move to a cell |
| Ctrl + Home, Ctrl + End | move to the first and last row |
| Right, Left on a product | show and hide its variants |
| Space | excludes or includes the cell, or the product on its row |
| Shift + Space | excludes or includes the whole product |
| Enter | opens the whole cell; Escape closes it |
| N, P, or Alt + Down, Alt + Up | next and previous product that needs review |
| /, or Ctrl + F | calls \`onSearch\` |
| Ctrl + Z, Ctrl + Shift + Z | call \`onUndo\` and \`onRedo\` |
| Enter on a column header | opens its menu: width, hide, exclude its changes |
| Left, Right in ‘Change width’ | 8 px, with Shift 1 px; Home and End go to the limits, Escape returns |
| Ctrl + Enter | calls \`onApply\` |
| ? | calls \`onShortcuts\` |

**Accessibility**: a \`treegrid\` with one tab stop. Each cell says its column, both values, the note, and whether it is included. Exclusions are announced. Focus stays on its row when rows load or leave the list, and on the next one when its own leaves. \`singleKeys={false}\` turns the letter keys, / and ? off.

\`\`\`tsx
import { DiffTable } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof DiffTable>

export default meta
type Story = StoryObj<DiffTableProps>

function tableOf(canvasElement: HTMLElement) {
  return within(within(canvasElement).getByRole('treegrid', { name: 'Changes' }))
}

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await expect(table.getByRole('columnheader', { name: 'Product and variant' })).toBeVisible()
    await expect(
      table.getByRole('rowheader', { name: 'Heavyweight cotton tee. 1 variant. Included.' }),
    ).toBeVisible()
    await expect(
      table.getAllByRole('gridcell', {
        name: 'Compare-at price: 16.00 changes to 16.99. Included.',
      })[0],
    ).toBeVisible()
  }),
}

/** Exclude with Space, undo with Ctrl + Z; the product shows that some of its changes are excluded. */
export const Excluding: StoryObj = {
  render: () => <ChangeBench rowsInList={40} hasFilters />,
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const table = tableOf(canvasElement)
    const cell = table.getByRole('gridcell', {
      name: 'Compare-at price: empty changes to 33.99. Included.',
    })
    await userEvent.click(cell)
    await userEvent.keyboard(' ')
    await expect(cell).toHaveAccessibleName(/Excluded\.$/)
    const product = table.getByRole('rowheader', { name: /^Canvas tote/ })
    await expect(within(product).getByRole('checkbox')).toBePartiallyChecked()
    await waitFor(() =>
      expect(canvas.getByText(/excluded\. \d+ changes left\.$/)).toBeInTheDocument(),
    )
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell).toHaveAccessibleName(/Included\.$/)
  }),
}

/** A whole catalogue: scroll, sort and filter stay quick. */
export const LargeFile: StoryObj = {
  render: () => <ChangeBench rowsInList={26_000} hasFilters />,
}

/** Long texts show the changed words, tags what is added and removed. */
export const TextsAndTags: Story = {
  args: texts,
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await userEvent.click(table.getAllByRole('button', { name: 'Show whole cell' })[0] as Element)
    const drawer = within(canvasElement.ownerDocument.body).getByRole('dialog', {
      name: 'Description',
    })
    await expect(within(drawer).getByRole('region', { name: 'New value' })).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toBeVisible())
  }),
}

/** A changed column can be excluded in its header. */
export const ColumnMenu: StoryObj = {
  render: () => <ChangeBench rowsInList={20} />,
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const table = tableOf(canvasElement)
    await userEvent.click(table.getByRole('button', { name: 'Compare-at price' }))
    await userEvent.click(
      await canvas.findByRole('menuitem', {
        name: 'Exclude changes in this column',
      }),
    )
    await expect(table.getAllByRole('gridcell', { name: /Excluded\.$/ })[0]).toBeVisible()
  }),
}

/** SKUs and images, which members choose to see. */
export const ExtraColumns: Story = {
  args: {
    extras: ['sku', 'image'],
    look: { shown: { sku: true, image: true } },
    rows: (index) => {
      const row = few.row(index)
      if (row?.kind === 'product') return { ...row, images: row.product % 3 }
      return row && { ...row, sku: `SKU-${row.number}` }
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await expect(table.getByRole('columnheader', { name: 'SKU' })).toBeVisible()
    await expect(table.getAllByRole('rowheader', { name: /No image\./ })[0]).toBeVisible()
  }),
}

/** The end of a header is dragged, or moved with keys from the menu of the column. */
export const Resizing: Story = {
  args: { look: { widths: { compare: 240 } } },
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const table = tableOf(canvasElement)
    await userEvent.click(table.getByRole('button', { name: 'Compare-at price' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Change width' }))
    const separator = await table.findByRole('separator', { name: 'Width of Compare-at price' })
    await expect(separator).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(separator).toHaveAttribute('aria-valuenow', '232')
  }),
}

/** Rows that have not loaded yet. */
export const Loading: Story = { args: { rows: () => undefined } }

/** Newer rows are calculated. */
export const Stale: Story = { args: { isStale: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const NoMatch: Story = {
  args: { rowCount: 0, query: 'stool', onClearSearch: fn() },
  play: inEnglish(async ({ canvas, args: { onClearSearch } }) => {
    await expect(canvas.getByText('No products match “stool”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(onClearSearch).toHaveBeenCalledOnce()
  }),
}

export const Empty: Story = { args: { rowCount: 0 } }

export const RightToLeft: Story = {
  args: texts,
  globals: { direction: 'rtl' },
}

/** A row for each changed cell, with what follows from it. */
export const SingleCells: Story = {
  args: singleCells,
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await expect(
      table.getByRole('gridcell', {
        name: 'Option name: Colour changes to Color. Variants may get new IDs. Included.',
      }),
    ).toBeVisible()
    await expect(table.getByRole('gridcell', { name: 'Variants: 31.' })).toBeVisible()
  }),
}

/** No cell changes: the values that stay in the store. */
/** A row that the member asked for, such as one of a problem. */
export const WithTarget: Story = {
  args: { rowTarget: { index: 7, number: few.row(7)?.number ?? 0, takesFocus: true } },
  play: inEnglish(async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('treegrid').querySelector('[data-index="7"]')
    await waitFor(() => expect(row?.querySelector('[data-column="0"]')).toHaveFocus())
    await expect(row).toHaveAttribute('data-marked')
  }),
}

export const KeptValues: Story = { args: keptValues }

/** Prices, texts, tags, conflicts and exclusions. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (shown) => (
    <>
      <DiffTable {...shown} label="Prices" />
      <DiffTable {...shown} {...texts} label="Texts" />
      <DiffTable {...shown} {...texts} label="Read-only" isReadOnly />
    </>
  ),
}
