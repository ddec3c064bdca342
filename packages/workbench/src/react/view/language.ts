import {
  automationTexts,
  optionNames,
  problemTexts,
  type AutomationTexts,
  type AutomationSlug,
  type OptionNames,
  type ProblemCode,
} from '@dropwatt/automations/options'
import type { Catalog } from '@dropwatt/ui'
import type { Language } from '@dropwatt/ui/languages'
import { benchEn, type BenchTexts } from '../texts/en.ts'

/** All texts of the workbench in one language. */
export interface BenchLanguage {
  readonly language: Language
  /** Those of the parts in `@dropwatt/ui/workbench`; English is built into them. */
  readonly catalog: Catalog
  /** Those of the options, columns and notes of each automation. */
  readonly automations: Readonly<Record<AutomationSlug, AutomationTexts>>
  readonly problems: Readonly<Record<ProblemCode, string>>
  readonly texts: BenchTexts
  /** Names that importers give options. */
  readonly optionNames: OptionNames
}

const english: BenchLanguage = {
  language: 'en',
  catalog: {},
  automations: automationTexts,
  problems: problemTexts,
  texts: benchEn,
  optionNames,
}

/** A language other than English, which is bundled: one module brings all its texts. */
const translated = import.meta.glob<Omit<BenchLanguage, 'language'>>([
  '../texts/*.ts',
  '!../texts/{en,pseudo,*.test}.ts',
])

async function load(language: Language): Promise<BenchLanguage> {
  const module = await translated[`../texts/${language}.ts`]?.()
  return module ? { ...module, language } : english
}

const loaded = new Map<Language, BenchLanguage>([['en', english]])

/** Returns a language that has been loaded before. */
export function knownLanguage(language: Language): BenchLanguage | undefined {
  return loaded.get(language)
}

/**
 * Loads a language; English where it cannot be loaded, as an open file has to stay usable.
 *
 * @param isPseudo loads the pseudo-locale, which only development and tests have
 */
export async function loadBenchLanguage(
  language: Language,
  isPseudo: boolean,
): Promise<BenchLanguage> {
  if (import.meta.env.DEV && isPseudo) {
    const { pseudoBench } = await import('../texts/pseudo.ts')
    return { ...english, texts: pseudoBench }
  }
  const found = await load(language).catch(() => english)
  loaded.set(language, found)
  return found
}
