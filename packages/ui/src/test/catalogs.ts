import type { Language } from '../data/languages.js'
import { it } from '../locales/it.js'
import type { CatalogIn } from '../locales/wholeCatalog.js'

/** The catalog of each language, all at once: for Storybook and tests, which load no language late. */
export const catalogs: { readonly [Each in Language]: CatalogIn<Each> } = { en: {}, it }
