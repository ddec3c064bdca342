import type { NoticeProps } from '../../workbench/Notice/index.js'
import type { StoreJobActions } from '../StoreJobNotice/index.js'

/** Action that failed: one on a store job, writing the member’s values over conflicts, or the report. */
export type FailedJobAction = NonNullable<StoreJobActions['busy']> | 'update' | 'report'

export interface StoreJobFailureProps extends Pick<NoticeProps, 'onDismiss'> {
  /** The action that failed. */
  action: FailedJobAction
  /** The reason, in the language of the member. */
  children: string
}
