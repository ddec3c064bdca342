import { joinCatalogs } from '../i18n/index.js'
import type { Language } from '../i18n/languages.js'
import { it } from '../locales/it.js'
import type { CatalogIn } from '../locales/wholeCatalog.js'
import type { WorkbenchCatalogIn } from '../locales/workbench/workbenchCatalog.js'
import { workbenchIt } from '../locales/workbench/it.js'

/** The catalogs of all languages, for Storybook and tests, which do not lazy-load languages. */
export const catalogs: {
  readonly [Each in Language]: CatalogIn<Each> & WorkbenchCatalogIn<Each>
} = {
  en: {},
  it: joinCatalogs(it, workbenchIt),
}
