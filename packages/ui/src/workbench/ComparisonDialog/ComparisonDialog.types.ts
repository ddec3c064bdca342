import type { DialogProps } from '../../components/Dialog/index.js'
import type { DiffRow, DiffTableProps } from '../DiffTable/index.js'
import type { FileDropZoneProps } from '../FileDropZone/index.js'
import type { RecentFile, StoreMark } from '../files.types.js'

export const comparisonFilters = ['all', 'new', 'missing', 'changed'] as const

/** Which products are listed. */
export type ComparisonFilter = (typeof comparisonFilters)[number]

/** What only one of the files has; `new` and `missing` are products. */
export type OneSided =
  | 'new'
  | 'missing'
  | 'new-variant'
  | 'missing-variant'
  | 'new-image'
  | 'missing-image'

/** One of the compared files. */
export interface ComparedFile {
  /** Name with its extension. */
  readonly name: string
  /** When it was opened or changed, in milliseconds since 1970. */
  readonly at: number
  /** How many jobs count in it. @default 0 */
  readonly jobs?: number
  /** @default no label */
  readonly store?: StoreMark
  /** Marks the open file. @default false */
  readonly isOpen?: boolean
}

/** Counts of products, and the cells that differ in changed ones. */
export interface ComparisonCounts {
  readonly new: number
  readonly missing: number
  readonly changed: number
  readonly same: number
  readonly changedCells: number
}

/** A column with differences. */
export interface ComparedColumn {
  /** Unique key of the column. */
  readonly key: string
  readonly label: string
  /** Its differences are not shown. @default false */
  readonly isHidden?: boolean
}

/**
 * A product that differs, or below it a cell that differs, or a variant or image that only one file
 * has. A cell of the product itself has no name; `cells` holds the texts of a cell.
 */
export interface ComparedRow extends Omit<DiffRow, 'notes' | 'included'> {
  /** The name of the column, for a cell. */
  readonly column?: string
  /** Present if only one of the files has it. */
  readonly oneSided?: OneSided
}

/** What differs between two files. */
export interface ComparisonResult extends Pick<
  DiffTableProps,
  'rowCount' | 'revision' | 'onRange'
> {
  readonly earlier: ComparedFile
  readonly later: ComparedFile
  readonly counts: ComparisonCounts
  /** Changed products with a difference in a column that is not hidden. */
  readonly shownChanges: number
  /** Names of the columns that only the later file has. */
  readonly newColumns: readonly string[]
  /** Names of the columns that only the earlier file has. */
  readonly missingColumns: readonly string[]
  readonly filter: ComparisonFilter
  readonly search: string
  /** In the order of the later file. */
  readonly columns: readonly ComparedColumn[]
  /** Returns a row, or undefined while it loads; the same object for the same row. */
  readonly rows: (index: number) => ComparedRow | undefined
}

/** The words of a list of all differences. */
export interface ComparisonWords {
  /** The names of its columns. */
  readonly header: readonly [
    difference: string,
    handle: string,
    product: string,
    variant: string,
    earlierRow: string,
    laterRow: string,
    column: string,
    before: string,
    after: string,
  ]
  /** What a line is about. */
  readonly kinds: Readonly<Record<OneSided | 'changed' | 'new-column' | 'missing-column', string>>
  /** What its file is called, in a word. */
  readonly fileName: string
}

export interface ComparisonDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Name of the open file. */
  name: string
  /** Takes the other file from the disk, and says how far it is read or why it was refused. */
  zone: Pick<FileDropZoneProps, 'onFiles' | 'reading' | 'onCancel' | 'problem'>
  /** Saved files to choose from, the last opened first. */
  recent: readonly RecentFile[]
  /** Compares with a saved file. */
  onChoose: (id: string) => void
  /** What differs. Without it, the other file is to be chosen, unless `comparing` or `failed`. */
  result?: ComparisonResult
  /** The files are being compared. With a result, that is shown until the new one is there. @default false */
  comparing?: boolean
  /** They could not be compared. @default false */
  failed?: boolean
  /** Compares again. */
  onRetry?: () => void
  /** Chooses another file instead. */
  onChooseAnother: () => void
  /** Makes the earlier file the later one. */
  onSwap: () => void
  /** Shows only one kind of difference, or all. */
  onFilterChange: (filter: ComparisonFilter) => void
  /** Shows only products that contain a text. */
  onSearchChange: (search: string) => void
  /** Shows the differences of a column or not, by its key. */
  onColumnChange: (key: string, isShown: boolean) => void
  /** Downloads a list of all differences. */
  onDownload: () => void
  /** The list is being written. @default false */
  downloading?: boolean
}
