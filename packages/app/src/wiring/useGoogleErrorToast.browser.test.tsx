import { AuthProvider, type AuthNotice } from '@dropwatt/auth'
import { createFakeAuth } from '@dropwatt/auth/testing'
import { Toaster } from '@dropwatt/ui/toast'
import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MemoryRouter } from 'react-router-dom'
import { page } from 'vitest/browser'
import { english, type LoadedLanguage } from './english.ts'
import { loadLanguage } from './language.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { useGoogleErrorToast } from './useGoogleErrorToast.ts'
import { useNotice } from './useNotice.ts'

const failedSignIn: AuthNotice = {
  code: 'access_denied',
  message: 'User said no',
  providerMessage: 'User said no',
  leftFrom: '/login',
}

function Screen() {
  useGoogleErrorToast()
  return <p>Above the form: {useNotice() ?? 'nothing'}</p>
}

async function show(notice: AuthNotice, language: LoadedLanguage = english) {
  const at = language === english ? '/login' : '/it/login'
  const auth = createFakeAuth({ notice })
  auth.subscribe(() => {})
  // The app also reads the notice before its first render.
  await vi.waitUntil(() => !auth.getState().loading)
  await render(
    <StrictMode>
      <AuthProvider auth={auth}>
        <LanguageProvider initial={language}>
          <MemoryRouter initialEntries={[at]}>
            <Screen />
          </MemoryRouter>
          <Toaster />
        </LanguageProvider>
      </AuthProvider>
    </StrictMode>,
  )
  return auth
}

const toasts = () => page.getByRole('region', { name: /F8/ })
const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent

describe('a failed sign-in with Google', () => {
  test('[174, 204, 439] shows one destructive toast with its message', async () => {
    const auth = await show(failedSignIn)
    const message = toasts().getByText('User said no')
    await expect.element(message).toBeVisible()
    const shown = message.element()
    await expect.poll(announced).toBe('Notification: Failed to connect with google. User said no')
    auth.emit('SIGNED_OUT', null)
    await expect.element(page.getByText('Above the form: nothing')).toBeVisible()
    // A second toast would be another element.
    expect(message.element()).toBe(shown)
    expect(shown.closest('[data-variant]')).toHaveAttribute('data-variant', 'destructive')
  })

  test('has an Italian title with Google’s own message', async () => {
    await show(failedSignIn, await loadLanguage('it'))
    await expect.element(toasts().getByText('Connessione con Google non riuscita')).toBeVisible()
    await expect.element(toasts().getByText('User said no')).toBeVisible()
  })

  test('without a message from Google uses ours', async () => {
    const { code, message } = failedSignIn
    await show({ code, message }, await loadLanguage('it'))
    await expect.element(toasts().getByText('L’accesso è stato annullato.')).toBeVisible()
  })

  test('during the code exchange shows the same toast', async () => {
    await show({ ...failedSignIn, code: 'link_expired', providerMessage: 'The code is too old' })
    await expect.element(toasts().getByText('The code is too old')).toBeVisible()
    await expect.element(page.getByText('Above the form: nothing')).toBeVisible()
  })
})

test('any other notice appears above the form and in no toast', async () => {
  await show({ code: 'session_expired', message: 'Expired' })
  const message = `Above the form: ${english.authErrors.codes.session_expired}`
  await expect.element(page.getByText(message)).toBeVisible()
  expect(announced()).toBe('')
  expect(document.querySelector('[data-variant]')).toBeNull()
})
