import type { UsedRate } from '../money/rates.ts'
import type { AddedColumn } from '../patches/addColumns.ts'
import type { Patch } from '../patches/Patch.ts'
import type { FoundValue } from '../scope/Counter.ts'
import type { TextRequest } from './TextRequest.ts'
import type { TranslationOrigin } from '../translations/sources.ts'

/**
 * Severity of a note. A change to `review` is applied unless it is excluded; a `conflict` keeps its
 * change from being applied.
 */
export type NoteTone = 'info' | 'review' | 'conflict'

/** Reason a cell changes, or a remark about its change. */
export interface Note {
  /** A key of the notes in the texts of its automation. */
  readonly code: string
  readonly tone: NoteTone
  /** Values in the text of the note, such as `{ n: 59 }` for ‘59% lower’. */
  readonly values?: Readonly<Record<string, string | number>>
}

/**
 * A note that belongs to no change: on the file as a whole, such as a rate that is missing, or on a row
 * that stays as it is, such as a size that cannot be converted.
 */
export interface Remark extends Note {
  /** A row of the current table. @default the file as a whole */
  readonly row?: number
  /** A column of the file. @default the row as a whole */
  readonly column?: number
  /** Follows a summary of the options, as it is about their result. */
  readonly isResult?: true
}

/** Content of a column of the preview. */
export type PreviewColumn =
  /** A cell of the file, which the plan may change. */
  | {
      readonly kind: 'cell' | 'tags'
      /** A key of the column labels in the texts of the automation, or the name itself. */
      readonly key: string
      /** The column in the file. */
      readonly column: number
      /** The market whose column it is. */
      readonly market?: string
      readonly isNumber?: true
      /** Whether it is shown beside the changes and never written. */
      readonly isContext?: true
    }
  /**
   * The changed cell of a row, whichever column of the file it is in. With such a column, the preview
   * lists a row for each changed cell below the row of its product.
   */
  | {
      readonly kind: 'changed'
      readonly key: string
      /** The columns that the plan can write, whose other cells the preview lists with all products. @default none */
      readonly columns?: readonly number[]
      /** Number of characters that it writes at most, by column. @default no limits */
      readonly limits?: ReadonlyMap<number, number>
    }
  /** Name of the column of the changed cell. */
  | {
      readonly kind: 'field'
      readonly key: string
      /**
       * Keys of the column labels in the texts of the automation, or the names themselves, by the
       * columns of the file. Columns without one have the name that the header gives them.
       */
      readonly labels: ReadonlyMap<number, string>
      /** Says what it is called in one row, such as by the name of an option. @default the same in each */
      readonly nameOf?: (row: number, column: number) => Computed
    }
  /** A value that follows from cells, such as a discount. */
  | {
      readonly kind: 'computed'
      readonly key: string
      readonly isNumber?: true
      /** Shows numbers with what they were before, so that the column needs more room. */
      readonly hasBefore?: true
      /**
       * Computes the value for a row from its cells as they will be.
       *
       * @param column the column of the changed cell, if the preview has a row for each of them
       * @returns nothing to show an empty cell
       */
      readonly valueOf: (
        row: number,
        textAfter: (column: number) => string,
        column?: number,
      ) => Computed
    }

/**
 * A number to show in percent or a count, each with what it was before the change, a text, or a key of the
 * column labels in the texts of the automation.
 */
export type Computed =
  | {
      readonly percent: number
      readonly before?: number
      /** Shows it with its sign, as a change. */
      readonly isChange?: true
    }
  | { readonly count: number; readonly before?: number }
  | { readonly text: string }
  | { readonly label: string }
  | undefined

/** Origins of the new texts of a plan of translations, by their rows. */
export interface PlannedTranslations {
  /** The language they are in. */
  readonly locale: string
  readonly origins: ReadonlyMap<number, TranslationOrigin>
  /** Similarity of texts to their saved sources, in percent, where it is below 100. */
  readonly matches: ReadonlyMap<number, number>
}

/** Changes that an automation would make, before anything is written. */
export interface Plan {
  /** In the order of the file, at most one for each cell. Rows are those of the current table. */
  readonly patches: readonly Patch[]
  /** Notes by the index of their patch. */
  readonly notes: ReadonlyMap<number, readonly Note[]>
  /** Notes that belong to no change, in the order in which they are listed. @default none */
  readonly remarks?: readonly Remark[]
  /** Cells with a text that the member wrote, by the index of their patch. @default none */
  readonly byHand?: ReadonlySet<number>
  /** Handles of the excluded products that it would change. @default none */
  readonly skipped?: readonly string[]
  /**
   * The columns of the file that are never written, with the codes of the reasons. A remark says which
   * changes they stopped. @default none
   */
  readonly readOnly?: ReadonlyMap<number, string>
  /** Columns that the patches write into and the file lacks. @default none */
  readonly addedColumns?: readonly AddedColumn[]
  /** Columns to leave out of the download, so that the store keeps its values. */
  readonly excludedColumns: readonly number[]
  /**
   * Products whose changes only go together, by their index in the table: to exclude one of their
   * changes excludes all. @default none
   */
  readonly together?: ReadonlySet<number>
  /** The columns of the preview after ‘Product and variant’ and ‘Row’; the notes come last. */
  readonly columns: readonly PreviewColumn[]
  /**
   * Values that need an answer, by the key of the option: product types, with their numbers of
   * products, or for a map of amounts the handles of products, with their numbers of variants. Those
   * that the option has an answer for are among them. @default none
   */
  readonly questions?: Readonly<Record<string, readonly FoundValue[]>>
  /** The exchange rate that it converts by. @default none */
  readonly rate?: UsedRate
  /** The texts that services have still to write. @default none */
  readonly requests?: readonly TextRequest[]
  /** Origins of the new texts, in a plan of translations. @default it is another plan */
  readonly translations?: PlannedTranslations
  /**
   * Reason nothing changes: a key of the reasons in the texts of the automation, or `readOnlyCode` where
   * all changes are stopped.
   */
  readonly nothing?: string
}

/** A plan that changes nothing, with its reason. */
export function emptyPlan(nothing: string, columns: readonly PreviewColumn[] = []): Plan {
  return { patches: [], notes: new Map(), excludedColumns: [], columns, nothing }
}

/**
 * A plan in the making. It yields the number of products it has been through, at least every 250
 * products, so that the caller can report progress or stop.
 */
export type Planning = Generator<number, Plan, void>
