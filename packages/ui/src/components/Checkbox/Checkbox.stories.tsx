import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Checkbox, type CheckboxProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'A whole sentence to agree to.',
    render: () => <Checkbox label="Email me a summary each week" />,
  },
  dont: {
    caption: 'Checked means no here. Say it the other way round.',
    render: () => <Checkbox label="Do not email me a summary each week" defaultChecked />,
  },
}

const meta = {
  title: 'Components/Checkbox (tick box, consent)',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'Email me a summary each week', onChange: fn() },
  parameters: docsPage({ examples })`
Lets the user agree to one thing. Other props and the ref are passed to the native \`<input>\`.

**Use it** for consent, and for lists where any number can be chosen.

**Do not use it** for something on or off (a \`Switch\`), or for one of several (a \`RadioGroup\`).

**Anatomy**: box of 22 px, label beside it, error with icon under both.

| Key | Does |
|---|---|
| Tab | moves to the box, then to a link in the label |
| Space | checks and unchecks |

**Accessibility**: the whole label is the target, except for a link in it; 44 px high on touch screens. \`error\` sets \`aria-invalid\` and describes the box.

\`\`\`tsx
import { Checkbox } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<CheckboxProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: 'Email me a summary each week' })
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText('Email me a summary each week'))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  }),
}

const accept = (
  <>
    I accept the{' '}
    <Button variant="link" href="#terms">
      Terms of Service
    </Button>
  </>
)

/** A link in the label is followed and does not check the box. */
export const WithLink: Story = {
  args: { label: accept },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: 'I accept the Terms of Service' })
    const link = canvas.getByRole('link', { name: 'Terms of Service' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText(/I accept the/))
    await expect(box).toBeChecked()
  }),
}

export const WithError: Story = {
  args: { label: accept, error: 'You must accept the Terms of Service.', required: true },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('You must accept the Terms of Service.')
  }),
}

/** Unchecked, checked, invalid and disabled. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 404 }}>
      <Checkbox label="Not checked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Wrong" error="You must accept the Terms of Service." />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Checked and disabled" disabled defaultChecked />
      <Checkbox label="A label that goes on for long enough to need a second line on any screen, and keeps its box beside the first" />
    </div>
  ),
}
