import type { Language } from '../../i18n/languages.js'
import type { Catalog } from '../../i18n/index.js'
import type { CatalogOf, Declared } from '../wholeCatalog.js'
import type { WorkbenchTextModules } from './textModules.js'

/** All texts of the file workbench in another language; a missing text does not compile. */
export type WorkbenchCatalog = CatalogOf<Declared<WorkbenchTextModules[number]>>

/** The catalog of the workbench in a language, by the rule of `CatalogIn`. */
export type WorkbenchCatalogIn<Each extends Language> = Each extends 'en'
  ? Catalog
  : WorkbenchCatalog
