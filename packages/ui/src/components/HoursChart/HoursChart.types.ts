import type { ComponentPropsWithoutRef } from 'react'

export interface HoursChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** Hours per week before: the number of cells. An integer up to 168. */
  before: number
  /** Hours per week after: the number of lit cells. An integer not above `before`. */
  after: number
}
