import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react'
import type { BadgeTone } from '../Badge/index.js'
import type { JobTableStrings } from './JobTable.strings.js'

/** Status of a job. The known ones are translated, `Running`, `Done` and `Error` also colours; any other is shown as written. */
export type JobStatus =
  | 'Running'
  | 'Done'
  | 'Error'
  | 'Paused'
  | 'Undone'
  | 'Cancelled'
  | (string & {})

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
  /** Says the status in more words, such as 'Writing 3 of 9'; the filter goes by the status itself. @default the status */
  readonly statusText?: string | undefined
  /** Colour of the status. @default that of the status */
  readonly statusTone?: BadgeTone | undefined
  /** Percent, 0 to 100. */
  readonly progress: number
  /** Id of its group, for `JobGroups`. */
  readonly group?: string
}

/** Jobs that belong together under a heading of their own. */
export interface JobGroup {
  /** Unique in the table; jobs name it. */
  readonly id: string
  /** Heading of the group. */
  readonly heading: ReactNode
}

/** Props of the rows of a table. */
export interface JobRowsProps extends Pick<JobTableProps, 'actions'> {
  /** The jobs that are shown, in order. */
  readonly jobs: readonly Job[]
  /** The texts of the table. */
  readonly strings: JobTableStrings
  /** Language tag for numbers and dates, such as `it`. */
  readonly locale: string
}

/** Props of a layout that arranges the rows, such as groups. */
export interface JobLayoutProps extends JobRowsProps {
  /** Renders some of the jobs as rows. */
  readonly Rows: ComponentType<JobRowsProps>
}

export const jobColumns = ['name', 'started', 'status', 'progress'] as const

/** A column of the table. */
export type JobColumn = (typeof jobColumns)[number]

/** Column and direction by which jobs are sorted. */
export interface JobSort {
  readonly column: JobColumn
  readonly direction: 'ascending' | 'descending'
}

export interface JobTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Caption of the table. */
  caption: string
  /** Hides the caption visually, for when a heading above says the same. @default false */
  captionHidden?: boolean
  /** The jobs. Unless each has `startedAt`, they are expected newest first. */
  jobs: readonly Job[]
  /** Lays the rows out, such as by `JobGroups` under headings. Keep it stable. @default one list */
  layout?: ComponentType<JobLayoutProps>
  /** Returns the buttons of a job, at most two with an icon each, for a column of their own. Keep it stable: a new function re-renders every row. @default no such column */
  actions?: (job: Job) => ReactNode
  /** Sort order (controlled); use with `onSortChange`. @default uncontrolled */
  sort?: JobSort
  /** Initial sort order. @default newest first */
  defaultSort?: JobSort
  /** Called when the user changes the sort order. */
  onSortChange?: (sort: JobSort) => void
  /** Shows only jobs with this status; use with `onStatusChange`. @default all */
  status?: JobStatus
  /** Called with `undefined` when the user clears a filter without results. */
  onStatusChange?: (status: JobStatus | undefined) => void
  /** Shows a skeleton while the jobs load, as long as there are none. @default false */
  loading?: boolean
  /** Says that the jobs failed to load, and offers to try again. @default false */
  failed?: boolean
  /** Loads the jobs again. @default shows the not-implemented notice */
  onRetry?: () => void
  /** Next step when there are no jobs: a button or a link. */
  emptyAction?: ReactNode
  /** Level of the heading shown in place of the jobs. @default 3 */
  headingLevel?: 2 | 3 | 4
}
