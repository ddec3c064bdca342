import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { TextField } from '../TextField/index.js'
import { Drawer, type DrawerProps } from './index.js'

function Example(props: DrawerProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <Drawer
        {...props}
        open={open}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
      >
        {props.children ?? (
          <ul style={{ paddingBlock: 64 }}>
            <li>
              <a href="#support" onClick={(event) => event.preventDefault()}>
                Support
              </a>
            </li>
          </ul>
        )}
      </Drawer>
    </div>
  )
}

const examples: Examples = {
  do: {
    caption: 'Navigation on phones, where it does not fit beside the page.',
    render: () => (
      <Example open={false} title="Menu" onClose={fn()}>
        {null}
      </Example>
    ),
  },
  dont: {
    caption: 'A tap outside would discard the form. Use a dialog or a page.',
    render: () => (
      <Example open={false} title="Invite" onClose={fn()}>
        <div style={{ padding: '64px 16px' }}>
          <TextField label="Email" type="email" />
        </div>
      </Example>
    ),
  },
}

const meta = {
  title: 'Components/Drawer (slide-in menu, sheet, off-canvas, side panel)',
  id: 'components-drawer',
  component: Drawer,
  args: { open: false, title: 'Menu', onClose: fn(), children: null },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '420px' })`
Slides over the page from one of its edges on small screens, to show what does not fit beside the content.

**Use it** for navigation, from the start edge, and for options that apply at once, from the end edge on tablets and from the bottom on phones. **Do not use it** for a form that is sent, or a question: use a page or a dialog.

**Anatomy**: a native \`dialog\`, a close button at the end of the first line, and the content. It is 288 px wide at the start edge and 368 px at the end edge; at the bottom it is as tall as its content.

| Key | Does |
|---|---|
| Tab | moves inside; the page behind is inert |
| Escape | closes; focus returns to the element that opened it |

The backdrop and a link followed inside close it too; at the start edge, so does a window wider than 860 px.

**Accessibility**: modal, named by \`title\`, first focus on the close button. The page does not scroll behind it. With reduced motion it does not slide. A toast shown while it is open is in front of it; an action that leads to another view should close it first.

\`\`\`tsx
import { Drawer } from '@dropwatt/ui'

<Drawer open={open} onClose={close} title="Menu">{navigation}</Drawer>
\`\`\`
`,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

async function openIt(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'Open menu' })
  await userEvent.click(opener)
  const dialog = await within(canvasElement).findByRole('dialog', { name: 'Menu' })
  return { opener, dialog }
}

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { opener, dialog } = await openIt(canvasElement)
    const close = within(dialog).getByRole('button', { name: 'Close' })
    await expect(close).toHaveFocus()
    await expect(dialog).toHaveAttribute('data-modal')
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(opener).toHaveFocus())
  }),
}

/** A link followed inside closes it. */
export const ClosesOnLink: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { dialog } = await openIt(canvasElement)
    await userEvent.click(within(dialog).getByRole('link', { name: 'Support' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(dialog).not.toHaveAttribute('open')
  }),
}

/** A click on the backdrop closes it; a click inside does not. */
export const ClosesOnBackdrop: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { dialog } = await openIt(canvasElement)
    await userEvent.click(within(dialog).getByRole('list'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  }),
}

/** From the end edge, for options on tablets. */
export const AtEnd: Story = {
  args: { side: 'end' },
  globals: { viewport: { value: 'tablet' } },
  play: inEnglish(async ({ canvasElement }) => {
    const { dialog } = await openIt(canvasElement)
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBe(
        canvasElement.ownerDocument.documentElement.clientWidth,
      ),
    )
  }),
}

/** From the bottom, as tall as its content. */
export const AtBottom: Story = {
  args: { side: 'bottom' },
  play: inEnglish(async ({ canvasElement }) => {
    const { dialog } = await openIt(canvasElement)
    const { documentElement } = canvasElement.ownerDocument
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBe(documentElement.clientHeight),
    )
    const { left, width, top } = dialog.getBoundingClientRect()
    await expect([left, width]).toEqual([0, documentElement.clientWidth])
    await expect(top).toBeGreaterThan(0)
  }),
}

/** Its name is the heading of the content too. */
export const WithHeading: Story = {
  args: { side: 'end', showTitle: true },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await openIt(canvasElement)
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent(args.title)
  },
}

/** At the end edge of a page that is read from right to left. */
export const AtEndRightToLeft: Story = {
  args: { open: true, side: 'end' },
  globals: { viewport: { value: 'tablet' }, direction: 'rtl' },
}
