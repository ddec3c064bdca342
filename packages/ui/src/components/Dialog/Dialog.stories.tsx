import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { TextField } from '../TextField/index.js'
import { Dialog, type DialogProps } from './index.js'

interface ExampleProps extends Omit<DialogProps, 'initialFocus' | 'onOpenChange' | 'open'> {
  /** Label of the button that opens it. */
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
      'The heading asks one question, the text states the consequence, and each button names its action.',
    render: () => (
      <Example heading="Revoke the key Storefront?" actions={answers}>
        <p>Whatever uses this key stops working at once. You can create a new key at any time.</p>
      </Example>
    ),
  },
  dont: {
    caption: 'No question, so no need to block the page. Use a toast.',
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
  parameters: docsPage({ examples, height: '420px' })`
Asks one question over the page, and makes the page inert until it is answered.

**Use it** for a short answer that blocks the work: to confirm what cannot be undone, or to name something new. **Do not use it** for news (a toast), for a long form (a page) or for a choice among actions (a \`Menu\`).

**Anatomy**: a native \`dialog\`, heading, close button, content, and buttons at the end, the main one last. Content taller than the window scrolls between heading and buttons.

| Key | Does |
|---|---|
| Tab, Shift Tab | move inside; the page behind is inert |
| Escape | closes; focus returns to the element that opened it |

The backdrop and the close button close it too; a click that starts inside and ends on the backdrop does not.

**Accessibility**: modal, named by its heading. First focus is on the close button, or on the element of \`initialFocus\`, such as a form field. The page behind does not scroll. A toast shown while it is open is in front of it, reachable and announced. With reduced motion it appears at once. Its content is remounted each time it opens.

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

/** A wide one, for choices or a table. */
export const Large: Story = { args: { open: true, size: 'lg' } }

/** Wider still, with a line under its heading. */
export const ExtraLarge: Story = {
  args: { open: true, size: 'xl', subheading: 'Storefront, used 2 minutes ago' },
}

/** Focus moves in, the close button closes, focus returns. */
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

/** A click on the backdrop closes it; a click inside does not, nor one that only ends on the backdrop. */
export const ClosesOnBackdrop: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { dialog } = await openIt(canvasElement)
    const text = within(dialog).getByText(/stops working/)
    await userEvent.click(text)
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: text },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  }),
}

/** A form sets the first focus to its field. What was typed is cleared on the next opening. */
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

/** The content scrolls; heading and buttons stay visible. */
export const LongContent: Story = {
  args: {
    open: true,
    children: Array.from({ length: 20 }, (_, index) => (
      <p key={index}>Whatever uses this key stops working at once.</p>
    )),
  },
}
