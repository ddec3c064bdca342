import { createPreference } from './preference.ts'

export type Theme = 'dark' | 'light'
export type Language = 'en' | 'it'

/** The keys are repeated in index.html, which applies both choices before the first paint. */
export const themePreference = createPreference<Theme>('dropwatt.theme', ['dark', 'light'])
export const languagePreference = createPreference<Language>('dropwatt.language', ['en', 'it'])
