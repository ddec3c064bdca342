import {
  collectTranslations,
  type ProtectedText,
  type SavedTranslation,
  type TranslationMemory,
  type TranslationQuery,
  type TranslationRow,
  type TranslationService,
} from '@dropwatt/automations'
import type { TranslationStatus } from '../messages.ts'
import type { FileState } from './FileState.ts'

/** The calls that give plans their translations, and list the texts of an export of translations. */
export function translationCalls(state: FileState) {
  return {
    /** Takes the glossary and the saved translations, for the plans from then on. */
    setMemory(memory: TranslationMemory): void {
      state.keepTranslations({ memory })
    },

    /**
     * Takes what the member typed, for the plans from then on.
     *
     * @param typed by the row of the original file; an empty text leaves the translation as it is there
     */
    setTyped(typed: Readonly<Record<string, string>>): void {
      const rows = Object.entries(typed).map(([row, text]) => [Number(row), text] as const)
      state.keepTyped(new Map(rows))
    },

    /**
     * Adds what a service has translated, for the plans from then on.
     *
     * @param pairs texts with their translations
     */
    addTranslations(
      service: TranslationService,
      locale: string,
      pairs: readonly (readonly [source: string, translation: string])[],
    ): void {
      state.addTranslations(service, locale, pairs)
    },

    /** Counts the texts that the current plan leaves without a translation, each once. */
    countUntranslated(): number {
      return state.plan.texts?.untranslated().length ?? 0
    },

    /**
     * Prepares texts for a service, with marks for what it must not change.
     *
     * @param repeated texts to translate once more. @default those without a translation, each once
     */
    textsToTranslate(repeated?: readonly string[]): readonly ProtectedText[] {
      const { texts } = state.plan
      return texts?.protect(repeated ?? texts.untranslated()) ?? []
    },

    /** Chooses what the list of texts shows. */
    listTranslations(query: TranslationQuery): TranslationStatus | undefined {
      state.translationQuery = query
      return state.listTranslations()
    },

    /**
     * Reads rows of the list of texts, from one position to before another.
     *
     * @param number the plan they are for
     * @returns nothing if there is a newer plan
     */
    translationRows(
      number: number,
      from: number,
      to: number,
    ): readonly TranslationRow[] | undefined {
      const { number: current, texts } = state.plan
      return current === number ? texts?.rows(from, to) : undefined
    },

    /** Finds the next text of the list that needs review. */
    nextTranslation(from: number, direction: 'next' | 'previous'): number | undefined {
      return state.plan.texts?.nextReview(from, direction)
    },

    /** Lists the translations that a job wrote. */
    translationsOf(job: string): readonly SavedTranslation[] {
      return collectTranslations(state.file, job)
    },
  }
}
