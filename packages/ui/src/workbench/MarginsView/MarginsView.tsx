'use client'
import type { MarginBar, MarginFilter, MarginSummary } from '@dropwatt/automations'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { Table } from '../../components/Table/index.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowRightIcon } from '../../icons/index.js'
import { Histogram, type BarTone, type HistogramBar } from '../Histogram/index.js'
import { offBecause } from '../offBecause.js'
import { Notice } from '../Notice/index.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { useFigures } from '../useFigures.js'
import { marginsViewStrings } from './MarginsView.strings.js'
import {
  StyledFigures,
  StyledList,
  StyledMargins,
  StyledNotice,
  StyledOverview,
} from './MarginsView.styles.js'
import type { ListedVariant, MarginsViewProps } from './MarginsView.types.js'
import { useVariantColumns } from './useVariantColumns.js'
import { useMarginFormats } from './useMarginFormats.js'

const filters = ['loss', 'floor', 'missing'] as const satisfies readonly MarginFilter[]

const noRows: readonly ListedVariant[] = []

/** Shows the margins of an export: how they are spread, and which variants need a look. */
export const MarginsView = forwardRef<HTMLElement, MarginsViewProps>(function MarginsView(
  {
    figures,
    floor,
    target,
    filter = 'loss',
    onFilterChange,
    rows = noRows,
    onShowMore,
    onFillCosts,
    onSetPrices,
    offReason,
    ...native
  },
  ref,
) {
  const strings = useStrings(marginsViewStrings)
  return (
    <StyledMargins aria-label={strings.name} {...native} ref={ref} aria-busy={!figures}>
      {figures ? (
        <>
          <StyledNotice>
            <MissingCosts figures={figures} onFillCosts={onFillCosts} offReason={offReason} />
          </StyledNotice>
          {figures.known > 0 && (
            <>
              <Overview figures={figures} floor={floor} />
              <VariantList
                figures={figures}
                filter={filter}
                onFilterChange={onFilterChange}
                rows={rows}
                floor={floor}
                target={target}
                onShowMore={onShowMore}
                onSetPrices={onSetPrices}
                offReason={offReason}
              />
            </>
          )}
        </>
      ) : (
        <p role="status">{strings.calculating}</p>
      )}
    </StyledMargins>
  )
})

/** Says how many costs are missing or estimated. */
function MissingCosts({
  figures: { variants, known, estimated },
  onFillCosts,
  offReason,
}: { figures: MarginSummary } & Pick<MarginsViewProps, 'onFillCosts' | 'offReason'>) {
  const strings = useStrings(marginsViewStrings)
  const { count } = useFigures()
  const missing = variants - known
  const estimates = estimated > 0 ? strings.estimates(count(estimated), estimated) : ''
  if (missing === 0) return estimates === '' ? null : <Notice tone="info" title={estimates} />
  const includes = known === 0 ? strings.nothing : strings.includes(count(known), known)
  return (
    <Notice
      tone="warning"
      title={strings.missing(count(missing), missing, count(variants), variants)}
      actions={
        onFillCosts && (
          <Button
            size="sm"
            variant="outline"
            leading={<ArrowRightIcon />}
            onClick={() => onFillCosts()}
            {...offBecause(offReason)}
          >
            {strings.fill}
          </Button>
        )
      }
    >
      {[includes, estimates].filter(Boolean).join(' ')}
    </Notice>
  )
}

function toneOf({ from }: MarginBar, floor: number): BarTone {
  if (from === undefined || from < 0) return 'danger'
  return from < floor ? 'warning' : 'success'
}

