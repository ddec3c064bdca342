import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { fillField } from '../../test/fillField.js'
import { removeToast } from '../../toast/index.js'
import {
  SignUpPage,
  type SignUpCredentials,
  type SignUpPageProps,
  type SignUpResult,
} from './index.js'

type SignUp = (credentials: SignUpCredentials) => Promise<SignUpResult>
type Verify = NonNullable<SignUpPageProps['onVerify']>
type Resend = NonNullable<SignUpPageProps['onResend']>

function show(props: SignUpPageProps = {}) {
  return render(
    <StrictMode>
      <SignUpPage {...props} />
      <Toaster />
    </StrictMode>,
  )
}

const email = () => page.getByRole('textbox', { name: 'Email' })
const password = () => page.getByLabelText('Password', { exact: true })
const confirm = () => page.getByLabelText('Confirm password', { exact: true })
const terms = () => page.getByRole('checkbox')
const submit = () => page.getByRole('button', { name: 'Create Account' })
const google = () => page.getByRole('button', { name: 'Continue with Google' })
const notices = () => page.getByRole('region', { name: /F8/ })

const tooShort = 'Password must be at least 8 characters long.'
const differ = 'Passwords do not match.'
const mustAccept = 'You must accept the Terms of Service.'

interface Typed {
  email?: string
  password?: string
  confirm?: string
  terms?: boolean
}

/** Fills the form with valid values, except for the given ones. */
async function fillIn(typed: Typed = {}) {
  const chosen = typed.password ?? 'nightshift8'
  await fillField(email(), typed.email ?? 'mara@example.com')
  await fillField(password(), chosen)
  await fillField(confirm(), typed.confirm ?? chosen)
  if (typed.terms ?? true) (terms().element() as HTMLElement).click()
}

function accepting() {
  return vi.fn<SignUp>(() => Promise.resolve({ confirmEmail: false }))
}

function pending() {
  return vi.fn<() => Promise<never>>(() => new Promise<never>(() => {}))
}

describe('Sign-up: what the screen shows', () => {
  test('[140] asks for email, password and its confirmation, in this order', async () => {
    const screen = await show()
    expect([...screen.container.querySelectorAll('input')]).toEqual([
      email().element(),
      password().element(),
      confirm().element(),
      terms().element(),
    ])
  })

  test('[141] requires an email, in a field of type email', async () => {
    await show()
    await expect.element(email()).toHaveAttribute('type', 'email')
    await expect.element(email()).toBeRequired()
  })

  test('[143, 144] says Min. 8 characters in the password field, and shows its strength', async () => {
    await show()
    await expect.element(password()).toHaveAttribute('placeholder', 'Min. 8 characters')
    const meter = page.getByRole('meter', { name: 'Password strength' })
    await expect.element(meter).toHaveAttribute('aria-valuenow', '0')
    await password().fill('Aa1!')
    await expect.element(meter).toHaveAttribute('aria-valuenow', '3')
  })

  test('[145, 146] has the terms unchecked, with a link to them', async () => {
    await show()
    await expect.element(terms()).not.toBeChecked()
    await expect.element(terms()).toHaveAccessibleName('I accept the Terms of Service')
    const link = page.getByRole('link', { name: 'Terms of Service' })
    await expect.element(link).toHaveAttribute('href', '/terms')
  })

  test('[147, 149, 151] has its buttons and a link to sign in', async () => {
    await show()
    await expect.element(submit()).toHaveAttribute('type', 'submit')
    await expect.element(google()).toBeVisible()
    const logIn = page.getByRole('main').getByRole('link', { name: 'Log in' })
    await expect.element(logIn).toHaveAttribute('href', '/signin')
  })
})

