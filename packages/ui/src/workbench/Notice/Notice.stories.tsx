import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../../components/Button/index.js'
import { FileErrorIcon, UploadIcon } from '../../icons/index.js'
import { Notice, noticeTones } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What happened, what it means for the file, and the way on.',
    render: () => (
      <Notice
        tone="warning"
        title="This file is open in another tab"
        actions={
          <Button size="sm" variant="outline">
            Work in this tab
          </Button>
        }
      >
        You can view it here.
      </Notice>
    ),
  },
  dont: {
    caption: 'A title alone leaves open whether the file is safe.',
    render: () => <Notice tone="danger" title="Error" />,
  },
}

const meta = {
  title: 'Workbench/Notice (inline alert, message bar, callout, banner)',
  id: 'workbench-notice',
  component: Notice,
  args: {
    tone: 'warning',
    title: 'This file is open in another tab',
    children:
      'You can view it here. To avoid overwriting work, you can make changes in only one tab at a time.',
  },
  argTypes: {
    tone: { control: 'inline-radio', options: noticeTones },
    icon: { control: false },
    actions: { control: false },
  },
  parameters: docsPage({ examples })`
Says in the workbench what happened to the file, what it means, and what to do.

**Use it** for what the member must know before they continue: a file that cannot be opened, a second tab, storage that is full. **Do not use it** to confirm an action that succeeded (\`toast\`), or in place of a page (\`ErrorPanel\`).

**Anatomy**: icon of the tone, title, text, actions, and Close if it can be closed.

| Key | Does |
| --- | --- |
| Tab | moves through the actions, then to Close |
| Enter, Space | presses the button |

**Accessibility**: a group named by its title. It is not a live region by itself, because the workbench announces what it shows; pass \`role="alert"\` or \`role="status"\` where nothing else does. The tone is also in the icon and the words.

\`\`\`tsx
import { Notice } from '@dropwatt/ui/workbench'

<Notice tone="danger" title="The file is incomplete" actions={<Button>Choose a file</Button>}>
  It ends in the middle of a cell.
</Notice>
\`\`\`
`,
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    const group = canvas.getByRole('group', {
      name: 'This file is open in another tab',
    })
    await expect(within(group).queryByRole('button')).toBeNull()
    await expect(group.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  }),
}

/** Buttons are below the text; the first one is outlined. */
export const WithActions: Story = {
  args: {
    tone: 'danger',
    icon: FileErrorIcon,
    title: 'This is a web page, not a CSV file',
    children: 'Export again, then drop the new file here.',
    actions: (
      <>
        <Button size="sm" variant="outline" leading={<UploadIcon />}>
          Choose a file
        </Button>
        <Button size="sm" variant="ghost">
          Close
        </Button>
      </>
    ),
  },
}

/** Close is described by the title, so that two notices are told apart. */
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: inEnglish(async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button).toHaveAccessibleDescription('This file is open in another tab')
    await userEvent.click(button)
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  }),
}

/** Announced when it appears, where nothing else announces it. */
export const Alert: Story = {
  args: { role: 'alert', tone: 'danger', headingLevel: 3 },
  play: inEnglish(async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(within(alert).getByRole('heading', { level: 3 })).toHaveTextContent(args.title)
  }),
}

export const RightToLeft: Story = { args: { onDismiss: fn() }, globals: { direction: 'rtl' } }

/** Every tone, with and without text and actions. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {noticeTones.map((tone) => (
        <div key={tone} style={{ display: 'grid', gap: 8 }}>
          <Notice tone={tone} title={`A notice: ${tone}`} onDismiss={() => {}}>
            What it means for the file, and what to do about it.
          </Notice>
          <Notice
            tone={tone}
            title="With an action"
            actions={
              <Button size="sm" variant="outline">
                Try again
              </Button>
            }
          />
        </div>
      ))}
    </div>
  ),
}
