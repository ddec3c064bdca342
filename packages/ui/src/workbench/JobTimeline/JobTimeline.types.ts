import type { Job, JobState } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'
import type { TimelineStore } from './TimelineStore.types.js'

/** Whether the changes of a job are in the file. */
export type TimelineState = JobState | 'cancelled' | 'paused'

/** One job on the file. */
export interface TimelineJob
  extends
    Pick<Job, 'id' | 'at' | 'changedProducts' | 'changedCells'>,
    Partial<Pick<Job, 'excludedCells' | 'cellsByHand' | 'stoppedCells'>> {
  /** Description of the job, such as ‘Compare-at price +30%, ending .99’. */
  readonly name: string
  /** The automation that did it, said before what it changed. @default not said */
  readonly automation?: string
  readonly state: TimelineState
  /** Number of images it changed, shown in place of products and cells. One with later changes cannot be undone. @default it is on a file of products */
  readonly images?: number
  /** Columns that the download leaves out because of it, said where it changes no cell. @default 0 */
  readonly excludedColumns?: number
  /** Number of products it added to the file, shown in place of its changes. One with later changes cannot be undone. @default none */
  readonly addedProducts?: number
  /** Further fact about it, such as the exchange rate it used. @default nothing */
  readonly detail?: string | undefined
  /** Whether a later job that counts changed some of its cells again. @default false */
  readonly hasLaterChanges?: boolean
  /** Whether all that it changed is in the store of a live file. @default false */
  readonly isInStore?: boolean
}

/** The file as it was opened. */
export interface TimelineStart {
  readonly name: string
  /** Source of the import, shown instead of its name. @default it was opened */
  readonly from?: string
  /** Rows without the header. */
  readonly rows: number
  readonly bytes: number
  /** Number of its images, shown in place of rows. @default it is a file of products */
  readonly images?: number
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number
}

export interface JobTimelineProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The jobs, oldest first. They are shown newest first. */
  jobs: readonly TimelineJob[]
  /** The file as it was opened: the first line of the history. */
  opened: TimelineStart
  /** The store of a live file, whose jobs are shown too. @default it is a file of its own */
  store?: TimelineStore | undefined
  /** Undoes a job; opens the dialog where later jobs changed the same cells. @default no buttons */
  onUndo?: (id: string) => void
  /** Applies an undone job again. @default no buttons */
  onRedo?: (id: string) => void
  /** Continues a paused job. @default no buttons */
  onResume?: (id: string) => void
  /** Takes back the import that made the file. @default no button */
  onUndoImport?: () => void
  /** Downloads the file as it was opened. @default no button */
  onDownloadOriginal?: () => void
  /** Saves the jobs as a recipe; shown once there is a job. @default no button */
  onSaveRecipe?: () => void
  /** The job that is being undone or applied again; its button shows a spinner. */
  busyJob?: string
  /** Level of a heading that names the list, where no tab does. @default no heading */
  headingLevel?: 3 | 4
  /** Reason why Undo, Redo and Resume are off, as a sentence, such as in a file that is view only. @default they are on */
  locked?: string | undefined
  /** The current time in milliseconds since 1970; jobs of another day show their date. @default now */
  now?: number
}
