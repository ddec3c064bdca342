import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { Button } from '../../components/Button/index.js'
import { useLocale } from '../../i18n/index.js'
import { SingleKeySwitch, WorkbenchShortcuts, type WorkbenchShortcutsProps } from './index.js'

function Example({ open: first, onOpenChange, singleKeys, ...props }: WorkbenchShortcutsProps) {
  const words = wordsOf(useLocale())
  const [open, setOpen] = useState(first)
  const [isOn, setOn] = useState(singleKeys)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words('All shortcuts', 'Tutte le scorciatoie')}
      </Button>
      <WorkbenchShortcuts
        {...props}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange(isOpen)
        }}
        singleKeys={isOn}
        onSingleKeysChange={(isNowOn) => {
          setOn(isNowOn)
          props.onSingleKeysChange(isNowOn)
        }}
      />
    </>
  )
}

const closed = { open: false, onOpenChange: fn(), onSingleKeysChange: fn() }

const examples: Examples = {
  do: {
    caption: 'Only the shortcuts of the page that is open.',
    render: () => <Example {...closed} singleKeys />,
  },
  dont: {
    caption: 'The switch away from the list that it changes.',
    render: () => <SingleKeySwitch checked onCheckedChange={fn()} />,
  },
}

const meta = {
  title: 'Workbench/WorkbenchShortcuts (hotkeys, key bindings, keyboard help)',
  id: 'workbench-workbenchshortcuts',
  component: WorkbenchShortcuts,
  args: { ...closed, singleKeys: true },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '760px' })`
Lists the shortcuts of the workbench after those of the library, with the switch for single keys.

**Use it** from '?' and from 'All shortcuts'. **Do not use it** outside the workbench: use \`ShortcutsDialog\`. Where a \`CommandProvider\` opens the list, pass it \`useWorkbenchShortcuts\` and a \`SingleKeySwitch\` in \`shortcuts\`.

**Anatomy**: a \`ShortcutsDialog\` with a group for the table and one for the review of images, a note on searching, and the switch. Turned off, single keys are not in the list.

| Key | Does |
| --- | --- |
| Tab | stays inside |
| Space | turns single keys on or off |
| Escape | closes; focus returns to where it was |

**Accessibility**: lists of terms named by their headings. Each shortcut of the table has an alternative without a single key, and a button.

\`\`\`tsx
import { WorkbenchShortcuts } from '@dropwatt/ui/workbench'

<WorkbenchShortcuts open={open} onOpenChange={setOpen} singleKeys={on} onSingleKeysChange={setOn} />
\`\`\`
`,
} satisfies Meta<typeof WorkbenchShortcuts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'All shortcuts' })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(dialog.getByText('N')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('switch', { name: 'Single-key shortcuts: on' }))
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(false)
    await expect(dialog.queryByText('N')).toBeNull()
    await expect(dialog.getByText('Next to review')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  }),
}

/** With the review of images. */
export const WithReview: Story = { args: { open: true, places: ['table', 'review'] } }

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** Without single keys, the alternatives remain. */
export const Matrix: Story = {
  args: { open: true, singleKeys: false, places: ['table', 'review'] },
  parameters: { controls: { disable: true } },
}
