import type { ComponentPropsWithoutRef } from 'react'

export interface StorageMeterProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Bytes in use, as the browser estimates them. */
  usedBytes: number
  /**
   * Bytes of the saved files together. If they are more than the browser estimates, as it compresses
   * them or counts late, they are shown, and the estimate beside them. @default 0
   */
  filesBytes?: number
  /** Bytes that the browser allows, as it estimates them. @default not known, no bar */
  quotaBytes?: number
  /** Whether the browser agreed to keep the files. @default false */
  isPersisted?: boolean
  /** Asks the browser to keep the files. @default no such button */
  onPersist?: () => void
  /** Waits for the answer of the browser. @default false */
  busy?: boolean
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3
}
