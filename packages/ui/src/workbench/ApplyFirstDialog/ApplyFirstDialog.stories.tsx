import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { Button } from '../../components/Button/index.js'
import { ApplyFirstDialog, type ApplyFirstDialogProps } from './index.js'

function Example({ open: first, onOpenChange, onApply, onSkip, ...dialog }: ApplyFirstDialogProps) {
  const [open, setOpen] = useState(first)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Download</Button>
      <ApplyFirstDialog
        {...dialog}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange(isOpen)
        }}
        onApply={() => {
          setOpen(false)
          onApply()
        }}
        onSkip={() => {
          setOpen(false)
          onSkip()
        }}
      />
    </>
  )
}

const nothing = { open: false, onOpenChange: () => {}, onApply: () => {}, onSkip: () => {} }

const examples: Examples = {
  do: {
    caption: 'Ask on the page that shows the changes, and say what they do.',
    render: () => (
      <Example
        {...nothing}
        changes={272}
        automation="Mass Compare-at-Price"
        summary="compare-at +30%, .99"
      />
    ),
  },
  dont: {
    caption: 'Ask about changes of a page that is not shown.',
    render: () => <Example {...nothing} changes={272} automation="another page" />,
  },
}

const meta = {
  title: 'Workbench/ApplyFirstDialog (confirm, pending changes, download)',
  id: 'workbench-applyfirstdialog',
  component: ApplyFirstDialog,
  args: {
    open: false,
    changes: 272,
    automation: 'Mass Compare-at-Price',
    summary: 'compare-at +30%, .99',
    onOpenChange: fn(),
    onApply: fn(),
    onSkip: fn(),
  },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '420px' })`
Asks before a download whether changes that are only on the page are to be in it.

**Use it** where a page shows changes that were not applied, and the member downloads the file. **Do not use it** for a plan of another page, unless it is a list that is open beside the file (\`isElsewhere\`), or once the changes are applied.

**Anatomy**: a \`Dialog\` with the number of changes, where they are and what they do, and two answers; applying is the main button.

| Key | Does |
|---|---|
| Tab, Shift Tab | move through the answers |
| Enter, Space | gives the answer, at first to apply |
| Escape | closes without an answer; focus returns |

**Accessibility**: modal, named by its heading. First focus is on the main button.

\`\`\`tsx
import { ApplyFirstDialog } from '@dropwatt/ui/workbench'

<ApplyFirstDialog open={open} onOpenChange={setOpen} changes={272} automation={name} onApply={apply} onSkip={download} />
\`\`\`
`,
} satisfies Meta<typeof ApplyFirstDialog>

export default meta
type Story = StoryObj<ApplyFirstDialogProps>

async function openIt(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download' }))
  return shownDialog(canvasElement, 'Apply first?')
}

/** Applying is the main answer and has the first focus. */
/** A list that is open beside the file would update it. */
export const OfOpenList: Story = {
  args: {
    open: true,
    changes: 72,
    automation: 'Bulk Products Importer',
    summary: 'Update from supplier.csv',
    isElsewhere: true,
  },
  play: inEnglish(async ({ args }) => {
    const dialog = within(document.body).getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show them' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  }),
}

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await openIt(canvasElement)
    await expect(
      dialog.getByText(/They are on this page in Mass Compare-at-Price: compare-at \+30%, \.99\./),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Apply 272 and download' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await userEvent.click(
      (await openIt(canvasElement)).getByRole('button', { name: 'Download without them' }),
    )
    await expect(args.onSkip).toHaveBeenCalledTimes(1)
  }),
}

/** One change, of which nothing more is said. */
export const One: Story = { args: { open: true, changes: 1, summary: undefined } }

/** Nothing but columns that are excluded. */
export const ColumnsOnly: Story = {
  args: { open: true, changes: 0, automation: 'Remove Track Quantity', summary: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Apply and download' })).toBeVisible()
  }),
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** The question, open. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: { open: true },
}
