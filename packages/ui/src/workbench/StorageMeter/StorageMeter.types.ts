import type { ComponentPropsWithoutRef } from 'react'

export interface StorageMeterProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Bytes in use by the saved files. */
  usedBytes: number
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
