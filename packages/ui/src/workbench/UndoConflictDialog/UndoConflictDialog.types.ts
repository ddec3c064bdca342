import type { UndoChoice } from '@dropwatt/automations'
import type { DialogProps } from '../../components/Dialog/index.js'

/** A cell that a later job changed again. */
export interface ConflictCell {
  /** Product and variant, such as ‘Cotton tee, Sand / S’. */
  readonly product: string
  /** The row; the header is row 0, and is shown as row 1. */
  readonly row: number
  /** Names the column of the file. */
  readonly column: string
  /** The value in the export. An empty text is shown as ‘empty’. */
  readonly before: string
  /** The value that the job wrote. */
  readonly after: string
  /** The value that it has now. */
  readonly now: string
}

/** A job, by what it did and when. */
export interface ConflictingJob {
  /** Description of the job, such as ‘Compare-at price +30%, ending .99’. */
  readonly name: string
  /** When it was applied, in milliseconds since 1970. */
  readonly at: number
}

export interface UndoConflictDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** The job to undo. */
  job: ConflictingJob
  /** The later jobs that changed the same cells, newest first. */
  later: readonly ConflictingJob[]
  /** Number of cells that the job changed. */
  jobCells: number
  /** Number of those cells that later jobs changed too. */
  sharedCells: number
  /** Number of cells that are restored when the later jobs are undone too. */
  allCells: number
  /** Some of the cells that changed again; the first three are shown at once. */
  cells: readonly ConflictCell[]
  /** Called when the member wants to see all cells, if `cells` has only some; pass more of them. */
  onShowAll?: () => void
  /** Undoes. */
  onUndo: (choice: UndoChoice) => void
  /** Shows that the undo is in progress. @default false */
  busy?: boolean
}
