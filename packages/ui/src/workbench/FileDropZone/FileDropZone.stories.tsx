import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { FileDropOverlay, FileDropZone, OpenProblemNotice, type OpenProblem } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Says what to drop, what happens to it, and offers a way without dragging.',
    render: () => <FileDropZone onFiles={() => {}} onSample={() => {}} />,
  },
  dont: {
    caption: 'Disabled without a word on why.',
    render: () => <FileDropZone onFiles={() => {}} disabled />,
  },
}

const meta = {
  title: 'Workbench/FileDropZone (upload, file input, file picker, drag and drop)',
  id: 'workbench-filedropzone',
  component: FileDropZone,
  args: {
    onFiles: fn(),
    onSample: fn(),
  },
  parameters: docsPage({ examples })`
Opens a file that is dropped on it or chosen. It also shows how far a file is read, and why one was not opened.

**Use it** where the member starts to work on a file: in \`FirstContact\`, or alone in a dialog. **Do not use it** for a picture inside a form; use a field.

**Anatomy**: tile, title, help, buttons to choose a file, a folder and the sample. While a file is over it, what will be opened (over the whole page it is \`FileDropOverlay\`); while one is read, bytes, rows and products with Cancel; above it, the reason why the last file was refused.

| Key | Does |
| --- | --- |
| Tab | moves through the buttons |
| Enter, Space | opens the file picker of the system, or the sample |

**Accessibility**: dragging is never needed, as the buttons open a real file input. A refusal is an alert. If several exports are dropped, only the first is taken, and a status says so. The progress bar is named by the file; reading under 300 ms is not shown. On coarse pointers the words say ‘Choose’ and not ‘Drop’.

\`\`\`tsx
import { FileDropZone } from '@dropwatt/ui/workbench'

<FileDropZone onFiles={([file]) => open(file)} problem={problem} reading={reading} />
\`\`\`
`,
} satisfies Meta<typeof FileDropZone>

export default meta
type Story = StoryObj<typeof meta>

/** Drops files as a browser does. */
function drop(on: HTMLElement, dataTransfer: DataTransfer) {
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

export const Default: Story = {
  play: inEnglish(async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Drop your product export here')).toBeInTheDocument()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await expect(input).toHaveAttribute('accept', expect.stringContaining('.csv'))
    const file = new File(['Handle\n'], 'products.csv', { type: 'text/csv' })
    await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false })
    await expect(args.onFiles).toHaveBeenCalledWith([file], [])
    await userEvent.click(canvas.getByRole('button', { name: 'Try a sample catalogue' }))
    await expect(args.onSample).toHaveBeenCalledTimes(1)
  }),
}

/** Images can be many, in a folder or in a ZIP. */
export const Images: Story = { args: { kind: 'images', hasFolderButton: true } }

/** Several exports: only the first is opened, and a status says which. */
export const SeveralFiles: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const files = new DataTransfer()
    const [one, two] = [new File(['a'], 'one.csv'), new File(['b'], 'two.csv')]
    files.items.add(one)
    files.items.add(two)
    const zone = canvas.getByText('Drop your product export here')
    drop(zone, files)
    await expect(args.onFiles).toHaveBeenCalledTimes(1)
    await expect(args.onFiles).toHaveBeenCalledWith([one], [expect.any(DataTransferItem)])
    await expect(await canvas.findByText(/^Only/)).toHaveTextContent(
      'Only one.csv was opened. Open one file at a time.',
    )
  }),
}

/** A file is over the zone; its name is only known where the whole page is the target and knows it. */
export const DragOver: Story = {
  args: { over: { name: 'products_export.csv' }, hasOpenFile: true },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Drop to open products_export.csv')).toBeVisible()
    await expect(canvas.getByText('The file that is open now stays saved.')).toBeVisible()
  }),
}

/** A file is over the page, which takes it wherever it is dropped. */
export const OverPage: Story = {
  parameters: { controls: { disable: true } },
  render: () => <FileDropOverlay hasOpenFile />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Drop to open the file')).toBeVisible()
    await expect(canvas.getByText('The file that is open now stays saved.')).toBeVisible()
  }),
}

