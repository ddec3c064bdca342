'use client'
import type { CostChangeKind } from '@dropwatt/automations'
import { forwardRef, useEffect, useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Table, type TableColumn } from '../../components/Table/index.js'
import { useSteadyLoading } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { FileDropZone } from '../FileDropZone/index.js'
import { useMarginFormats } from '../MarginsView/useMarginFormats.js'
import { Notice } from '../Notice/index.js'
import { RecentFiles } from '../RecentFiles/index.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { useFigures } from '../useFigures.js'
import { costChangesViewStrings } from './CostChangesView.strings.js'
import {
  StyledChoosing,
  StyledCostChanges,
  StyledKinds,
  StyledLead,
  StyledNothing,
} from './CostChangesView.styles.js'
import type { CostChangesViewProps, ListedCostChange } from './CostChangesView.types.js'

const kinds = [
  'higher-cost',
  'lower-price',
  'missing',
  'new',
] as const satisfies readonly CostChangeKind[]

/** Shows which costs rose and which prices fell since an earlier export, and which products are new or missing. */
export const CostChangesView = forwardRef<HTMLElement, CostChangesViewProps>(
  function CostChangesView(
    {
      name,
      zone,
      recent,
      onChoose,
      result,
      comparing = false,
      failed = false,
      onKindChange,
      onShowMore,
      onChooseAnother,
      ...native
    },
    ref,
  ) {
    const strings = useStrings(costChangesViewStrings)
    const waiting = useSteadyLoading(comparing)
    const heading = useFocusOnChange(result !== undefined)
    const isChoosing = result === undefined
    return (
      <StyledCostChanges
        aria-label={strings.name}
        {...native}
        ref={ref}
        aria-busy={comparing || undefined}
      >
        <StyledLead>
          <div>
            <h3 ref={heading} tabIndex={-1}>
              {result ? strings.compared(result.earlier) : strings.compareWith}
            </h3>
            <p>
              {isChoosing ? strings.choose(name) : ''} {strings.help}
            </p>
          </div>
          {result && (
            <Button size="sm" variant="outline" onClick={() => onChooseAnother()}>
              {strings.another}
            </Button>
          )}
        </StyledLead>
        {isChoosing && (
          <StyledChoosing>
            {failed && (
              <Notice role="alert" tone="danger" title={strings.failed}>
                {strings.failedText}
              </Notice>
            )}
            {waiting === 'shown' && !zone.reading && <p role="status">{strings.comparing}</p>}
            <FileDropZone {...zone} purpose="compare" />
            {recent.length > 0 && <RecentFiles files={recent} onOpen={onChoose} />}
          </StyledChoosing>
        )}
        {result && <Changes result={result} onKindChange={onKindChange} onShowMore={onShowMore} />}
      </StyledCostChanges>
    )
  },
)

type ChangesProps = Pick<CostChangesViewProps, 'onKindChange' | 'onShowMore'> & {
  result: NonNullable<CostChangesViewProps['result']>
}

function Changes({ result, onKindChange, onShowMore }: ChangesProps) {
  const strings = useStrings(costChangesViewStrings)
  const { counts, kind, rows } = result
  const columns = useColumns(kind)
  return (
    <>
      <StyledKinds>
        <ToggleGroup
          aria-label={strings.show}
          items={kinds.map((value) => ({
            value,
            label: strings[value],
            count: counts[value],
          }))}
          value={kind}
          onValueChange={(value) => onKindChange(value)}
        />
      </StyledKinds>
      {counts[kind] === 0 ? (
        <StyledNothing>{strings.none}</StyledNothing>
      ) : (
        <Table
          caption={strings[kind]}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ number }) => String(number)}
        />
      )}
      {rows.length < counts[kind] && (
        <Button variant="ghost" onClick={() => onShowMore()}>
          {strings.showMore}
        </Button>
      )}
    </>
  )
}

function useColumns(kind: CostChangeKind): TableColumn<ListedCostChange>[] {
  const strings = useStrings(costChangesViewStrings)
  const { count } = useFigures()
  const { amount, change } = useMarginFormats()
  const written = (value: number | undefined) => (value === undefined ? '' : amount(value))
  const columns: TableColumn<ListedCostChange>[] = [
    { id: 'name', header: strings.variant, rowHeader: true, cell: ({ name }) => name },
    {
      id: 'row',
      header: kind === 'missing' ? strings.earlierRow : strings.row,
      align: 'end',
      cell: ({ number }) => count(number),
    },
  ]
  if (kind === 'missing' || kind === 'new') return columns
  return [
    ...columns,
    {
      id: 'before',
      header: strings.before,
      align: 'end',
      cell: ({ before }) => written(before),
    },
    { id: 'now', header: strings.now, align: 'end', cell: ({ after }) => written(after) },
    {
      id: 'change',
      header: strings.change,
      align: 'end',
      // From nothing there is no percentage.
      cell: ({ before = 0, after = 0 }) =>
        before === 0 ? '' : <b>{change(((after - before) / before) * 100)}</b>,
    },
  ]
}

/** Moves focus to the heading when something else is shown, as what was pressed is gone. */
function useFocusOnChange(hasResult: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hadResult = useRef(hasResult)
  useEffect(() => {
    if (hadResult.current === hasResult) return
    hadResult.current = hasResult
    heading.current?.focus()
  }, [hasResult])
  return heading
}
