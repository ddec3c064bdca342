/** The languages of the app; the first is the one where nothing else is known. */
export const languages = ['en', 'it'] as const

export type Language = (typeof languages)[number]

// Separate records, so that the browser loads only those it uses.

/** The path prefix of public pages in each language; exactly one is empty. */
export const prefixes: Readonly<Record<Language, '' | `/${string}`>> = { en: '', it: '/it' }

export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', it: 'ltr' }

/** What a language is called in the tags for shared links (Open Graph). */
export const locales: Readonly<Record<Language, string>> = { en: 'en_US', it: 'it_IT' }
