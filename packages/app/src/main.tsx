import { createAuth } from '@dropwatt/auth'
import { PlainPage } from '@dropwatt/ui'
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
import { routes } from './routes/routes.tsx'
import { en } from './texts/en.ts'
import { english } from './wiring/english.ts'
import { loadLanguage } from './wiring/language.ts'
import { overlays } from './wiring/overlays.ts'
import { registerServiceWorker } from './wiring/serviceWorker.ts'
import { backgroundDelay } from './wiring/backgroundDelay.ts'
import { watchLeaving } from './wiring/leaving.ts'
import { trackFirstLoad } from './wiring/reloadOnce.ts'
import { prefetchOnIntent } from './wiring/prefetch.ts'
import { recordInput } from './wiring/recordInput.ts'
import { watchChunks } from './wiring/watchChunks.ts'

const container = rootElement()

/** Audience that the page was prerendered for; undefined if there is nothing to hydrate. */
const prerendered = isPrerendered() ? container.dataset.prerendered : undefined

/** A page for members is only hydrated if the document shows it, with a valid session. */
function isPrerendered(): boolean {
  return container.dataset.prerendered !== 'member' || 'session' in document.documentElement.dataset
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('[@dropwatt/app] The document has no element #root.')
  return root
}

/** Removes what only holds until a prerendered page is hydrated or replaced. */
function endPrerendered() {
  delete container.dataset.prerendered
  delete document.documentElement.dataset.offline
}

function renderFresh(content: ReactNode) {
  endPrerendered()
  const root: Root = createRoot(container, { onUncaughtError: (error) => showCrash(root, error) })
  root.render(content)
}

let replayTyped = () => {}

function hydrate(content: ReactNode) {
  replayTyped = recordInput(container)
  // Styles for content below the first screen are in the page, where React expects none.
  for (const style of container.querySelectorAll('style')) document.head.append(style)
  // A transition hydrates in slices, so that the page stays responsive.
  startTransition(() => {
    const root: Root = hydrateRoot(container, content, {
      onUncaughtError: (error) => showCrash(root, error),
    })
  })
}

/**
 * Replays the queued clicks, after what was typed, so that handlers see the typed values. If a click has
 * hydrated the page, this runs before `onCommit`.
 */
function onHydrated() {
  replayTyped()
  setTimeout(() => {
    endPrerendered()
    dispatchEvent(new Event(hydratedEvent))
  })
}

function showCrash(root: Root, error: unknown) {
  reportError(error)
  // A root created while React is still handling the error would render nothing.
  queueMicrotask(() => {
    root.unmount()
    renderFresh(crashPage(en.crash.text))
  })
}

function crashPage(text: string) {
  return (
    <PlainPage
      heading={en.titles.crash}
      reloadLabel={en.crash.reload}
      onReload={() => location.reload()}
    >
      {text}
    </PlainPage>
  )
}

async function start() {
  watchChunks()
  watchLeaving()
  const auth = createAuth({
    ...readConfig(document),
    storageKey: storageKeys.session,
    defer: (load) => setTimeout(load, backgroundDelay),
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
  // The router has to read the URL before auth removes its parameters. `hydrationData` keeps the scroll
  // position of a prerendered page.
  const hydration = prerendered ? { hydrationData: {} } : undefined
  const router = overlays.withRouter(() => createBrowserRouter(routes, hydration))
  trackFirstLoad(import.meta.url, router)
  // Starts the session check before the first render, so that few users see the loading screen.
  auth.subscribe(() => {})
  import.meta.hot?.dispose(() => auth.dispose())

  const content = (
    <StrictMode>
      <App
        auth={auth}
        language={language}
        assumesMember={prerendered === 'member'}
        // Before any link is followed: what is replayed may change the query, and so cancel that.
        onCommit={prerendered ? () => replayTyped() : undefined}
        onReady={prerendered ? onHydrated : undefined}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (prerendered) hydrate(content)
  else renderFresh(content)
  registerServiceWorker(router)
}

try {
  await start()
} catch (error) {
  // A prerendered page stays; its document has an error message of its own.
  if (prerendered && !(error instanceof ConfigError)) throw error
  renderFresh(crashPage(error instanceof Error ? error.message : en.crash.text))
}
