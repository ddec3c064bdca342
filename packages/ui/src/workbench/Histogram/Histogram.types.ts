import type { ComponentPropsWithoutRef } from 'react'

/** Colour and pattern of a bar: what is good, what to look at, and what is bad. */
export const barTones = ['success', 'warning', 'danger'] as const
export type BarTone = (typeof barTones)[number]

export interface HistogramBar {
  /** Label below the bar, such as the number it begins with. @default nothing */
  readonly tick?: string
  /** The range of the bar in words, such as ‘0% to 10%’. */
  readonly range: string
  /** Number of items in the range; 0 or more. */
  readonly count: number
  /** @default 'success' */
  readonly tone?: BarTone
  /** Draws a dashed line before the bar, such as at zero. @default false */
  readonly isMarked?: boolean
}

export interface HistogramProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** Heading of the chart. */
  heading: string
  /** Total in words, such as ‘3,213 variants’. @default nothing */
  total?: string
  /** The bars, the lowest range first. */
  bars: readonly HistogramBar[]
  /** Says what each tone means. Without it the colours mean nothing. @default none */
  legend?: readonly { readonly tone: BarTone; readonly label: string }[]
  /** Headers of the ranges and the counts, where the chart is shown as a table. */
  columns: { readonly range: string; readonly count: string }
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3 | 4
}
