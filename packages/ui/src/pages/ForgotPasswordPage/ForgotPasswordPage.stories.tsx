import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { pasteInto } from '../../../docs/pasteInto.js'
import { ForgotPasswordPage, type ForgotPasswordPageProps } from './index.js'

const meta = {
  title: 'Pages/Forgot password (reset, recovery)',
  id: 'pages-forgotpasswordpage',
  component: ForgotPasswordPage,
  args: { onRequest: fn(() => Promise.resolve()), onVerify: fn(() => Promise.resolve()) },
  decorators: [withToaster],
  parameters: docsPage({ layout: 'fullscreen', height: '640px' })`
Lets users request a link to reset a forgotten password.

\`\`\`tsx
import { ForgotPasswordPage } from '@dropwatt/ui/pages'
\`\`\`

**Use** as the whole of a route, with a \`Toaster\` near the root; also for an expired link, with
a \`notice\` that says so. **Do not use** it to reveal whether an address has an account:
\`onRequest\` resolves either way, and the page shows the same text. Without a handler it shows
the not-implemented notice.

**Anatomy** AuthFrame, ErrorSummary, field, Send reset link, link to log in. Once sent, "Check
your inbox" replaces the form, with Send again and Use another email; with \`onVerify\` the code
from the email can be entered there. \`outboxHref\` adds a link to the outbox of a server that
does not send real email.

| Key | Does |
| --- | --- |
| Tab | moves through the field, the buttons and the links in reading order |
| Enter in the field | submits |

**Accessibility** once sent, focus is on the new heading; Use another email moves it to the
field, which keeps the address.
`,
} satisfies Meta<typeof ForgotPasswordPage>

export default meta
type Story = StoryObj<ForgotPasswordPageProps>

function screen(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  return {
    canvas,
    email: canvas.getByLabelText<HTMLInputElement>('Email'),
    submit: canvas.getByRole<HTMLButtonElement>('button', { name: 'Send reset link' }),
  }
}

async function send(canvasElement: HTMLElement) {
  const form = screen(canvasElement)
  await pasteInto(form.email, 'mara@example.com')
  await userEvent.keyboard('{Enter}')
  return form
}

async function findSent(canvasElement: HTMLElement) {
  const { canvas } = await send(canvasElement)
  const heading = await canvas.findByRole('heading', { level: 1, name: 'Check your inbox' })
  await waitFor(() => expect(heading).toHaveFocus())
  return canvas
}

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const { canvas, email } = screen(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reset your password')
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(email).toBeRequired()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signin')
  }),
}

/** The text is the same whether or not the address has an account. */
export const Sent: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await findSent(canvasElement)
  }),
}

/** Only a server that does not send real email has an outbox. */
export const WithOutbox: Story = {
  tags: ['fits'],
  args: { outboxHref: '/outbox' },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = await findSent(canvasElement)
    const link = canvas.getByRole('link', { name: 'Open the outbox (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', '/outbox')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }),
}

/** Rejected: the server's message in a toast, the email kept. */
export const Failed: Story = {
  args: {
    onRequest: fn(() =>
      Promise.reject(
        new Error('For security purposes, you can only request this after 43 seconds.'),
      ),
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    await send(canvasElement)
    await toasts().findByText('Reset link not sent')
  }),
}

/** An empty submit makes no call. */
export const WithErrors: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const { canvas, email, submit } = screen(canvasElement)
    await userEvent.click(submit)
    const summary = within(canvas.getByRole('region', { name: 'There is a problem' }))
    await expect(summary.getByRole('link')).toHaveTextContent('Email is required.')
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await expect(args.onRequest).not.toHaveBeenCalled()
  }),
}

export const Busy: Story = {
  args: { onRequest: fn(() => new Promise<never>(() => {})) },
  play: inEnglish(async ({ args, canvasElement }) => {
    const { canvas, email } = await send(canvasElement)
    const busy = await canvas.findByRole('button', { name: 'Sending...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(busy)
    await fireEvent.submit(email.form!)
    await expect(args.onRequest).toHaveBeenCalledOnce()
  }),
}

/** Without a handler the page shows the not-implemented notice, and keeps the input. */
export const NotWired: Story = {
  args: { onRequest: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const { email, submit } = await send(canvasElement)
    await toasts().findByText(/This feature isn't implemented yet/)
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'))
    await expect(email).toHaveValue('mara@example.com')
  }),
}

/** For users who open the reset address without a valid link. */
export const WithNotice: Story = {
  args: { notice: 'This link was used already or has expired. Ask for a new one.' },
}
