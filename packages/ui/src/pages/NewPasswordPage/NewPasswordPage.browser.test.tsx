import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { LocaleProvider } from '../../i18n/index.js'
import { fillField } from '../../test/fillField.js'
import { catalogs } from '../../test/catalogs.js'
import { NewPasswordPage, type NewPassword, type NewPasswordPageProps } from './index.js'

type Save = (password: NewPassword) => Promise<void>

function show(props: NewPasswordPageProps = {}) {
  return render(
    <StrictMode>
      <NewPasswordPage email="mara@example.com" {...props} />
      <Toaster />
    </StrictMode>,
  )
}

const password = () => page.getByLabelText('New password', { exact: true })
const confirm = () => page.getByLabelText('Confirm new password', { exact: true })
const submit = () => page.getByRole('button', { name: 'Save new password' })
const cancel = () => page.getByRole('button', { name: 'Cancel' })
const notices = () => page.getByRole('region', { name: /F8/ })

const resolving = () => vi.fn<Save>(() => Promise.resolve())

const chosen = ' Night shift 8 '

async function fillIn(typed: Partial<Record<'password' | 'confirm', string>> = {}) {
  await fillField(password(), typed.password ?? chosen)
  await fillField(confirm(), typed.confirm ?? typed.password ?? chosen)
}

describe('New password: what the screen shows', () => {
  test('gives password managers the email, invisibly', async () => {
    const screen = await show()
    const inputs = [...screen.container.querySelectorAll('input')]
    expect(inputs.map((input) => input.autocomplete)).toEqual([
      'username',
      'new-password',
      'new-password',
    ])
    const [username] = inputs
    expect([username?.type, username?.value]).toEqual(['text', 'mara@example.com'])
    await expect.element(page.getByRole('textbox', { name: /mara/ })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('heading', { level: 1 }))
    await userEvent.tab()
    await expect.element(password()).toHaveFocus()
  })

  test('renders no username field without an email', async () => {
    const screen = await show({ email: undefined })
    expect(screen.container.querySelectorAll('input')).toHaveLength(2)
  })

  test('moves by Tab through the fields, their buttons, Save and Cancel', async () => {
    await show()
    await password().click()
    for (const next of [
      page.getByRole('button', { name: 'Show new password', exact: true }),
      confirm(),
      page.getByRole('button', { name: 'Show confirm new password' }),
      submit(),
      cancel(),
    ]) {
      await userEvent.tab()
      await expect.element(next).toHaveFocus()
    }
  })
})

describe('New password: validation', () => {
  test('removes an error when its field is fixed, and then submits', async () => {
    const onSave = resolving()
    await show({ onSave })
    await fillIn({ password: 'nightshift8', confirm: 'nightshift' })
    await submit().click()
    await expect.element(confirm()).toHaveFocus()
    await userEvent.type(confirm(), '8')
    await expect.element(confirm()).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onSave.mock.calls).toEqual([[{ password: 'nightshift8' }]]))
  })
})

describe('New password: saving', () => {
  test('submits the exact input, confirms it, and continues', async () => {
    const onSave = resolving()
    const onSaved = vi.fn<() => void>()
    const screen = await show({ onSave, onSaved })
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(notices().getByText('Password Changed!')).toBeInTheDocument()
    const text = notices().getByText('All other devices are signed out.')
    await expect.element(text).toBeInTheDocument()
    expect(onSave.mock.calls).toEqual([[{ password: chosen }]])
    expect(onSaved).toHaveBeenCalledOnce()
    await expect.element(password()).toHaveValue('')
    await expect.element(confirm()).toHaveValue('')
    expect(screen.container.ownerDocument.documentElement.outerHTML).not.toContain(chosen)
  })

  test('shows how long to wait, and keeps the input meanwhile', async () => {
    const reason = Object.assign(new Error('Request rate limit reached'), { retryAfter: 10 })
    const onSave = vi.fn<Save>(() => Promise.reject(reason))
    await show({ onSave })
    await fillIn()
    await submit().click()
    await expect
      .element(submit())
      .toHaveAccessibleDescription(/^You can try again in \d+ seconds.$/)
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(password()).toHaveValue(chosen)
    expect(onSave).toHaveBeenCalledOnce()
  })

  test.each([
    [
      new Error('New password should be different from the old password.'),
      'New password should be different from the old password.',
    ],
    [
      new TypeError('Failed to fetch'),
      'The service cannot be reached. Check your connection and try again.',
    ],
  ])('shows the reason with %s, and clears both fields', async (reason, text) => {
    const onSaved = vi.fn<() => void>()
    await show({ onSave: vi.fn<Save>(() => Promise.reject(reason)), onSaved })
    await fillIn()
    await submit().click()
    await expect.element(notices().getByText('Password not changed')).toBeInTheDocument()
    await expect.element(notices().getByText(text)).toBeInTheDocument()
    expect(notices().element().querySelector('[data-variant="destructive"]')).not.toBeNull()
    await expect.element(password()).toHaveValue('')
    await expect.element(confirm()).toHaveValue('')
    await expect.element(password()).not.toHaveAttribute('aria-invalid')
    await expect.element(submit()).not.toHaveAttribute('aria-busy')
    await expect.element(submit()).toHaveFocus()
    expect(onSaved).not.toHaveBeenCalled()
  })
})

describe('New password: cancelling', () => {
  test('says that cancelling signs out, and does so without saving', async () => {
    const onSave = resolving()
    const onCancel = vi.fn<() => void>()
    await show({ onSave, onCancel })
    await expect.element(cancel()).toHaveAccessibleDescription('Cancelling signs you out.')
    await cancel().click()
    expect(onCancel.mock.calls).toEqual([[]])
    expect(onSave).not.toHaveBeenCalled()
  })

  test('is translated to Italian', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <NewPasswordPage />
      </LocaleProvider>,
    )
    const heading = page.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('Scegli una nuova password')
    await page.getByRole('button', { name: 'Salva la nuova password' }).click()
    const field = page.getByLabelText('Nuova password', { exact: true })
    await expect.element(field).toHaveFocus()
    const text = /La password deve avere almeno 8 caratteri\.$/
    await expect.element(field).toHaveAccessibleDescription(text)
    const leave = page.getByRole('button', { name: 'Annulla' })
    await expect.element(leave).toHaveAccessibleDescription('Se annulli, esci dall’account.')
  })
})
