import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { CheckIcon } from '../../icons/index.js'
import { Button, buttonSizes, buttonVariants } from './index.js'

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const

const examples: Examples = {
  do: {
    caption: 'One neon action, and a quiet one beside it. Each says what it does.',
    render: () => (
      <div style={row}>
        <Button variant="neon">Run</Button>
        <Button variant="outline">Choose products</Button>
      </div>
    ),
  },
  dont: {
    caption: 'Two neon actions compete for attention, and OK says nothing.',
    render: () => (
      <div style={row}>
        <Button variant="neon">Run</Button>
        <Button variant="neon">OK</Button>
      </div>
    ),
  },
}

const meta = {
  title: 'Components/Button (cta, action, submit, call to action)',
  id: 'components-button',
  component: Button,
  args: { children: 'Run', onClick: fn() },
  parameters: docsPage({ examples })`
Runs one action, or links to one page with \`href\`.

**Use it** to submit, to start, to open. \`neon\` is for the one main action of a panel; never use two side by side.

**Do not use it** to choose between views (\`Tabs\`) or to navigate without \`href\`. Do not disable a form’s submit because the form is incomplete; say what is missing instead.

**Anatomy**: leading icon, label, trailing icon. Set \`busy\` from the start (\`false\`, then \`true\`): the button is then wide enough for both labels and does not resize.

| Key | Does |
|---|---|
| Tab | moves to the button, including a busy one; disabled buttons are skipped |
| Enter, Space | activates it |
| Enter on a link | follows it |

**Accessibility**: a busy button keeps focus, is announced by its busy label and ignores clicks (\`aria-busy\`, \`aria-disabled\`). With \`size="icon"\` an accessible name is required by its type. The hit area is 44 px on touch screens in every size. In forced colours every variant has a border.

\`\`\`tsx
import { Button } from '@dropwatt/ui'

<Button variant="neon" size="lg" busy={saving} busyLabel="Saving...">Save</Button>
\`\`\`
`,
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: ['sm', 'default', 'lg'] },
    leading: { control: false },
    trailing: { control: false },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof Button>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Run' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  }),
}

/** Keeps its width and its focus, shows the busy label and ignores a second click. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Running...', variant: 'neon' },
}

export const Disabled: Story = {
  args: { disabled: true },
}

/** With `href` it is a link. */
export const AsLink: Story = {
  args: { href: '#pricing', children: 'See pricing', onClick: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See pricing' })
    await expect(link).toHaveAttribute('href', '#pricing')
  }),
}

export const DisabledLink: Story = {
  args: { href: '#pricing', disabled: true, children: 'See pricing', onClick: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See pricing' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  }),
}

export const WithIcon: Story = { args: { leading: <CheckIcon />, children: 'Save' } }

export const Block: Story = { args: { block: true, variant: 'outline' } }

/** Every variant in every size: default, busy and disabled. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <table>
      <caption>Variant by size</caption>
      <thead>
        <tr>
          <th scope="col">variant</th>
          {buttonSizes.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
          <th scope="col">busy</th>
          <th scope="col">disabled</th>
        </tr>
      </thead>
      <tbody>
        {buttonVariants.map((variant) => (
          <tr key={variant}>
            <th scope="row">{variant}</th>
            {buttonSizes.map((size) => (
              <td key={size} style={{ padding: 12 }}>
                {size === 'icon' ? (
                  <Button variant={variant} size="icon" aria-label={`Confirm, ${variant}`}>
                    <CheckIcon />
                  </Button>
                ) : (
                  <Button variant={variant} size={size}>
                    Run
                  </Button>
                )}
              </td>
            ))}
            <td>
              <Button variant={variant} busy busyLabel="Running...">
                Run
              </Button>
            </td>
            <td>
              <Button variant={variant} disabled>
                Run
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(9 * 6)
  }),
}
