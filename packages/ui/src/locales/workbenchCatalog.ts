import type { CatalogOf } from './catalog.js'
import type * as workbench from './en/workbench.js'

/**
 * All texts of the file workbench in another language; a missing text does not compile. Apart from
 * `WholeCatalog`, as its types lead to those of the engine, an optional peer.
 */
export type WorkbenchCatalog = CatalogOf<typeof workbench>
