import type { ColumnTarget, ColumnTargets, MatchReason, TargetName } from './targets.ts'

/** Decimal separator of a column: `1,234.50` or `1.234,50`. */
export type NumberFormat = 'point' | 'comma'

/**
 * Doubts that a match leaves: what the column holds, how its numbers are written, its unit of weight, or
 * whether its prices are in the smallest unit of the currency.
 */
export type Doubt = 'column' | 'format' | 'weight' | 'cents'

/** Source of the number of decimals of prices in the smallest unit of their currency. */
export type MinorDigits =
  | { readonly kind: 'fixed'; readonly digits: number }
  /** A column with the number of digits, or with the code of the currency. */
  | { readonly kind: 'digits' | 'currency'; readonly column: number }

/** A column of a supplier's list with its target. */
export interface MatchedColumn {
  /** Its place in the list, from 0. */
  readonly column: number
  /** Its name in the list; one that occurs again has a number. */
  readonly name: string
  /** Its first texts that are not empty, at most three, each once. */
  readonly samples: readonly string[]
  readonly target: ColumnTarget
  readonly why: MatchReason
  /** Doubts that the member has to confirm. @default nothing */
  readonly doubts?: readonly Doubt[]
  /** Format of its numbers, in a column of numbers; nothing where that is ambiguous. */
  readonly format?: NumberFormat
  /** Whether three digits behind the point may be thousands. @default no */
  readonly mayBeThousands?: boolean
  /** Reading of prices in the smallest unit of their currency. @default they are in the currency itself */
  readonly minorDigits?: MinorDigits
}

/** Rule that groups the rows of a list into products. */
export type Grouping =
  /** Rows with the same text in a column are the variants of one product. */
  | {
      readonly kind: 'column'
      readonly column: number
      /** Whether a row without a text in it belongs to the product above. @default false */
      readonly fills?: boolean
    }
  /** Rows whose titles differ only by a size, a colour or another variant part are one product. */
  | { readonly kind: 'by-title' }
  | { readonly kind: 'each-row' }

/** Interpretation of a supplier's list. */
export interface Mapping {
  /** In the order of the list. */
  readonly columns: readonly MatchedColumn[]
  /** The shop or market that the list is an export of, as its owners call it. @default not recognised */
  readonly source?: string
  readonly grouping: Grouping
  /** Whether the grouping was guessed, so that the owner should confirm it. */
  readonly isGroupingGuessed: boolean
  /** Whether the owner chose the grouping, now or for an earlier list. */
  readonly isGroupingChosen: boolean
  /** Format of ambiguous numbers; nothing where the list gives no evidence. */
  readonly format?: NumberFormat
  /** Number of columns that have a target. */
  readonly matched: number
}

/** Choices saved for the lists of a supplier. It holds names of columns and targets, never data. */
export interface SavedMapping {
  /** Names the columns of the list in one text, to find what was saved for a list with the same header. */
  readonly header: string
  /** By the normalised names of the columns. */
  readonly targets: ColumnTargets
  /** Grouping of the rows, if the member chose it: the name of a column, `by-title` or `each-row`. */
  readonly group?: string
  readonly numbers?: NumberFormat
}

/** Finds the first column with a target. */
export function findColumn(
  { columns }: Pick<Mapping, 'columns'>,
  wanted: TargetName,
): MatchedColumn | undefined {
  return columns.find(({ target }) => target.target === wanted)
}
