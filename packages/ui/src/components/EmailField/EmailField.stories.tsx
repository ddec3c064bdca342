import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { TextField } from '../TextField/index.js'
import { EmailField, type EmailFieldProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The browser offers the address, and phones show the keyboard with the @.',
    render: () => <EmailField hint="We only write about your account." />,
  },
  dont: {
    caption: 'A plain field corrects the spelling and starts with a capital.',
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
  parameters: {
    examples,
    docs: {
      description: {
        component: `
An email address. All other props are those of TextField.

**Use it** wherever a person types an email address of their own or of somebody else.

**Do not use it** for a list of addresses.

**Anatomy**: as TextField; the label is "Email" unless another is given.

| Key | Does |
| --- | --- |
| Tab | reaches the box |
| any text key | types; pasting always works |

**Accessibility**: \`autocomplete="email"\` lets the browser fill it in; spelling and capitals are left alone. What an address is stays with the browser (\`input.validity\`) and with the form.

\`\`\`tsx
import { EmailField } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
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

export const Playground: Story = { args: { label: 'Email of the new member', required: true } }

export const WithError: Story = {
  args: { error: 'Email is invalid.', defaultValue: 'mara' },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Email is invalid.')
  }),
}

/** Empty, filled, renamed, wrong and disabled. */
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
