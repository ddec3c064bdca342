import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { TextField } from '../TextField/index.js'
import { Dialog, type DialogProps } from './index.js'

interface ExampleProps extends Omit<DialogProps, 'initialFocus' | 'onOpenChange' | 'open'> {
  /** Words of the button that opens it. */
  opener?: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

function Example({
  opener = 'Revoke key',
  open: first = false,
  onOpenChange,
  ...dialog
}: ExampleProps) {
  const [open, setOpen] = useState(first)
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        {...dialog}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange?.(isOpen)
        }}
      />
    </div>
  )
}

const answers = (
  <>
    <Button variant="secondary">Keep it</Button>
    <Button variant="destructive">Revoke key</Button>
  </>
)

const examples: Examples = {
  do: {
    caption:
      'The heading asks one thing, the text says what follows, and each answer names what it does.',
    render: () => (
      <Example heading="Revoke the key Storefront?" actions={answers}>
        <p>Whatever uses this key stops working at once. A new key can be made at any time.</p>
      </Example>
    ),
  },
  dont: {
    caption: 'Nothing is asked, so nothing needs to stop the page. A toast says it in passing.',
    render: () => (
      <Example heading="Success" opener="Save" actions={<Button>OK</Button>}>
        <p>Your changes were saved.</p>
      </Example>
    ),
  },
}

const meta = {
  title: 'Components/Dialog (modal, popup, confirm, alert)',
  id: 'components-dialog',
  component: Dialog,
  args: {
    open: false,
    heading: 'Revoke the key Storefront?',
    onOpenChange: fn(),
    children: <p>Whatever uses this key stops working at once.</p>,
    actions: answers,
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    initialFocus: { control: false },
  },
  render: (args) => <Example {...args} />,
  parameters: {
    examples,
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `
Asks for one thing over the page, and leaves the page out of reach until it is answered.

**Use it** for a short answer that the work waits for: to confirm what cannot be undone, to name what is new. **Do not use it** for news (a toast), for a long form (a page) or for a choice among actions (a \`Menu\`).

**Anatomy**: a native \`dialog\`, heading, close button, content, and the answers at its end, the main one last. What is taller than the window scrolls between heading and answers.

| Key | Does |
|---|---|
| Tab, Shift Tab | move inside; the page behind is inert |
| Escape | closes; focus goes back to what opened it |

The backdrop and the close button close it too; a press that begins inside and ends on the backdrop does not.

**Accessibility**: modal, named by its heading. First focus is on the close button, or on what \`initialFocus\` points at, such as the field of a form. The page does not scroll behind it. A toast raised while it is open is shown in front of it, within reach and read out. With less motion asked for, it is there at once. Its content begins anew each time it opens.

\`\`\`tsx
import { Button, Dialog } from '@dropwatt/ui'

<Dialog
  open={open}
  onOpenChange={setOpen}
  heading="Revoke the key Storefront?"
  actions={<Button variant="destructive" onClick={revoke}>Revoke key</Button>}
>
  <p>Whatever uses this key stops working at once.</p>
</Dialog>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

async function openIt(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'Revoke key' })
  await userEvent.click(opener)
  const dialog = await within(canvasElement).findByRole('dialog', {
    name: 'Revoke the key Storefront?',
  })
  return { opener, dialog }
}

/** Focus goes in, the close button closes, focus goes back. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { opener, dialog } = await openIt(canvasElement)
    const close = within(dialog).getByRole('button', { name: 'Close' })
    await expect(close).toHaveFocus()
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.click(close)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(dialog).toBeEmptyDOMElement())
  }),
}

export const Playground: Story = { args: { open: true } }

/** A click beside it closes it; one on it does not, nor one that only ends beside it. */
export const ClosesOnBackdrop: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { dialog } = await openIt(canvasElement)
    const words = within(dialog).getByText(/stops working/)
    await userEvent.click(words)
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: words },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  }),
}

/** A form takes the first focus to its field. What was typed is gone with the next opening. */
export const WithForm: Story = {
  parameters: { controls: { disable: true } },
  render: function Naming() {
    const field = useRef<HTMLInputElement>(null)
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Create key</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          heading="Create an API key"
          initialFocus={field}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button variant="neon">Create key</Button>
            </>
          }
        >
          <TextField
            ref={field}
            label="Name"
            hint="Say where the key is used."
            autoComplete="off"
          />
        </Dialog>
      </>
    )
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [opener] = canvas.getAllByRole('button', { name: 'Create key' })
    await userEvent.click(opener!)
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('Storefront')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByLabelText('Name')).toBeNull())
    await userEvent.click(opener!)
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(''))
  }),
}

/** The content scrolls; heading and answers stay in sight. */
export const LongContent: Story = {
  args: {
    open: true,
    children: Array.from({ length: 20 }, (_, index) => (
      <p key={index}>Whatever uses this key stops working at once.</p>
    )),
  },
}

export const OnPhone: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
}
