import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** Which texts the table lists. */
export const translationFilters = ['filled', 'empty', 'review', 'all'] as const
export type TranslationFilter = (typeof translationFilters)[number]

/**
 * Where a translation comes from.
 *
 * - `file` it is in the export already
 * - `saved` a saved translation of the same or a similar text
 * - `glossary` the glossary
 * - `service` a translator or service
 * - `typed` the owner typed it
 * - `empty` there is none
 */
export type TranslationOrigin = 'file' | 'saved' | 'glossary' | 'service' | 'typed' | 'empty'

/** What is said about a translation: `review` what to look at, `conflict` what is not applied. */
export interface TranslationNote {
  readonly text: string
  readonly tone: 'review' | 'conflict'
}

/** One text of the export. */
export interface TranslationRow {
  /** Identifies the row, such as its index in the file. */
  readonly row: number
  /** Its number in the file, where the header is row 1. */
  readonly number: number
  /** What the text is, as the export names it, such as `title`. */
  readonly field: string
  readonly source: string
  /** Parts of the source that a translation keeps: tags, variables, numbers with units. */
  readonly placeholders: readonly string[]
  /** The translation, an empty text if there is none. */
  readonly translation: string
  readonly origin: TranslationOrigin
  /** How similar the source of a saved translation is, in percent. @default 100 */
  readonly match?: number
  /** Name of the translator or service. @default not named */
  readonly service?: string
  readonly notes: readonly TranslationNote[]
  /** Whether its owner accepted it although it needed review. @default false */
  readonly isAccepted?: boolean
  /** The translation can be read but not changed, such as that of a handle. @default false */
  readonly isLocked?: boolean
}

/** Moves focus within the table. */
export interface TranslationTableHandle {
  /** Moves focus to the search field and selects its text. */
  focusSearch: () => void
  /** Moves focus to the first translation that is shown. */
  focusRows: () => void
}

export interface TranslationTableProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onChange'
> {
  /** Language of the source, as a BCP 47 tag; sets `lang` and `dir`. @default not known */
  sourceLocale?: string
  /** Language of the translations, as a BCP 47 tag; sets `lang` and `dir`. */
  locale: string
  /** Number of texts in the list. */
  rowCount: number
  /** Returns a text of the list, or undefined while it loads. */
  rows: (index: number) => TranslationRow | undefined
  /** Changes whenever `rows` returns something else: loaded, changed or in another list. */
  revision: number
  /** Asks for the rows from `from` to before `to`; again after each revision that changes the range. Pass a stable function. */
  onRange?: (from: number, to: number) => void
  /** The chosen filter. */
  filter: TranslationFilter
  /** Called with the new filter. */
  onFilterChange: (filter: TranslationFilter) => void
  /** Number of texts for each filter. */
  counts: Readonly<Record<TranslationFilter, number>>
  /** Text of the search field. */
  query: string
  /** Called with the new text of the search field. */
  onQueryChange: (query: string) => void
  /** Called with a typed translation once its field loses focus or it is accepted; an empty text leaves it empty. */
  onType: (row: TranslationRow, text: string) => void
  /** Called when the owner accepts a translation as it is. */
  onAccept?: (row: TranslationRow) => void
  /** Discards a typed translation, so that the suggestion is shown again. @default no button */
  onDiscard?: (row: TranslationRow) => void
  /** Finds the next row that needs review after (1) or before (-1) a row; undefined if there is none. */
  onNextReview?: (fromIndex: number, direction: 1 | -1) => Promise<number | undefined>
  /** Replaces the rows when there are none. @default says that no text matches */
  empty?: ReactNode
  /** Dims the rows while newer ones are calculated. @default false */
  isStale?: boolean
  /** The rows can be read but not changed, such as in a second tab. @default false */
  isReadOnly?: boolean
}
