import type { ComponentPropsWithoutRef } from 'react'

export interface QuotaBarProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'aria-label'
> {
  /** Percent of the quota that is used, 0 to 100. Values outside are clamped; NaN counts as 0. */
  value: number
  /** Accessible name of the meter. @default 'Quota used' */
  label?: string
  /** Text after the number. @default 'of quota used' */
  unit?: string
}
