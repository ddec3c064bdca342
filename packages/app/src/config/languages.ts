import type { Language } from '@dropwatt/ui/languages'

export { directions, languages, type Language } from '@dropwatt/ui/languages'

// Each fact is a record of its own, so that what the browser loads holds no more of them than it reads.

/** What stands before the addresses of public pages in a language; one language has nothing there. */
export const prefixes: Readonly<Record<Language, '' | `/${string}`>> = { en: '', it: '/it' }

/** What a language is called in the tags for shared links (Open Graph). */
export const locales: Readonly<Record<Language, string>> = { en: 'en_US', it: 'it_IT' }
