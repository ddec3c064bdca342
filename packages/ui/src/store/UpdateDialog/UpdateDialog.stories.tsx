import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { minutesAgo } from '../../../docs/storeJobs.js'
import { withOpener } from '../../../docs/withOpener.js'
import { UpdateDialog, type UpdateDialogProps, type UpdatePlan } from './index.js'

const plan = {
  state: 'counted',
  products: 496,
  values: 1810,
  fields: [
    { name: 'Compare-at price', products: 412, values: 1318 },
    { name: 'Title', products: 164, values: 164 },
    { name: 'Description', products: 164, values: 164 },
    { name: 'SEO title', products: 164, values: 164 },
  ],
  notWritten: [
    { reason: 'excluded', values: 4 },
    { reason: 'set-back', values: 38 },
  ],
} as const satisfies UpdatePlan

const Example = withOpener<UpdateDialogProps>(UpdateDialog, 'Update store', 'Aggiorna negozio')

const args = {
  open: false,
  onOpenChange: fn(),
  store: 'Lumen & Oak',
  readAt: minutesAgo(12),
  jobs: 2,
  plan,
  onReadAgain: fn(),
  onConnect: fn(),
  onLeaveOut: fn(),
  onUpdate: fn(),
} satisfies UpdateDialogProps

const examples: Examples = {
  do: {
    caption: 'All numbers before anything is written, with what stays as it is.',
    render: () => <Example {...args} />,
  },
  dont: {
    caption: 'A plan without its columns. Nobody can tell what the number means.',
    render: () => <Example {...args} plan={{ ...plan, fields: [], notWritten: [] }} />,
  },
}

