import { createAuth } from '@dropwatt/auth'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '@dropwatt/ui/fonts.css'
import '@dropwatt/ui/theme.css'
import './app.css'
import { languageAt } from './addresses.ts'
import { App } from './App.tsx'
import { hydratedEvent } from './boot/hydrated.ts'
import { ConfigError } from './config/env.ts'
import * as storageKeys from './config/keys.ts'
import { readConfig } from './config/meta.ts'
import { preferredLanguage } from './config/preferredLanguage.ts'
import { languagePreference } from './config/preferences.ts'
import { loadRoutes } from './routes/loadRoutes.ts'
import { PlainPage } from './routes/PlainPage.tsx'
import { routes } from './routes/routes.tsx'
import { en } from './texts/en.ts'
import { english, loadLanguage } from './wiring/language.ts'
import { overlays } from './wiring/overlays.ts'
import { keepForOffline } from './wiring/serviceWorker.ts'
import { rest } from './wiring/rest.ts'
import { watchStart } from './wiring/reloadOnce.ts'
import { prefetchOnIntent } from './wiring/prefetch.ts'
import { noteTyped } from './wiring/noteTyped.ts'
import { watchChunks } from './wiring/watchChunks.ts'

const container = rootElement()

/** Whom the page on screen was prerendered for; undefined where there is none to hydrate. */
const prerendered = hasPage() ? container.dataset.prerendered : undefined

/** A page for members is shown only with a session that is still good. */
function hasPage(): boolean {
  return container.dataset.prerendered !== 'member' || 'session' in document.documentElement.dataset
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element #root.')
  return root
}

function show(content: ReactNode) {
  delete container.dataset.prerendered
  document.getElementById('waiting')?.remove()
  const root: Root = createRoot(container, { onUncaughtError: (error) => fail(root, error) })
  root.render(content)
}

let replayTyped = () => {}

function hydrate(content: ReactNode) {
  replayTyped = noteTyped(container)
  // The rules of what is below the first screen stand before it, where React expects none.
  for (const style of container.querySelectorAll('style')) document.head.append(style)
  // As a transition it is done in slices, so that the page reacts meanwhile.
  startTransition(() => {
    const root: Root = hydrateRoot(container, content, {
      onUncaughtError: (error) => fail(root, error),
    })
  })
}

/** What was pressed is replayed once React knows what was typed. */
function onHydrated() {
  replayTyped()
  setTimeout(() => {
    delete container.dataset.prerendered
    dispatchEvent(new Event(hydratedEvent))
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
  const auth = createAuth({
    ...readConfig(document),
    storageKey: storageKeys.session,
    defer: (load) => setTimeout(load, rest),
  })
  const { pathname } = location
  const wanted = prerendered
    ? preferredLanguage(container.dataset.language)
    : languageAt(pathname, languagePreference.get())
  const [language] = await Promise.all([
    loadLanguage(wanted).catch(() => english),
    prerendered ? loadRoutes(routes, pathname) : undefined,
  ])
  prefetchOnIntent(routes)
  // The router reads the address as the visitor came, before auth takes what is its own out of it.
  // It leaves a page that is hydrated as far down as it is scrolled.
  const hydration = prerendered ? { hydrationData: {} } : undefined
  const router = overlays.withRouter(() => createBrowserRouter(routes, hydration))
  watchStart(import.meta.url, router)
  // The session check begins before the first render, so that most visitors never see it.
  auth.subscribe(() => {})
  import.meta.hot?.dispose(() => auth.dispose())

  const content = (
    <StrictMode>
      <App
        auth={auth}
        language={language}
        assumesMember={prerendered === 'member'}
        onReady={prerendered ? onHydrated : undefined}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (prerendered) hydrate(content)
  else show(content)
  keepForOffline(router)
}

try {
  await start()
} catch (error) {
  // A page that is there is worth more than a word about its scripts; the document has one of its own.
  if (prerendered && !(error instanceof ConfigError)) throw error
  show(plainly(error instanceof Error ? error.message : en.crash.text))
}
