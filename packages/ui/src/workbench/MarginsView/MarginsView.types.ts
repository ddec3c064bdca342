import type { MarginFilter, MarginRow, MarginSummary } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'

/** A variant of a list, with the number of its row in the source file. */
export interface ListedVariant extends Omit<MarginRow, 'row'> {
  readonly number: number
}

export interface MarginsViewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The margins. @default still being calculated */
  figures?: MarginSummary
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
