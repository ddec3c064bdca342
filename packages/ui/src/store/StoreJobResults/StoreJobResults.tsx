'use client'
import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { useAnnouncement } from '../../hooks/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import {
  CheckIcon,
  DownloadIcon,
  FilterIcon,
  RetryIcon,
  UndoIcon,
  UploadIcon,
  WarningIcon,
} from '../../icons/index.js'
import { useTableBox } from '../../workbench/DiffTable/useTableBox.js'
import { StyledTile } from '../../workbench/JobResult/JobResult.styles.js'
import { Notice } from '../../workbench/Notice/index.js'
import { offBecause } from '../../workbench/offBecause.js'
import { ToggleGroup, type ToggleItem } from '../../workbench/ToggleGroup/index.js'
import { useActiveItem } from '../../workbench/useActiveItem.js'
import { useDays } from '../../workbench/useDays.js'
import { useFigures } from '../../workbench/useFigures.js'
import { useWindowedList } from '../../workbench/useWindowedList.js'
import { storeJobStrings } from '../storeJob.strings.js'
import type { ConflictChoice, StoreJobItem } from '../storeJob.types.js'
import { useStoreJobWords } from '../useStoreJobWords.js'
import { ItemSign } from './ItemSign.js'
import { countOf, ResultLines } from './resultLines.js'
import { ResultHeading } from './ResultHeading.js'
import { ResultRow } from './ResultRow.js'
import { storeItemStrings, storeJobResultsStrings } from './StoreJobResults.strings.js'
import {
  StyledBar,
  StyledFoot,
  StyledHead,
  StyledNotice,
  StyledResults,
  StyledTable,
} from './StoreJobResults.styles.js'
import {
  storeItemOrder,
  type ChosenConflicts,
  type StoreItemFilter,
  type StoreJobResultsProps,
} from './StoreJobResults.types.js'
import { useTaken } from './useTaken.js'

/** Heights in px that lines have until they are measured. */
const estimates = {
  table: { item: 45, heading: 41, conflict: 49 },
  cards: { item: 132, heading: 76, conflict: 172 },
}

const columns = ['item', 'inStore', 'whenRead', 'yours', 'outcome'] as const

const noneChosen: ChosenConflicts = { store: 0, mine: 0 }

