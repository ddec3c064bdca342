import type { FixCode } from '../check/Finding.ts'
import type { UsedRate } from '../money/rates.ts'
import type { Options } from '../options/fields.ts'
import type { Patch } from '../patches/Patch.ts'

/**
 * Whether a job counts: `partly-undone` if some of its cells were undone and others kept, because a
 * later job had changed them again.
 */
export type JobState = 'applied' | 'undone' | 'partly-undone'

/** Origin of a job. */
export type JobOrigin =
  | {
      readonly kind: 'automation'
      readonly slug: string
      readonly options: Options
      /** The name of the list that an importer updated the file from. @default none */
      readonly source?: string
    }
  | { readonly kind: 'fix'; readonly fix: FixCode }

/** One automation or fix applied to a file, with everything that undoes it. */
export interface Job {
  /** Unique in its file. */
  readonly id: string
  readonly origin: JobOrigin
  readonly state: JobState
  /** When it was applied, in milliseconds since 1970. */
  readonly at: number
  /** Its changes. Rows and columns are those of the original file, whatever order the rows have now. */
  readonly patches: readonly Patch[]
  /** Of a partly undone job: the indexes of the patches that still count, in order. */
  readonly kept?: Uint32Array
  /** The rows in a new order, as rows of the original file; the header stays first. */
  readonly order?: Uint32Array
  /** Columns of the original file to leave out of the download. */
  readonly excludedColumns: readonly number[]
  /** The handles of products that later jobs and downloads leave out. @default none */
  readonly excludedProducts?: readonly string[]
  readonly changedProducts: number
  readonly changedCells: number
  /** Number of planned changes that the member excluded. */
  readonly excludedCells: number
  /** Number of planned changes that read-only columns stopped. @default none */
  readonly stoppedCells?: number
  /** Number of its changes that the member wrote by hand. @default none */
  readonly cellsByHand?: number
  /** The exchange rate that it converted by. @default none */
  readonly rate?: UsedRate
  /** The recipe run that the job belongs to. */
  readonly recipe?: string
  /** The name of that recipe when it ran. @default not known */
  readonly recipeName?: string
}

/** A later job that stands on an earlier one, because it changed its cells again. */
export interface Overlap {
  readonly id: string
  /** Number of shared cells; 0 if it only changed cells of another job of the list. */
  readonly cells: number
}

/** Way to undo a job whose cells later jobs changed again. */
export type UndoChoice = 'with-later' | 'unchanged-only'
