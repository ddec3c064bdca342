import { readOpenGroups } from '../config/openGroups.ts'
import { mayReload } from '../wiring/reloadOnce.ts'
import { loadApp } from './load.ts'
import { onceQueued } from './queue.ts'
import { queueDropUntilTaken } from './queueDrop.ts'
import { showLoadError } from './loadError.ts'

/** The path of the overview, defined by the build. */
declare const DASHBOARD: string

/**
 * Shows the page in the preferred language and theme with the state of the sidebar, or the loading
 * screen if the session has to be checked first, and loads the app after the first paint. Runs inline at
 * the end of every document whose URL contains no language.
 */
const script = document.currentScript as HTMLScriptElement
const root = document.documentElement

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

const partsOf = (template: string) =>
  Array.from(document.querySelector<HTMLTemplateElement>(template)?.content.children ?? [])

/** Replaces elements by those with the same ids in a template. */
function insert(template: string) {
  for (const part of partsOf(template)) find(`#${part.id}`)?.replaceWith(part)
}

/** Replaces what the page shows of the theme: its switch, and the chosen option. */
function showLight() {
  const elements = document.querySelectorAll('#root *')
  for (const part of partsOf('#light') as HTMLTemplateElement[]) {
    elements[Number(part.dataset.at)]?.replaceWith(part.content)
  }
}

/** Opens the sidebar groups that were last open in this tab, and the one of the current page. */
function openGroups() {
  const stored = readOpenGroups()
  if (!stored) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const content = button.nextElementSibling as HTMLElement
    const isOpen =
      stored.includes(button.dataset.group!) || content.querySelector('[aria-current]') !== null
    button.setAttribute('aria-expanded', String(isOpen))
    content.hidden = !isOpen
  }
}

/** Scrolls the sidebar to the current page, as its component does after hydration. */
function scrollSidebar() {
  const entry = find('nav [aria-current]')
  const list = entry?.closest('nav')
  if (!entry || !list) return
  const below = entry.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (below > 0) list.scrollTop += below
}

/** Reloads once, as the document may belong to an older build; after that shows the error message. */
function handleLoadError() {
  if (navigator.onLine && mayReload(location.origin + script.dataset.entry)) location.reload()
  else showLoadError()
}

const load = () => loadApp(script, handleLoadError)

// The page in the preferred language.
insert(`template[lang="${root.lang}"]`)
delete root.dataset.translating
onceQueued(load)
if ('session' in root.dataset) {
  if (root.dataset.theme === 'light') showLight()
  openGroups()
  scrollSidebar()
} else insert('#waiting')
// Also while the session is checked, which shows none of the page yet.
if (location.pathname.startsWith(DASHBOARD)) queueDropUntilTaken(load)
// Starting the app would block the first paint. A hidden tab has no animation frames, so it does not wait.
if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))
