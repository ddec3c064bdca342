import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { liveFile } from '../../../docs/benchSamples.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { withOpener } from '../../../docs/withOpener.js'
import {
  DownloadDialog,
  type DownloadColumn,
  type DownloadDialogProps,
  type ImportEffects,
  type DownloadLoss,
} from './index.js'

const safe: ImportEffects = { missingColumns: [] }

const columns: DownloadColumn[] = [
  { name: 'Handle', isChanged: false },
  { name: 'Title', isChanged: false },
  { name: 'Option1–3 Name, Value', isChanged: false },
  { name: 'Variant SKU', isChanged: false },
  { name: 'Variant Compare At Price', isChanged: true },
]

/** In another year, so that its date never is today. */
const at = new Date(2024, 10, 14, 14, 32).getTime()
const titleFixer = { id: 'job-1', name: 'Variant Title Fixer', at }

/** Losses through a job that corrects option values. */
const deleting: DownloadLoss = {
  job: titleFixer,
  variants: 14,
  optionValues: 14,
  emptied: 0,
  emptiedColumns: [],
  lost: [
    {
      product: 'T-shirt uomo oversize',
      variants: 6,
      rows: [[31, 36]],
      change: { option: 'Colour', before: 'Blk', after: 'Nero' },
    },
    {
      product: 'Phone Case with Card Holder',
      variants: 8,
      rows: [
        [377, 383],
        [390, 390],
      ],
      change: { option: 'Model', before: '15pro', after: '15 Pro' },
    },
  ],
}

const emptying: DownloadLoss = {
  job: { id: 'job-2', name: 'Auto-Tag Products', at },
  variants: 0,
  optionValues: 0,
  emptied: 38,
  emptiedColumns: ['Tags'],
  lost: [],
}

const sizes: DownloadDialogProps['sizes'] = {
  columns: {
    products: 1203,
    rows: 6410,
    bytes: 380_000,
    fileNames: ['products_export-dropwatt.csv'],
  },
  changed: {
    products: 1203,
    rows: 6410,
    bytes: 2_100_000,
    fileNames: ['products_export-dropwatt.csv'],
  },
  whole: {
    products: 5000,
    rows: 26_488,
    bytes: 8_800_000,
    fileNames: ['products_export-dropwatt.csv'],
  },
}

const large: DownloadDialogProps['sizes'] = {
  ...sizes,
  whole: {
    products: 24_000,
    rows: 128_000,
    bytes: 42_300_000,
    fileNames: ['products_export-dropwatt.csv'],
  },
  split: {
    products: 24_000,
    rows: 128_000,
    bytes: 42_300_000,
    fileNames: [1, 2, 3].map((part) => `products_export-dropwatt-${part}.csv`),
  },
}

const Example = withOpener<DownloadDialogProps>(DownloadDialog, 'Download')

const nothing = { open: false, onOpenChange: () => {}, onDownload: () => {} }

const examples: Examples = {
  do: {
    caption: 'It says how large each choice is, and how to import the file.',
    render: () => <Example {...nothing} sizes={sizes} columns={columns} guard={safe} />,
  },
  dont: {
    caption: 'Without the guard, nobody knows what an import would delete.',
    render: () => <Example {...nothing} sizes={sizes} />,
  },
}

const meta = {
  title: 'Workbench/DownloadDialog (export, save, import steps)',
  id: 'workbench-downloaddialog',
  component: DownloadDialog,
  args: { open: false, sizes, columns, guard: safe, onOpenChange: fn(), onDownload: fn() },
  argTypes: {
    sizes: { control: false },
    columns: { control: false },
    guard: { control: false },
    stockOf: { control: false },
  },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '760px' })`
Offers what to download, and says what an import of the file would do and how to import it.

**Use it** for each download of an export of products or of translations. **Do not use it** for the original file, which is downloaded at once, or for images.

**Anatomy**: a \`Dialog\` with the choices and their sizes, the columns of the first one, whether variants are safe, the steps of the import, the name of the file, Close and Download with its size. What an import would delete is in red above the choices, with the job that does it; then the button is outlined. Problems that block the download are at the top.

| Key | Does |
|---|---|
| Tab, Shift Tab | move through the choices and buttons |
| Arrows | choose what to download |
| Escape | closes; focus returns |

**Accessibility**: modal, named by its heading. Sizes describe their choice; a choice that the file does not need is disabled and says so. An error is announced.

\`\`\`tsx
import { DownloadDialog } from '@dropwatt/ui/workbench'

<DownloadDialog open={open} onOpenChange={setOpen} sizes={sizes} guard={guard} onDownload={save} />
\`\`\`
`,
} satisfies Meta<typeof DownloadDialog>

