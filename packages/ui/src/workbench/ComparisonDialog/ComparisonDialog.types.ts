import type {
  ComparisonCounts,
  ComparisonQuery,
  ComparisonRow,
  ComparisonWords,
} from '@dropwatt/automations'
import type { DialogProps } from '../../components/Dialog/index.js'
import type { DiffTableProps } from '../DiffTable/index.js'
import type { FileDropZoneProps } from '../FileDropZone/index.js'
import type { RecentFile, StoreMark } from '../files.types.js'

/** One of the compared files. */
export interface ComparedFile {
  /** Name with its extension. */
  readonly name: string
  /** When it was opened or changed, in milliseconds since 1970. */
  readonly at: number
  /** Number of its active jobs. @default 0 */
  readonly jobs?: number
  /** @default no label */
  readonly store?: StoreMark
  /** Marks the open file. @default false */
  readonly isOpen?: boolean
}

/** A column with differences. */
export interface DifferingColumn {
  /** Its index among the columns that both files have. */
  readonly index: number
  readonly name: string
}

/** Differences between two files. */
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
  readonly query: ComparisonQuery
  /** In the order of the later file. */
  readonly columns: readonly DifferingColumn[]
  /** Returns a row, or undefined while it loads; the same object for the same row. */
  readonly rows: (index: number) => ComparisonRow | undefined
}

/** The words of a list of all differences, and of its file. */
export interface ComparisonListWords extends ComparisonWords {
  /** One word for the name of its download. */
  readonly fileName: string
}

export interface StoreComparisonDialogProps
  extends
    Pick<DialogProps, 'open' | 'onOpenChange'>,
    Pick<
      ComparisonDialogProps,
      'comparing' | 'failed' | 'onRetry' | 'onQueryChange' | 'onDownload' | 'downloading'
    > {
  /** Name of the store. */
  store: string
  /** When the store was read, in ISO 8601. */
  readAt: string
  /** Cells that differ. @default they are being compared, or could not be */
  result?: Omit<ComparisonResult, 'earlier' | 'later'>
  /** Asks before they are written. */
  onUpdate: () => void
  /** Reason why they cannot be written now, as a sentence. @default they can */
  offReason?: string | undefined
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
  /** Result of the comparison. Without it, the other file is to be chosen, unless `comparing` or `failed`. */
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
  /** Called with what changes in the query: its filter, its search or the hidden columns. */
  onQueryChange: (changes: Partial<ComparisonQuery>) => void
  /** Downloads a list of all differences. */
  onDownload: () => void
  /** The list is being written. @default false */
  downloading?: boolean
}
