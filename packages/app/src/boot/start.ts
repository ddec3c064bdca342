import { storageKeys } from '../config/keys.ts'
import { readyEvent } from './ready.ts'
import { sayUnfinished } from './unfinished.ts'

/**
 * Loads the app at the first sign that somebody wants to use the page, or at once where it has
 * something to do by itself. What is pressed until it is ready is kept, and done then. It runs in
 * the document by itself; `data-entry` and `data-chunks` say what to load.
 */
const { entry = '', chunks = '' } = document.currentScript?.dataset ?? {}
const intents = ['pointermove', 'touchstart', 'focusin', 'scroll', 'storage'] as const
const presses = ['click', 'submit', 'keydown'] as const
const redoings: (() => void)[] = []
let isLoading = false

function load() {
  if (isLoading) return
  isLoading = true
  for (const type of intents) removeEventListener(type, intend, true)
  for (const href of chunks.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry).catch(sayUnfinished)
}

/** Browsers tell of a pointer that rests where a page comes up; only one that moves means anything. */
function intend(event: Event) {
  const rests = event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0
  if (!rests) load()
}

function hold(event: Event) {
  const redo = redoing(event)
  if (!redo) return
  event.preventDefault()
  event.stopImmediatePropagation()
  redoings.push(redo)
  load()
}

/** Links and typing need no app. */
function redoing(event: Event): (() => void) | undefined {
  const { target, type } = event
  if (event instanceof KeyboardEvent) {
    const isShortcut = (event.ctrlKey || event.metaKey) && /^[k/]$/.test(event.key)
    return isShortcut ? () => target?.dispatchEvent(new KeyboardEvent(type, event)) : undefined
  }
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    return () => target.requestSubmit(event.submitter)
  }
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'button' ? () => button.click() : undefined
}

function release() {
  for (const type of presses) removeEventListener(type, hold, true)
}

function isNeeded(): boolean {
  const root = document.documentElement
  return (
    /[?&#](code|error|access_token)=/.test(location.search + location.hash) ||
    root.lang !== document.getElementById('root')?.dataset.language ||
    root.dataset.theme === 'light' ||
    hasSession()
  )
}

function hasSession(): boolean {
  try {
    return localStorage.getItem(storageKeys.session) !== null
  } catch {
    return false
  }
}

for (const type of presses) addEventListener(type, hold, true)
addEventListener(readyEvent, () => {
  release()
  for (const redo of redoings) redo()
})
if (isNeeded()) load()
else for (const type of intents) addEventListener(type, intend, { capture: true, passive: true })
