import type {
  CellHistory,
  Computed,
  CostChange,
  CostChangeKind,
  DownloadSize,
  EditOutcome,
  ExportEnd,
  FileErrorCode,
  FileErrorValues,
  FileFacts,
  FoundValue,
  JobLosses,
  KeptEdit,
  KeptExclusions,
  LostVariants,
  MarginRow,
  MarginSummary,
  Misfit,
  NeedsAllColumns,
  Overlap,
  Patch,
  PreviewColumn,
  PreviewQuery,
  PreviewRow,
  PreviewSummary,
  RemarkGroup,
  Reviewed,
  ScopeMatches,
  TranslationCounts,
  TranslationQuery,
  UndoEffect,
  UnpackedFrom,
} from '@dropwatt/automations'
import type { AutomationSlug, Options } from '@dropwatt/automations/options'
import type { PermissionReason, ReadOnlyReason } from '@dropwatt/shopify'
import type { PackedJob } from '../storage/records.ts'
import type { GuardAnswers } from './exclusions.ts'
import type { JobDescription, PackedReport } from './packing.ts'

/** A live file, as a worker opens it. */
export interface LiveRights {
  /** The ids of the store behind its rows, as they are saved. */
  readonly ids: unknown
  /** Permissions that the store has given. @default not known, so that none counts as missing */
  readonly granted?: readonly string[] | undefined
}

/** Progress of reading a file, in bytes. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
}

/** Reason that a file was not opened. */
export interface OpenRefusal {
  readonly code: FileErrorCode
  readonly values: FileErrorValues
}

/** The outcome of the checks on the current file. */
interface CheckOutcome {
  readonly report: PackedReport
  readonly seconds: number
}

/** Status of the file that depends on its jobs. */
export interface FileStatus {
  readonly check: CheckOutcome
  /** Oldest first. */
  readonly jobs: readonly JobDescription[]
  /** The jobs that Undo and Redo are about. */
  readonly undoable: string | undefined
  readonly redoable: string | undefined
  /** The texts of the first row, with the columns that jobs added. */
  readonly header: readonly string[]
  /** The names of its columns that are never written. @default none */
  readonly readOnly?: ReadonlySet<string>
  /** Reasons that columns are not written as long as a permission is missing, by their names. @default none is */
  readonly notPermitted?: ReadonlyMap<string, PermissionReason>
  /** Whether any variant has a cost. */
  readonly hasCosts: boolean
  /** Another number once a job has changed what filters and forms offer, or the values of a column that were asked for. */
  readonly choicesVersion: number
}

/** The table of a workbook or a ZIP, as the CSV file that is worked on. */
interface UnpackedContent {
  readonly content: Blob
  readonly name: string
  readonly from: UnpackedFrom
}

export interface OpenedFile {
  /** Absent unless the file is a workbook or a ZIP. */
  readonly unpacked?: UnpackedContent
  readonly facts: FileFacts
  /** SHA-256 of the original bytes, in hexadecimal. */
  readonly hash: string
  readonly status: FileStatus
}

/** Result of changing the jobs, with the records to save. */
export interface JobsOutcome {
  readonly status: FileStatus
  readonly saved: readonly Omit<PackedJob, 'file'>[]
}

/** A column of the preview, without the functions that compute its values. */
export type ShownColumn =
  | (Extract<PreviewColumn, { readonly kind: 'cell' | 'tags' }> & {
      /** Whether the plan changes none of its cells. */
      readonly isFixed?: true
      /** Reason that it is not written. @default it is */
      readonly readOnly?: ReadOnlyReason | PermissionReason | undefined
    })
  | (Extract<PreviewColumn, { readonly kind: 'changed' }> & {
      readonly fields: readonly ShownField[]
    })
  | Omit<Extract<PreviewColumn, { readonly kind: 'field' }>, 'labels' | 'nameOf'>
  | Omit<Extract<PreviewColumn, { readonly kind: 'computed' }>, 'valueOf'>

/** A column of the file with changes, where the preview has a row for each changed cell. */
export interface ShownField {
  readonly column: number
  /** Name of the column: a text of the file, or a label of the automation. */
  readonly name: NonNullable<Computed>
  /** Whether it holds HTML. */
  readonly isHtml: boolean
}

/** Place of a row in the list. */
export interface FoundRow {
  readonly index: number
  /** Its number in the original file, with the header as 1. */
  readonly number: number
}

