import type { Language } from '@dropwatt/ui/languages'

export { directions, languages, type Language } from '@dropwatt/ui/languages'

// Separate records, so that the browser loads only those it uses.

/** The path prefix of public pages in each language; exactly one is empty. */
export const prefixes: Readonly<Record<Language, '' | `/${string}`>> = { en: '', it: '/it' }

/** Open Graph locale of a language, in the tags for shared links. */
export const locales: Readonly<Record<Language, string>> = { en: 'en_US', it: 'it_IT' }
