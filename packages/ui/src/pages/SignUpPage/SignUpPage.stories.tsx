import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { Toaster } from '../../components/Toaster/index.js'
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
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '960px' },
      description: {
        component: `
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
      },
    },
  },
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

/** The toast region. */
const toasts = () => within(within(document.body).getByRole('region', { name: /^Notifications/ }))

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
    const { canvas, email, password, confirm, terms } = screen(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account')
    await expect(
      canvas.getByText('Start with a 3-day free trial. Cancel anytime.'),
    ).toBeInTheDocument()

    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(password).toHaveAttribute('placeholder', 'Min. 8 characters')
    await expect(terms).not.toBeChecked()
    for (const field of [email, password, confirm, terms]) await expect(field).toBeRequired()
    for (const field of [password, confirm]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toHaveAttribute('spellcheck', 'false')
      await expect(field).not.toHaveAttribute('maxlength')
    }
    const order = [...canvasElement.querySelectorAll('input')]
    await expect(order).toEqual([email, password, confirm, terms])

    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms',
    )
    const logIn = canvas.getAllByRole('link', { name: 'Log in' })
    await expect(logIn.map((link) => link.getAttribute('href'))).toEqual(['/signin', '/signin'])
  }),
}

/** Submits email and password exactly as typed, and nothing else; then shows the toast and continues. */
export const SignsUp: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { submit } = await fill(canvasElement, { password: '        ' })
    await userEvent.click(submit)
    await expect(args.onSignUp).toHaveBeenCalledOnce()
    await expect(args.onSignUp).toHaveBeenCalledWith({
      email: 'mara@example.com',
      password: '        ',
    })
    await toasts().findByText('Account Created!')
    toasts().getByText('Welcome to Dropwatt! Redirecting to your dashboard...')
    await expect(args.onSignedUp).toHaveBeenCalledOnce()
    await expect(screen(canvasElement).password).toHaveValue('')
  }),
}

/** All errors at once: the same text above and at the field, focus in the first invalid field. */
export const WithErrors: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ args, canvasElement }) => {
    const form = await fill(canvasElement, {
      email: '',
      password: '1234567',
      confirm: '7654321',
      terms: false,
    })
    await userEvent.click(form.submit)

    const texts = [
      'Email is required.',
      'Password must be at least 8 characters long.',
      'Passwords do not match.',
      'You must accept the Terms of Service.',
    ]
    const fields = [form.email, form.password, form.confirm, form.terms]
    const summary = form.canvas.getByRole('region', { name: 'There is a problem' })
    const links = within(summary).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(texts)
    for (const [index, field] of fields.entries()) {
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(texts[index]!)
      await userEvent.click(links[index]!)
      await expect(field).toHaveFocus()
    }
    await userEvent.click(form.submit)
    await expect(form.email).toHaveFocus()
    await expect(document.title).toMatch(/^Error: /)
    await expect(args.onSignUp).not.toHaveBeenCalled()
  }),
}

/** Errors disappear as fields are fixed, and no new ones appear while typing. */
export const PutsErrorsRight: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const form = await fill(canvasElement, { email: 'mara', confirm: 'nightshift', terms: false })
    await expect(form.email).not.toHaveAttribute('aria-invalid')
    await userEvent.click(form.submit)
    await expect(form.email).toHaveAccessibleDescription('Email is invalid.')
    await expect(form.password).not.toHaveAttribute('aria-invalid')

    await userEvent.type(form.email, '@example.com')
    await expect(form.email).not.toHaveAttribute('aria-invalid')
    await expect(form.canvas.queryByText('Email is invalid.')).toBeNull()
    await userEvent.type(form.confirm, '8')
    await expect(form.confirm).not.toHaveAttribute('aria-invalid')
    await userEvent.type(form.password, '9')
    await expect(form.confirm).not.toHaveAttribute('aria-invalid')
    await userEvent.click(form.terms)
    await expect(form.canvas.queryByRole('region', { name: 'There is a problem' })).toBeNull()
    await expect(document.title).not.toMatch(/^Error: /)

    await userEvent.click(form.submit)
    await expect(form.confirm).toHaveAccessibleDescription('Passwords do not match.')
    await expect(args.onSignUp).not.toHaveBeenCalled()

    await userEvent.type(form.confirm, '9{Enter}')
    await expect(args.onSignUp).toHaveBeenCalledOnce()
  }),
}

/** While the account is being created nothing else can be started, and a second submit is ignored. */
export const Busy: Story = {
  args: { onSignUp: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ args, canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.submit)
    const busy = form.canvas.getByRole('button', { name: 'Creating Account...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(form.google).toBeDisabled()
    await userEvent.click(busy)
    await userEvent.type(form.email, '{Enter}')
    await fireEvent.submit(form.email.form!)
    await expect(args.onSignUp).toHaveBeenCalledOnce()
    await expect(args.onGoogle).not.toHaveBeenCalled()
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
  play: inEnglish(async ({ args, canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.submit)
    await toasts().findByText('Sign-up Failed')
    toasts().getByText('User already registered')
    await expect(form.submit).not.toHaveAttribute('aria-busy')
    await expect(form.google).toBeEnabled()
    await expect(form.email).toHaveValue('mara@example.com')
    await expect(args.onSignedUp).not.toHaveBeenCalled()

    await userEvent.click(form.submit)
    await expect(args.onSignUp).toHaveBeenCalledTimes(2)
  }),
}

/** Offline, the browser's error message is replaced by a readable one. */
export const Offline: Story = {
  args: { onSignUp: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: inEnglish(async ({ canvasElement }) => {
    const { submit } = await fill(canvasElement)
    await userEvent.click(submit)
    await toasts().findByText('Sign-up Failed')
    toasts().getByText('The service cannot be reached. Check your connection and try again.')
  }),
}

/** Google is loading: the form waits. */
export const GoogleBusy: Story = {
  args: { onGoogle: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ args, canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.google)
    await expect(form.canvas.getByRole('button', { name: 'Connecting...' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(form.submit).toBeDisabled()
    await userEvent.type(form.email, '{Enter}')
    await fireEvent.submit(form.email.form!)
    await expect(args.onSignUp).not.toHaveBeenCalled()
    await expect(args.onGoogle).toHaveBeenCalledOnce()
  }),
}

export const GoogleError: Story = {
  args: { onGoogle: fn(() => Promise.reject(new Error('Unsupported provider'))) },
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, google, submit } = screen(canvasElement)
    await userEvent.click(google)
    await toasts().findByText('Failed to connect with google')
    toasts().getByText('Unsupported provider')
    await expect(canvas.queryByRole('button', { name: 'Connecting...' })).toBeNull()
    await expect(submit).toBeEnabled()
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
  play: inEnglish(async ({ args, canvasElement }) => {
    const { canvas, submit } = await fill(canvasElement)
    await userEvent.click(submit)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Check your email' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('mara@example.com')).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await expect(toasts().queryByText('Account Created!')).toBeNull()
    await expect(args.onSignedUp).not.toHaveBeenCalled()
  }),
}

/** The email is read on a phone: its code is entered here. */
export const CodeOfTheMail: Story = {
  args: CheckYourEmail.args,
  play: inEnglish(async ({ args, canvasElement }) => {
    const { canvas, submit } = await fill(canvasElement)
    await userEvent.click(submit)
    const code = await canvas.findByLabelText('Code from the email')
    await userEvent.type(code, '123 456{Enter}')
    await toasts().findByText('Account Created!')
    await expect(args.onVerify).toHaveBeenCalledWith({ email: 'mara@example.com', code: '123456' })
    await expect(args.onSignedUp).toHaveBeenCalledOnce()
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

/** Without handlers both sign-up methods show the not-implemented notice. */
export const NotWired: Story = {
  args: { onSignUp: undefined, onSignedUp: undefined, onGoogle: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.submit)
    await toasts().findByText(/This feature isn't implemented yet/)
    await waitFor(() => expect(form.submit).not.toHaveAttribute('aria-busy'))
    await userEvent.click(form.google)
    await waitFor(() => expect(form.google).not.toHaveAttribute('aria-busy'))
    await expect(form.submit).toBeEnabled()
  }),
}

export const WithNotice: Story = {
  args: { notice: 'Your session has ended. Create an account or log in to continue.' },
}