describe('Sign-up: validation', () => {
  test.each([
    ['[152]', `says ${tooShort} of`, '1234567', new RegExp(`${tooShort}$`)],
    ['[153]', 'has no error for', '12345678', /^$/],
  ])('%s %s the password %j', async (_line, _verdict, typed, description) => {
    await show()
    await fillIn({ password: typed, terms: false })
    await submit().click()
    await expect.element(terms()).toBeInvalid()
    await expect.element(password()).toHaveAccessibleDescription(description)
  })

  test('[154, 155, 156, 157] shows all errors at once and does not submit', async () => {
    const onSignUp = accepting()
    await show({ onSignUp })
    await fillIn({ password: '1234567', confirm: '7654321', terms: false })
    await submit().click()
    await expect.element(password()).toHaveAccessibleDescription(tooShort)
    await expect.element(confirm()).toHaveAccessibleDescription(differ)
    await expect.element(terms()).toHaveAccessibleDescription(mustAccept)
    await expect.element(password()).toHaveFocus()
    const links = page.getByRole('region', { name: 'There is a problem' }).getByRole('link')
    expect(links.elements().map((link) => link.textContent)).toEqual([tooShort, differ, mustAccept])
    expect(onSignUp).not.toHaveBeenCalled()
  })

  test('[158] removes an error when its field is fixed, and then submits', async () => {
    const onSignUp = accepting()
    await show({ onSignUp })
    await fillIn({ confirm: 'nightshift' })
    await submit().click()
    await expect.element(confirm()).toHaveAccessibleDescription(differ)
    await userEvent.type(confirm(), '8')
    await expect.element(confirm()).not.toHaveAttribute('aria-invalid')
    await submit().click()
    await vi.waitFor(() => expect(onSignUp).toHaveBeenCalledOnce())
  })

  test('[(157), 159] does not submit without an email', async () => {
    const onSignUp = accepting()
    await show({ onSignUp })
    await fillIn({ email: '' })
    await submit().click()
    await expect.element(email()).toHaveFocus()
    await expect.element(email()).toHaveAccessibleDescription('Email is required.')
    expect(onSignUp).not.toHaveBeenCalled()
  })

  test.each(['mara@localhost', 'm@e', '!#$@x.y'])(
    '[142] accepts %j, like the browser',
    async (address) => {
      const onSignUp = accepting()
      await show({ onSignUp })
      await fillIn({ email: address })
      await submit().click()
      await vi.waitFor(() => expect(onSignUp.mock.calls[0]?.[0].email).toBe(address))
    },
  )
})

describe('Sign-up: submission', () => {
  test('[160, 161, 162] submits email and password exactly as typed', async () => {
    const onSignUp = accepting()
    await show({ onSignUp })
    await fillIn({ password: '        ' })
    await submit().click()
    await vi.waitFor(() =>
      expect(onSignUp.mock.calls).toEqual([[{ email: 'mara@example.com', password: '        ' }]]),
    )
  })

  test('[148, 164] a11y 39: reads Creating Account... until the response, and ignores a second submit', async () => {
    const onSignUp = vi.fn<SignUp>(pending())
    const onGoogle = pending()
    await show({ onSignUp, onGoogle })
    await fillIn()
    await submit().click()
    const busy = page.getByRole('button', { name: 'Creating Account...' })
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
    await expect.element(busy).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await email().click()
    await userEvent.keyboard('{Enter}')
    expect(onSignUp).toHaveBeenCalledOnce()
  })

  test('[163] has an error until the terms are accepted, and then is busy', async () => {
    await show({ onSignUp: vi.fn<SignUp>(pending()) })
    await fillIn({ terms: false })
    await submit().click()
    await expect.element(terms()).toHaveAccessibleDescription(mustAccept)
    await expect.element(submit()).not.toHaveAttribute('aria-busy')
    await terms().click()
    await expect.element(terms()).not.toHaveAttribute('aria-invalid')
    await submit().click()
    const busy = page.getByRole('button', { name: 'Creating Account...' })
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  })

  test('[165, 166] says Account Created! Welcome to Dropwatt! Redirecting to your dashboard..., then continues', async () => {
    const onSignedUp = vi.fn<() => void>()
    await show({ onSignUp: accepting(), onSignedUp })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText('Account Created!')).toBeInTheDocument()
    await expect
      .element(notices().getByText('Welcome to Dropwatt! Redirecting to your dashboard...'))
      .toBeInTheDocument()
    expect(onSignedUp).toHaveBeenCalledOnce()
    await expect.element(password()).toHaveValue('')
  })

  test('[171] asks to check the email when it must be confirmed', async () => {
    const onSignedUp = vi.fn<() => void>()
    const onSignUp = vi.fn<SignUp>(() => Promise.resolve({ confirmEmail: true }))
    await show({ onSignUp, onSignedUp })
    await fillIn()
    await submit().click()
    const heading = page.getByRole('heading', { level: 1, name: 'Check your email' })
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByText('mara@example.com')).toBeVisible()
    await expect.element(page.getByText('Account Created!')).not.toBeInTheDocument()
    expect(onSignedUp).not.toHaveBeenCalled()
  })
})

