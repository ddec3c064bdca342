import type { ComponentPropsWithoutRef, Ref } from 'react'
import type { StoreJob } from '../storeJob.types.js'
import type { StoreJobActions } from '../StoreJobNotice/index.js'

export interface StoreJobProgressProps
  extends StoreJobActions, Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onReset'> {
  /** A job that has not ended, or was cancelled or failed. */
  job: StoreJob
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3
}
