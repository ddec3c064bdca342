import type { ComponentPropsWithoutRef } from 'react'

/** Whether the changes of a job are in the file. */
export type TimelineState = 'applied' | 'undone' | 'partly-undone' | 'cancelled' | 'paused'

/** One job on the file. */
export interface TimelineJob {
  /** Unique in its file. */
  readonly id: string
  /** Name of the automation or fix. */
  readonly name: string
  readonly state: TimelineState
  /** When it was applied, in milliseconds since 1970. */
  readonly at: number
  readonly changedProducts: number
  readonly changedCells: number
  /** Columns that the download leaves out because of it, said where it changes no cell. @default 0 */
  readonly excludedColumns?: number
  /** Whether a later job that counts changed some of its cells again. @default false */
  readonly hasLaterChanges?: boolean
}

/** The file as it was opened. */
export interface TimelineStart {
  readonly name: string
  /** Rows without the header. */
  readonly rows: number
  readonly bytes: number
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number
}

export interface JobTimelineProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The jobs, in any order; they are shown newest first. */
  jobs: readonly TimelineJob[]
  /** The file as it was opened: the first line of the history. */
  opened: TimelineStart
  /** Undoes a job; opens the dialog where later jobs changed the same cells. @default no buttons */
  onUndo?: (id: string) => void
  /** Applies an undone job again. @default no buttons */
  onRedo?: (id: string) => void
  /** Continues a paused job. @default no buttons */
  onResume?: (id: string) => void
  /** Downloads the file as it was opened. @default no button */
  onDownloadOriginal?: () => void
  /** Saves the jobs as a recipe; shown once there is a job. @default no button */
  onSaveRecipe?: () => void
  /** The job that is being undone or applied again; its button shows a spinner. */
  busyJob?: string
  /** Disables Undo, Redo and Resume, such as in a file that is view only. @default false */
  disabled?: boolean
  /** The current time in milliseconds since 1970; jobs of another day show their date. @default now */
  now?: number
}
