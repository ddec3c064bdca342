import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { TextField } from '../TextField/index.js'
import { PasswordField, type PasswordFieldProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The rule is in the placeholder, the strength below, and the password can be shown.',
    render: () => (
      <PasswordField
        label="Password"
        autoComplete="new-password"
        placeholder="Min. 8 characters"
        strength
      />
    ),
  },
  dont: {
    caption: 'The rule comes too late, as an error, and the password cannot be shown.',
    render: () => <TextField label="Password" type="password" error="Password is too weak." />,
  },
}

const meta = {
  title: 'Components/PasswordField (show password, reveal)',
  id: 'components-passwordfield',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'new-password', onChange: fn() },
  argTypes: {
    autoComplete: { control: 'select', options: ['new-password', 'current-password'] },
    leading: { control: false },
  },
  parameters: docsPage({ examples })`
Lets the user enter a password, and show it while typing. Other props are passed to the native \`<input>\`.

**Use it** wherever a password is asked for; with \`strength\` for a new one.

**Do not use it** for keys to copy (CopyField).

**Anatomy**: as TextField, with a button at the end of the box and, with \`strength\`, a StrengthMeter under it.

| Key | Does |
| --- | --- |
| Tab | moves to the box, then to the button |
| Enter, Space on the button | shows or hides the password |
| Enter in the box | submits the form, and hides the password |

**Accessibility**: the name of the button says the action and the field ("Show confirm password"), so that two on one page differ. Value and caret stay. Pasting works, nothing is trimmed, and there is no maximum length.

\`\`\`tsx
import { PasswordField } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<PasswordFieldProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText<HTMLInputElement>('Password')
    await expect(box).toHaveAttribute('type', 'password')
    await userEvent.type(box, 'night shift ')
    box.setSelectionRange(2, 5)

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(box).toHaveAttribute('type', 'text')
    await expect(box).toHaveValue('night shift ')
    await expect([box.selectionStart, box.selectionEnd]).toEqual([2, 5])
    await expect(box).toHaveFocus()

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await expect(box).toHaveAttribute('type', 'password')
    await expect(box).toHaveValue('night shift ')
    await expect([box.selectionStart, box.selectionEnd]).toEqual([2, 5])
  }),
}

export const WithStrength: Story = {
  args: { strength: true, placeholder: 'Min. 8 characters' },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const meter = canvas.getByRole('meter', { name: 'Password strength' })
    await expect(meter).toHaveAttribute('aria-valuetext', 'Not set')
    await userEvent.type(canvas.getByLabelText('Password'), 'Aa1!')
    await expect(meter).toHaveAttribute('aria-valuenow', '3')
    await expect(meter).toHaveAttribute('aria-valuetext', 'Good')
  }),
}

/** A pasted password stays complete, with its spaces. */
export const Pasted: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Password')
    await userEvent.click(box)
    await userEvent.paste('  correct horse  ')
    await expect(box).toHaveValue('  correct horse  ')
  }),
}

export const WithError: Story = {
  args: {
    strength: true,
    defaultValue: 'shift',
    error: 'Password must be at least 8 characters long.',
  },
  play: inEnglish(async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Password')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Password must be at least 8 characters long.')
  }),
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'nightshift8' },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  }),
}

const refuse = fn((event: FormEvent) => event.preventDefault())

/** Two on one page have different button names; submitting hides both again. */
export const InForm: Story = {
  render: (args) => (
    <form onSubmit={refuse} style={{ display: 'grid', gap: 20, maxInlineSize: 404 }}>
      <PasswordField {...args} />
      <PasswordField {...args} label="Confirm password" />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirm password' }))
    const boxes = ['Password', 'Confirm password'].map((name) => canvas.getByLabelText(name))
    for (const box of boxes) await expect(box).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide confirm password' })).toBeVisible()
    await expect(refuse).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(refuse).toHaveBeenCalledOnce()
    for (const box of boxes) await expect(box).toHaveAttribute('type', 'password')
  }),
}

/** Empty, filled, with the meter, invalid and disabled. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 404 }}>
      <PasswordField label="Empty" autoComplete="new-password" placeholder="Min. 8 characters" />
      <PasswordField label="Filled" autoComplete="new-password" defaultValue="nightshift8" />
      <PasswordField
        label="With its strength"
        autoComplete="new-password"
        defaultValue="nightshift8"
        strength
      />
      <PasswordField
        label="Wrong"
        autoComplete="new-password"
        defaultValue="shift"
        error="Password must be at least 8 characters long."
        strength
      />
      <PasswordField label="Disabled" autoComplete="new-password" disabled />
    </div>
  ),
}