/** Shows what became of each value of a store job, and collects what its member chooses for conflicts. */
export const StoreJobResults = forwardRef<HTMLElement, StoreJobResultsProps>(
  function StoreJobResults(
    {
      job,
      filter,
      onFilterChange,
      items,
      onRange,
      onChoose,
      onChooseAll,
      chosen = noneChosen,
      onUpdate,
      busy = false,
      undo,
      onUndo,
      onDownloadReport,
      onRetry,
      headingRef,
      headingLevel = 3,
      ...native
    },
    ref,
  ) {
    const strings = useStrings(storeJobResultsStrings)
    const words = useStrings(storeJobStrings)
    const itemWords = useStrings(storeItemStrings)
    const wordOf = useStoreJobWords()
    const { count } = useFigures()
    const headingId = useId()
    const root = useRef<HTMLElement>(null)
    const scroller = useRef<HTMLDivElement>(null)
    const { counts } = job
    const lines = useMemo(() => new ResultLines(filter, counts), [filter, counts])
    const box = useTableBox(scroller, lines.count > 0 && !onRetry)
    const layout = box.isNarrow ? 'cards' : 'table'
    const list = useWindowedList({
      scroller,
      viewport: box.viewport,
      rowCount: lines.count,
      estimate: estimates[layout].item,
      usualHeight: (index) => {
        const line = lines.at(index)
        if (line?.kind === 'heading') return estimates[layout].heading
        return line?.state === 'conflict' ? estimates[layout].conflict : undefined
      },
      basis: lines,
    })
    const { from, to, offsets } = list
    const active = useActiveItem({
      count: lines.count,
      idOf: (index) => {
        const line = lines.at(index)
        return line?.kind === 'item' ? items(line.index)?.id : line?.state
      },
      root,
      scroller,
      reveal: list.reveal,
      partOf: (line) => line.querySelector('input:checked, input, button'),
    })
    const [announced, setAnnounced] = useState<{ readonly text: string }>()
    const announcement = useAnnouncement(announced, announced?.text ?? '')
    const range = useMemo(() => lines.valuesIn(from, to), [lines, from, to])

    useImperativeHandle(ref, () => root.current as HTMLElement)

    useEffect(() => {
      const [first, end] = range
      if (end > first) onRange?.(first, end)
    }, [onRange, range])

    function chooseAll(choice: ConflictChoice) {
      onChooseAll?.(choice)
      const label = choice === 'mine' ? itemWords.mine : itemWords.keep
      setAnnounced({ text: strings.chosenAll(label, count(counts.conflict), counts.conflict) })
    }

    // Lines are memoized, so what they call stays the same function.
    const handlers = useRef<Pick<StoreJobResultsProps, 'onChoose' | 'onChooseAll'>>({})
    useLayoutEffect(() => {
      handlers.current = { onChoose, onChooseAll: chooseAll }
    })
    const choose = useCallback(
      (item: StoreJobItem, choice: ConflictChoice) => handlers.current.onChoose?.(item, choice),
      [],
    )
    const chooseForAll = useCallback(
      (choice: ConflictChoice) => handlers.current.onChooseAll?.(choice),
      [],
    )

    const filters: readonly StoreItemFilter[] = [
      'review',
      ...storeItemOrder.filter((state) => counts[state] > 0 || filter === state),
      'all',
    ]
    function choiceOf(value: StoreItemFilter): ToggleItem<StoreItemFilter> {
      const number = countOf(value, counts)
      const choice = {
        value,
        label: itemWords[value],
        count: number,
        disabled: value !== filter && number === 0,
      }
      if (value === 'review' || value === 'all') return choice
      return { ...choice, icon: <ItemSign state={value} /> }
    }

    const Heading = `h${headingLevel}` as const
    const needsReview = countOf('review', counts) > 0
    const canChoose = counts.conflict > 0 && onChoose !== undefined && onUpdate !== undefined
    const canUndo = onUndo !== undefined && undo?.kind === 'possible'

    // On a phone, both buttons stay in reach below the list.
    const isUndoBelow = canChoose && layout === 'cards'
    const undoButton = canUndo && (
      <Button variant={canChoose ? 'outline' : 'default'} leading={<UndoIcon />} onClick={onUndo}>
        {words.undo}
      </Button>
    )

    return (
      <StyledResults
        {...native}
        ref={root}
        aria-labelledby={headingId}
        data-fills=""
        tabIndex={-1}
        onFocus={active.onFocus}
        onBlur={active.onBlur}
      >
        <StyledHead>
          <StyledTile data-tone={needsReview ? 'warning' : 'success'} aria-hidden="true">
            {needsReview ? <WarningIcon /> : <CheckIcon />}
          </StyledTile>
          <div>
            <Heading id={headingId} ref={headingRef} tabIndex={-1}>
              {wordOf(job)}
            </Heading>
            <Summary job={job} undo={undo} />
          </div>
          {!isUndoBelow && undoButton}
        </StyledHead>
        <StyledBar>
          <ToggleGroup
            aria-label={strings.show}
            value={filter}
            onValueChange={onFilterChange}
            items={filters.map(choiceOf)}
          />
          {onDownloadReport && (
            <Button size="sm" variant="ghost" leading={<DownloadIcon />} onClick={onDownloadReport}>
              {strings.report}
            </Button>
          )}
        </StyledBar>
        {onRetry && (
          <StyledNotice>
            <Notice
              role="alert"
              tone="danger"
              title={strings.notLoaded}
              actions={
                <Button size="sm" variant="outline" leading={<RetryIcon />} onClick={onRetry}>
                  {words.retry}
                </Button>
              }
            >
              {strings.notLoadedText}
            </Notice>
          </StyledNotice>
        )}
        {!onRetry && lines.count === 0 && (
          <EmptyState
            icon={filter === 'review' ? CheckIcon : FilterIcon}
            heading={filter === 'review' ? strings.noReview : strings.none}
            action={
              filter !== 'all' && (
                <Button variant="outline" onClick={() => onFilterChange('all')}>
                  {strings.showAll}
                </Button>
              )
            }
          >
            {filter === 'review' ? strings.noReviewText : strings.noneText}
          </EmptyState>
        )}
        {!onRetry && lines.count > 0 && (
          <StyledTable
            ref={scroller}
            role="table"
            tabIndex={0}
            aria-label={strings.list}
            aria-rowcount={lines.count + 1}
            aria-colcount={columns.length}
            data-scroller=""
            data-layout={layout}
            onScroll={list.onScroll}
          >
            <div role="rowgroup" data-head="">
              <div role="row" aria-rowindex={1}>
                {columns.map((column) => (
                  <span key={column} role="columnheader">
                    {strings[column]}
                  </span>
                ))}
              </div>
            </div>
            <div role="rowgroup" data-body="" style={{ blockSize: offsets.total }}>
              {list.rowsWith(active.index).map((index) => {
                const line = lines.at(index)
                const top = offsets.offsetOf(index)
                if (!line) return null
                if (line.kind === 'heading') {
                  return (
                    <ResultHeading
                      key={line.state}
                      state={line.state}
                      number={line.count}
                      index={index}
                      top={top}
                      isOff={busy}
                      onChooseAll={canChoose && onChooseAll ? chooseForAll : undefined}
                    />
                  )
                }
                const item = items(line.index)
                return (
                  <ResultRow
                    key={item ? `item ${item.id}` : `place ${line.index}`}
                    item={item}
                    state={line.state}
                    index={index}
                    top={top}
                    isOff={busy}
                    onChoose={canChoose ? choose : undefined}
                  />
                )
              })}
            </div>
          </StyledTable>
        )}
        {canChoose && (
          <StyledFoot>
            <p>
              {chosen.store + chosen.mine === 0 ? (
                strings.choose
              ) : (
                <ChosenText chosen={chosen} conflicts={counts.conflict} />
              )}
            </p>
            {isUndoBelow && undoButton}
            <Button
              variant="neon"
              leading={<UploadIcon />}
              busy={busy}
              onClick={onUpdate}
              {...(!busy && offBecause(chosen.mine === 0 ? strings.offReason : undefined))}
            >
              {words.update}
            </Button>
          </StyledFoot>
        )}
        <p role="status" data-status="">
          {announcement}
        </p>
      </StyledResults>
    )
  },
)

