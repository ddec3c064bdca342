import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { Button } from '../../components/Button/index.js'
import { GuardDialog, type GuardDialogProps } from './index.js'

function Example({ open: first, onOpenChange, onAnswer, ...dialog }: GuardDialogProps) {
  const [open, setOpen] = useState(first)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apply 1,204 changes</Button>
      <GuardDialog
        {...dialog}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange(isOpen)
        }}
        onAnswer={(answer) => {
          setOpen(false)
          onAnswer(answer)
        }}
      />
    </>
  )
}

const nothing = { open: false, onOpenChange: () => {}, onAnswer: () => {} }

const examples: Examples = {
  do: {
    caption: 'Ask once, about something that could be lost.',
    render: () => <Example {...nothing} kind="variants" count={48} />,
  },
  dont: {
    caption: 'Ask about one product each time. The list with what needs review is enough.',
    render: () => <Example {...nothing} kind="review" count={1} />,
  },
}

const meta = {
  title: 'Workbench/GuardDialog (confirm, warning, ask before applying)',
  id: 'workbench-guarddialog',
  component: GuardDialog,
  args: { open: false, kind: 'review', count: 12, onOpenChange: fn(), onAnswer: fn() },
  argTypes: { kind: { control: 'inline-radio', options: ['review', 'variants', 'empty'] } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '420px' })`
Asks once before applying, when something could be lost or was not reviewed.

**Use it** when the member applies changes that need review, that make the store delete variants, or that empty cells. **Do not use it** for what can be undone and loses nothing.

**Anatomy**: a \`Dialog\` with the count as its heading, the consequence, and the answers; the safe one is the main button.

| Key | Does |
|---|---|
| Tab, Shift Tab | move through the answers |
| Enter, Space | gives the answer |
| Escape | closes without an answer; focus returns |

**Accessibility**: modal, named by its heading. First focus is on the safe answer.

\`\`\`tsx
import { GuardDialog } from '@dropwatt/ui/workbench'

<GuardDialog open={open} onOpenChange={setOpen} kind="review" count={12} onAnswer={answer} />
\`\`\`
`,
} satisfies Meta<typeof GuardDialog>

export default meta
type Story = StoryObj<GuardDialogProps>

async function openIt(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Apply 1/ }))
  return shownDialog(canvasElement, name)
}

/** Products need review: first focus is on reviewing. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openIt(canvasElement, '12 products still need review')
    await expect(dialog.getByRole('button', { name: 'Review them' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply without them' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('exclude')
    await openIt(canvasElement, '12 products still need review')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('review')
  }),
}

/** Option values that change. */
export const Variants: Story = {
  args: { kind: 'variants', count: 48 },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openIt(canvasElement, '48 option values will change')
    await expect(dialog.getByRole('button', { name: 'Keep current values' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply anyway' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('apply')
  }),
}

/** Cells that become empty. */
export const EmptyCells: Story = { args: { open: true, kind: 'empty', count: 1 } }

/** Cells of a live file that become empty. */
export const EmptyLiveCells: Story = {
  args: { kind: 'empty', count: 3, isLive: true },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await openIt(canvasElement, '3 cells will become empty')
    await expect(dialog.getByText('Update store deletes these values in your store.')).toBeVisible()
  }),
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** The question about variants, open. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: { open: true, kind: 'variants', count: 1 },
}
