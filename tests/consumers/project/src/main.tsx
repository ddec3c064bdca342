import {
  AuthProvider,
  createAuth,
  describeAuthError,
  RequireAuth,
  safeReturnTo,
  useAuth,
} from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { italianAuthErrors } from '@dropwatt/auth/it'
import { createFakeAuth, FakeAuthProvider } from '@dropwatt/auth/testing'
import { AccountMenu, Button, LocaleProvider, type ButtonProps } from '@dropwatt/ui'
import { it } from '@dropwatt/ui/it'
import { AutoTagPage } from '@dropwatt/ui/pages'
import { toast, Toaster } from '@dropwatt/ui/toast'
import { color } from '@dropwatt/ui/tokens'
import tokens from '@dropwatt/ui/tokens.json'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@dropwatt/ui/fonts.css'
import '@dropwatt/ui/theme.css'

const auth = createAuth({
  url: 'https://abc.supabase.co',
  anonKey: 'sb_publishable_0123456789',
})

function Status() {
  return <output>{useAuth().status}</output>
}

const fake = createFakeAuth({ user: { email: 'ada@example.com' } })
const words = [englishAuthErrors, italianAuthErrors].map((catalog) =>
  describeAuthError(new Error(), catalog),
)

const neon: ButtonProps['variant'] = 'neon'

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <AuthProvider auth={auth}>
      <LocaleProvider locale="it" catalog={it}>
        <Status />
        <FakeAuthProvider auth={fake}>
          <RequireAuth signedOut={null}>
            <p title={safeReturnTo('//evil.example', '/dashboard')}>{words.join(' ')}</p>
          </RequireAuth>
        </FakeAuthProvider>
        <p data-family={tokens.fontFamily.body.$value[0]} style={{ color: color.textMuted }} />
        <AccountMenu email="ada@example.com" />
        <AutoTagPage />
        <Button variant={neon} onClick={() => toast({ title: 'One store' })}>
          Say it
        </Button>
        <Toaster />
      </LocaleProvider>
    </AuthProvider>
  </StrictMode>,
)
