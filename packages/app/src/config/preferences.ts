import { storageKeys } from './keys.ts'
import { createPreference } from './preference.ts'

export type Theme = 'dark' | 'light'
export type Language = 'en' | 'it'

export const themePreference = createPreference<Theme>(storageKeys.theme, ['dark', 'light'])
export const languagePreference = createPreference<Language>(storageKeys.language, ['en', 'it'])
