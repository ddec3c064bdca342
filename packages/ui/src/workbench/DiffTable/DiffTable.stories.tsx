import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
import {
  DiffTable,
  type DiffColumn,
  type DiffEditing,
  type DiffRow,
  type DiffTableProps,
} from './index.js'

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
  { key: 'option', label: 'Option', kind: 'text', isField: true },
  { key: 'value', label: 'Value', kind: 'change', isStacked: true },
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

const stackedColumns: readonly DiffColumn[] = [
  { key: 'field', label: 'Field', kind: 'text', isField: true },
  { key: 'text', label: 'Text', kind: 'change', isStacked: true },
  { key: 'length', label: 'Length', kind: 'percent', isNumber: true },
]

/** A product with one changed text, and one with several. */
const stackedRows: readonly DiffRow[] = (
  [
    {
      kind: 'product',
      product: 0,
      number: 9,
      name: 'waterproof-bluetooth-speaker-ipx7',
      isHandle: true,
      field: 'Title',
      needsReview: true,
      value: {
        before:
          'NEW ARRIVAL!!! WATERPROOF BLUETOOTH SPEAKER IPX7 20W PORTABLE WIRELESS SPEAKER FREE SHIPPING',
        after: 'Waterproof Bluetooth Speaker IPX7 20W Portable Wireless',
      },
      note: '40% shorter',
    },
    { kind: 'product', product: 1, number: 14, name: 'Lampada da tavolo LED 12 W', changes: 5 },
    {
      kind: 'cell',
      product: 1,
      number: 14,
      name: 'Lampada da tavolo LED 12 W',
      field: 'Description',
      isOfProduct: true,
      value: {
        before: `<p>Luce calda!!! Base in legno.</p><p>${long} ${long} ${long} ${long}</p><p>LA MIGLIORE DEL WEB</p>`,
        after: `<p>Luce calda. Base in legno.</p><p>${long} ${long} ${long} ${long}</p>`,
        rendered: {
          before: `Luce calda!!! Base in legno.\n${long} ${long} ${long} ${long}\nLA MIGLIORE DEL WEB`,
          after: `Luce calda. Base in legno.\n${long} ${long} ${long} ${long}`,
        },
      },
    },
    {
      kind: 'cell',
      product: 1,
      number: 14,
      name: 'Lampada da tavolo LED 12 W',
      field: 'Material (care)',
      isOfProduct: true,
      value: {
        before: '<p><b>Legno</b></p>',
        after: '<p>Legno</p>',
        rendered: { before: 'Legno', after: 'Legno' },
      },
    },
    {
      kind: 'cell',
      product: 1,
      number: 14,
      name: 'Lampada da tavolo LED 12 W',
      field: 'SEO description',
      isOfProduct: true,
      included: false,
      value: { before: '', after: long, isExcluded: true },
    },
    {
      kind: 'cell',
      product: 1,
      number: 15,
      name: 'Nero / E27',
      field: 'Colour',
      value: { before: 'nero', after: 'Nero' },
    },
    {
      kind: 'cell',
      product: 1,
      number: 14,
      name: 'Lampada da tavolo LED 12 W',
      field: 'SEO title',
      isOfProduct: true,
      value: {
        before: 'Lampada da tavolo',
        after: 'Lampada da tavolo, 12 W, 4000 K',
        isConflict: true,
      },
      note: 'Not in the source: 4000 K',
    },
  ] as const
).map(stackedRow)

function stackedRow({ value, note, ...about }: StackedSample, index: number): DiffRow {
  const tone = value?.isConflict ? 'conflict' : about.needsReview ? 'review' : 'info'
  const { before = '', after = '' } = value ?? {}
  return {
    index,
    row: about.number - 1,
    line: about.number,
    ...(value && { fileColumn: index }),
    ...(about.changes && { isExpanded: true }),
    included: true,
    needsReview: false,
    ...about,
    cells: value
      ? [
          { computed: { text: about.field ?? '' } },
          value,
          { computed: { count: after.length, before: before.length } },
        ]
      : [{}, {}, {}],
    notes: note ? [{ tone, text: note }] : [],
  }
}