export default meta
type Story = StoryObj<DownloadDialogProps>

async function openIt(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download' }))
  return shownDialog(canvasElement, 'Download')
}

/** Only changed columns are chosen at first, and named; the button says the size. */
export const Default: Story = {
  args: { stockOf: Date.UTC(2025, 10, 25) },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openIt(canvasElement)
    const first = dialog.getByRole('radio', { name: 'Only changed columns' })
    await expect(first).toBeChecked()
    await expect(first).toHaveAccessibleDescription(
      /^1,203 products, 0.4.MB .* Handle , Title , .* Variant Compare At Price \(changed\),$/,
    )
    await expect(dialog.getByRole('radio', { name: /^Split/ })).toBeDisabled()
    await expect(dialog.getByRole('group', { name: 'Variants are safe' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Download.0.4.MB$/ }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('columns')
    await userEvent.click(dialog.getByText('Changed products, all columns'))
    await expect(dialog.getByText(/with the stock of November 25, 2025\.$/)).toBeVisible()
    await expect(dialog.queryByText('Variant SKU')).toBeNull()
    await userEvent.click(dialog.getByText('Whole file'))
    await userEvent.click(dialog.getByRole('button', { name: /^Download.8.8.MB$/ }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('whole')
    const steps = within(dialog.getByRole('list', { name: 'Next, in your store’s admin' }))
    await expect(steps.getAllByRole('listitem')).toHaveLength(3)
  }),
}

/** The file cannot do without all columns, so the next choice is selected. */
export const NeedsAllColumns: Story = {
  args: {
    open: true,
    sizes: { ...sizes, columns: undefined },
    columns: undefined,
    needsAll: 'moved-rows',
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const first = dialog.getByRole('radio', { name: 'Only changed columns' })
    await expect(first).toBeDisabled()
    await expect(first).toHaveAccessibleDescription(
      /a job moved rows, so all columns are needed\.$/,
    )
    await expect(dialog.getByRole('radio', { name: /^Changed products/ })).toBeChecked()
  }),
}

/** An export of translations has choices and steps of its own. */
export const Translations: Story = {
  args: { open: true, content: 'texts', columns: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'Only changed texts' })).toBeChecked()
    await expect(dialog.getByText('Overwrite existing translations')).toBeVisible()
    await expect(dialog.queryByRole('group', { name: 'Variants are safe' })).toBeNull()
  }),
}

/** Changed options delete variants; the red line stands above every choice, with the job that did it. */
export const DeletesVariants: Story = {
  args: {
    open: true,
    guard: { losses: [deleting], unlisted: 2, missingColumns: [] },
    onShowLost: fn(),
    onUndo: fn(),
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const name = '14 variants would be deleted in your store'
    const notice = within(dialog.getByRole('group', { name }))
    await expect(
      notice.getByText(
        /^Variant Title Fixer \(November 14, 2024 2:32 PM\) changed 14 option values\. Your store/,
      ),
    ).toBeVisible()
    const lost = within(dialog.getByRole('list', { name: 'Variants that would be deleted' }))
    await expect(lost.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'T-shirt uomo oversize: Colour “Blk” becomes “Nero”, 6 variants, rows 31 to 36',
      'Phone Case with Card Holder: Model “15pro” becomes “15 Pro”, 8 variants, rows 377 to 383, 390',
      'and 2 more changes',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Show the 14 variants' }))
    await expect(args.onShowLost).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Undo that job' }))
    await expect(args.onUndo).toHaveBeenLastCalledWith('job-1')
    await userEvent.click(dialog.getByRole('button', { name: 'Download anyway' }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('columns')
  }),
}

/** Cells that a spreadsheet may read as formulas are counted for the chosen download. */
export const Formulas: Story = {
  args: {
    open: true,
    sizes: { ...sizes, whole: { ...sizes.whole!, formulas: 3 } },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const warning = /^A spreadsheet may read/
    await expect(dialog.queryByText(warning)).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: /^Whole file/ }))
    await expect(dialog.getByText(warning)).toHaveTextContent(
      'A spreadsheet may read 3 cells of this file as formulas',
    )
  }),
}

