import * as storageKeys from '../config/keys.ts'
import type { Language } from '../config/languages.ts'
import { preferredLanguage } from '../config/preferredLanguage.ts'
import { readStorage } from '../config/storage.ts'

/**
 * Applies the stored theme before the first paint, and returns the preferred language.
 *
 * @returns the stored language, else one of the browser
 */
export function applyPreferences(): Language {
  const root = document.documentElement
  if (readStorage('localStorage', storageKeys.theme) === 'light') {
    root.dataset.theme = 'light'
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (meta) meta.content = meta.dataset.light!
  }
  return preferredLanguage(readStorage('localStorage', storageKeys.language), navigator.languages)
}