interface StackedSample extends Pick<
  DiffRow,
  'kind' | 'product' | 'number' | 'name' | 'field' | 'changes'
> {
  readonly isHandle?: true
  readonly isOfProduct?: true
  readonly needsReview?: boolean
  readonly included?: boolean
  readonly value?: DiffRow['cells'][number]
  readonly note?: string
}

const stacked = {
  columns: stackedColumns,
  rows: (index: number) => stackedRows[index],
  rowCount: stackedRows.length,
}

const tagColumns: readonly DiffColumn[] = [
  { key: 'tags', label: 'Tags', kind: 'tags', isStacked: true },
  { key: 'count', label: 'Count', kind: 'percent', isNumber: true },
]

const manyTags = Array.from({ length: 24 }, (_, index) => `Collection ${index + 1}`).join(', ')

function tagRow(row: DiffRow, at: number): DiffRow {
  const many = at === 0 && { before: manyTags, after: `${manyTags}, Cotton` }
  return {
    ...row,
    cells: [{ ...row.cells[1], ...many }, { computed: { count: 4, before: 3 } }],
  }
}

const tagRows: readonly DiffRow[] = textRows.map(tagRow)

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

/** Columns that a store only reports, beside the prices. */
const lockedColumns: readonly DiffColumn[] = [
  ...priceColumns,
  {
    key: 'quantity',
    label: 'Quantity',
    kind: 'change',
    isNumber: true,
    isFixed: true,
    readOnly: 'needs-inventory',
  },
  { key: 'gift', label: 'Gift card', kind: 'change', isFixed: true, readOnly: 'is-gift-card' },
]

