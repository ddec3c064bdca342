import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import {
  imageSet,
  liveFile,
  practiceFile,
  sampleFile,
  storeFile,
} from '../../../docs/benchSamples.js'
import { FileHeader } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The file and what can be done with it as a whole.',
    render: () => <FileHeader file={sampleFile} onUndo={() => {}} canUndo onDownload={() => {}} />,
  },
  dont: {
    caption: 'Not for one automation: its buttons are in the footer of the bench.',
    render: () => <FileHeader file={{ ...sampleFile, name: 'Auto-Tag Products' }} />,
  },
}

const meta = {
  title: 'Workbench/FileHeader (document header, file toolbar)',
  id: 'workbench-fileheader',
  component: FileHeader,
  args: {
    file: sampleFile,
    onUndo: fn(),
    canUndo: true,
    onRedo: fn(),
    onDownload: fn(),
    onOpenAnother: fn(),
    onStoreLabel: fn(),
    onDownloadOriginal: fn(),
    onRemove: fn(),
    onExpandedChange: fn(),
  },
  parameters: docsPage({ examples })`
Names the open file, with its facts and what can be done with it.

**Use it** at the top of a \`Workbench\`, which renders it. **Do not use it** in lists; use \`FileList\`.

**Anatomy**: tile, name with its store, facts; Undo, Redo, Download, menu, full window. An action without a handler is not offered. On phones the bench shows only the menu, with all of it.

| Key | Does |
| --- | --- |
| Tab | moves through the actions |
| Enter, Space | runs an action, or opens the menu |

**Accessibility**: the name is a heading that can receive focus through \`headingRef\`. Buttons without text have a name and a tooltip.

\`\`\`tsx
import { FileHeader } from '@dropwatt/ui/workbench'

<FileHeader file={file} onUndo={undo} canUndo onDownload={download} />
\`\`\`
`,
} satisfies Meta<typeof FileHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'products_export.csv' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last job' }))
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
    const redo = canvas.getByRole('button', { name: 'Redo' })
    await expect(redo).toHaveAttribute('aria-disabled', 'true')
    await expect(redo).toHaveAccessibleDescription('There is no undone job to redo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Expand to full window' }))
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
  }),
}

/** The menu offers the rarer actions. */
export const FileMenu: Story = {
  decorators: [inBox({ minBlockSize: 320 })],
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'File menu' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Download original file' }))
    await expect(args.onDownloadOriginal).toHaveBeenCalledTimes(1)
  }),
}

/** The sample catalogue says what it is. */
export const Sample: Story = { args: { file: { ...sampleFile, isSample: true } } }

/** A set of images says how many it has, and their formats. */
export const Images: Story = {
  args: { file: imageSet },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('212 images')).toBeVisible()
    await expect(canvas.getByText('JPG, PNG, WEBP')).toBeVisible()
  }),
}

/** Read from a store: it can be read again, and the download is in the menu. */
export const Live: Story = {
  args: { file: liveFile, onReadAgain: fn(), onFromStore: fn() },
  decorators: [inBox({ minBlockSize: 320 })],
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lumen & Oak' })).toBeVisible()
    await expect(canvas.getByText('Live file')).toBeVisible()
    await expect(canvas.getByText('6,702 variants')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(args.onReadAgain).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'File menu' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  }),
}

/** Of a store to practise on, while it is read again. */
export const LivePractice: Story = {
  args: { file: practiceFile, onReadAgain: fn(), isReading: true },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Few and many actions, a long name with a store. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FileHeader file={args.file} />
      <FileHeader {...args} file={storeFile} isExpanded />
      <FileHeader {...args} headingLevel={3} canUndo={false} />
    </div>
  ),
}
