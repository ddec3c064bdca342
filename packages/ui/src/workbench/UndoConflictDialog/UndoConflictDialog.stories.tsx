import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { withOpener } from '../../../docs/withOpener.js'
import { UndoConflictDialog, type ConflictCell, type UndoConflictDialogProps } from './index.js'

const column = 'Compare-at price'

const cells: readonly ConflictCell[] = [
  { product: 'Cotton tee, Sand / S', row: 213, column, before: '', after: '29.99', now: '32.99' },
  {
    product: 'Cotton tee, Sand / M',
    row: 214,
    column,
    before: '22.90',
    after: '24.90',
    now: '32.99',
  },
  {
    product: 'Oak stool, Natural',
    row: 2040,
    column,
    before: '72.00',
    after: '79.00',
    now: '84.99',
  },
  ...Array.from({ length: 40 }, (_, index) => ({
    product: `Wool sock, Grey / ${index + 36}`,
    row: 2100 + index,
    column,
    before: '9.00',
    after: '9.90',
    now: '12.99',
  })),
]

const Example = withOpener<UndoConflictDialogProps>(UndoConflictDialog, 'Undo')

const args = {
  open: false,
  job: { name: 'EUR to USD', at: new Date(2026, 0, 12, 14, 9).getTime() },
  later: [
    { name: 'Compare-at price +30%, ending .99', at: new Date(2026, 0, 12, 14, 21).getTime() },
  ],
  jobCells: 17_140,
  sharedCells: 3309,
  allCells: 20_449,
  cells,
  onOpenChange: fn(),
  onUndo: fn(),
} satisfies UndoConflictDialogProps

const examples: Examples = {
  do: {
    caption: 'The cells with all three values, so that the choice can be judged.',
    render: () => <Example {...args} />,
  },
  dont: {
    caption: 'A job that no later job touched is undone at once, without asking.',
    render: () => <Example {...args} sharedCells={0} cells={[]} />,
  },
}

const meta = {
  title: 'Workbench/UndoConflictDialog (undo, overlap, merge)',
  id: 'workbench-undoconflictdialog',
  component: UndoConflictDialog,
  args,
  argTypes: { cells: { control: false }, later: { control: false } },
  render: (props) => <Example {...props} />,
  parameters: docsPage({ examples, height: '760px' })`
Asks how to undo a job whose cells later jobs changed again.

**Use it** only where later jobs changed the same cells. **Do not use it** for any other undo, which happens at once.

**Anatomy**: a \`Dialog\` with what happened, some of the cells with their value in the export, after the job and now, all of them on demand, two choices with the number of cells they restore, keeping the jobs, and Undo.

| Key | Does |
|---|---|
| Tab, Shift Tab | move through the cells, choices and buttons |
| Arrows | choose what to undo; scroll the cells |
| Escape | keeps the jobs; focus returns |

**Accessibility**: modal, named by its heading. The cells are a table, or cards on narrow screens; once all are shown they scroll in a named region with a Tab stop.

\`\`\`tsx
import { UndoConflictDialog } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof UndoConflictDialog>

export default meta
type Story = StoryObj<UndoConflictDialogProps>

export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    const dialog = await shownDialog(canvasElement)
    await expect(
      dialog.getByRole('heading', { name: /^Undo “EUR to USD” \(.*2:09.PM\)\?$/ }),
    ).toBeVisible()
    await expect(
      dialog.getByText(/A later job, “Compare-at price \+30%, ending .99” \(.*2:21.PM\), changed/),
    ).toBeVisible()
    await expect(dialog.getAllByRole('row')).toHaveLength(4)
    await expect(dialog.getByText('empty')).toBeVisible()
    await expect(
      dialog.getByRole('radio', { name: 'Undo both, newest first' }),
    ).toHaveAccessibleDescription(/^20,449 cells/)
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
    await expect(props.onUndo).toHaveBeenLastCalledWith('with-later')
    await userEvent.click(dialog.getByText('Undo only the cells that did not change again'))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
    await expect(props.onUndo).toHaveBeenLastCalledWith('unchanged-only')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep both jobs' }))
    await expect(props.onOpenChange).toHaveBeenLastCalledWith(false)
  }),
}

/** All cells are shown on demand; the rest is counted. */
export const AllCells: Story = {
  args: { open: true, onShowAll: fn() },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Show all' }))
    await expect(props.onShowAll).toHaveBeenCalledTimes(1)
    await expect(dialog.getAllByRole('row')).toHaveLength(44)
    await expect(dialog.getByText('and 3,266 more')).toBeInTheDocument()
  }),
}

/** Several later jobs. */
export const SeveralJobs: Story = {
  args: { open: true, later: [...args.later, { name: 'Extra spaces removed', at: args.job.at }] },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'Undo all 3, newest first' })).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Keep all 3 jobs' })).toBeVisible()
  }),
}

/** Every cell changed again: nothing remains to undo alone. */
export const NothingElse: Story = {
  args: { open: true, jobCells: 3, sharedCells: 3, allCells: 6, cells: cells.slice(0, 3) },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('radio', { name: /^Undo only/ })).toBeDisabled()
  }),
}

export const Busy: Story = { args: { open: true, busy: true } }

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** One cell each. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: { open: true, jobCells: 2, sharedCells: 1, allCells: 3, cells: cells.slice(1, 2) },
}
