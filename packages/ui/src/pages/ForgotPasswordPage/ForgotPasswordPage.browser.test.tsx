import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { LocaleProvider } from '../../i18n/index.js'
import { fillField } from '../../test/fillField.js'
import { catalogs } from '../../test/catalogs.js'
import {
  ForgotPasswordPage,
  type ForgotPasswordPageProps,
  type PasswordResetRequest,
} from './index.js'

type Request = (request: PasswordResetRequest) => Promise<void>

function show(props: ForgotPasswordPageProps = {}) {
  return render(
    <StrictMode>
      <ForgotPasswordPage {...props} />
      <Toaster />
    </StrictMode>,
  )
}

const email = () => page.getByRole('textbox', { name: 'Email' })
const submit = () => page.getByRole('button', { name: 'Send reset link' })
const resend = () => page.getByRole('button', { name: 'Send again' })
const otherEmail = () => page.getByRole('button', { name: 'Use another email' })
const heading = () => page.getByRole('heading', { level: 1 })
const notices = () => page.getByRole('region', { name: /F8/ })

const resolving = () => vi.fn<Request>(() => Promise.resolve())
const pending = () => vi.fn<Request>(() => new Promise(() => {}))
const rejecting = (reason: unknown) => vi.fn<Request>(() => Promise.reject(reason))

const tooSoon = 'For security purposes, you can only request this after 43 seconds.'
const unreachable = 'The service cannot be reached. Check your connection and try again.'

async function send(address = 'mara@example.com') {
  await fillField(email(), address)
  await userEvent.keyboard('{Enter}')
}

async function sendWell(address?: string) {
  await send(address)
  await expect.element(heading()).toHaveTextContent('Check your inbox')
}

describe('Forgot password: the form', () => {
  test('shows a notice above the form', async () => {
    await show({ notice: 'This link was used already or has expired.' })
    await expect.element(page.getByText(/^This link was used already/)).toBeVisible()
  })

  test.each([
    ['', 'Email is required.'],
    ['mara', 'Email is invalid.'],
  ])('does not submit %j, and shows the error', async (address, text) => {
    const onRequest = resolving()
    document.title = 'Reset your password'
    await show({ onRequest })
    await send(address)
    await expect.element(email()).toHaveFocus()
    await expect.element(email()).toHaveAccessibleDescription(text)
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await expect.element(summary.getByRole('link', { name: text })).toBeVisible()
    expect(document.title).toBe('Error: Reset your password')
    expect(onRequest).not.toHaveBeenCalled()
  })

  test.each([
    [new Error(tooSoon), tooSoon],
    [new TypeError('Failed to fetch'), unreachable],
  ])('shows the reason with %s, keeps the email and allows another try', async (reason, text) => {
    await show({ onRequest: rejecting(reason) })
    await send()
    await expect.element(notices().getByText('Reset link not sent')).toBeInTheDocument()
    await expect.element(notices().getByText(text)).toBeInTheDocument()
    expect(notices().element().querySelector('[data-variant="destructive"]')).not.toBeNull()
    await expect.element(heading()).toHaveTextContent('Reset your password')
    await expect.element(email()).toHaveValue('mara@example.com')
    await expect.element(submit()).not.toHaveAttribute('aria-busy')
  })
})

