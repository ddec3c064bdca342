import type { Strings, Texts } from '../i18n/index.js'
import type { WholeCatalog } from '../locales/catalog.js'
import type { StoreCatalog } from '../locales/storeCatalog.js'
import type { WorkbenchCatalog } from '../locales/workbenchCatalog.js'
import * as library from '../locales/en/library.js'
import * as store from '../locales/en/store.js'
import * as workbench from '../locales/en/workbench.js'

function catalogOf(module: Readonly<Record<string, Strings<Texts>>>): unknown {
  return Object.fromEntries(Object.values(module).map(({ id, en }) => [id, en]))
}

/** Every text of the library in English, as a catalog, without the workbench and the live store. */
export const englishCatalog = catalogOf(library) as WholeCatalog

/** Every text of the workbench in English, as a catalog. */
export const englishWorkbenchCatalog = catalogOf(workbench) as WorkbenchCatalog

/** Every text of the live store in English, as a catalog. */
export const englishStoreCatalog = catalogOf(store) as StoreCatalog
