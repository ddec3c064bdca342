import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { liveSavedFiles, savedFiles } from '../../../docs/benchSamples.js'
import { FileList } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Every file with its state, and the one next step.',
    render: () => <FileList files={savedFiles} onOpen={() => {}} />,
  },
  dont: {
    caption: 'Not empty while it is still loading.',
    render: () => <FileList files={[]} onOpen={() => {}} />,
  },
}

const meta = {
  title: 'Workbench/FileList (saved files, documents, library)',
  id: 'workbench-filelist',
  component: FileList,
  args: {
    files: savedFiles,
    onOpen: fn(),
    onRemove: fn(),
    onStoreLabel: fn(),
    onDownloadOriginal: fn(),
  },
  parameters: docsPage({ examples })`
Lists the files saved on this device, each with its state and what can be done with it.

**Use it** on the page of saved files. **Do not use it** for the last few; use \`RecentFiles\`.

**Anatomy**: a table: file with its store, day and products; jobs; size; state; Continue, Resume or Open, and a menu. With more than one file, a menu orders them by day, name or size. In a narrow place each row is a card.

| Key | Does |
| --- | --- |
| Tab | moves through the buttons of the rows |
| Enter, Space | opens the file, or the menu |

**Accessibility**: a table whose row headers are the files. Every button names its file.

\`\`\`tsx
import { FileList } from '@dropwatt/ui/workbench'

<FileList files={files} onOpen={open} onRemove={askToRemove} />
\`\`\`
`,
} satisfies Meta<typeof FileList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Files saved on this device' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resume: summer-drop.csv' }))
    await expect(args.onOpen).toHaveBeenCalledWith('b')
    await userEvent.click(canvas.getByRole('button', { name: 'File menu: supplier-014.csv' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove this file' }))
    await expect(args.onRemove).toHaveBeenCalledWith('c')
  }),
}

/** Another order is chosen in a menu, on every screen. */
export const Sorted: Story = {
  parameters: { controls: { disable: true } },
  play: inEnglish(async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole('rowheader').map((cell) => cell.textContent.split('.csv')[0])
    await expect(names()).toEqual([
      'products_export',
      'summer-drop',
      'supplier-014',
      'store-b-products',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Last opened' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Name' }))
    await expect(names()).toEqual([
      'products_export',
      'store-b-products',
      'summer-drop',
      'supplier-014',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Name' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Size' }))
    await expect(names()).toEqual([
      'summer-drop',
      'products_export',
      'store-b-products',
      'supplier-014',
    ])
  }),
}

/** Nothing is saved. */
export const Empty: Story = { args: { files: [] } }

/** The list is being loaded. */
export const Busy: Story = { args: { files: [], busy: true } }

/** Files of stores say which store it is, and when they were read. */
export const Live: Story = {
  args: { files: liveSavedFiles },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue: Lumen & Oak' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /Lumen & Oak.*Live file/ })).toBeVisible()
    await expect(canvas.getByText('Practice store')).toBeVisible()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With and without a menu. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileList {...args} />
      <FileList files={savedFiles.slice(0, 1)} onOpen={args.onOpen} />
    </div>
  ),
}
