import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** How far a job is. The three that are known have words and signs of their own; any other is shown as written. */
export type JobStatus = 'Running' | 'Done' | 'Error' | (string & {})

/** A run of an automation. */
export interface Job {
  /** Names the job among the others. */
  readonly id: string
  /** Says which automation runs. */
  readonly name: string
  /** Says on what. */
  readonly detail?: string
  /** When it started, as relative text, such as '2 minutes ago'. */
  readonly started: string
  /** When it started, to sort by: a time in ms, or any number that grows with it. */
  readonly startedAt?: number
  readonly status: JobStatus
  /** Percent, 0 to 100. */
  readonly progress: number
}

export const jobColumns = ['name', 'started', 'status', 'progress'] as const

/** A column of the table. */
export type JobColumn = (typeof jobColumns)[number]

/** How the jobs stand: by which column, and which end first. */
export interface JobSort {
  readonly column: JobColumn
  readonly direction: 'ascending' | 'descending'
}

export interface JobTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the table. */
  caption: string
  /** Keeps the caption for assistive technology only, where a heading above says the same. @default false */
  captionHidden?: boolean
  /** The jobs. Without `startedAt` in each of them, their order is taken as newest first. */
  jobs: readonly Job[]
  /** Sorts the jobs; give it with `onSortChange`. @default the table sorts by itself */
  sort?: JobSort
  /** Sorts the jobs at first. @default newest first */
  defaultSort?: JobSort
  /** Runs when another column or the other end is asked for. */
  onSortChange?: (sort: JobSort) => void
  /** Shows jobs of this status only; give it with `onStatusChange`. @default all of them */
  status?: JobStatus
  /** Runs with `undefined` when all jobs are asked for again, where a status has none. */
  onStatusChange?: (status: JobStatus | undefined) => void
  /** Shows that the jobs are on their way, as long as there are none. @default false */
  loading?: boolean
  /** Says that the jobs did not come, and offers to try again. @default false */
  failed?: boolean
  /** Tries again. @default shows the not-implemented notice */
  onRetry?: () => void
  /** The next step where there are no jobs: a button or a link. */
  emptyAction?: ReactNode
  /** Sets the rank of the heading that stands in place of the jobs. @default 3 */
  headingLevel?: 2 | 3 | 4
}
