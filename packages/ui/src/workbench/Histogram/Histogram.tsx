'use client'
import { forwardRef, useId, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Table } from '../../components/Table/index.js'
import { useStrings } from '../../i18n/index.js'
import { AlertIcon, CheckIcon, WarningIcon, type Icon } from '../../icons/index.js'
import { useFigures } from '../useFigures.js'
import { histogramStrings } from './Histogram.strings.js'
import {
  StyledBars,
  StyledHead,
  StyledHistogram,
  StyledLegend,
  StyledNumbers,
} from './Histogram.styles.js'
import type { BarTone, HistogramProps } from './Histogram.types.js'

const signs: Readonly<Record<BarTone, Icon>> = {
  success: CheckIcon,
  warning: WarningIcon,
  danger: AlertIcon,
}

/** Shows how many there are in each range, as bars or as a table. */
export const Histogram = forwardRef<HTMLElement, HistogramProps>(function Histogram(
  { heading, total, bars, legend, columns, headingLevel = 3, ...native },
  ref,
) {
  const strings = useStrings(histogramStrings)
  const { count } = useFigures()
  const headingId = useId()
  const [isTable, setIsTable] = useState(false)
  const highest = Math.max(1, ...bars.map((bar) => bar.count))
  const Heading = `h${headingLevel}` as const
  return (
    <StyledHistogram {...native} ref={ref} aria-labelledby={headingId}>
      <StyledHead>
        <Heading id={headingId}>{heading}</Heading>
        {total !== undefined && <p>{total}</p>}
        <Button size="sm" variant="ghost" onClick={() => setIsTable(!isTable)}>
          {isTable ? strings.asChart : strings.asTable}
        </Button>
      </StyledHead>
      {isTable ? (
        <Table
          caption={heading}
          captionHidden
          columns={[
            { id: 'range', header: columns.range, rowHeader: true, cell: ({ range }) => range },
            { id: 'count', header: columns.count, align: 'end', cell: (bar) => count(bar.count) },
          ]}
          rows={bars}
          rowKey={({ range }) => range}
        />
      ) : (
        <StyledBars role="list">
          {bars.map(({ range, count: value, tick, tone = 'success', isMarked }) => (
            <li
              key={range}
              data-tone={tone}
              data-marked={isMarked ? '' : undefined}
              title={strings.bar(range, count(value))}
            >
              <span data-words="">{strings.bar(range, count(value))}</span>
              <span
                data-bar=""
                aria-hidden="true"
                style={{ blockSize: `${(value / highest) * 100}%` }}
              />
              <span data-tick="" aria-hidden="true">
                {tick}
              </span>
            </li>
          ))}
        </StyledBars>
      )}
      <StyledNumbers aria-hidden="true">
        {bars.map(({ range, count: value }) => (
          <div key={range}>
            <dt>{range}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </StyledNumbers>
      {legend && (
        <StyledLegend>
          {legend.map(({ tone, label }) => {
            const Sign = signs[tone]
            return (
              <li key={tone} data-tone={tone}>
                <Sign aria-hidden="true" />
                {label}
              </li>
            )
          })}
        </StyledLegend>
      )}
    </StyledHistogram>
  )
})
