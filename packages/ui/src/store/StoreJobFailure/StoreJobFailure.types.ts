import type { NoticeProps } from '../../workbench/Notice/index.js'
import type { StoreJobActions } from '../StoreJobNotice/index.js'

/** What was not done: an action on a store job, writing the member’s values over conflicts, or the report. */
export type FailedJobAction = NonNullable<StoreJobActions['busy']> | 'update' | 'report'

export interface StoreJobFailureProps extends Pick<NoticeProps, 'onDismiss'> {
  /** What was not done. */
  action: FailedJobAction
  /** The reason, in the language of the member. */
  children: string
}
