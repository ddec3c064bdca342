/**
 * How a job ended without changing the file.
 *
 * - `cancelled` by the owner
 * - `failed` it stopped because of an error
 * - `interrupted` the tab was closed while it was being applied
 */
export type JobEnding = 'cancelled' | 'failed' | 'interrupted'

export interface JobNoticeProps {
  /** How the job ended. */
  ending: JobEnding
  /** Name of the job; `interrupted` says it. */
  name: string
  /** Applies the job again. @default no button */
  onRetry?: () => void
  /** Copies the details of the error. @default no button */
  onCopyDetails?: () => void
  /** Closes the notice. @default no button */
  onDismiss?: () => void
}