function Overview({ figures, floor }: { figures: MarginSummary; floor: number }) {
  const strings = useStrings(marginsViewStrings)
  const { percent, margin, factor } = useMarginFormats()
  const { count } = useFigures()
  const bars = useBars(figures.bars, floor)
  const { known, losses, belowFloor, median, breakEven } = figures
  const variants = (value: number) => strings.variants(count(value), value)
  const facts: readonly (readonly [term: string, value: string, tone?: BarTone])[] = [
    ...(median === undefined ? [] : [[strings.median, margin(median)] as const]),
    [strings.loss, variants(losses), losses > 0 ? 'danger' : undefined],
    [
      strings.belowFloor(percent(floor)),
      variants(belowFloor),
      belowFloor > 0 ? 'warning' : undefined,
    ],
    ...(breakEven === undefined ? [] : [[strings.breakEven, factor(breakEven)] as const]),
  ]
  return (
    <StyledOverview>
      <Histogram
        heading={strings.chart}
        total={variants(known)}
        columns={{ range: strings.range, count: strings.count }}
        bars={bars}
        legend={[
          { tone: 'danger', label: strings.loss },
          { tone: 'warning', label: strings.belowFloor(percent(floor)) },
          { tone: 'success', label: strings.enough(percent(floor)) },
        ]}
      />
      <StyledFigures>
        {facts.map(([term, value, tone]) => (
          <div key={term} data-tone={tone}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </StyledFigures>
    </StyledOverview>
  )
}

/** Only bars that begin with a multiple of this have a number below them. */
const tickEvery = 20

/** Words the bars of the chart. */
function useBars(bars: readonly MarginBar[], floor: number): HistogramBar[] {
  const strings = useStrings(marginsViewStrings)
  const { percent } = useMarginFormats()

  function range({ from, to }: MarginBar): string {
    if (from === undefined) return strings.below(percent(to ?? 0))
    return to === undefined
      ? strings.above(percent(from))
      : strings.between(percent(from), percent(to))
  }

  return bars.map((bar) => ({
    range: range(bar),
    count: bar.variants,
    tone: toneOf(bar, floor),
    isMarked: bar.from === 0,
    ...(bar.from !== undefined && bar.from % tickEvery === 0 && { tick: percent(bar.from) }),
  }))
}

type ListProps = Required<Pick<MarginsViewProps, 'filter' | 'rows' | 'target'>> &
  Pick<
    MarginsViewProps,
    'onFilterChange' | 'onShowMore' | 'onSetPrices' | 'offReason' | 'floor'
  > & {
    figures: MarginSummary
  }

/** The variants of a list, with the price for the target margin. */
function VariantList({
  figures,
  filter,
  onFilterChange,
  rows,
  floor,
  target,
  onShowMore,
  onSetPrices,
  offReason,
}: ListProps) {
  const strings = useStrings(marginsViewStrings)
  const headingId = useId()
  const { percent } = useMarginFormats()
  const columns = useVariantColumns(filter, target)
  const counts: Readonly<Record<MarginFilter, number>> = {
    loss: figures.losses,
    floor: figures.belowFloor,
    missing: figures.variants - figures.known,
  }
  const labels: Readonly<Record<MarginFilter, string>> = {
    loss: strings.loss,
    floor: strings.belowFloor(percent(floor)),
    missing: strings.costMissing,
  }
  const empty: Readonly<Record<MarginFilter, string>> = {
    loss: strings.noLosses,
    floor: strings.noneBelowFloor(percent(floor)),
    missing: strings.noneMissing,
  }
  const count = counts[filter]
  return (
    <StyledList aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>{labels[filter]}</h3>
        <ToggleGroup
          aria-label={strings.show}
          items={filters.map((value) => ({
            value,
            label: labels[value],
            count: counts[value],
          }))}
          value={filter}
          onValueChange={(value) => onFilterChange?.(value)}
        />
        {count > 0 && filter !== 'missing' && onSetPrices && (
          <Button
            size="sm"
            variant="outline"
            leading={<ArrowRightIcon />}
            onClick={() => onSetPrices()}
            {...offBecause(offReason)}
          >
            {strings.setPrices(percent(target))}
          </Button>
        )}
      </header>
      {count === 0 ? (
        <p>{empty[filter]}</p>
      ) : (
        <Table
          caption={labels[filter]}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ number }) => String(number)}
        />
      )}
      {onShowMore && rows.length < count && (
        <Button variant="ghost" onClick={() => onShowMore()}>
          {strings.showMore}
        </Button>
      )}
    </StyledList>
  )
}