interface ChosenTextProps {
  readonly chosen: ChosenConflicts
  readonly conflicts: number
}

/** Says what the choices will do. */
function ChosenText({ chosen, conflicts }: ChosenTextProps) {
  const strings = useStrings(storeJobResultsStrings)
  const { count } = useFigures()
  const number = chosen.store + chosen.mine
  const rest = conflicts - chosen.mine
  return (
    <>
      <strong>{strings.chosen(count(number), count(conflicts), number)}</strong>{' '}
      {chosen.mine === 0
        ? strings.allStay
        : `${strings.toWrite(count(chosen.mine), chosen.mine)} ${rest > 0 ? strings.stay(count(rest), rest) : ''}`}
    </>
  )
}

/** Sums a job up: how much is written, how long it took, and whether it can be undone. */
function Summary({ job, undo }: Pick<StoreJobResultsProps, 'job' | 'undo'>) {
  const strings = useStrings(storeJobResultsStrings)
  const words = useStrings(storeJobStrings)
  const taken = useTaken()
  const { moment } = useDays()
  const { count } = useFigures()
  const dates = new Intl.DateTimeFormat(useLocale(), { day: 'numeric', month: 'long' })
  const { kind, values, counters, startedAt, endedAt, isUndone } = job
  const text = kind === 'undo' ? strings.wentBack : strings.written
  const facts = text(count(counters.written), count(values), values, counters.written)

  function whole(): string {
    if (endedAt === undefined) return `${facts}.`
    const [start, end] = [Date.parse(startedAt), Date.parse(endedAt)]
    return strings.when(facts, taken((end - start) / 1000), moment(end))
  }

  function undoText() {
    if (isUndone || !undo || undo.kind === 'undone') return undefined
    if (undo.kind !== 'possible') return strings[undo.kind]
    return (
      <>
        <span data-kept="">{words.kept} </span>
        {strings.undoUntil(dates.format(new Date(undo.until)))}
      </>
    )
  }

  return (
    <p>
      {whole()} {undoText()}
    </p>
  )
}
