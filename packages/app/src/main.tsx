import { createAuth, AuthProvider } from '@dropwatt/auth'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '@dropwatt/ui/fonts.css'
import '@dropwatt/ui/theme.css'
import './app.css'
import { readConfig } from './config/meta.ts'
import { languagePreference } from './config/preferences.ts'
import { PlainPage } from './routes/PlainPage.tsx'
import { routes } from './routes/routes.tsx'
import { en } from './texts/en.ts'
import { english, loadLanguage } from './wiring/language.ts'
import { LanguageProvider } from './wiring/LanguageProvider.tsx'

const container = document.getElementById('root')

function show(content: ReactNode) {
  if (!container) throw new Error('[@dropwatt/app] index.html has no element with the id "root".')
  const root = createRoot(container, {
    onUncaughtError(error) {
      reportError(error)
      root.unmount()
      show(plainly(en.crash.text))
    },
  })
  root.render(<StrictMode>{content}</StrictMode>)
}

function plainly(text: string) {
  return (
    <PlainPage title={en.titles.crash} reloadLabel={en.crash.reload}>
      {text}
    </PlainPage>
  )
}

async function start() {
  const auth = createAuth(readConfig(document))
  // The router reads the address as the visitor came, before auth takes what is its own out of it.
  const router = createBrowserRouter(routes)
  // The session check begins before the first render, so that most visitors never see it.
  auth.subscribe(() => {})
  import.meta.hot?.dispose(() => auth.dispose())

  const language = await loadLanguage(languagePreference.get()).catch(() => english)
  show(
    <AuthProvider auth={auth}>
      <LanguageProvider initial={language}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </AuthProvider>,
  )
}

start().catch((error: unknown) => {
  show(plainly(error instanceof Error ? error.message : en.crash.text))
})
