import type { Strings, Texts } from '../i18n/index.js'
import { it as italian } from '../locales/it.js'

const modules = import.meta.glob<Record<string, Strings<Texts>>>('../**/*.strings.ts', {
  eager: true,
})

const parts: readonly (readonly [id: string, texts: Texts])[] = [
  ...Object.values(modules).flatMap((module) =>
    Object.values(module).map(({ id, en }) => [id, en] as const),
  ),
  ...Object.entries(italian),
]

/** A text of the library; for a function, its source. */
export interface CatalogText {
  readonly id: string
  readonly key: string
  readonly text: string
}

/** Every text of the library, in both languages. */
export const catalogTexts: readonly CatalogText[] = parts.flatMap(([id, part]) =>
  Object.entries(part).map(([key, text]) => ({ id, key, text: String(text) })),
)
