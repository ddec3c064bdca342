/** The languages of the app; the first is the one where nothing else is known. */
export const languages = ['en', 'it'] as const

export type Language = (typeof languages)[number]

// Each fact is a record of its own, so that what the browser loads holds no more of them than it reads.

/** What stands before the addresses of public pages in a language; one language has nothing there. */
export const prefixes: Readonly<Record<Language, '' | `/${string}`>> = { en: '', it: '/it' }

export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', it: 'ltr' }

/** What a language is called in the tags for shared links (Open Graph). */
export const locales: Readonly<Record<Language, string>> = { en: 'en_US', it: 'it_IT' }
