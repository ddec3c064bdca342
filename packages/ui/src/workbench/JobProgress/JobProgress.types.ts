import type { ComponentPropsWithoutRef, Ref } from 'react'

export interface JobProgressProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Name of the automation or fix that is being applied. */
  name: string
  /** How many products were read. */
  productsRead: number
  /** How many products there are to read. */
  products: number
  /** How many cells were changed. */
  cellsChanged: number
  /** How many cells will be changed. */
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
