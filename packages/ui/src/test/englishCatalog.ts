import type { Strings, Texts } from '../i18n/index.js'
import type { WholeCatalog } from '../locales/wholeCatalog.js'

const modules = import.meta.glob<Record<string, Strings<Texts>>>('../**/*.strings.ts', {
  eager: true,
})

/** Every text of the library in English, as a catalog. */
export const englishCatalog = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map(({ id, en }) => [id, en]),
) as unknown as WholeCatalog
