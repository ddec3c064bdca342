import type { ComponentPropsWithoutRef } from 'react'

export const progressTones = ['usage', 'success', 'danger', 'neutral'] as const

/**
 * What the amount means.
 *
 * - `usage` of a limit: green, from above 70 yellow, from above 90 red
 * - `success` went well or goes well
 * - `danger` stopped or failed
 * - `neutral` an amount without a judgement
 */
export type ProgressTone = (typeof progressTones)[number]

export interface ProgressBarProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'aria-label'
> {
  /** Percent, 0 to 100. What lies outside is shown as the nearer end, what is not a number as 0. */
  value: number
  /** Names it for assistive technology; says of what, as in "Progress of Title Optimiser". */
  label: string
  /** Sets what the amount means. @default 'usage' */
  tone?: ProgressTone
  /** Says what it is: work that goes on, or how full something is. @default 'progress' */
  kind?: 'progress' | 'meter'
}
