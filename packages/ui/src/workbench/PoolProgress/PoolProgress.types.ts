import type { ComponentPropsWithoutRef } from 'react'

export interface PoolProgressProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Name of the automation. */
  name: string
  /** Number of images finished. */
  done: number
  /** Number of images to process. */
  total: number
  /** Speed, in images per second. @default not shown */
  perSecond?: number
  /** Number of images that are processed at a time. @default not shown */
  atATime?: number
  /** Remaining time, in seconds. @default not shown */
  secondsLeft?: number
  /** Says that it is paused. @default false */
  isPaused?: boolean
  /** Starts no new images. @default no button */
  onPause?: () => void
  /** Continues a paused job. @default no button */
  onResume?: () => void
  /** Cancels the job. @default no button */
  onCancel?: () => void
  /** Shows that the job is being cancelled. @default false */
  cancelling?: boolean
}
