import { AuthProvider, type AuthNotice } from '@dropwatt/auth'
import { createFakeAuth } from '@dropwatt/auth/testing'
import { toast, Toaster } from '@dropwatt/ui/toast'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MemoryRouter } from 'react-router-dom'
import { page } from 'vitest/browser'
import { english, loadLanguage, type LoadedLanguage } from './language.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { useGoogleRefusal } from './useGoogleRefusal.ts'
import { useNotice } from './useNotice.ts'

vi.mock('@dropwatt/ui/toast', { spy: true })

const refusal: AuthNotice = {
  code: 'access_denied',
  message: 'User said no',
  providerMessage: 'User said no',
  leftFrom: '/login',
}

function Screen() {
  useGoogleRefusal()
  return <p>Above the form: {useNotice() ?? 'nothing'}</p>
}

async function show(notice: AuthNotice, language: LoadedLanguage = english) {
  const at = language === english ? '/login' : '/it/login'
  const auth = createFakeAuth({ notice })
  auth.subscribe(() => {})
  // The app as well knows it before it is first rendered.
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
const spoken = () => document.querySelector('[aria-live="assertive"]')?.textContent

afterEach(() => vi.clearAllMocks())

describe('a refusal of Google', () => {
  test('[174, 204, 439] is told in its words, destructively and once under StrictMode', async () => {
    const auth = await show(refusal)
    await expect.element(toasts().getByText('User said no')).toBeVisible()
    await expect.poll(spoken).toBe('Notification: Failed to connect with google. User said no')
    auth.emit('SIGNED_OUT', null)
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Failed to connect with google',
      description: 'User said no',
      variant: 'destructive',
    })
    await expect.element(page.getByText('Above the form: nothing')).toBeVisible()
  })

  test('is told in Italian, but for the words of Google', async () => {
    await show(refusal, await loadLanguage('it'))
    await expect.element(toasts().getByText('Connessione con Google non riuscita')).toBeVisible()
    await expect.element(toasts().getByText('User said no')).toBeVisible()
  })

  test('without words of Google is told in ours', async () => {
    const { code, message } = refusal
    await show({ code, message }, await loadLanguage('it'))
    await expect.element(toasts().getByText('L’accesso è stato annullato.')).toBeVisible()
  })

  test('that comes with the exchange of its code is told alike', async () => {
    await show({ ...refusal, code: 'link_expired', providerMessage: 'The code is too old' })
    await expect.element(toasts().getByText('The code is too old')).toBeVisible()
    await expect.element(page.getByText('Above the form: nothing')).toBeVisible()
  })
})

test('any other notice is told above the form, and in no toast', async () => {
  await show({ code: 'session_expired', message: 'Expired' })
  const words = `Above the form: ${english.authErrors.codes.session_expired}`
  await expect.element(page.getByText(words)).toBeVisible()
  expect(toast).not.toHaveBeenCalled()
})
