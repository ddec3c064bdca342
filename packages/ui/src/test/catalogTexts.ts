import { catalogs } from './catalogs.js'
import { englishCatalog, englishStoreCatalog, englishWorkbenchCatalog } from './englishCatalog.js'

/** A text of the library; for a function, its source. */
export interface CatalogText {
  readonly id: string
  readonly key: string
  readonly text: string
}

/** Every text of the library, in every language. */
export const catalogTexts: readonly CatalogText[] = [
  englishCatalog,
  englishStoreCatalog,
  englishWorkbenchCatalog,
  ...Object.values(catalogs),
].flatMap((catalog) =>
  Object.entries(catalog).flatMap(([id, part]) =>
    Object.entries(part).map(([key, text]) => ({ id, key, text: String(text) })),
  ),
)