/** The list that the last query gave. */
export interface ListStatus {
  /** Tells previews apart: rows of another number belong to another plan. */
  readonly plan: number
  readonly count: number
  readonly summary: PreviewSummary
  /** Columns of the file whose changes are all excluded. */
  readonly excludedColumns: readonly number[]
  readonly canUndoExclusion: boolean
  readonly canRedoExclusion: boolean
}

/** The list after changes were excluded or written by hand, and all that is so now. */
export interface ExclusionOutcome {
  readonly list: ListStatus
  readonly columns: readonly ShownColumn[]
  readonly exclusions: KeptExclusions | undefined
  readonly edits: readonly KeptEdit[] | undefined
}

/** The list after a cell was written by hand, unless it could not be. */
export interface EditedOutcome extends ExclusionOutcome {
  readonly edited: EditOutcome
}

/** Product types with their numbers of products, by the key of the option that is needed for them. */
export type Questions = Readonly<Record<string, readonly FoundValue[]>>

/** The texts of an export of translations that the last query gave. */
export interface TranslationStatus {
  /** Tells plans apart: rows of another number belong to another plan. */
  readonly plan: number
  /** The language of the translations. */
  readonly locale: string
  readonly count: number
  readonly counts: TranslationCounts
  readonly query: TranslationQuery
}

/** A column that the rows of a preview have besides those of the plan. */
export type ExtraColumn = 'sku' | 'image'

export interface PlanOutcome extends ExclusionOutcome {
  /** Those that the file has. */
  readonly extras: readonly ExtraColumn[]
  /** Notes that belong to no change, each once with its rows. */
  readonly remarks: readonly RemarkGroup[]
  /** The product types that options are needed for, by the key of the option. */
  readonly questions?: Questions
  /** Number of texts that services still have to write. */
  readonly requests: number
  readonly seconds: number
  /** Number of products with an excluded change that this plan does not make. */
  readonly lost: number
  /** Counts of what passes the filters of the options; absent without any. */
  readonly matches?: ScopeMatches
  /** The texts, of a plan of translations. */
  readonly translations?: TranslationStatus
  /** The rows that were asked for with the plan, so that the list is shown with them at once. */
  readonly rows: readonly PreviewRow[]
}

/** A variant with its margin, and the number of its row in the original file, with the header as 1. */
interface ListedMargin extends Omit<MarginRow, 'row'> {
  readonly number: number
}

/** The margins of the open file, and the first variants of a list. */
export interface MarginsOutcome {
  readonly summary: MarginSummary
  readonly rows: readonly ListedMargin[]
}

/** A change, with the number of its row in the later file; for a missing product, in the earlier one. */
interface ListedCostChange extends Omit<CostChange, 'row'> {
  readonly number: number
}

/** Changes since an earlier export: counts, and the first rows of a kind. */
export interface CostChangesOutcome {
  readonly counts: Readonly<Record<CostChangeKind, number>>
  readonly rows: readonly ListedCostChange[]
}

/** Progress of a running job. */
export interface JobProgress {
  /** Products read so far, and in total. */
  readonly products: number
  readonly allProducts: number
  /** Cells changed so far, and in total. */
  readonly cells: number
  readonly allCells: number
  /** Products read per second; absent until some were. */
  readonly perSecond?: number
}

/** Progress of a running recipe. */
export interface RecipeStepProgress {
  /** The index of the step. */
  readonly step: number
  /** Products processed by the step so far. */
  readonly products: number
}

/** A job was cancelled before it changed the file. */
export interface Cancelled {
  readonly isCancelled: true
}

/** A character that the encoding of the file lacks, so that the job cannot be applied. */
export interface Unwritable {
  readonly unwritable: string
}

export interface ApplyRequest {
  readonly id: string
  readonly at: number
  readonly declined: GuardAnswers
  /** Rows of the original file that the member looked at. @default none */
  readonly seen?: ReadonlySet<number>
}

/** Result of applying a job, with the records to save and the share that was reviewed. */
export interface AppliedOutcome extends JobsOutcome {
  readonly reviewed: Reviewed
}

/** Changes that were planned elsewhere, to apply as a job. */
export interface PlannedJob {
  readonly id: string
  /** Now, in milliseconds since 1970. */
  readonly at: number
  readonly slug: AutomationSlug
  readonly options: Options
  /** The name of the list that the changes are from. */
  readonly source: string
  /** Rows are those of the current table. */
  readonly patches: readonly Patch[]
  readonly excludedCells: number
}

