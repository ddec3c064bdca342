import * as storageKeys from '../config/keys.ts'
import { readStorage } from '../config/storage.ts'
import { loadApp } from './load.ts'
import { queueUntilHydrated } from './queue.ts'
import { sayUnfinished } from './unfinished.ts'

/**
 * Runs inline at the end of a prerendered public page. Loads the app at the first sign that
 * somebody wants to use the page, or at once where the document alone would be wrong or too little.
 */
const script = document.currentScript as HTMLScriptElement
const intents = ['pointermove', 'touchstart', 'focusin', 'scroll', 'storage'] as const

function load() {
  for (const type of intents) removeEventListener(type, intend, true)
  loadApp(script, sayUnfinished)
}

/** Browsers report a pointer that rests where a page comes up; only one that moves is an intent. */
function intend(event: Event) {
  const rests = event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0
  if (!rests) load()
}

/** Whether the address brings the answer of a sign-in elsewhere, which the app has to read. */
function bringsSignIn(): boolean {
  return /[?&#](code|error|access_token)=/.test(location.search + location.hash)
}

function isNeeded(): boolean {
  const root = document.documentElement
  return (
    bringsSignIn() ||
    root.lang !== document.getElementById('root')?.dataset.language ||
    root.dataset.theme === 'light' ||
    readStorage('localStorage', storageKeys.session) !== null
  )
}

queueUntilHydrated(load)
if (isNeeded()) load()
else for (const type of intents) addEventListener(type, intend, { capture: true, passive: true })
