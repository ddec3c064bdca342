import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { ShortcutsDialog, type ShortcutGroup, type ShortcutsDialogProps } from './index.js'

function Example({ open: first, onOpenChange, groups }: ShortcutsDialogProps) {
  const [open, setOpen] = useState(first)
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <ShortcutsDialog
        open={open}
        groups={groups}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange(isOpen)
        }}
      />
    </div>
  )
}

function quiet() {}

const table: readonly ShortcutGroup[] = [
  {
    heading: 'In the product table',
    shortcuts: [{ label: 'Save the row', keys: [['command', 'S']] }],
  },
]

const single: readonly ShortcutGroup[] = [
  { heading: 'Anywhere', shortcuts: [{ label: 'Delete the row', keys: [['D']] }] },
]

const examples: Examples = {
  do: {
    caption: 'Every shortcut, each letter with a modifier.',
    render: () => <Example open={false} onOpenChange={quiet} groups={table} />,
  },
  dont: {
    caption: 'A single letter. Speech input or a slip would trigger it.',
    render: () => <Example open={false} onOpenChange={quiet} groups={single} />,
  },
}

const meta = {
  title: 'Components/ShortcutsDialog (hotkeys, key bindings, keyboard help)',
  id: 'components-shortcutsdialog',
  component: ShortcutsDialog,
  args: { open: false, onOpenChange: fn() },
  argTypes: { groups: { control: false } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '760px' })`
Lists the keyboard shortcuts.

**Use it** where an app has its own shortcuts, opened from a menu or a quiet button; \`CommandProvider\` opens it with Ctrl /. **Do not use it** for shortcuts that every browser has.

**Anatomy**: a \`Dialog\`, and under each heading actions with their keys. The library's shortcuts come first, those in \`groups\` after them. Keys match the user's keyboard: Ctrl or ⌘, Enter or Invio.

| Key | Does |
|---|---|
| Tab | stays inside |
| Escape | closes; focus returns to where it was |

**Accessibility**: lists of terms named by their headings, keys in \`kbd\`. Arrows and ⌘ are shown as symbols, and read by name.

\`\`\`tsx
import { ShortcutsDialog } from '@dropwatt/ui'

<ShortcutsDialog open={open} onOpenChange={setOpen} />
\`\`\`
`,
} satisfies Meta<typeof ShortcutsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Keyboard shortcuts' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const what = within(dialog)
      .getAllByRole('term')
      .map((term) => term.textContent)
    await expect(what).toContain('Search pages and actions')
    await expect(new Set(what).size).toBe(what.length)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  }),
}

/** Your own shortcuts follow. */
export const WithOwnKeys: Story = {
  args: { groups: table },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
    const dialog = await canvas.findByRole('dialog')
    await expect(within(dialog).getByText('Save the row')).toBeInTheDocument()
    await expect(within(dialog).getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent(
      'In the product table',
    )
  }),
}
