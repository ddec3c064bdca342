import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { Button } from '../../components/Button/index.js'
import { DownloadDialog, type DownloadDialogProps } from './index.js'

const safe = { optionValues: 0, emptiedCells: 0, missingColumns: [] }

const sizes: DownloadDialogProps['sizes'] = {
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

function Example({ open: first, onOpenChange, ...dialog }: DownloadDialogProps) {
  const [open, setOpen] = useState(first)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Download</Button>
      <DownloadDialog
        {...dialog}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange(isOpen)
        }}
      />
    </>
  )
}

const nothing = { open: false, onOpenChange: () => {}, onDownload: () => {} }

const examples: Examples = {
  do: {
    caption: 'It says how large each choice is, and how to import the file.',
    render: () => <Example {...nothing} sizes={sizes} guard={safe} />,
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
  args: { open: false, sizes, guard: safe, onOpenChange: fn(), onDownload: fn() },
  argTypes: { sizes: { control: false }, guard: { control: false } },
  render: (args) => <Example {...args} />,
  parameters: {
    examples,
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: `
Offers what to download, and says what an import of the file would do and how to import it.

**Use it** for each download of a product export. **Do not use it** for the original file, which is downloaded at once, or for images.

**Anatomy**: a \`Dialog\` with three choices and their sizes, whether variants are safe, the steps of the import, the name of the file, Close and Download with its size. Problems that block the download are at the top.

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
      },
    },
  },
} satisfies Meta<typeof DownloadDialog>

export default meta
type Story = StoryObj<DownloadDialogProps>

async function openIt(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download' }))
  return shownDialog(canvasElement, 'Download')
}

/** Changed products are chosen at first; the button says the size. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openIt(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'Changed products only' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /^Split/ })).toBeDisabled()
    await expect(dialog.getByRole('group', { name: 'Variants are safe' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Download.2.1.MB$/ }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('changed')
    await userEvent.click(dialog.getByText('Whole file'))
    await userEvent.click(dialog.getByRole('button', { name: /^Download.8.8.MB$/ }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('whole')
    const steps = within(dialog.getByRole('list', { name: 'Next, in your store’s admin' }))
    await expect(steps.getAllByRole('listitem')).toHaveLength(3)
  }),
}

export const Playground: Story = {}

/** What an import would delete. */
export const NotSafe: Story = {
  args: {
    open: true,
    guard: { optionValues: 48, emptiedCells: 1, missingColumns: ['Option1 Value'] },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const notice = within(dialog.getByRole('group', { name: 'Review before you import' }))
    await expect(notice.getAllByRole('listitem')).toHaveLength(3)
    await expect(notice.getByText(/^1 cell will become empty/)).toBeVisible()
  }),
}

/** Changed options delete variants; the red line stands above every choice. */
export const DeletesVariants: Story = {
  args: {
    open: true,
    guard: {
      optionValues: 14,
      emptiedCells: 0,
      missingColumns: [],
      deleted: { variants: 14, products: 2 },
    },
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const name = '14 variants of 2 products would be deleted in your store'
    await expect(dialog.getByRole('group', { name })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Download anyway' }))
    await expect(args.onDownload).toHaveBeenLastCalledWith('changed')
  }),
}

/** A file that was made of a list, without an export of the store to compare with. */
export const NotCompared: Story = {
  args: {
    open: true,
    guard: { optionValues: 0, emptiedCells: 0, missingColumns: [], isUnknown: true },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('group', { name: 'Not compared with your store' })).toBeVisible()
  }),
}

/** Jobs leave columns out, and other cells become empty. */
export const ExcludedColumns: Story = {
  args: {
    open: true,
    guard: {
      optionValues: 0,
      emptiedCells: 14,
      missingColumns: [],
      excludedColumns: ['Fabric', 'Inventory quantity'],
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(
      dialog.getByText(
        'Excluded, so your store keeps their values: Fabric and Inventory quantity.',
      ),
    ).toBeVisible()
    await expect(dialog.getByText(/^14 cells will become empty/)).toBeVisible()
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
    await expect(dialog.getByRole('radio', { name: 'Whole file' })).toBeChecked()
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
    await expect(dialog.getByRole('button', { name: /^Download.2/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Open Check' }))
    await expect(args.onOpenCheck).toHaveBeenCalledTimes(1)
  }),
}

export const Failed: Story = {
  args: { open: true, error: 'The character “€” cannot be written in this file.' },
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

export const OnPhone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } }

/** All choices, not safe. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: {
    open: true,
    sizes: large,
    guard: { optionValues: 1, emptiedCells: 310, missingColumns: [] },
  },
}