/** Emptied cells delete values, with the job and the columns. */
export const EmptiesCells: Story = {
  args: {
    open: true,
    guard: { losses: [emptying], missingColumns: [] },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const notice = within(dialog.getByRole('group', { name: '38 cells become empty' }))
    await expect(
      notice.getByText(
        /^38 cells become empty: Auto-Tag Products \(November 14, 2024 2:32 PM\), Tags\. If you import/,
      ),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Download anyway' })).toBeVisible()
  }),
}

/** The list that the file was made of lacks variants of the store. */
export const ListLacksVariants: Story = {
  args: {
    open: true,
    guard: { imported: { name: 'listino.csv', variants: 5, products: 2 }, missingColumns: [] },
    needsAll: 'new-products',
    sizes: { whole: sizes.whole },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(
      dialog.getByText(/^listino\.csv lacks 5 variants of 2 products in your store\./),
    ).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^Whole file/ })).toBeChecked()
  }),
}

/** A file that was made of a list, without an export of the store to compare with. */
export const NotCompared: Story = {
  args: { open: true, guard: { missingColumns: [], isUnknown: true } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('group', { name: 'Not compared with your store' })).toBeVisible()
  }),
}

/** A column that the import needs is missing, and option values change without deleting a variant. */
export const NotSafe: Story = {
  args: {
    open: true,
    guard: {
      missingColumns: ['Option1 Value'],
      losses: [{ ...deleting, variants: 0, optionValues: 1, lost: [] }],
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const notice = within(dialog.getByRole('group', { name: 'Review before you import' }))
    await expect(notice.getAllByRole('listitem')).toHaveLength(2)
    await expect(notice.getByText(/^1 option value changes/)).toBeVisible()
  }),
}

/** Jobs leave columns and products out. */
export const Excluded: Story = {
  args: {
    open: true,
    guard: {
      missingColumns: [],
      excludedColumns: ['Fabric', 'Inventory quantity'],
      excludedProducts: 3,
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(
      dialog.getByText(
        /Excluded, so your store keeps their values: Fabric and Inventory quantity\. 3 products are excluded from the download\.$/,
      ),
    ).toBeVisible()
  }),
}

/** A large file can be split. */
export const Large: Story = {
  args: { open: true, sizes: large, defaultKind: 'split' },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('radio', { name: /^Split/ })).toHaveAccessibleDescription(
      /^3 files, 42.3.MB/,
    )
    await expect(
      dialog.getByText('products_export-dropwatt-1.csv – products_export-dropwatt-3.csv'),
    ).toBeVisible()
  }),
}

/** No product changed: only the whole file. */
export const Unchanged: Story = {
  args: { open: true, sizes: { whole: sizes.whole } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('radio', { name: /^Whole file/ })).toBeChecked()
  }),
}

/** Sizes are being calculated. */
export const Calculating: Story = { args: { open: true, sizes: {}, guard: undefined } }

/** The file is being prepared. */
export const Busy: Story = { args: { open: true, busy: true } }

/** Problems block the download. */
export const Blocked: Story = {
  args: { open: true, problems: 2, onOpenCheck: fn(), guard: undefined },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('button', { name: /^Download.0.4/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Open Check' }))
    await expect(args.onOpenCheck).toHaveBeenCalledTimes(1)
  }),
}

export const Failed: Story = {
  args: { open: true, error: 'The character “€” cannot be written in this file.' },
}

/** Of a file that was read from a store. */
export const Live: Story = {
  args: { open: true, live: liveFile.live },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(
      dialog.getByText(
        /^A product export of Lumen & Oak as it was read \d+ min ago, with your changes$/,
      ),
    ).toBeVisible()
  }),
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** All choices, not safe. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: {
    open: true,
    sizes: large,
    guard: { losses: [deleting, emptying], unlisted: 1, missingColumns: [], excludedProducts: 1 },
    onShowLost: fn(),
    onUndo: fn(),
  },
}