/** Shown from 300 ms on, with what was read. */
export const Busy: Story = {
  args: {
    reading: {
      name: 'products_export.csv',
      doneBytes: 5_200_000,
      totalBytes: 8_800_000,
      rows: 15_610,
      products: 2960,
    },
    onCancel: fn(),
  },
  play: inEnglish(async ({ args, canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Reading products_export.csv' })
    await expect(bar).toHaveAttribute('aria-valuetext', '59%')
    await expect(canvas.getByText('15,610 rows, 2,960 products')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  }),
}

/** Refused, with the reason and the way on. */
export const Refused: Story = {
  args: { problem: { code: 'web-page', values: { start: '<!doctype html>' } } },
  play: inEnglish(async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('This is a web page, not a CSV file')
    await expect(within(alert).getByRole('button', { name: 'Choose a file' })).toBeVisible()
  }),
}

/** The row in which a file ends can be read, to see where the download stopped. */
export const CutOff: Story = {
  parameters: { controls: { disable: true } },
  args: {
    problem: {
      code: 'incomplete',
      values: {
        row: 18_442,
        column: 'Body (HTML)',
        whole: 18_441,
        missing: 1519,
        last: 'Handle: linen-shirt\nTitle: Linen shirt\nBody (HTML): <p>A shirt of washed li',
      },
    },
  },
  play: inEnglish(async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    const button = alert.getByRole('button', { name: 'Show last row', expanded: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(alert.getByText(/Handle: linen-shirt/)).toBeVisible()
    await userEvent.click(button)
    await expect(alert.queryByText(/Handle: linen-shirt/)).toBeNull()
  }),
}

/** A supplier list opens in another automation. */
export const SupplierList: Story = {
  args: {
    problem: { code: 'no-handle' },
  },
  play: inEnglish(async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByRole('link', { name: 'Open Bulk Products Importer' })).toHaveAttribute(
      'href',
      '/dashboard/bulk-products-importer#workbench',
    )
  }),
}

/** Takes nothing. */
export const Disabled: Story = {
  args: { disabled: true },
  play: inEnglish(async ({ args, canvas }) => {
    const files = new DataTransfer()
    files.items.add(new File(['a'], 'one.csv'))
    drop(canvas.getByText('Drop your product export here'), files)
    await expect(args.onFiles).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeDisabled()
  }),
}

/** A ZIP of images is being read. */
export const ReadingImages: Story = {
  args: {
    kind: 'images',
    reading: { name: 'summer-drop.zip', doneBytes: 74e6, totalBytes: 318e6, images: 48 },
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('48 images')).toBeVisible()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const problems: readonly OpenProblem[] = [
  { code: 'web-page', values: { start: '<!doctype html>' } },
  {
    code: 'incomplete',
    values: {
      row: 18_442,
      column: 'Body (HTML)',
      whole: 18_441,
      missing: 1519,
      last: 'Handle: linen-shirt\nTitle: Linen shirt\nBody (HTML): <p>A shirt of washed li',
    },
  },
  { code: 'no-handle' },
  { code: 'translations' },
  { code: 'json' },
  { code: 'inventory' },
  { code: 'separator', values: { sign: '^' } },
  { code: 'several-tables', values: { names: 'products_export_1.csv\nproducts_export_2.csv' } },
  { code: 'no-columns' },
  { code: 'protected' },
  { code: 'no-table', values: { kind: 'ZIP' } },
  { code: 'damaged', values: { kind: 'XLSX' } },
  { code: 'binary', values: { kind: 'PDF' } },
  { code: 'too-large', values: { size: 312_000_000 } },
  { code: 'unpacks-too-large', values: { kind: 'ZIP', limit: 115_000_000 } },
  {
    code: 'too-many-cells',
    values: { rows: 2_000_000, columns: 16_384, cells: 40_000_000 },
  },
  { code: 'empty' },
  { code: 'malformed-utf-16' },
  { code: 'unreadable' },
]

/** Every reason to refuse a file. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {problems.map((problem) => (
        <FileDropZone key={problem.code} {...args} problem={problem} />
      ))}
    </div>
  ),
}

/** The reason alone, where a file that was dropped beside the zone is refused. */
export const ReasonAlone: Story = {
  parameters: { controls: { disable: true } },
  render: () => <OpenProblemNotice problem={{ code: 'unreadable' }} onDismiss={() => {}} />,
}
