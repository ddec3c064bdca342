import type { ComponentPropsWithoutRef } from 'react'

export interface HoursChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** Hours a week before: the number of cells. A whole number up to 168. */
  before: number
  /** Hours a week after: the number of lit cells. A whole number not above `before`. */
  after: number
}
