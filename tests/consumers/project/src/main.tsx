import { AuthProvider, createAuth, useAuth } from '@dropwatt/auth'
import { Button, LocaleProvider, type ButtonProps } from '@dropwatt/ui'
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

const neon: ButtonProps['variant'] = 'neon'

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <AuthProvider auth={auth}>
      <LocaleProvider locale="it" catalog={it}>
        <Status />
        <p data-family={tokens.fontFamily.body.$value[0]} style={{ color: color.textMuted }} />
        <AutoTagPage />
        <Button variant={neon} onClick={() => toast({ title: 'One store' })}>
          Say it
        </Button>
        <Toaster />
      </LocaleProvider>
    </AuthProvider>
  </StrictMode>,
)
