import { storageKeys } from '../config/keys.ts'

/**
 * Applies what was chosen on this device before the first paint, and leads on who is at the wrong
 * door: to the Italian address of a public page, and members past the way in. It runs in the document by
 * itself; `data-it` is that address, and `data-inside` where members belong.
 */
try {
  const root = document.documentElement
  const { it, inside } = document.currentScript?.dataset ?? {}
  if (localStorage.getItem(storageKeys.theme) === 'light') {
    root.dataset.theme = 'light'
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (meta) meta.content = meta.dataset.light ?? ''
  }
  const isItalian = localStorage.getItem(storageKeys.language) === 'it'
  const brings = location.search + location.hash
  if (inside && !brings && localStorage.getItem(storageKeys.session)) location.replace(inside)
  else if (isItalian && it) location.replace(it + brings)
  else if (isItalian) root.lang = 'it'
} catch {
  // Storage that is turned off holds no choice.
}
