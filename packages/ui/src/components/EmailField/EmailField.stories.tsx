import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { TextField } from '../TextField/index.js'
import { EmailField, type EmailFieldProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The browser autofills the address, and phones show the email keyboard.',
    render: () => <EmailField hint="We only write about your account." />,
  },
  dont: {
    caption: 'A plain text field autocorrects and capitalises the address.',
    render: () => <TextField label="Email" defaultValue="Mara@Example.com" />,
  },
}

const meta = {
  title: 'Components/EmailField (mail input)',
  id: 'components-emailfield',
  component: EmailField,
  args: { onChange: fn() },
  argTypes: {
    leading: { control: false },
    trailing: { control: false },
    below: { control: false },
  },
  parameters: docsPage({ examples })`
Lets the user enter an email address. Other props are those of TextField.

**Use it** wherever a user types an email address, their own or another.

**Do not use it** for a list of addresses.

**Anatomy**: as TextField; the default label is "Email".

| Key | Does |
| --- | --- |
| Tab | moves to the box |
| any text key | types; pasting always works |

**Accessibility**: \`autocomplete="email"\` enables autofill; spell checking and capitalisation are off. Validation is up to the browser (\`input.validity\`) and the form.

\`\`\`tsx
import { EmailField } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof EmailField>

export default meta
type Story = StoryObj<EmailFieldProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(box).toHaveAttribute('type', 'email')
    await expect(box).toHaveAttribute('autocomplete', 'email')
    await expect(box).toHaveAttribute('autocapitalize', 'off')
    await expect(box).toHaveAttribute('spellcheck', 'false')
    await userEvent.tab()
    await userEvent.paste('mara@example.com')
    await expect(box).toHaveValue('mara@example.com')
    await expect(args.onChange).toHaveBeenCalledOnce()
  }),
}

export const WithError: Story = {
  args: { error: 'Email is invalid.', defaultValue: 'mara' },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Email is invalid.')
  }),
}

/** Empty, filled, relabelled, invalid and disabled. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 404 }}>
      <EmailField />
      <EmailField label="Filled" defaultValue="mara@example.com" />
      <EmailField label="With a hint" hint="We only write about your account." />
      <EmailField label="Wrong" error="Email is invalid." defaultValue="mara" />
      <EmailField label="Disabled" disabled defaultValue="mara@example.com" />
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(5)
  }),
}