const meta = {
  title: 'Store/UpdateDialog (confirm, write, push, sync)',
  id: 'store-updatedialog',
  component: UpdateDialog,
  args,
  argTypes: { plan: { control: false } },
  render: (props) => <Example {...props} />,
  parameters: docsPage({ examples, height: '820px' })`
Asks before a live file is written to its store, with all numbers.

**Use it** for Update store. **Do not use it** for a download (\`DownloadDialog\`) or an undo (\`UndoStoreDialog\`).

**Anatomy**: a \`Dialog\` with what is written and what stays, the columns with their products and values (more than six are folded), what is not written and why, the limits of the check, Close and Update. A missing permission is asked about first; a store that was read more than 24 hours ago offers Read again in place of Update.

| Key | Does |
|---|---|
| Enter | updates, or reads again: the main button has the first focus |
| Tab, Shift Tab | move through the columns, questions and buttons |
| Escape | closes; nothing is written |

**Accessibility**: modal, named by its heading. The columns are a table. A button that is off keeps its place and says why.

\`\`\`tsx
import { UpdateDialog } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof UpdateDialog>

export default meta
type Story = StoryObj<UpdateDialogProps>

export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update store' }))
    const dialog = await shownDialog(canvasElement, 'Update 496 products in Lumen & Oak?')
    await expect(dialog.getByText('1,810 values will be written.')).toBeVisible()
    await expect(dialog.getByRole('row', { name: 'Compare-at price 412 1,318' })).toBeVisible()
    await expect(dialog.getByText('You can close this tab. The job goes on.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Update' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(props.onUpdate).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: 'What is written' }))
    await expect(dialog.queryByRole('row', { name: /^Title/ })).toBeNull()
  }),
}

/** More than six columns are folded. */
export const ManyColumns: Story = {
  args: {
    open: true,
    plan: {
      ...plan,
      fields: Array.from({ length: 14 }, (_, index) => ({
        name: `Metafield ${index + 1} (product.metafields.custom.size_${index + 1})`,
        products: 40,
        values: 40,
      })),
    },
  },
}

/** One product and one value. */
export const One: Story = {
  args: {
    open: true,
    jobs: 1,
    plan: {
      ...plan,
      products: 1,
      values: 1,
      fields: [{ name: 'Title', products: 1, values: 1 }],
      notWritten: [{ reason: 'excluded', values: 1 }],
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement, 'Update 1 product in Lumen & Oak?')
    await expect(dialog.getByText('1 value will be written.')).toBeVisible()
  }),
}

/** Values that the store cannot take, with their reasons. */
export const NotWritten: Story = {
  args: {
    open: true,
    plan: {
      ...plan,
      notWritten: [
        { reason: 'needs-inventory', field: 'Inventory quantity', values: 22 },
        { reason: 'same-value', field: 'Option1 value', values: 2 },
        { reason: 'too-long', field: 'SEO title', values: 1 },
        { reason: 'added-row', field: 'Title', values: 3 },
      ],
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const item = dialog.getByText('2 values').closest('li')
    await expect(item).toHaveTextContent(
      '2 values in Option1 value: two values of an option would become the same',
    )
    await expect(dialog.getByText(/^This part works on files\./)).toBeInTheDocument()
  }),
}

function Asking(props: UpdateDialogProps) {
  const [isLeftOut, setLeftOut] = useState(false)
  return (
    <Example
      {...props}
      plan={{ ...plan, missing: [{ scope: 'write_files', values: 318, isLeftOut }] }}
      onLeaveOut={(scope) => {
        setLeftOut(true)
        props.onLeaveOut(scope)
      }}
    />
  )
}

/** A permission is missing: it is asked for, or its values are left out, before anything is written. */
export const MissingPermission: Story = {
  args: { open: true },
  render: (props) => <Asking {...props} />,
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(
      dialog.getByText('Permission missing: Change pictures and alt texts'),
    ).toBeVisible()
    const update = dialog.getByRole('button', { name: 'Update' })
    await expect(update).toHaveAccessibleDescription(/^Decide first/)
    await userEvent.click(
      dialog.getByRole('button', { name: 'Connect again with this permission' }),
    )
    await expect(props.onConnect).toHaveBeenLastCalledWith(['write_files'])
    await userEvent.click(dialog.getByRole('button', { name: 'Leave them out' }))
    await expect(props.onLeaveOut).toHaveBeenLastCalledWith('write_files')
    await expect(update).toHaveFocus()
    await userEvent.click(update)
    await expect(props.onUpdate).toHaveBeenCalledTimes(1)
  }),
}

/** The store was read more than 24 hours ago: Read again comes first. */
export const ReadLongAgo: Story = {
  args: { open: true, isOld: true, readAt: minutesAgo(26 * 60) },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByText('Lumen & Oak was read 1 day ago')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Update' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }))
    await expect(props.onReadAgain).toHaveBeenCalledTimes(1)
  }),
}

/** The member goes on with what was read long ago. */
export const ContinueWithout: Story = {
  args: { open: true, isOld: true, readAt: minutesAgo(26 * 60) },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue without' }))
    const update = dialog.getByRole('button', { name: 'Update' })
    await expect(update).toHaveFocus()
    await userEvent.click(update)
    await expect(props.onUpdate).toHaveBeenCalledTimes(1)
  }),
}

export const Counting: Story = {
  args: { open: true, plan: { state: 'counting' } },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement, 'Update store')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(props.onUpdate).not.toHaveBeenCalled()
  }),
}

const onRetry = fn()

/** The changes could not be counted. */
export const NotCounted: Story = {
  args: { open: true, plan: { state: 'failed', onRetry } },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  }),
}

/** The store has everything already. */
export const Nothing: Story = {
  args: {
    open: true,
    plan: {
      state: 'counted',
      products: 0,
      values: 0,
      fields: [],
      notWritten: [{ reason: 'set-back', values: 38 }],
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement, 'Nothing to update')
    await expect(dialog.queryByRole('button', { name: 'Update' })).toBeNull()
  }),
}

/** There are more values than one update can write. */
export const TooMany: Story = {
  args: { open: true, plan: { state: 'too-many' } },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const update = dialog.getByRole('button', { name: 'Update' })
    await expect(update).toHaveAccessibleDescription('Too many values for one update')
    await userEvent.click(update)
    await expect(props.onUpdate).not.toHaveBeenCalled()
  }),
}

/** Another version of Dropwatt read the file, so that its rows cannot be told apart in the store. */
export const Unreadable: Story = {
  args: { open: true, plan: { state: 'unreadable' } },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.queryByRole('button', { name: 'Update' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }))
    await expect(props.onReadAgain).toHaveBeenCalledTimes(1)
  }),
}

export const Busy: Story = { args: { open: true, busy: true } }

/** The server refused to start. */
export const NotStarted: Story = {
  args: { open: true, error: 'Too many updates in a short time. Try again in a minute.' },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^The update did not start/)
  }),
}

export const Offline: Story = {
  args: { open: true, isOffline: true },
  play: inEnglish(async ({ args: props, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const update = dialog.getByRole('button', { name: 'Update' })
    await expect(update).toHaveAccessibleDescription('You are offline')
    await userEvent.click(update)
    await expect(props.onUpdate).not.toHaveBeenCalled()
  }),
}

/** A store to practise on. */
export const Practice: Story = { args: { open: true, isPractice: true } }

const hostile = `<img src=x onerror="alert(1)">\u202E${'m'.repeat(300)}`

/** Names are shown as text, and nothing runs out of the dialog. */
export const HostileNames: Story = {
  args: {
    open: true,
    store: hostile,
    plan: {
      ...plan,
      fields: [{ name: hostile, products: 1, values: 1 }],
      notWritten: [{ reason: 'too-long', field: hostile, values: 1 }],
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    await shownDialog(canvasElement)
    const dialog = canvasElement.querySelector('dialog')
    await expect(dialog?.querySelector('img')).toBeNull()
    await expect(dialog?.scrollWidth).toBe(dialog?.clientWidth)
  }),
}

/** On a phone, the columns stay a table. */
export const Phone: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** Everything at once. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: {
    open: true,
    isPractice: true,
    error: 'Shopify does not answer.',
    plan: {
      ...plan,
      missing: [
        { scope: 'write_files', values: 318 },
        { scope: 'write_translations', values: 90, isLeftOut: true },
      ],
      notWritten: [...plan.notWritten, { reason: 'is-key', field: 'URL handle', values: 2 }],
    },
  },
}
