import type { ComponentPropsWithoutRef, Ref } from 'react'

export interface JobProgressProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Name of the automation or fix that is being applied. */
  name: string
  /** Number of products read. */
  productsRead: number
  /** Number of products to read. */
  products: number
  /** Number of cells changed. */
  cellsChanged: number
  /** Number of cells to change. */
  cells: number
  /** Speed, in products per second. @default not shown */
  perSecond?: number
  /** Cancels the job. @default no button */
  onCancel?: () => void
  /** Shows that the job is being cancelled. @default false */
  cancelling?: boolean
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3
}
