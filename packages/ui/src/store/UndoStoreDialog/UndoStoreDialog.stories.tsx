import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { withOpener } from '../../../docs/withOpener.js'
import { UndoStoreDialog, type ChangedSince, type UndoStoreDialogProps } from './index.js'

const field = 'Compare-at price'

const cells: readonly ChangedSince[] = [
  {
    id: 'a',
    product: 'Oak stool, Natural',
    field,
    before: '79.00',
    written: '84.99',
    inStore: '89.00',
  },
  {
    id: 'b',
    product: 'Cotton tee, Sand / S',
    field,
    before: '',
    written: '32.99',
    inStore: '29.99',
  },
  ...Array.from({ length: 4 }, (_, index) => ({
    id: `more ${index}`,
    product: `Wool sock, Grey / ${index + 36}`,
    field,
    before: '9.00',
    written: '9.90',
    inStore: '12.99',
  })),
]

const Example = withOpener<UndoStoreDialogProps>(
  UndoStoreDialog,
  'Undo in store',
  'Annulla nel negozio',
)

const plan = {
  state: 'counted',
  values: 1784,
  changed: 6,
  cells,
  inexact: [{ kind: 'html', count: 2 }],
} as const

const args = {
  open: false,
  onOpenChange: fn(),
  store: 'Lumen & Oak',
  plan,
  onUndo: fn(),
} satisfies UndoStoreDialogProps

const examples: Examples = {
  do: {
    caption: 'The values that stay, with all three of their texts.',
    render: () => <Example {...args} />,
  },
  dont: {
    caption: 'A job on a file. Its undo needs no question.',
    render: () => <Example {...args} plan={{ ...plan, changed: 0, cells: [], inexact: [] }} />,
  },
}

const meta = {
  title: 'Store/UndoStoreDialog (rollback, revert, restore)',
  id: 'store-undostoredialog',
  component: UndoStoreDialog,
  args,
  argTypes: { plan: { control: false } },
  render: (props) => <Example {...props} />,
  parameters: docsPage({ examples, height: '760px' })`
Asks before an update is taken back in the store.

**Use it** for Undo in store. **Do not use it** for jobs on a file, whose undo happens at once or by \`UndoConflictDialog\`.

**Anatomy**: a \`Dialog\` with what goes back and what stays, the values that others changed since (two at first, all on demand), what cannot go back exactly, what an undo does not reach, Close and Undo in store.

| Key | Does |
|---|---|
| Enter | undoes: the main button has the first focus |
| Tab, Shift Tab | move through the values and buttons |
| Escape | closes; nothing is changed |

**Accessibility**: modal, named by its heading. The values are a table, or cards on narrow screens; once all are shown they scroll in a named region with a Tab stop.

\`\`\`tsx
import { UndoStoreDialog } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof UndoStoreDialog>

export default meta
type Story = StoryObj<UndoStoreDialogProps>

export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo in store' }))
    const dialog = await shownDialog(canvasElement, 'Undo this update?')
    await expect(dialog.getByText('1,784 values go back.').parentElement).toHaveTextContent(
      '6 changed since and stay as they are.',
    )
    await expect(dialog.getAllByRole('row')).toHaveLength(3)
    await expect(
      dialog.getByText(
        'Undo does not reach what others already used: orders, emails, feeds, search engines.',
      ),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Undo in store' }))
    await expect(props.onUndo).toHaveBeenCalledTimes(1)
  }),
}

/** All changed values are shown on demand. */
export const AllChanged: Story = {
  args: { open: true, onShowAll: fn() },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Show all 6' }))
    await expect(props.onShowAll).toHaveBeenCalledTimes(1)
    await expect(dialog.getAllByRole('row')).toHaveLength(7)
    await expect(
      dialog.getByRole('region', { name: 'Changed since, stay as they are' }),
    ).toHaveAttribute('tabindex', '0')
  }),
}

/** Nothing changed since, and everything goes back exactly. */
export const Whole: Story = {
  args: { open: true, plan: { ...plan, values: 1, changed: 0, cells: [], inexact: [] } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByText('1 value goes back.')).toBeVisible()
    await expect(dialog.queryByText('Cannot go back exactly')).toBeNull()
  }),
}

/** Values of each kind that cannot go back exactly. */
export const Inexact: Story = {
  args: {
    open: true,
    plan: {
      ...plan,
      inexact: [
        { kind: 'html', count: 2 },
        { kind: 'tags', count: 1 },
        { kind: 'outdated', count: 4 },
        { kind: 'picture', count: 3 },
        { kind: 'gone', count: 12 },
      ],
    },
  },
}

export const Counting: Story = {
  args: { open: true, plan: { state: 'counting' } },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Undo in store' }))
    await expect(props.onUndo).not.toHaveBeenCalled()
  }),
}

const onRetry = fn()

/** The store could not be compared. */
export const NotCounted: Story = {
  args: { open: true, plan: { state: 'failed', onRetry } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  }),
}

/** The 30 days are over. */
export const Expired: Story = {
  args: { open: true, plan: { state: 'expired', at: new Date(2026, 11, 26).toISOString() } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement, 'This update can no longer be undone')
    await expect(dialog.getByText(/^It could be undone until December 26, 2026/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Undo in store' })).toBeNull()
  }),
}

/** Others changed every value since. */
export const Nothing: Story = {
  args: { open: true, plan: { ...plan, values: 0, inexact: [] } },
  play: inEnglish(async ({ canvasElement }) => {
    await shownDialog(canvasElement, 'Nothing to undo')
  }),
}

export const Busy: Story = { args: { open: true, busy: true } }

/** The server refused to start. */
export const NotStarted: Story = {
  args: { open: true, error: 'Shopify does not answer.' },
}

export const Offline: Story = {
  args: { open: true, isOffline: true },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Undo in store' }))
    await expect(props.onUndo).not.toHaveBeenCalled()
  }),
}

/** A store to practise on. */
export const Practice: Story = { args: { open: true, isPractice: true } }

const hostile = `<img src=x onerror="alert(1)">\u202E${'m'.repeat(300)}`

/** Texts of a store are shown as text, and nothing runs out of the dialog. */
export const HostileTexts: Story = {
  args: {
    open: true,
    store: hostile,
    plan: {
      ...plan,
      changed: 1,
      cells: [
        {
          id: 'a',
          product: hostile,
          field: hostile,
          before: hostile,
          written: hostile,
          inStore: hostile,
        },
      ],
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    await shownDialog(canvasElement)
    const dialog = canvasElement.querySelector('dialog')
    await expect(dialog?.querySelector('img')).toBeNull()
    await expect(dialog?.scrollWidth).toBe(dialog?.clientWidth)
  }),
}

export const Phone: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** One value. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: {
    open: true,
    plan: { ...plan, values: 1, changed: 1, cells: cells.slice(0, 1), inexact: [] },
  },
}
