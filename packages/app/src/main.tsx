import { createAuth } from '@dropwatt/auth'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '@dropwatt/ui/fonts.css'
import '@dropwatt/ui/theme.css'
import './app.css'
import { languageAt, readAddress } from './addresses.ts'
import { App } from './App.tsx'
import { readyEvent } from './boot/ready.ts'
import { ConfigError } from './config/env.ts'
import { storageKeys } from './config/keys.ts'
import { readConfig } from './config/meta.ts'
import { languagePreference } from './config/preferences.ts'
import { loadRoutes } from './routes/loadRoutes.ts'
import { PlainPage } from './routes/PlainPage.tsx'
import { routes } from './routes/routes.tsx'
import { en } from './texts/en.ts'
import { english, loadLanguage } from './wiring/language.ts'
import { keepForOffline } from './wiring/serviceWorker.ts'
import { watchStart } from './wiring/reloadOnce.ts'
import { prefetchOnIntent } from './wiring/prefetch.ts'
import { tellTyped } from './wiring/tellTyped.ts'
import { watchChunks } from './wiring/watchChunks.ts'

const container = rootElement()

/** Whether the document holds the page already, so that it only has to be taken over. */
const isMade = container.dataset.made !== undefined

function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element #root.')
  return root
}

function show(content: ReactNode) {
  const root: Root = createRoot(container, { onUncaughtError: (error) => fail(root, error) })
  root.render(content)
}

function adopt(content: ReactNode) {
  const root: Root = hydrateRoot(container, content, {
    onUncaughtError: (error) => fail(root, error),
  })
}

/** What was pressed waits until what was typed is known. */
function onAdopted() {
  tellTyped(container)
  setTimeout(() => {
    delete container.dataset.made
    dispatchEvent(new Event(readyEvent))
  })
}

function fail(root: Root, error: unknown) {
  reportError(error)
  // React is still at work here, and a root made meanwhile would show nothing.
  queueMicrotask(() => {
    root.unmount()
    show(plainly(en.crash.text))
  })
}

function plainly(text: string) {
  return (
    <PlainPage title={en.titles.crash} reloadLabel={en.crash.reload}>
      {text}
    </PlainPage>
  )
}

async function start() {
  watchChunks()
  const auth = createAuth({ ...readConfig(document), storageKey: storageKeys.session })
  const { pathname } = location
  const spoken = readAddress(pathname).language
  if (spoken) languagePreference.suggest(spoken)

  const wanted = isMade
    ? container.dataset.language
    : languageAt(pathname, languagePreference.get())
  const [language] = await Promise.all([
    loadLanguage(wanted === 'it' ? 'it' : 'en').catch(() => english),
    isMade ? loadRoutes(routes, pathname) : undefined,
  ])
  prefetchOnIntent(routes)
  // The router reads the address as the visitor came, before auth takes what is its own out of it.
  // It leaves a page that is there already as far down as it is scrolled.
  const router = createBrowserRouter(routes, isMade ? { hydrationData: {} } : undefined)
  watchStart(import.meta.url, router)
  // The session check begins before the first render, so that most visitors never see it.
  auth.subscribe(() => {})
  import.meta.hot?.dispose(() => auth.dispose())

  const content = (
    <StrictMode>
      <App auth={auth} language={language} onReady={isMade ? onAdopted : undefined}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (isMade) adopt(content)
  else show(content)
  keepForOffline(router)
}

try {
  await start()
} catch (error) {
  // A page that is there is worth more than a word about its scripts; the document has one of its own.
  if (isMade && !(error instanceof ConfigError)) throw error
  show(plainly(error instanceof Error ? error.message : en.crash.text))
}