describe('Forgot password: after the link is sent', () => {
  test('shows the same text for every address, with focus on the heading', async () => {
    const onRequest = resolving()
    await show({ onRequest, notice: 'This link has expired.' })
    await sendWell()
    await expect.element(heading()).toHaveFocus()
    const text =
      'If an account exists for mara@example.com, a link to choose a new password is on its way. ' +
      'It works once, for one hour, in this browser.'
    await expect.element(page.getByText(/^If an account exists for/)).toHaveTextContent(text)
    await expect.element(email()).not.toBeInTheDocument()
    await expect.element(page.getByText('This link has expired.')).not.toBeInTheDocument()
    expect(onRequest.mock.calls).toEqual([[{ email: 'mara@example.com' }]])
  })

  test('sends again to the same address, once at a time', async () => {
    const onRequest = resolving()
    await show({ onRequest })
    await sendWell()
    onRequest.mockImplementationOnce(pending())
    await resend().click()
    const busy = page.getByRole('button', { name: 'Sending...' })
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
    await expect.element(busy).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(otherEmail()).toBeDisabled()
    expect(onRequest.mock.calls.slice(1)).toEqual([[{ email: 'mara@example.com' }]])
  })

  test('confirms that a new link was requested', async () => {
    await show({ onRequest: resolving() })
    await sendWell()
    await resend().click()
    await expect.element(notices().getByText('Reset link requested again')).toBeInTheDocument()
    await expect.element(resend()).toHaveFocus()
  })

  test.each([
    [new Error(tooSoon), tooSoon],
    [new TypeError('Failed to fetch'), unreachable],
  ])('shows why resending failed with %s', async (reason, text) => {
    const onRequest = resolving()
    await show({ onRequest })
    await sendWell()
    onRequest.mockRejectedValueOnce(reason)
    await resend().click()
    await expect.element(notices().getByText('Reset link not sent')).toBeInTheDocument()
    await expect.element(notices().getByText(text)).toBeInTheDocument()
    await expect.element(heading()).toHaveTextContent('Check your inbox')
    await expect.element(resend()).not.toHaveAttribute('aria-busy')
  })

  test('counts down until it can send again, and does not block another address', async () => {
    const onRequest = resolving()
    await show({ onRequest })
    await sendWell('mara@example.com')
    onRequest.mockRejectedValueOnce(Object.assign(new Error(tooSoon), { retryAfter: 43 }))
    await resend().click()
    const wait = /^You can try again in 4\d seconds.$/
    await expect.element(resend()).toHaveAccessibleDescription(wait)
    await expect.element(resend()).toHaveAttribute('aria-disabled', 'true')
    resend().element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onRequest).toHaveBeenCalledTimes(2)

    await otherEmail().click()
    await expect.element(submit()).toHaveAccessibleDescription(wait)
    await send('mara@example.com')
    expect(onRequest).toHaveBeenCalledTimes(2)
    await sendWell('ada@example.com')
    expect(onRequest).toHaveBeenLastCalledWith({ email: 'ada@example.com' })
    await expect.element(resend()).not.toHaveAttribute('aria-disabled')
  })

  test('allows correcting the address', async () => {
    const onRequest = resolving()
    await show({ onRequest })
    await sendWell('mara@exampel.com')
    await otherEmail().click()
    await expect.element(heading()).toHaveTextContent('Reset your password')
    await expect.element(email()).toHaveFocus()
    await expect.element(email()).toHaveValue('mara@exampel.com')
    await sendWell('mara@example.com')
    expect(onRequest).toHaveBeenLastCalledWith({ email: 'mara@example.com' })
  })

  test('accepts the code from the email, and shows why one is rejected', async () => {
    const onVerify = vi.fn<NonNullable<ForgotPasswordPageProps['onVerify']>>(() =>
      Promise.resolve(),
    )
    await show({ onRequest: resolving(), onVerify })
    await sendWell()
    const code = page.getByRole('textbox', { name: 'Code from the email' })
    onVerify.mockRejectedValueOnce(new Error('Token has expired or is invalid'))
    await code.fill('12 34 56')
    await userEvent.keyboard('{Enter}')
    await expect.element(notices().getByText('Code not accepted')).toBeInTheDocument()
    await expect.element(notices().getByText('Token has expired or is invalid')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Confirm code' }).click()
    const expected = [{ email: 'mara@example.com', code: '123456' }]
    expect(onVerify.mock.calls).toEqual([expected, expected])
  })

  test('does not mention an outbox where email is real', async () => {
    await show({ onRequest: resolving() })
    await sendWell()
    await expect.element(page.getByText(/spam folder/)).toBeVisible()
    await expect.element(page.getByText(/no real mail/)).not.toBeInTheDocument()
  })

  test('is translated to Italian', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <ForgotPasswordPage onRequest={resolving()} initialEmail="mara@example.com" />
      </LocaleProvider>,
    )
    await expect.element(heading()).toHaveTextContent('Reimposta la password')
    await page.getByRole('button', { name: 'Invia il link' }).click()
    await expect.element(heading()).toHaveTextContent('Controlla la posta')
    await expect.element(heading()).toHaveFocus()
    const text =
      'Se esiste un account per mara@example.com, il link per scegliere una nuova password è in arrivo. ' +
      'Funziona una volta sola, per un’ora, in questo browser.'
    await expect.element(page.getByText(/^Se esiste un account per/)).toHaveTextContent(text)
  })
})
