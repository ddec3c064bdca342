import type { NoticeProps } from '../Notice/index.js'

export const jobEndings = ['cancelled', 'failed', 'interrupted'] as const

/**
 * End of a job that did not change the file.
 *
 * - `cancelled` by the member
 * - `failed` it stopped because of an error
 * - `interrupted` the tab was closed while it was being applied
 */
export type JobEnding = (typeof jobEndings)[number]

export interface JobNoticeProps extends Omit<
  NoticeProps,
  'tone' | 'title' | 'icon' | 'children' | 'actions'
> {
  /** End of the job. */
  ending: JobEnding
  /** Name of the job, which `interrupted` says. */
  name: string
  /** Applies the job again. @default no button */
  onRetry?: () => void
  /** Copies the details of the error. @default no button */
  onCopyDetails?: () => void
}
