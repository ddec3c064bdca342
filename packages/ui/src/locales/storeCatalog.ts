import type { CatalogOf } from './catalog.js'
import type * as store from './en/store.js'

/** All texts of the live store in another language; a missing text does not compile. */
export type StoreCatalog = CatalogOf<typeof store>
