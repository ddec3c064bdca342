/** The languages that the library speaks; the first is the one where nothing else is known. */
export const languages = ['en', 'it'] as const
export type Language = (typeof languages)[number]

// Each fact is a record of its own, so that what the browser loads holds no more of them than it reads.

/** Name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' }

export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', it: 'ltr' }
