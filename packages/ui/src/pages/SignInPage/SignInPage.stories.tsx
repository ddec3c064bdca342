import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { SignInPage, type SignInPageProps } from './index.js'

const meta = {
  title: 'Pages/SignInPage (log in, login)',
  id: 'pages-signinpage',
  component: SignInPage,
  args: {
    onSignIn: fn(() => Promise.resolve()),
    onSignedIn: fn(),
    onResend: fn(() => Promise.resolve()),
    onVerify: fn(() => Promise.resolve()),
    onGoogle: fn(() => Promise.resolve()),
  },
  decorators: [withToaster],
  parameters: docsPage({ layout: 'fullscreen', height: '820px' })`
Lets users sign in with email and password, or with Google.

\`\`\`tsx
import { SignInPage } from '@dropwatt/ui/pages'
\`\`\`

**Use** as the whole of a route, with a \`Toaster\` near the root; \`onSignedIn\` continues to
the dashboard. **Do not use** it inside another frame. Without a handler it shows the
not-implemented notice.

**Anatomy** AuthFrame, ErrorSummary, fields, quiet “Forgot your password?” link, Log In, Continue
with Google, link to sign up. A rejection with the \`code\` \`email_not_confirmed\` offers to
send the confirmation again, and opens "Confirm your email", where its code can be entered.

| Key | Does |
| --- | --- |
| Tab | moves through the fields, the show button and the links in reading order |
| Enter in a field | submits |

**Accessibility** an empty submit moves focus to the first empty field. After a rejection the
email stays and the password is cleared. After too many attempts a line below the button says in
how many seconds it works again.
`,
} satisfies Meta<typeof SignInPage>

export default meta
type Story = StoryObj<SignInPageProps>

function screen(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  return {
    canvas,
    email: canvas.getByLabelText<HTMLInputElement>('Email'),
    password: canvas.getByLabelText<HTMLInputElement>('Password'),
    submit: canvas.getByRole<HTMLButtonElement>('button', { name: 'Log In' }),
    google: canvas.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' }),
  }
}

async function fill(canvasElement: HTMLElement) {
  const form = screen(canvasElement)
  await pasteInto(form.email, 'mara@example.com')
  await pasteInto(form.password, ' night shift ')
  return form
}

export const Default: Story = {
  tags: ['snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, email, password } = screen(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Log in to Dropwatt')
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    for (const field of [email, password]) await expect(field).toBeRequired()
    await expect(canvas.queryByRole('meter')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  }),
}

/** An empty submit makes no call. */
export const WithErrors: Story = {
  tags: ['fits'],
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.click(screen(canvasElement).submit)
  }),
}

export const Busy: Story = {
  args: { onSignIn: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ args, canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.submit)
    const busy = form.canvas.getByRole('button', { name: 'Logging In...' })
    await expect(form.google).toBeDisabled()
    await userEvent.click(busy)
    await fireEvent.submit(form.email.form!)
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }),
}

/** Rejected: the server's message in a toast, the email kept, the password cleared. */
export const ServerError: Story = {
  args: { onSignIn: fn(() => Promise.reject(new Error('Invalid login credentials'))) },
  play: inEnglish(async ({ canvasElement }) => {
    const { submit } = await fill(canvasElement)
    await userEvent.click(submit)
    await toasts().findByText('Login Failed')
  }),
}

/** Too many attempts: the wait is shown below the button, and counts down. */
export const TooSoon: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.reject(Object.assign(new Error('Request rate limit reached'), { retryAfter: 45 })),
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    const { submit } = await fill(canvasElement)
    await userEvent.click(submit)
    await toasts().findByText('Request rate limit reached')
  }),
}

/** The email was never confirmed: the confirmation is sent again, and its code can be entered. */
export const NotConfirmed: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.reject(
        Object.assign(new Error('Email not confirmed'), { code: 'email_not_confirmed' }),
      ),
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, submit } = await fill(canvasElement)
    await userEvent.click(submit)
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the code' }))
    await canvas.findByLabelText('Code from the email')
  }),
}

export const GoogleBusy: Story = {
  args: { onGoogle: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, google, submit } = screen(canvasElement)
    await userEvent.click(google)
    await canvas.findByRole('button', { name: 'Connecting...' })
    await expect(submit).toBeDisabled()
  }),
}

export const WithNotice: Story = {
  tags: ['fits'],
  args: { notice: 'Your session has ended. Log in to continue.' },
}
