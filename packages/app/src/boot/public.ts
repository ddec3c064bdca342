import { loadApp } from './load.ts'
import { onceQueued } from './queue.ts'
import { showLoadError } from './loadError.ts'

/**
 * Loads the app at the first interaction with a public page, or immediately if the prerendered document
 * does not fit this user. Runs inline at the end of the document.
 */
const script = document.currentScript as HTMLScriptElement
const root = document.documentElement
const intents = ['pointermove', 'touchstart', 'focusin', 'scroll', 'storage'] as const

function load() {
  for (const type of intents) removeEventListener(type, onIntent, true)
  loadApp(script, showLoadError)
}

/** Ignores the pointer event that browsers fire on load without any movement. */
function onIntent(event: Event) {
  const isStill = event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0
  if (!isStill) load()
}

/** Whether the URL is an auth callback, which the app handles. */
const isAuthCallback = /[?&#](code|error|access_token)=/.test(location.search + location.hash)

const isNeeded =
  isAuthCallback ||
  root.lang !== document.getElementById('root')?.dataset.language ||
  root.dataset.theme === 'light' ||
  !navigator.onLine

onceQueued(load)
if (isNeeded) load()
else for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true })
