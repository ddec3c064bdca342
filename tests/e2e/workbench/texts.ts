import { automationTextsIt } from '@dropwatt/automations/it'
import { automationTexts } from '@dropwatt/automations/options'
import type { WholeCatalog } from '../../../packages/ui/src/locales/catalog.ts'
import type { WorkbenchCatalog } from '../../../packages/ui/src/locales/workbenchCatalog.ts'
import * as libraryEn from '../../../packages/ui/src/locales/en/library.ts'
import * as workbenchEn from '../../../packages/ui/src/locales/en/workbench.ts'
import { it as libraryIt } from '../../../packages/ui/src/locales/it/library.ts'
import { workbenchIt } from '../../../packages/ui/src/locales/it/workbench.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { benchEn, type BenchTexts } from '../../../packages/workbench/src/react/texts/en.ts'
import { texts as benchIt } from '../../../packages/workbench/src/react/texts/it.ts'

type Catalog = WholeCatalog & WorkbenchCatalog

/** The texts that a member reads in the workbench. */
export interface Texts {
  /** Those of the components. */
  readonly ui: Catalog
  /** Those that depend on the app. */
  readonly bench: BenchTexts
  /** Those of the options of the automations. */
  readonly options: typeof automationTextsIt
}

const catalogEn: unknown = Object.fromEntries(
  Object.values({ ...libraryEn, ...workbenchEn }).map(({ id, en }) => [id, en]),
)

/** The texts in each language, from where the app takes them. */
export const textsOf: Readonly<Record<Language, Texts>> = {
  en: { ui: catalogEn as Catalog, bench: benchEn, options: automationTexts },
  it: { ui: { ...libraryIt, ...workbenchIt }, bench: benchIt, options: automationTextsIt },
}
