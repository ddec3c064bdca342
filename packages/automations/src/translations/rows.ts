import type { Computed, Note } from '../plan/Plan.ts'
import type { TranslationOrigin } from './sources.ts'

/** Filters of a list of translations. */
export const translationFilters = [
  'filled',
  'empty',
  'review',
  'conflicts',
  'excluded',
  'all',
] as const
export type TranslationFilter = (typeof translationFilters)[number]

export interface TranslationQuery {
  readonly filter: TranslationFilter
  /** Finds texts, translations, names of fields and row numbers; empty for all. */
  readonly search: string
}

/** Counts of the texts of a language, by their outcome. */
export interface TranslationCounts {
  /** All that can be translated: filled, empty and existing ones. */
  readonly texts: number
  /** Texts that get a translation, neither excluded nor in conflict. */
  readonly filled: number
  /** The filled ones, by where their translation is from. */
  readonly origins: Readonly<Record<TranslationOrigin, number>>
  /** Texts that stay without a translation. */
  readonly empty: number
  /** Texts that keep the translation they have. */
  readonly existing: number
  /** Of these, the ones whose source has changed since. */
  readonly outdated: number
  /** Filled texts to review. */
  readonly review: number
  readonly conflicts: number
  readonly excluded: number
}

/** One text in a list of translations. */
export interface TranslationRow {
  /** Its position in the list. */
  readonly index: number
  /** The row of the current table. */
  readonly row: number
  /** The row number in the source file, with the header as 1. */
  readonly number: number
  /** The line of the source file it begins on; a cell may span several. */
  readonly line: number
  /** The title of what it belongs to. */
  readonly name: string
  /** Type of that thing, as the file writes it, such as `PRODUCT`. */
  readonly type: string
  /** Name of the text: a label of the automation, or the name in the file. */
  readonly field: NonNullable<Computed>
  /** The market that the translation is for alone; absent for all. */
  readonly market?: string
  readonly source: string
  /** Parts of the source that a translation keeps, in their order: tags, variables, numbers with units. */
  readonly placeholders: readonly string[]
  /** The text as it is planned, or else as it is in the file. */
  readonly translation: string
  /** The translation in the file. */
  readonly before: string
  /** Origin of the planned text; absent where nothing is planned. */
  readonly origin?: TranslationOrigin
  /** Similarity to the saved source, in percent below 100. */
  readonly match?: number
  /** Whether the text is never translated, such as a handle. */
  readonly isLocked?: true
  /** Whether the file says that the source has changed since it was translated. */
  readonly isOutdated?: true
  readonly isExcluded?: true
  readonly isConflict?: true
  readonly needsReview: boolean
  readonly notes: readonly Note[]
}
