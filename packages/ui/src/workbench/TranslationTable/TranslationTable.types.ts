import type { TranslationFilter, TranslationRow } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export const textFilters = [
  'filled',
  'empty',
  'review',
  'all',
] as const satisfies readonly TranslationFilter[]

/** Filter of the listed texts. */
export type TextFilter = (typeof textFilters)[number]

/** Remark on a translation: `review` asks to look at it, `conflict` says what is not applied. */
export interface TranslationNote {
  readonly text: string
  readonly tone: 'review' | 'conflict'
}

/** One text of the export, with its field and notes in words. */
export interface ListedTranslation extends Pick<
  TranslationRow,
  'row' | 'number' | 'source' | 'placeholders' | 'translation' | 'origin' | 'match' | 'isLocked'
> {
  /** Name of the text's field in the export, such as `title`. */
  readonly field: string
  /** Name of the translator or service. @default not named */
  readonly service?: string
  readonly notes: readonly TranslationNote[]
  /** Whether the member accepted it although it needed review. @default false */
  readonly isAccepted?: boolean
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
  rows: (index: number) => ListedTranslation | undefined
  /** Changes whenever `rows` returns something else: loaded, changed or in another list. */
  revision: number
  /** Asks for the rows from `from` to before `to`; again after each revision that changes the range. Pass a stable function. */
  onRange?: (from: number, to: number) => void
  /** The chosen filter. */
  filter: TextFilter
  /** Called with the new filter. */
  onFilterChange: (filter: TextFilter) => void
  /** Number of texts for each filter. */
  counts: Readonly<Record<TextFilter, number>>
  /** Text of the search field. */
  query: string
  /** Called with the new text of the search field. */
  onQueryChange: (query: string) => void
  /** Called with a typed translation once its field loses focus or it is accepted; an empty text leaves it empty. */
  onType: (row: ListedTranslation, text: string) => void
  /** Called when the member accepts a translation as it is. */
  onAccept?: (row: ListedTranslation) => void
  /** Discards a typed translation, so that the suggestion is shown again. @default no button */
  onDiscard?: (row: ListedTranslation) => void
  /** Finds the next row that needs review after (1) or before (-1) a row; undefined if there is none. */
  onNextReview?: (fromIndex: number, direction: 1 | -1) => Promise<number | undefined>
  /** Replaces the rows when there are none. @default says that no text matches */
  empty?: ReactNode
  /** Dims the rows while newer ones are calculated. @default false */
  isStale?: boolean
  /** The rows can be read but not changed, such as in a second tab. @default false */
  isReadOnly?: boolean
}
