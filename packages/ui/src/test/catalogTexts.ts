import type { Catalog, Strings, Texts } from '../i18n/index.js'
import { catalogs } from './catalogs.js'

const modules = import.meta.glob<Record<string, Strings<Texts>>>('../**/*.strings.ts', {
  eager: true,
})

const parts: readonly (readonly [id: string, texts: Texts])[] = [
  ...Object.values(modules).flatMap((module) =>
    Object.values(module).map(({ id, en }) => [id, en] as const),
  ),
  ...Object.values<Catalog>(catalogs).flatMap((catalog) => Object.entries(catalog)),
]

/** A text of the library; for a function, its source. */
export interface CatalogText {
  readonly id: string
  readonly key: string
  readonly text: string
}

/** Every text of the library, in every language. */
export const catalogTexts: readonly CatalogText[] = parts.flatMap(([id, part]) =>
  Object.entries(part).map(([key, text]) => ({ id, key, text: String(text) })),
)
