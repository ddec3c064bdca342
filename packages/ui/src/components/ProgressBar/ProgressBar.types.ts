import type { ComponentPropsWithoutRef } from 'react'

export const progressTones = ['usage', 'success', 'danger', 'neutral'] as const

/**
 * Meaning of the value.
 *
 * - `usage` of a limit: green, above 70 yellow, above 90 red
 * - `success` succeeded, or is going well
 * - `danger` stopped or failed
 * - `neutral` neither good nor bad
 */
export type ProgressTone = (typeof progressTones)[number]

export interface ProgressBarProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'aria-label'
> {
  /** Percent, 0 to 100. Values outside are clamped; NaN counts as 0. */
  value: number
  /** Accessible name; says what is measured, as in "Progress of Title Optimiser". */
  label: string
  /** Sets the colour. @default 'usage' */
  tone?: ProgressTone
  /** Sets the role: progress of work, or usage of a limit. @default 'progress' */
  kind?: 'progress' | 'meter'
}
