import type { Language } from '../../i18n/languages.js'
import type { topBarStrings } from './TopBar.strings.js'

/** The text that offers each language. */
export const switchTexts = {
  en: 'toEnglish',
  it: 'toItalian',
} as const satisfies Readonly<Record<Language, keyof (typeof topBarStrings)['en']>>
