import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { SignUpPage, type SignUpPageProps } from './index.js'

const meta = {
  title: 'Pages/SignUpPage (register, create account)',
  id: 'pages-signuppage',
  component: SignUpPage,
  args: {
    onSignUp: fn(() => Promise.resolve({ confirmEmail: false })),
    onSignedUp: fn(),
    onResend: fn(() => Promise.resolve()),
    onVerify: fn(() => Promise.resolve()),
    onGoogle: fn(() => Promise.resolve()),
  },
  decorators: [withToaster],
  parameters: docsPage({ layout: 'fullscreen', height: '960px' })`
Lets users create an account with email and password, or with Google.

\`\`\`tsx
import { SignUpPage } from '@dropwatt/ui/pages'
\`\`\`

**Use** as the whole of a route, with a \`Toaster\` near the root. The page validates the form,
shows progress and reports the result; the handlers do the work, and \`onSignedUp\` continues to
the dashboard. **Do not use** it inside another frame. Without a handler it shows the
not-implemented notice.

**Anatomy** AuthFrame, ErrorSummary, fields, Create Account, Continue with Google, links to log in.
With \`confirmEmail\`, "Check your email" replaces the form; there the email can be sent again
and, with \`onVerify\`, its code entered.

| Key | Does |
| --- | --- |
| Tab | moves through the fields, their buttons and the links in reading order |
| Enter in a field | submits |
| Space on the box | accepts the terms |

**Accessibility** a failed submit moves focus to the first invalid field and lists all errors
above; errors disappear as they are fixed, and no new ones appear while typing. Passwords are never trimmed.
`,
} satisfies Meta<typeof SignUpPage>

export default meta
type Story = StoryObj<SignUpPageProps>

function screen(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  return {
    canvas,
    email: canvas.getByLabelText<HTMLInputElement>('Email'),
    password: canvas.getByLabelText<HTMLInputElement>('Password'),
    confirm: canvas.getByLabelText<HTMLInputElement>('Confirm password'),
    terms: canvas.getByRole<HTMLInputElement>('checkbox'),
    submit: canvas.getByRole<HTMLButtonElement>('button', { name: 'Create Account' }),
    google: canvas.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' }),
  }
}

interface Typed {
  email?: string
  password?: string
  confirm?: string
  terms?: boolean
}

/** Fills the form with valid values, except for the given ones. */
async function fill(canvasElement: HTMLElement, typed: Typed = {}) {
  const form = screen(canvasElement)
  const { email = 'mara@example.com', password = 'nightshift8', terms = true } = typed
  if (email) await pasteInto(form.email, email)
  await pasteInto(form.password, password)
  await pasteInto(form.confirm, typed.confirm ?? password)
  if (terms) await userEvent.click(form.terms)
  return form
}

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { email, password, confirm } = screen(canvasElement)
    await expect(email).toHaveAttribute('autocomplete', 'email')
    for (const field of [password, confirm]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toHaveAttribute('spellcheck', 'false')
      await expect(field).not.toHaveAttribute('maxlength')
    }
  }),
}

/** All errors at once: the same text above and at the field, focus in the first invalid field. */
export const WithErrors: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    const typed = { email: '', password: '1234567', confirm: '7654321', terms: false }
    const { submit } = await fill(canvasElement, typed)
    await userEvent.click(submit)
  }),
}

/** While the account is being created nothing else can be started, and a second submit is ignored. */
export const Busy: Story = {
  args: { onSignUp: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ canvasElement }) => {
    const { submit, google } = await fill(canvasElement)
    await userEvent.click(submit)
    await expect(google).toBeDisabled()
  }),
}

/** Two submits before the next render are still one call. */
export const DoubleSubmit: Story = {
  args: { onSignUp: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ args, canvasElement }) => {
    const { email } = await fill(canvasElement)
    email.form!.requestSubmit()
    email.form!.requestSubmit()
    await waitFor(() => expect(args.onSignUp).toHaveBeenCalledOnce())
  }),
}

/** The server rejects it: its message in a toast, the page unchanged. */
export const ServerError: Story = {
  args: { onSignUp: fn(() => Promise.reject(new Error('User already registered'))) },
  play: inEnglish(async ({ canvasElement }) => {
    const { submit } = await fill(canvasElement)
    await userEvent.click(submit)
    await toasts().findByText('Sign-up Failed')
  }),
}

/** Google is loading: the form waits. */
export const GoogleBusy: Story = {
  args: { onGoogle: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ canvasElement }) => {
    const { google, submit } = await fill(canvasElement)
    await userEvent.click(google)
    await expect(submit).toBeDisabled()
  }),
}

/** Back from Google by the Back button, restored from the bfcache: the page can be used again. */
export const BackFromGoogle: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, google, submit } = screen(canvasElement)
    await userEvent.click(google)
    await canvas.findByRole('button', { name: 'Connecting...' })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await canvas.findByRole('button', { name: 'Continue with Google' })
    await expect(submit).toBeEnabled()
  }),
}

/** The email must be confirmed: no redirect, and focus is on the next step. */
export const CheckYourEmail: Story = {
  tags: ['fits', 'snapshot'],
  args: { onSignUp: fn(() => Promise.resolve({ confirmEmail: true })) },
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, submit } = await fill(canvasElement)
    await userEvent.click(submit)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Check your email' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.queryByLabelText('Password')).toBeNull()
  }),
}

export const AnotherEmail: Story = {
  args: CheckYourEmail.args,
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, submit } = await fill(canvasElement)
    await userEvent.click(submit)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another email' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(screen(canvasElement).email).toHaveValue('')
  }),
}

export const WithNotice: Story = {
  args: { notice: 'Your session has ended. Create an account or log in to continue.' },
}
