import type { Language } from '../i18n/languages.js'
import { it } from '../locales/it.js'
import type { CatalogIn } from '../locales/wholeCatalog.js'

/** The catalogs of all languages, for Storybook and tests, which do not lazy-load languages. */
export const catalogs: { readonly [Each in Language]: CatalogIn<Each> } = { en: {}, it }
