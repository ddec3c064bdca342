import * as storageKeys from './keys.ts'
import { languages, type Language } from './languages.ts'
import { createPreference } from './preference.ts'
import { preferredLanguage } from './preferredLanguage.ts'

export type { Language }
export type Theme = 'dark' | 'light'

export const themePreference = createPreference<Theme>(storageKeys.theme, ['dark', 'light'])
export const languagePreference = createPreference<Language>(
  storageKeys.language,
  languages,
  preferredLanguage(null, globalThis.document ? navigator.languages : undefined),
)
