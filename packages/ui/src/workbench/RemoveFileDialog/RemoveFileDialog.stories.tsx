import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { RemoveFileDialog } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Says what is lost and what stays.',
    render: () => <p>Removes the saved copy and its jobs. The file in your own folder stays.</p>,
  },
  dont: { caption: 'Asks whether the user is sure.', render: () => <p>Are you sure?</p> },
}

const meta = {
  title: 'Workbench/RemoveFileDialog (delete confirmation, discard file)',
  id: 'workbench-removefiledialog',
  component: RemoveFileDialog,
  args: {
    open: true,
    onClose: fn(),
    onRemove: fn(),
    name: 'products_export.csv',
    jobs: 3,
    isDownloaded: false,
  },
  parameters: docsPage({ examples })`
Asks before a saved file is removed with its jobs, which cannot be undone.

**Use it** before removing a file from this device. **Do not use it** for what can be undone.

**Anatomy**: heading with the name, what is removed and what stays, Keep file, Remove file.

| Key | Does |
| --- | --- |
| Escape | keeps the file |
| Enter | presses the focused button, at first Keep file |

**Accessibility**: a modal dialog. Keep file has the first focus; focus returns to the button that opened it.

\`\`\`tsx
import { RemoveFileDialog } from '@dropwatt/ui/workbench'

<RemoveFileDialog open={open} onClose={close} onRemove={remove} name={name} jobs={3} isDownloaded={false} />
\`\`\`
`,
} satisfies Meta<typeof RemoveFileDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Remove products_export.csv?' }))
    await expect(
      dialog.getByText(
        'This removes the saved copy, its 3 jobs and their undo history. You have not downloaded it yet. The file in your own folder stays.',
      ),
    ).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Keep file' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove file' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
    await expect(args.onClose).not.toHaveBeenCalled()
  }),
}

/** Without jobs, and downloaded, there is less to lose. */
export const NothingLost: Story = {
  args: { jobs: 0, isDownloaded: true },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveTextContent(
      'This removes the saved copy. The file in your own folder stays.',
    )
  }),
}

/** Other open files close too, so that none of them replaces it unasked. */
export const ClosesOthers: Story = {
  args: { closes: ['summer-drop'] },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveTextContent(
      'summer-drop closes too and stays saved.',
    )
  }),
}

/** The file is being removed. */
export const Busy: Story = { args: { busy: true } }

/** A file of a store, which is nowhere else on the device. */
export const Live: Story = {
  args: { name: 'Lumen & Oak', isLive: true },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/Your store stays as it is\.$/)).toBeInTheDocument()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** One job. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: { jobs: 1 },
}
