'use client'
import { forwardRef } from 'react'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { comparisonBarsStrings } from './ComparisonBars.strings.js'
import { StyledBars, StyledRow, StyledTrack, StyledText } from './ComparisonBars.styles.js'
import type { ComparisonBarsProps } from './ComparisonBars.types.js'

/** Compares amounts of one kind as bars on one scale. */
export const ComparisonBars = forwardRef<HTMLDivElement, ComparisonBarsProps>(
  function ComparisonBars({ amounts, formatValue, unit, ...native }, ref) {
    const strings = useStrings(comparisonBarsStrings)
    const numbers = numberFormat(useLocale())
    const write = formatValue ?? ((value: number) => numbers.format(value))
    const largest = Math.max(...amounts.map(({ value }) => value))
    const descriptions = amounts.map(({ label, value, orMore }) => {
      const amount = orMore ? strings.orMoreInWords(write(value)) : write(value)
      return unit === undefined ? `${label}: ${amount}` : `${label}: ${amount} ${unit}`
    })

    return (
      <StyledBars
        ref={ref}
        role="img"
        aria-label={descriptions.join('; ')}
        data-open={amounts.some(({ orMore }) => orMore) ? '' : undefined}
        {...native}
      >
        {amounts.map(({ label, value, orMore, highlighted }) => (
          <StyledRow key={label} data-highlighted={highlighted ? '' : undefined}>
            <StyledText>
              <span>{label}</span>
              <span>
                <b>
                  <bdi>{orMore ? strings.orMore(write(value)) : write(value)}</bdi>
                </b>
                {unit !== undefined && ` ${unit}`}
              </span>
            </StyledText>
            <StyledTrack
              style={{ '--share': largest > 0 ? value / largest : 0 }}
              data-open={orMore ? '' : undefined}
            >
              <i />
            </StyledTrack>
          </StyledRow>
        ))}
      </StyledBars>
    )
  },
)
