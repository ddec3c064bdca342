import type { Strings, Texts } from '../../i18n/index.js'
import type { WholeCatalog } from '../../locales/wholeCatalog.js'
import { pseudo } from './pseudo.js'

const modules = import.meta.glob<Record<string, Strings<Texts>>>('../../**/*.strings.ts', {
  eager: true,
})

/** Every text of the library in the pseudo-locale. */
export const pseudoCatalog = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map(({ id, en }) => [id, pseudo(en)]),
) as unknown as WholeCatalog
