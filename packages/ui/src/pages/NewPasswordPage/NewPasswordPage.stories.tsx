import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { NewPasswordPage, type NewPasswordPageProps } from './index.js'

const meta = {
  title: 'Pages/New password (change, recovery)',
  id: 'pages-newpasswordpage',
  component: NewPasswordPage,
  args: {
    email: 'mara@example.com',
    onSave: fn(() => Promise.resolve()),
    onSaved: fn(),
    onCancel: fn(),
  },
  decorators: [withToaster],
  parameters: docsPage({ layout: 'fullscreen', height: '820px' })`
Lets users set a new password, opened from a recovery link.

\`\`\`tsx
import { NewPasswordPage } from '@dropwatt/ui/pages'
\`\`\`

**Use** as the whole of a route, with a \`Toaster\` near the root, for users with a valid
recovery link; \`onSaved\` continues to the dashboard, \`onCancel\` signs out. **Do not use** it without
such a link: show ForgotPasswordPage with a \`notice\`. Without a handler it shows the
not-implemented notice.

**Anatomy** AuthFrame, ErrorSummary, fields with a StrengthMeter, Save new password, Cancel. With
\`email\`, an invisible, unfocusable field tells password managers whose password it is.

| Key | Does |
| --- | --- |
| Tab | moves through the fields, their buttons, Save new password and Cancel |
| Enter in a field | submits |

**Accessibility** a failed submit moves focus to the first invalid field and lists all errors
above. Cancel says that it signs out. Passwords are never trimmed, and are cleared after
submission.
`,
} satisfies Meta<typeof NewPasswordPage>

export default meta
type Story = StoryObj<NewPasswordPageProps>

function screen(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  return {
    canvas,
    password: canvas.getByLabelText<HTMLInputElement>('New password'),
    confirm: canvas.getByLabelText<HTMLInputElement>('Confirm new password'),
    submit: canvas.getByRole<HTMLButtonElement>('button', { name: 'Save new password' }),
    cancel: canvas.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }),
  }
}

async function save(canvasElement: HTMLElement) {
  const form = screen(canvasElement)
  await pasteInto(form.password, 'Night shift 8')
  await pasteInto(form.confirm, 'Night shift 8')
  await userEvent.click(form.submit)
  return form
}

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, password, confirm, cancel } = screen(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Choose a new password',
    )
    canvas.getByText(/You will stay signed in here; all other devices are signed out\.$/)
    for (const field of [password, confirm]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toBeRequired()
    }
    await expect(password).toHaveAttribute('placeholder', 'Min. 8 characters')
    await expect(cancel).toHaveAccessibleDescription('Cancelling signs you out.')
    const username = canvasElement.querySelector('input[autocomplete="username"]')
    await expect(username).toHaveValue('mara@example.com')
  }),
}

/** The rules and texts are those of the sign-up. */
export const WithProblems: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ args, canvasElement }) => {
    const { canvas, password, confirm, submit } = screen(canvasElement)
    await pasteInto(password, '1234567')
    await pasteInto(confirm, '7654321')
    await userEvent.click(submit)
    const summary = within(canvas.getByRole('region', { name: 'There is a problem' }))
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Password must be at least 8 characters long.',
      'Passwords do not match.',
    ])
    await expect(password).toHaveFocus()
    await expect(password).toBeInvalid()
    await expect(confirm).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  }),
}

export const Weak: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, password } = screen(canvasElement)
    await userEvent.type(password, 'nightshift')
    const meter = canvas.getByRole('meter', { name: 'Password strength' })
    await expect(meter).toHaveAttribute('aria-valuetext', 'Weak')
  }),
}

export const Saved: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await save(canvasElement)
    await toasts().findByText('Password Changed!')
  }),
}

/** Rejected: the server's message in a toast, the passwords cleared. */
export const Failed: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(new Error('New password should be different from the old password.')),
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    await save(canvasElement)
    await toasts().findByText('Password not changed')
  }),
}

export const Busy: Story = {
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ args, canvasElement }) => {
    const { canvas, password, cancel } = await save(canvasElement)
    const busy = canvas.getByRole('button', { name: 'Saving...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(cancel).toBeDisabled()
    await userEvent.click(busy)
    await fireEvent.submit(password.form!)
    await expect(args.onSave).toHaveBeenCalledOnce()
  }),
}

/** Without handlers the page shows the not-implemented notice. */
export const NotWired: Story = {
  args: { onSave: undefined, onSaved: undefined, onCancel: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const { password, submit } = await save(canvasElement)
    await toasts().findByText(/This feature isn't implemented yet/)
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'))
    await expect(password).toHaveValue('Night shift 8')
  }),
}
