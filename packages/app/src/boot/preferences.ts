import * as storageKeys from '../config/keys.ts'
import type { Language } from '../config/languages.ts'
import { preferredLanguage } from '../config/preferredLanguage.ts'
import { readStorage } from '../config/storage.ts'

/**
 * Applies the theme and the language of this device to the document, before its first paint.
 *
 * @returns the language that was chosen, else the browser's
 */
export function applyPreferences(): Language {
  const root = document.documentElement
  if (readStorage('localStorage', storageKeys.theme) === 'light') {
    root.dataset.theme = 'light'
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (meta) meta.content = meta.dataset.light ?? ''
  }
  return preferredLanguage(readStorage('localStorage', storageKeys.language), navigator.languages)
}
