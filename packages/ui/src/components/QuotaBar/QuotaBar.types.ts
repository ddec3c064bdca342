import type { ComponentPropsWithoutRef } from 'react'

export interface QuotaBarProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'aria-label'
> {
  /** Percent of the quota that is used, 0 to 100. What lies outside is shown as the nearer end, what is not a number as 0. */
  value: number
  /** Names the gauge for assistive technology. @default 'Quota used' */
  label?: string
  /** Follows the number. @default 'of quota used' */
  unit?: string
}