const needsConfirmation = () => vi.fn<SignUp>(() => Promise.resolve({ confirmEmail: true }))
const code = () => page.getByRole('textbox', { name: 'Code from the email' })
const confirmCode = () => page.getByRole('button', { name: 'Confirm code' })
const resend = () => page.getByRole('button', { name: 'Send again' })

async function signUpUnconfirmed(props: SignUpPageProps) {
  await show({ onSignUp: needsConfirmation(), ...props })
  await fillIn()
  await submit().click()
  const heading = page.getByRole('heading', { level: 1, name: 'Check your email' })
  await expect.element(heading).toHaveFocus()
}

describe('Sign-up: email confirmation', () => {
  test('accepts the code from the email and continues', async () => {
    const onVerify = vi.fn<Verify>(() => Promise.resolve())
    const onSignedUp = vi.fn<() => void>()
    await signUpUnconfirmed({ onVerify, onSignedUp })
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
    await code().fill(' 123-456 ')
    await expect.element(code()).toHaveValue('123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(notices().getByText('Account Created!')).toBeInTheDocument()
    expect(onVerify.mock.calls).toEqual([[{ email: 'mara@example.com', code: '123456' }]])
    expect(onSignedUp).toHaveBeenCalledOnce()
  })

  test('shows that the code is missing, without a request', async () => {
    const onVerify = vi.fn<Verify>(() => Promise.resolve())
    await signUpUnconfirmed({ onVerify })
    await confirmCode().click()
    await expect.element(code()).toHaveFocus()
    await expect.element(code()).toHaveAccessibleDescription('Enter the code from the email.')
    expect(onVerify).not.toHaveBeenCalled()
  })

  test('shows why a code is rejected and counts down', async () => {
    const reason = Object.assign(new Error('Token has expired or is invalid'), { retryAfter: 20 })
    const onSignedUp = vi.fn<() => void>()
    await signUpUnconfirmed({ onVerify: () => Promise.reject(reason), onSignedUp })
    await code().fill('000000')
    await confirmCode().click()
    await expect.element(notices().getByText('Code not accepted')).toBeInTheDocument()
    await expect.element(notices().getByText('Token has expired or is invalid')).toBeInTheDocument()
    await expect.element(code()).toHaveValue('000000')
    await expect
      .element(confirmCode())
      .toHaveAccessibleDescription(/^You can try again in \d+ seconds.$/)
    expect(onSignedUp).not.toHaveBeenCalled()
  })

  test('shows no code field without a handler', async () => {
    await signUpUnconfirmed({})
    await expect.element(code()).not.toBeInTheDocument()
  })

  test('sends the email again, and counts down when that is too soon', async () => {
    const onResend = vi.fn<Resend>(() => Promise.resolve())
    await signUpUnconfirmed({ onResend })
    await resend().click()
    await expect.element(notices().getByText('Confirmation sent again')).toBeInTheDocument()
    expect(onResend.mock.calls).toEqual([[{ email: 'mara@example.com' }]])
    const reason = Object.assign(new Error('Too soon'), { retryAfter: 58 })
    onResend.mockRejectedValueOnce(reason)
    await resend().click()
    await expect.element(notices().getByText('Confirmation not sent')).toBeInTheDocument()
    await expect
      .element(resend())
      .toHaveAccessibleDescription(/^You can try again in 5\d seconds.$/)
  })

  test('shows the not-implemented notice for Send again without a handler', async () => {
    await signUpUnconfirmed({})
    await resend().click()
    const notice = notices().getByText("This feature isn't implemented yet")
    await expect.element(notice).toBeInTheDocument()
  })
})

describe('Sign-up: failures', () => {
  test('[169] shows the reason and how long to wait, for that email', async () => {
    const reason = Object.assign(new Error('email rate limit exceeded'), { retryAfter: 60 })
    const onSignUp = vi.fn<SignUp>(() => Promise.reject(reason))
    await show({ onSignUp })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText('Sign-up Failed')).toBeInTheDocument()
    await expect.element(notices().getByText('email rate limit exceeded')).toBeInTheDocument()
    await expect
      .element(submit())
      .toHaveAccessibleDescription(/^You can try again in \d+ seconds.$/)
    await email().click()
    await userEvent.keyboard('{Enter}')
    expect(onSignUp).toHaveBeenCalledOnce()

    await email().fill('ada@example.com')
    await expect.element(submit()).not.toHaveAttribute('aria-disabled')
    await submit().click()
    expect(onSignUp).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['[169, 170]', new Error('User already registered'), 'User already registered'],
    [
      '[172]',
      new TypeError('Failed to fetch'),
      'The service cannot be reached. Check your connection and try again.',
    ],
  ])('%s keeps the email after %s', async (_lines, reason, text) => {
    const onSignUp = vi.fn<SignUp>(() => Promise.reject(reason))
    await show({ onSignUp })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText('Sign-up Failed')).toBeInTheDocument()
    await expect.element(notices().getByText(text)).toBeInTheDocument()
    expect(notices().element().querySelector('[data-variant="destructive"]')).not.toBeNull()
    await expect.element(submit()).not.toHaveAttribute('aria-busy')
    await expect.element(google()).toBeEnabled()
    await expect.element(email()).toHaveValue('mara@example.com')
  })

  test('renders markup in messages of the service as text', async () => {
    const text = '<img src=x onerror=alert(1)>'
    const screen = await show({ onSignUp: vi.fn<SignUp>(() => Promise.reject(new Error(text))) })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText(text)).toBeInTheDocument()
    expect(screen.container.ownerDocument.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('Sign-up: with Google', () => {
  test('[150] reads Connecting... while Google loads', async () => {
    await show({ onGoogle: pending() })
    await google().click()
    const busy = page.getByRole('button', { name: 'Connecting...' })
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  })

  test('[176] only one of form and Google can be busy', async () => {
    const onSignUp = accepting()
    const onGoogle = pending()
    const screen = await show({ onSignUp, onGoogle })
    await fillIn()
    await google().click()
    await expect.element(submit()).toBeDisabled()
    await email().click()
    await userEvent.keyboard('{Enter}')
    expect(onSignUp).not.toHaveBeenCalled()
    expect(onGoogle).toHaveBeenCalledOnce()
    await screen.unmount()

    await show({ onSignUp: vi.fn<SignUp>(pending()), onGoogle })
    await fillIn()
    await submit().click()
    await expect.element(google()).toBeDisabled()
  })

  test('[(174), (175)] shows why Google failed, and allows another try', async () => {
    const onGoogle = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('No provider')))
    await show({ onGoogle })
    await google().click()
    await expect.element(notices().getByText('Failed to connect with google')).toBeInTheDocument()
    await expect.element(notices().getByText('No provider')).toBeInTheDocument()
    expect(notices().element().querySelector('[data-variant="destructive"]')).not.toBeNull()
    await expect.element(google()).not.toHaveAttribute('aria-busy')
    await expect.element(submit()).toBeEnabled()
  })
})

describe('Sign-up: without handlers', () => {
  test('shows the not-implemented notice for both sign-up methods', async () => {
    await show()
    await google().click()
    const notice = notices().getByText("This feature isn't implemented yet")
    await expect.element(notice).toBeInTheDocument()
    removeToast()
    await expect.element(notice).not.toBeInTheDocument()
    await fillIn()
    await submit().click()
    await expect.element(notice).toBeInTheDocument()
    await expect.element(submit()).not.toHaveAttribute('aria-busy')
  })
})
