import { readOpenGroups } from '../config/openGroups.ts'
import { mayReload } from '../wiring/reloadOnce.ts'
import { loadApp } from './load.ts'
import { queueUntilHydrated } from './queue.ts'
import { sayUnfinished } from './unfinished.ts'

/**
 * Runs inline at the end of a document whose address names no language. Puts the page in the language
 * of this device in place, and its sidebar into the state in which this tab left it. Loads the app
 * after the first paint.
 */
const script = document.currentScript as HTMLScriptElement
const root = document.documentElement

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Replaces the page, in the document's own language, by that of the template in another language. */
function translate() {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${root.lang}"]`)
  for (const part of Array.from(template?.content.children ?? [])) {
    find(`#${part.id}`)?.replaceWith(part)
  }
  delete root.dataset.translating
}

/** Opens the groups of the sidebar that this tab left open, beside those around the page on screen. */
function openGroups() {
  const kept = readOpenGroups()
  if (!kept) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const content = button.nextElementSibling as HTMLElement
    const isOpen =
      kept.includes(button.dataset.group!) || content.querySelector('[aria-current]') !== null
    button.setAttribute('aria-expanded', String(isOpen))
    content.hidden = !isOpen
  }
}

/** Scrolls the sidebar to the page on screen, as the sidebar itself does once it is hydrated. */
function scrollSidebar() {
  const entry = find('nav [aria-current]')
  const list = entry?.closest('nav')
  if (!entry || !list) return
  const below = entry.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (below > 0) list.scrollTop += below
}

/** There is nothing to lose yet, and the document may belong to a build that is gone. */
function complain() {
  if (navigator.onLine && mayReload(location.origin + script.dataset.entry)) location.reload()
  else sayUnfinished()
}

const load = () => loadApp(script, complain)

translate()
if ('session' in root.dataset) {
  queueUntilHydrated(load)
  openGroups()
  scrollSidebar()
}
// The first paint comes first, as starting the app keeps the browser from it. Nobody sees the screen
// of a hidden tab, and there are no frames in it.
if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))
