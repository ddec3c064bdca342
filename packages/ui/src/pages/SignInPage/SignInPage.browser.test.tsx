import { forwardRef, StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { LinkProvider, type LinkComponent, type LinkProps } from '../../hooks/index.js'
import { fillField } from '../../test/fillField.js'
import { removeToast } from '../../toast/index.js'
import { SignInPage, type SignInCredentials, type SignInPageProps } from './index.js'

type SignIn = (credentials: SignInCredentials) => Promise<void>
type Resend = NonNullable<SignInPageProps['onResend']>
type Verify = NonNullable<SignInPageProps['onVerify']>

function show(props: SignInPageProps = {}) {
  return render(
    <StrictMode>
      <SignInPage {...props} />
      <Toaster />
    </StrictMode>,
  )
}

const email = () => page.getByRole('textbox', { name: 'Email' })
const password = () => page.getByLabelText('Password', { exact: true })
const submit = () => page.getByRole('button', { name: 'Log In' })
const google = () => page.getByRole('button', { name: 'Continue with Google' })
const notices = () => page.getByRole('region', { name: /F8/ })

async function fillIn() {
  await fillField(email(), 'mara@example.com')
  await fillField(password(), ' night shift ')
}

describe('Sign-in: what the screen shows', () => {
  test('[191] asks for email and password, both required', async () => {
    const screen = await show()
    const fields = [email().element(), password().element()]
    expect([...screen.container.querySelectorAll('input')]).toEqual(fields)
    await expect.element(email()).toBeRequired()
    await expect.element(password()).toBeRequired()
  })

  test('[192, 193] shows and hides the password, and keeps value and caret', async () => {
    await show()
    await password().fill(' night shift ')
    const box = password().element()
    if (!(box instanceof HTMLInputElement)) throw new TypeError('no input')
    box.setSelectionRange(3, 7)
    const caret = () => [box.value, box.selectionStart, box.selectionEnd]

    await page.getByRole('button', { name: 'Show password' }).click()
    expect([box.type, ...caret()]).toEqual(['text', ' night shift ', 3, 7])
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect([box.type, ...caret()]).toEqual(['password', ' night shift ', 3, 7])
  })

  test('[194, 195, 196] has its buttons and a link to sign up', async () => {
    await show()
    await expect.element(submit()).toHaveAttribute('type', 'submit')
    await expect.element(google()).toBeVisible()
    const link = page.getByRole('link', { name: 'Sign up' })
    await expect.element(link).toHaveAttribute('href', '/login')
  })
})

const forgotten = () => page.getByRole('link', { name: 'Forgot your password?' })

const RouterLink: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} {...rest} href={`/app${href}`}>
      {children}
    </a>
  )
})