function lockedRow(index: number): DiffRow | undefined {
  const row = few.row(index)
  if (!row) return undefined
  const hasValues = row.cells.some(({ before }) => before !== undefined)
  const locked = [{ before: `${(index * 37) % 120}` }, { before: 'No' }]
  return { ...row, cells: [...row.cells, ...(hasValues ? locked : [{}, {}])] }
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

**Anatomy**: column headers with a menu, whose ends are dragged to change widths; a double click fits them. \`extras\` adds SKUs and whether products have images. A header row for each product with its checkbox, its variants, and in each row the values before and after and a note. A column with \`isStacked\` has its values below the rows: texts before above after, on up to three lines each. A column with \`readOnly\` is locked: it has a sunken ground and a lock, and says why nothing is written into it. Under 640 px, each product is a card.

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

function Formats(props: DiffTableProps) {
  const [format, setFormat] = useState(props.format ?? 'text')
  return <DiffTable {...props} format={format} onFormatChange={setFormat} />
}

/** Changed texts stand before above after, HTML as it reads. */
export const StackedTexts: Story = {
  args: stacked,
  render: (shown) => <Formats {...shown} />,
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await expect(table.getByRole('columnheader', { name: 'Product and text' })).toBeVisible()
    const title = table.getByRole('gridcell', {
      name: /^Title: NEW ARRIVAL.* changes to Waterproof Bluetooth Speaker IPX7 20W Portable Wireless\. 40% shorter\. Included\.$/,
    })
    await expect(within(title).getByText('After')).toBeVisible()
    await expect(
      table.getByRole('gridcell', {
        name: 'Material (care): The text stays the same; only its HTML changes. Included.',
      }),
    ).toBeVisible()
    await userEvent.click(await table.findByRole('button', { name: 'Show whole cell' }))
    const drawer = within(canvasElement.ownerDocument.body).getByRole('dialog', {
      name: 'Description',
    })
    const after = within(drawer).getByRole('region', { name: 'New value' })
    await expect(after).not.toHaveTextContent('<p>')
    await userEvent.click(within(drawer).getByRole('radio', { name: 'HTML' }))
    await expect(after).toHaveTextContent('<p>Luce calda.')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toBeVisible())
  }),
}

/** The markup of changed HTML. */
export const StackedHtml: Story = { args: { ...stacked, format: 'html' } }

export const StackedRightToLeft: Story = { args: stacked, globals: { direction: 'rtl' } }

/** Long texts open by a button in words where there is little room. */
export const StackedCards: Story = {
  args: stacked,
  decorators: [(story) => <div style={{ inlineSize: 358 }}>{story()}</div>],
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await expect(await table.findByText('Title, row 9')).toBeVisible()
    const [all] = await table.findAllByRole('button', { name: 'Show all' })
    await expect(all).toBeVisible()
  }),
}

const editing: DiffEditing = {
  begin: ({ row, column }) => {
    const { before = '', after = '' } = row.cells[column] ?? {}
    return Promise.resolve({ before, proposal: after, isMultiline: false, most: 70 })
  },
  write: (_, text) => Promise.resolve({ kind: 'written', text }),
  reset: () => Promise.resolve(),
}

/** A text is written beside the one that it replaces. */
export const Editing: Story = {
  args: { ...stacked, editing },
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await userEvent.dblClick(table.getAllByText('After')[0]!)
    await expect(await table.findByRole('textbox')).toHaveFocus()
    await expect(table.getAllByRole('definition')[0]).toBeVisible()
  }),
}

/** A value that follows from others says so when it is to be edited. */
export const NotEditable: Story = {
  args: { ...stacked, editing },
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.click(tableOf(canvasElement).getByRole('gridcell', { name: /^Length: 92/ }))
    await userEvent.keyboard('{F2}')
    const said = within(canvasElement).getAllByText(
      'This value follows from others and cannot be edited.',
    )
    await expect(said[0]).toBeVisible()
  }),
}

const locked = {
  columns: lockedColumns,
  rows: lockedRow,
  editing,
} satisfies Partial<DiffTableProps>

/** Columns that a store only reports are locked, and say why when they are to be edited. */
export const LockedColumns: Story = {
  args: locked,
  play: inEnglish(async ({ canvasElement }) => {
    const table = tableOf(canvasElement)
    await expect(table.getByRole('columnheader', { name: 'Quantity, read-only' })).toBeVisible()
    await userEvent.click(table.getAllByRole('gridcell', { name: /^Quantity, read-only: / })[0]!)
    await userEvent.keyboard('{F2}')
    const said = within(canvasElement).getAllByText(
      'This value is read-only. Stock is changed in Shopify: Dropwatt asks for no access to inventory.',
    )
    await expect(said[0]).toBeVisible()
  }),
}

/** On a phone, the lock stands before the name; the opened value says why. */
export const LockedCards: Story = {
  args: locked,
  decorators: [(story) => <div style={{ inlineSize: 358 }}>{story()}</div>],
  play: inEnglish(async ({ canvasElement }) => {
    const [quantity] = await tableOf(canvasElement).findAllByRole('button', {
      name: /^Quantity, read-only: /,
    })
    await userEvent.click(quantity!)
    const drawer = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Quantity' }),
    )
    await expect(drawer.getByText(/^This value is read-only\. Stock is changed/)).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Edit' })).toBeNull()
  }),
}

/** Texts are edited by a button in words where there is little room. */
export const EditingCards: Story = {
  args: { ...stacked, editing },
  decorators: [(story) => <div style={{ inlineSize: 358 }}>{story()}</div>],
  play: inEnglish(async ({ canvasElement }) => {
    const [edit] = await tableOf(canvasElement).findAllByRole('button', { name: 'Edit' })
    await userEvent.click(edit!)
    const drawer = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Title' }),
    )
    await userEvent.click(await drawer.findByRole('button', { name: 'Use' }))
    await waitFor(() => expect(drawer.queryByRole('textbox')).toBeNull())
  }),
}

/** All tags, whole. */
export const StackedTags: Story = {
  args: { columns: tagColumns, rows: (index) => tagRows[index], rowCount: tagRows.length },
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
