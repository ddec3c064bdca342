import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { SharedComputer } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Says who sees the files, and how to leave nothing behind.',
    render: () => (
      <SharedComputer removesOnLogout onRemovesOnLogoutChange={() => {}} onRemoveAll={() => {}} />
    ),
  },
  dont: {
    caption: 'Removing is offered although there is nothing to remove.',
    render: () => (
      <SharedComputer
        removesOnLogout={false}
        onRemovesOnLogoutChange={() => {}}
        onRemoveAll={() => {}}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/SharedComputer (privacy, public computer, clear data)',
  id: 'workbench-sharedcomputer',
  component: SharedComputer,
  args: {
    removesOnLogout: false,
    onRemovesOnLogoutChange: fn(),
    onRemoveAll: fn(),
  },
  parameters: docsPage({ examples })`
Says who can see the saved files, and removes them at once or on every logout.

**Use it** on the page of saved files. **Do not use it** to remove one file; use \`RemoveFileDialog\`.

**Anatomy**: heading, text, switch, button.

| Key | Does |
| --- | --- |
| Space | turns the switch on and off |
| Enter, Space | asks to remove all files |

**Accessibility**: the switch and the button say what they remove. Ask before \`onRemoveAll\` removes anything.

\`\`\`tsx
import { SharedComputer } from '@dropwatt/ui/workbench'

<SharedComputer removesOnLogout={on} onRemovesOnLogoutChange={set} onRemoveAll={ask} />
\`\`\`
`,
} satisfies Meta<typeof SharedComputer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Remove my files when I log out' }))
    await expect(args.onRemovesOnLogoutChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all saved files' }))
    await expect(args.onRemoveAll).toHaveBeenCalledTimes(1)
  }),
}

/** There is nothing to remove. */
export const Disabled: Story = { args: { hasFiles: false } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** On and off. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SharedComputer {...args} />
      <SharedComputer {...args} removesOnLogout />
    </div>
  ),
}
