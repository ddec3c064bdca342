import type { ComponentPropsWithoutRef } from 'react'

/** How many variants have a margin of `from` percent or more, and less than `to`. */
export interface MarginBar {
  /** Absent in the first bar, which holds all that is lower. */
  readonly from?: number | undefined
  /** Absent in the last bar, which holds all that is higher. */
  readonly to?: number | undefined
  readonly variants: number
}

/** The margins of an export; margins are in percent. */
export interface MarginFigures {
  /** Variants with a price. */
  readonly variants: number
  /** Of these, those with a cost. */
  readonly known: number
  /** Of those with a cost, those whose cost is an estimate. */
  readonly estimated: number
  /** Absent where no cost is known. */
  readonly median?: number | undefined
  readonly losses: number
  /** Variants below the minimum, those sold at a loss included. */
  readonly belowFloor: number
  /** Absent where the median margin is not above 0. */
  readonly breakEven?: number | undefined
  /** The lowest range first. */
  readonly bars: readonly MarginBar[]
}

/** The lists of variants: sold at a loss, below the minimum (those sold at a loss included), without a cost. */
export const marginFilters = ['loss', 'floor', 'missing'] as const
export type MarginFilter = (typeof marginFilters)[number]

/** A variant of a list. Amounts are in the currency of the store. */
export interface ListedVariant {
  /** The row number in the source file. */
  readonly number: number
  readonly name: string
  readonly price: number
  /** Absent where it is missing. */
  readonly cost?: number | undefined
  /** Whether the cost was calculated from the price. @default false */
  readonly isEstimate?: boolean
  /** Payment fee and shipping. */
  readonly charges: number
  /** In percent; absent without a cost. */
  readonly margin?: number | undefined
  /** The price for the target margin; absent without a cost, and where no price reaches it. */
  readonly targetPrice?: number | undefined
}

export interface MarginsViewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The margins. @default still being calculated */
  figures?: MarginFigures
  /** The lowest margin that is enough, in percent. */
  floor: number
  /** The margin to reach, in percent. */
  target: number
  /** The list that is shown. @default 'loss' */
  filter?: MarginFilter
  /** Called with the list that was chosen. @default no choice */
  onFilterChange?: (filter: MarginFilter) => void
  /** The first variants of the list, the lowest margin first. @default none */
  rows?: readonly ListedVariant[]
  /** Shows more variants of the list. @default no such button */
  onShowMore?: () => void
  /** Goes to where costs are filled in. @default no such button */
  onFillCosts?: () => void
  /** Prepares new prices for what is sold at a loss, or below the minimum if that list is shown. @default no such button */
  onSetPrices?: () => void
  /** Keeps the actions from being used, such as where the file is view only. @default false */
  offReason?: string | undefined
}
