import type { TranslationMemory } from './memory.ts'

/** Translators beside the saved translations. */
export type TranslationService = 'browser' | 'service'

/** Origin of a translation: the saved translations or glossary, a service, or typed by hand. */
export type TranslationOrigin = 'saved' | 'glossary' | 'typed' | TranslationService

/** Texts that a service has translated, by language and source. */
export type ServiceTranslations = Readonly<
  Partial<Record<TranslationService, ReadonlyMap<string, ReadonlyMap<string, string>>>>
>

/** Sources of the translations of a plan; all is known before it starts. */
export interface TranslationSources {
  /** @default empty */
  readonly memory?: TranslationMemory
  /**
   * Texts that the member typed, by the row of the table. An empty text leaves the translation as it is in the
   * file. @default nothing
   */
  readonly typed?: ReadonlyMap<number, string>
  /** @default nothing */
  readonly services?: ServiceTranslations
}
