import type { Strings, Texts } from '../i18n/index.js'
import type { WholeCatalog } from '../locales/wholeCatalog.js'
import type { WorkbenchCatalog } from '../locales/workbench/workbenchCatalog.js'

type Module = Readonly<Record<string, Strings<Texts>>>

function catalogOf(modules: Readonly<Record<string, Module>>) {
  return Object.fromEntries(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .map(({ id, en }) => [id, en]),
  )
}

/** Every text of the library in English, as a catalog, without the workbench. */
export const englishCatalog = catalogOf(
  import.meta.glob<Module>(['../**/*.strings.ts', '!../workbench/**'], { eager: true }),
) as unknown as WholeCatalog

/** Every text of the workbench in English, as a catalog. */
export const englishWorkbenchCatalog = catalogOf(
  import.meta.glob<Module>('../workbench/**/*.strings.ts', { eager: true }),
) as unknown as WorkbenchCatalog
