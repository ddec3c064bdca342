import type { ComponentPropsWithoutRef } from 'react'

/** One amount of a comparison. */
export interface ComparedAmount {
  readonly label: string
  /** Not negative. */
  readonly value: number
  /** Says that the amount may be more, and fades the bar out. @default false */
  readonly orMore?: boolean
  /** Highlights the bar; one of a comparison at most. @default false */
  readonly highlighted?: boolean
}

export interface ComparisonBarsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Two or more amounts of one kind; the largest sets the scale. */
  amounts: readonly ComparedAmount[]
  /** Formats an amount. @default a number in the current language */
  formatValue?: (value: number) => string
  /** Text after each amount, such as 'per month'. */
  unit?: string
}
