import type { NoticeProps } from '../../workbench/Notice/index.js'
import type { StoreJob } from '../storeJob.types.js'

/** Actions on a store job; each has a button if it is given and the state allows it. */
export interface StoreJobActions {
  /** Cancels the job; asks first if values are written already. @default no button */
  onCancel?: (() => void) | undefined
  /** Goes on with a cancelled or failed job. @default no button */
  onResume?: (() => void) | undefined
  /** Connects the store again, whose key has ended. @default no button */
  onReconnect?: (() => void) | undefined
  /** Connects the store again with a permission that is missing. @default no button */
  onConnect?: ((scope: string) => void) | undefined
  /** Leaves out the values that need a missing permission. @default no button */
  onLeaveOut?: ((scope: string) => void) | undefined
  /** Takes back what is written; expected to open `UndoStoreDialog`. @default no button */
  onUndo?: (() => void) | undefined
  /** Shows what is written and what is not. @default no button */
  onShowResults?: (() => void) | undefined
  /** The action that is in progress; its button shows a spinner. @default none */
  busy?: 'cancel' | 'resume' | 'reconnect' | 'connect' | 'leave-out' | undefined
}

export interface StoreJobNoticeProps
  extends
    StoreJobActions,
    Omit<NoticeProps, 'tone' | 'title' | 'icon' | 'children' | 'actions' | 'onDismiss'> {
  /** A job that is queued, paused, cancelled or failed; others have no notice. */
  job: StoreJob
}
