'use client'
import { forwardRef } from 'react'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { hoursChartStrings } from './HoursChart.strings.js'
import { StyledCells, StyledChart, StyledLegend } from './HoursChart.styles.js'
import type { HoursChartProps } from './HoursChart.types.js'

/** Shows a change in weekly hours as cells; the remaining hours are lit. */
export const HoursChart = forwardRef<HTMLElement, HoursChartProps>(function HoursChart(
  { before, after, ...native },
  ref,
) {
  const strings = useStrings(hoursChartStrings)
  const numbers = numberFormat(useLocale())
  return (
    <StyledChart ref={ref} {...native}>
      <StyledCells
        role="img"
        aria-label={strings.label(numbers.format(before), numbers.format(after))}
        style={{ '--wide': Math.ceil(before / 2), '--narrow': Math.ceil(before / 4) }}
      >
        {Array.from({ length: before }, (_, hour) => (
          <i key={hour} data-lit={hour < after ? '' : undefined} />
        ))}
      </StyledCells>
      <StyledLegend>
        <span>
          <i data-lit="" aria-hidden="true" />
          {strings.left(numbers.format(after))}
        </span>
        <span>
          <i aria-hidden="true" />
          {strings.saved(numbers.format(before - after))}
        </span>
      </StyledLegend>
    </StyledChart>
  )
})