/** Details for confirming the undo of a job whose cells later jobs changed. */
export interface UndoQuestion {
  /** Newest first. */
  readonly overlaps: readonly Overlap[]
  readonly effect: UndoEffect
  readonly cells: readonly {
    /** Its row is that of the original file. */
    readonly cell: CellHistory
    /** The title of its product, and its variant if it has several. */
    readonly product: string
    /** The name of its column. */
    readonly column: string
  }[]
}

/** Planned changes of a step of a recipe. */
export interface StepPreview {
  readonly misfit: Misfit | undefined
  /** Absent where the step is off or cannot use the file. */
  readonly result:
    | { readonly products: number; readonly cells: number; readonly review: number }
    | undefined
  /** Reason for no change: a key of the reasons in the texts of its automation. */
  readonly nothing: string | undefined
  /** The product types that its options are needed for. */
  readonly questions?: Questions
  /** Handles of the excluded products that it would change. @default none */
  readonly skipped?: readonly string[]
}

/** Planned changes of a recipe. */
export interface RecipePreview {
  /** For each step. */
  readonly steps: readonly StepPreview[]
  readonly products: number
  readonly cells: number
  /** Products with a change that needs review, in any step. */
  readonly needReview: number
  /** Option values that change, and cells that become empty, in all steps together. */
  readonly optionValues: number
  readonly emptied: number
  readonly seconds: number
}

/** The list of what a recipe would change. */
export interface RecipeList {
  /** Tells the lists of different calculations apart. */
  readonly number: number
  readonly count: number
  readonly summary: PreviewSummary
}

/** Planned changes of a recipe, cell by cell. */
export interface RecipeChanges {
  readonly columns: readonly ShownColumn[]
  readonly extras: readonly ExtraColumn[]
  readonly remarks: readonly RemarkGroup[]
  /** The keys of the steps that change a cell: their indexes, joined by a plus sign. */
  readonly steps: readonly string[]
  readonly list: RecipeList
}

/** A file to download. */
export interface NamedFile {
  readonly name: string
  readonly content: Blob
}

/** One way to download the file, with the names of its files. */
interface Download extends DownloadSize {
  readonly fileNames: readonly string[]
}

/** A column of a download, or several that belong together, under one name. */
export interface DownloadedColumn {
  readonly name: string
  readonly isChanged: boolean
}

/** Losses that an import would cause because of one job. */
interface DownloadLosses extends Omit<JobLosses, 'emptiedColumns' | 'lost'> {
  readonly emptiedColumns: readonly string[]
  readonly lost: readonly {
    readonly product: string
    readonly variants: number
    /** The first and the last row of each range, counted from 1 as in the file. */
    readonly rows: readonly (readonly [first: number, last: number])[]
    readonly change?: LostVariants['change']
  }[]
}

/** Available downloads, and the effects of importing them. */
export interface Downloads {
  /** Changed columns with those that identify the rows, or the reason that all columns are needed. */
  readonly columns: (Download & { readonly names: readonly DownloadedColumn[] }) | NeedsAllColumns
  readonly changed: Download
  readonly whole: Download
  /** The names of the files that are each under 15 MB. */
  readonly parts: readonly string[]
  /** Whether all columns bring stock along. */
  readonly hasStock: boolean
  readonly losses: readonly DownloadLosses[]
  /** Number of entries that `lost` omits. */
  readonly unlisted: number
  /** The names of columns that keep variants safe and are missing. */
  readonly missingColumns: readonly string[]
  /** The names of the other columns that jobs leave out. */
  readonly excludedColumns: readonly string[]
}

export type { PreviewQuery, PreviewRow }

/** Details for confirming that products are added to an export. */
export interface AdditionQuestion {
  readonly products: number
  /** The handles of those that it has already. */
  readonly duplicates: readonly string[]
  /** Names of columns that it lacks, whose values would be left out. */
  readonly missing: readonly string[]
  /** Whether variants would be told apart by nothing without these columns, so that nothing can be added. */
  readonly isEssential: boolean
}

/** The member's answer to that question. */
export interface AdditionAnswer {
  /** Handling of products whose handles the export has already. */
  readonly duplicates: 'rename' | 'leave-out'
}

/** An export with products that were added to it. */
export interface Addition {
  readonly content: Blob
  /** Its size before the addition. */
  readonly before: ExportEnd
  readonly products: number
  readonly rows: number
}
