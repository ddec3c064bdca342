import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { InfoIcon } from '../../icons/index.js'
import { TextField, type TextFieldProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The label stays visible while typing; the hint says what to enter.',
    render: () => <TextField label="Store name" hint="As customers see it." />,
  },
  dont: {
    caption: 'A placeholder disappears with the first letter, and with it the instructions.',
    render: () => <TextField label="Store" placeholder="Store name, as customers see it" />,
  },
}

const meta = {
  title: 'Components/TextField (input, text box)',
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Store name', onChange: fn() },
  argTypes: {
    type: {
      control: 'select',
      options: ['text', 'email', 'password', 'search', 'tel', 'url', 'number'],
    },
    leading: { control: false },
    trailing: { control: false },
    below: { control: false },
  },
  parameters: docsPage({ examples })`
Lets the user enter one line of text. Other props and the ref are passed to the native \`<input>\`.

**Use it** for short texts, addresses and numbers.

**Do not use it** for a password (a \`PasswordField\`), for yes or no (a \`Checkbox\`), or for one of several choices (a \`Select\`).

**Anatomy**: label above, hint under the label, box of 46 px, error with icon under the box, then \`below\`.

| Key | Does |
|---|---|
| Tab | moves to the box |
| any text key | types; pasting always works |

**Accessibility**: the label names the box; hint and error describe it; \`error\` sets \`aria-invalid\`. The text is 16 px, so that phones do not zoom in.

\`\`\`tsx
import { TextField } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<TextFieldProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Store name' })
    await expect(box).not.toHaveAttribute('aria-invalid')
    await expect(box).not.toHaveAttribute('aria-describedby')
    await userEvent.type(box, 'Lume')
    await expect(box).toHaveValue('Lume')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  }),
}

export const WithHint: Story = {
  args: { hint: 'As customers see it.' },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'As customers see it.',
    )
  }),
}

/** The error is read after the hint, and marks the box invalid. */
export const WithError: Story = {
  args: {
    type: 'email',
    label: 'Email',
    hint: 'We only write about your account.',
    error: 'Email is invalid.',
    defaultValue: 'mara',
    required: true,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription(
      'We only write about your account. Email is invalid.',
    )
  }),
}

export const WithIcon: Story = { args: { leading: <InfoIcon />, placeholder: 'Lume' } }

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Lume' },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled()
  }),
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Lume' } }

/** Default, filled, hint, error, icon, read-only and disabled. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 404 }}>
      <TextField label="Empty" placeholder="Lume" />
      <TextField label="Filled" defaultValue="Lume" />
      <TextField label="With a hint" hint="As customers see it." />
      <TextField label="Wrong" error="Email is invalid." defaultValue="mara" />
      <TextField label="With an icon" leading={<InfoIcon />} defaultValue="Lume" />
      <TextField label="Read-only" readOnly defaultValue="Lume" />
      <TextField label="Disabled" disabled defaultValue="Lume" />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(7)
  }),
}
