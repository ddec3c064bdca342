import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { storeBadges, type StoreMark } from '../files.types.js'
import { StoreLabel, StoreLabelDialog } from './index.js'

const examples: Examples = {
  do: {
    caption: 'A letter and a name, wherever two stores could be mixed up.',
    render: () => <StoreLabel store={{ text: 'Nordic Living', badge: 'B' }} />,
  },
  dont: {
    caption: 'Not for the state of a file: that is a Badge.',
    render: () => <StoreLabel store={{ text: 'Not downloaded yet', badge: 'C' }} />,
  },
}

const meta = {
  title: 'Workbench/StoreLabel (store badge, tag, client, workspace)',
  id: 'workbench-storelabel',
  component: StoreLabel,
  args: {
    store: { text: 'Nordic Living', badge: 'B' },
  },
  parameters: docsPage({ examples })`
Shows which store a file belongs to, by a letter and a name. \`StoreLabelDialog\` edits it.

**Use it** beside the name of a file. **Do not use it** for anything but a store.

**Anatomy**: letter A to H, each with its own look, and the name of the store in the words of the member.

| Key | Does |
| --- | --- |
| Enter | in the dialog, saves |
| Escape | closes the dialog |

**Accessibility**: the name is the text; the letter repeats it. Letters differ by shape, not only by colour.

\`\`\`tsx
import { StoreLabel, StoreLabelDialog } from '@dropwatt/ui/workbench'

<StoreLabel store={{ text: 'Nordic Living', badge: 'B' }} />
\`\`\`
`,
} satisfies Meta<typeof StoreLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Nordic Living')).toBeVisible()
  }),
}

const onSave = fn()

function Editing() {
  const [store, setStore] = useState<StoreMark | undefined>({ text: 'Nordic Living', badge: 'B' })
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', minBlockSize: 480 }}>
      {store && <StoreLabel store={store} />}
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <StoreLabelDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        store={store}
        onSave={(next) => {
          onSave(next)
          setStore(next)
          setOpen(false)
        }}
      />
    </div>
  )
}

/** The dialog: a name and one of eight letters; an empty name removes the label. */
export const Edit: Story = {
  render: () => <Editing />,
  play: inEnglish(async ({ canvas }) => {
    onSave.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Store label' }))
    const field = dialog.getByRole('textbox', { name: 'Store' })
    await userEvent.clear(field)
    await userEvent.type(field, 'South Store')
    await userEvent.click(dialog.getByRole('radio', { name: 'F' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenCalledWith({ text: 'South Store', badge: 'F' })
    await expect(canvas.getByText('South Store')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Store' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenLastCalledWith(undefined)
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** All eight letters. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 160 }}>
      {storeBadges.map((badge) => (
        <StoreLabel key={badge} store={{ text: `Store ${badge} with a long name`, badge }} />
      ))}
    </div>
  ),
}
