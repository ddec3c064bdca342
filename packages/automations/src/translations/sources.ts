import type { TranslationMemory } from './memory.ts'

/** What can translate a text beside the owner's memory. */
export type TranslationService = 'browser' | 'service'

/** Who made a translation: the owner’s memory, a service, or the owner by typing it. */
export type TranslationOrigin = 'saved' | 'glossary' | 'typed' | TranslationService

/** Texts that a service has translated, by language and source. */
export type ServiceTranslations = Readonly<
  Partial<Record<TranslationService, ReadonlyMap<string, ReadonlyMap<string, string>>>>
>

/** Where a plan takes translations from; all is known before it starts. */
export interface TranslationSources {
  /** @default empty */
  readonly memory?: TranslationMemory
  /**
   * What the owner typed, by the row of the table. An empty text leaves the translation as it is in the
   * file. @default nothing
   */
  readonly typed?: ReadonlyMap<number, string>
  /** @default nothing */
  readonly services?: ServiceTranslations
}
