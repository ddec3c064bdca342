import type { ComponentPropsWithoutRef } from 'react'

/** One amount of a comparison. */
export interface ComparedAmount {
  readonly label: string
  /** Not negative. */
  readonly value: number
  /** Says that it may be more, and lets the bar run out instead of ending. @default false */
  readonly orMore?: boolean
  /** Lights the bar; one of a comparison at most. @default false */
  readonly highlighted?: boolean
}

export interface ComparisonBarsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Two or more amounts of one kind; the largest sets the scale. */
  amounts: readonly ComparedAmount[]
  /** Writes an amount. @default the number as the language in force writes it */
  formatValue?: (value: number) => string
  /** Stands after each amount, such as 'per month'. */
  unit?: string
}
