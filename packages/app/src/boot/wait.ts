import { mayReload } from '../wiring/reloadOnce.ts'
import { sayUnfinished } from './unfinished.ts'

/**
 * Loads the app in a document that only waits for it. It runs in the document by itself;
 * `data-entry` says what to load.
 */
const { entry = '' } = document.currentScript?.dataset ?? {}

/** The address is that of both languages, so the document holds both. */
function speak() {
  const italian = document.querySelector('template')
  if (document.documentElement.lang !== 'it' || !italian) return
  for (const part of italian.content.querySelectorAll('#root, #unfinished')) {
    document.getElementById(part.id)?.replaceWith(part)
  }
}

function load() {
  import(/* @vite-ignore */ entry).catch(complain)
}

/** There is nothing to lose yet, and the document may be of a build that is gone. */
function complain() {
  if (navigator.onLine && mayReload(location.origin + entry)) location.reload()
  else sayUnfinished()
}

speak()
// The waiting screen is drawn first, as starting the app keeps the browser from it. Nobody sees the
// screen of a hidden tab, and there are no frames in it.
if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))