describe('Sign-in: forgotten password', () => {
  test('[(449)] has one quiet link, with a large enough target, to reset it', async () => {
    await show()
    await expect.element(forgotten()).toHaveAttribute('href', '/forgot-password')
    expect(page.getByRole('link', { name: /password/i }).elements()).toHaveLength(1)
    const { width, height } = forgotten().element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })

  test('uses the link component of a router for any address', async () => {
    await render(
      <LinkProvider component={RouterLink}>
        <SignInPage forgotPasswordHref="/lost" />
      </LinkProvider>,
    )
    await expect.element(forgotten()).toHaveAttribute('href', '/app/lost')
  })

  test('comes after both fields in Tab order', async () => {
    await show()
    await email().click()
    await userEvent.tab()
    await expect.element(password()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(forgotten()).toHaveFocus()
    await userEvent.tab()
    await expect.element(submit()).toHaveFocus()
  })
})

describe('Sign-in: with a password', () => {
  test('[197] does not submit empty fields', async () => {
    const onSignIn = vi.fn<SignIn>()
    await show({ onSignIn })
    await submit().click()
    await expect.element(email()).toHaveFocus()
    await expect.element(email()).toHaveAccessibleDescription('Email is required.')
    await expect.element(password()).toHaveAccessibleDescription('Password is required.')
    expect(onSignIn).not.toHaveBeenCalled()
  })

  test('[(198), 199] submits the exact input, shows Logged In!, and continues', async () => {
    const onSignIn = vi.fn<SignIn>(() => Promise.resolve())
    const onSignedIn = vi.fn<() => void>()
    await show({ onSignIn, onSignedIn })
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(notices().getByText('Logged In!')).toBeInTheDocument()
    expect(onSignIn.mock.calls).toEqual([
      [{ email: 'mara@example.com', password: ' night shift ' }],
    ])
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  test('[201, (202)] shows why it failed and clears only the password', async () => {
    const onSignIn = vi.fn<SignIn>(() => Promise.reject(new Error('Invalid login credentials')))
    const onSignedIn = vi.fn<() => void>()
    await show({ onSignIn, onSignedIn })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText('Login Failed')).toBeInTheDocument()
    await expect.element(notices().getByText('Invalid login credentials')).toBeInTheDocument()
    expect(notices().element().querySelector('[data-variant="destructive"]')).not.toBeNull()
    await expect.element(email()).toHaveValue('mara@example.com')
    await expect.element(password()).toHaveValue('')
    await expect.element(submit()).not.toHaveAttribute('aria-busy')
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})

describe('Sign-in: too soon', () => {
  const tooSoon = Object.assign(new Error('Request rate limit reached'), { retryAfter: 30 })

  test('[201] submits nothing until the wait is over', async () => {
    const onSignIn = vi.fn<SignIn>(() => Promise.reject(tooSoon))
    await show({ onSignIn })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText('Login Failed')).toBeInTheDocument()
    await expect.element(notices().getByText('Request rate limit reached')).toBeInTheDocument()
    await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(submit())
      .toHaveAccessibleDescription(/^You can try again in \d+ seconds.$/)
    await expect.element(google()).toBeEnabled()

    await password().fill(' night shift ')
    await userEvent.keyboard('{Enter}')
    await expect.element(password()).toHaveValue(' night shift ')
    await expect.element(password()).toHaveFocus()
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('still shows missing fields', async () => {
    await show({ onSignIn: vi.fn<SignIn>(() => Promise.reject(tooSoon)) })
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(password()).toHaveAccessibleDescription('Password is required.')
  })

  test('can be tried again after the wait', async () => {
    const soon = Object.assign(new Error('Too soon'), { retryAfter: 1 })
    const onSignIn = vi.fn<SignIn>(() => Promise.reject(soon))
    await show({ onSignIn })
    await fillIn()
    await submit().click()
    await expect
      .poll(() => page.getByText('You can try again now.').elements().length, { timeout: 5000 })
      .toBeGreaterThan(0)
    await expect.element(submit()).toHaveAccessibleDescription('You can try again now.')
    await expect.element(submit()).not.toHaveAttribute('aria-disabled')
    await password().fill(' night shift ')
    await submit().click()
    expect(onSignIn).toHaveBeenCalledTimes(2)
  })
})

describe('Sign-in: with Google', () => {
  test('[204] shows why Google failed, and allows another try', async () => {
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

describe('Sign-in: without handlers', () => {
  test('shows the not-implemented notice for both sign-in methods, and keeps the input', async () => {
    await show()
    await google().click()
    const notice = notices().getByText("This feature isn't implemented yet")
    await expect.element(notice).toBeInTheDocument()
    removeToast()
    await expect.element(notice).not.toBeInTheDocument()
    await fillIn()
    await submit().click()
    await expect.element(notice).toBeInTheDocument()
    await expect.element(password()).toHaveValue(' night shift ')
  })
})

const sendConfirmation = () => page.getByRole('button', { name: 'Send the confirmation again' })
const enterCode = () => page.getByRole('button', { name: 'Enter the code' })
const confirming = () => page.getByRole('heading', { level: 1, name: 'Confirm your email' })

describe('Sign-in: an unconfirmed email', () => {
  const unconfirmed = Object.assign(new Error('Email not confirmed'), {
    code: 'email_not_confirmed',
  })
  const refusing = () => vi.fn<SignIn>(() => Promise.reject(unconfirmed))

  async function refused(props: SignInPageProps) {
    await show({ onSignIn: refusing(), ...props })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText('Email not confirmed')).toBeInTheDocument()
  }

  test('offers to send the confirmation again, and then accepts its code', async () => {
    const onResend = vi.fn<Resend>(() => Promise.resolve())
    const onVerify = vi.fn<Verify>(() => Promise.resolve())
    const onSignedIn = vi.fn<() => void>()
    await refused({ onResend, onVerify, onSignedIn })
    await sendConfirmation().click()
    await expect.element(confirming()).toHaveFocus()
    await expect.element(notices().getByText('Confirmation sent again')).toBeInTheDocument()
    expect(onResend.mock.calls).toEqual([[{ email: 'mara@example.com' }]])
    await page.getByRole('textbox', { name: 'Code from the email' }).fill('123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(notices().getByText('Logged In!')).toBeInTheDocument()
    expect(onVerify.mock.calls).toEqual([[{ email: 'mara@example.com', code: '123456' }]])
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  test('counts down until the confirmation can be sent again', async () => {
    const reason = Object.assign(new Error('Too soon'), { retryAfter: 45 })
    await refused({ onResend: () => Promise.reject(reason) })
    await sendConfirmation().click()
    await expect.element(notices().getByText('Confirmation not sent')).toBeInTheDocument()
    await expect
      .element(sendConfirmation())
      .toHaveAccessibleDescription(/^You can try again in 4\d seconds.$/)
    await expect.element(enterCode()).not.toBeInTheDocument()
  })

  test('opens the code field for an email already received', async () => {
    const onResend = vi.fn<Resend>(() => Promise.resolve())
    await refused({ onResend, onVerify: () => Promise.resolve() })
    await enterCode().click()
    await expect.element(confirming()).toHaveFocus()
    expect(onResend).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Use another email' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(email()).toBeVisible()
    await expect.element(sendConfirmation()).not.toBeInTheDocument()
  })

  test('withdraws the offer after another rejection', async () => {
    const onSignIn = refusing()
    await refused({ onSignIn, onResend: () => Promise.resolve() })
    await expect.element(sendConfirmation()).toBeVisible()
    onSignIn.mockRejectedValueOnce(new Error('Invalid login credentials'))
    await password().fill('nightshift8')
    await submit().click()
    await expect.element(sendConfirmation()).not.toBeInTheDocument()
  })

  test('offers nothing without handlers', async () => {
    await refused({})
    await expect.element(sendConfirmation()).not.toBeInTheDocument()
    await expect.element(enterCode()).not.toBeInTheDocument()
  })
})
