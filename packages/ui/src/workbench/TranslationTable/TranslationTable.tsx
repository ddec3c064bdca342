'use client'
import {
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { useAnnouncement } from '../../hooks/index.js'
import { SearchIcon } from '../../icons/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { SearchField } from '../DiffFilters/SearchField.js'
import { useTableBox } from '../DiffTable/useTableBox.js'
import { filterItems } from '../ToggleGroup/filterItems.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { TranslationLine } from './TranslationLine.js'
import { translationTableStrings } from './TranslationTable.strings.js'
import { StyledFilters, StyledTranslationTable } from './TranslationTable.styles.js'
import {
  translationFilters,
  type TranslationRow,
  type TranslationTableHandle,
  type TranslationTableProps,
} from './TranslationTable.types.js'
import { useMeasuredRows } from '../useMeasuredRows.js'

/** Rows are asked for in blocks of this size. */
const blockSize = 64
/** Heights in px that rows have until they are measured. */
const estimates = { table: 66, cards: 190 }
/** How far a row is looked for after the list has changed. */
const reach = 64

/** Where focus is, or was last. */
interface Active {
  readonly index: number
  /** The row, so that it is found again after the list has changed. */
  readonly row: number | undefined
}

/** Shows the texts of an export with their translations, to look through and to type. */
export const TranslationTable = forwardRef<TranslationTableHandle, TranslationTableProps>(
  function TranslationTable(
    {
      sourceLocale,
      locale,
      rowCount,
      rows,
      revision,
      onRange,
      filter,
      onFilterChange,
      counts,
      query,
      onQueryChange,
      onType,
      onAccept,
      onDiscard,
      onNextReview,
      empty,
      isStale = false,
      isReadOnly = false,
      ...native
    },
    ref,
  ) {
    const strings = useStrings(translationTableStrings)
    const language = useLocale()
    const root = useRef<HTMLDivElement>(null)
    const search = useRef<HTMLInputElement>(null)
    const scroller = useRef<HTMLDivElement>(null)
    const box = useTableBox(scroller, rowCount > 0)
    const layout = box.isNarrow ? 'cards' : 'table'
    const list = useMeasuredRows({
      scroller,
      viewport: box.viewport,
      rowCount,
      estimate: estimates[layout],
    })
    const { from, to, offsets } = list
    const [active, setActive] = useState<Active>({ index: 0, row: undefined })
    const isInside = useRef(false)
    const isDue = useRef(false)
    const asked = useRef(0)
    const [said, setSaid] = useState<{ readonly text: string }>()
    const announcement = useAnnouncement(said, said?.text ?? '')
    const held = follow(active, rows, rowCount)

    const first = Math.floor(from / blockSize) * blockSize
    const end = Math.min(rowCount, Math.ceil(to / blockSize) * blockSize)
    useEffect(() => {
      if (end > first) onRange?.(first, end)
    }, [onRange, first, end])

    useImperativeHandle(ref, () => ({
      focusSearch() {
        search.current?.focus()
        search.current?.select()
      },
      focusRows: () => go(held.index),
    }))

    if (held.index !== active.index || held.row !== active.row) setActive(held)

    /** Moves focus to a row; as soon as it is in the document. */
    function go(index: number) {
      const at = Math.min(Math.max(0, index), rowCount - 1)
      if (at < 0) return
      isDue.current = true
      list.reveal(at)
      setActive({ index: at, row: rows(at)?.row })
    }

    useLayoutEffect(() => {
      const isLost = isInside.current && document.activeElement === document.body
      if (!isDue.current && !isLost) return
      const line = scroller.current?.querySelector(`[data-body] > [data-index="${held.index}"]`)
      const field = line?.querySelector<HTMLElement>('textarea')
      if (!field) {
        // The last row has left the list: the keyboard goes on from its filters.
        if (isLost && rowCount === 0) root.current?.focus()
        return
      }
      isDue.current = false
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'nearest' })
    })

    async function goToReview(index: number, direction: 1 | -1) {
      asked.current += 1
      const mine = asked.current
      const found = await onNextReview?.(index, direction)
      if (found !== undefined && mine === asked.current) go(found)
    }

    function nameOf({ field, number }: TranslationRow): [field: string, number: string] {
      return [field, numberFormat(language).format(number)]
    }

    function accept(row: TranslationRow) {
      onAccept?.(row)
      setSaid({ text: strings.saidAccepted(...nameOf(row)) })
    }

    function reset(row: TranslationRow) {
      onDiscard?.(row)
      setSaid({ text: strings.saidReset(...nameOf(row)) })
    }

    function press(index: number, row: TranslationRow, event: KeyboardEvent) {
      if (event.key === 'Enter') {
        if (!isReadOnly) accept(row)
        go(index + 1)
      } else if (event.key === 'ArrowDown' && onNextReview) void goToReview(index, 1)
      else if (event.key === 'ArrowUp' && onNextReview) void goToReview(index, -1)
      else return
      event.preventDefault()
      event.stopPropagation()
    }

    function enter({ target }: FocusEvent) {
      const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'])
      isInside.current = !Number.isNaN(index)
      if (Number.isNaN(index)) return
      if (index !== held.index) setActive({ index, row: rows(index)?.row })
    }

    function leave({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false
    }

    // Rows are memoized, so what they call stays the same function.
    const handlers = useRef({ onType, accept, reset, press })
    useLayoutEffect(() => {
      handlers.current = { onType, accept, reset, press }
    })
    const type = useCallback<TranslationTableProps['onType']>(
      (row, text) => handlers.current.onType(row, text),
      [],
    )
    const acceptRow = useCallback((row: TranslationRow) => handlers.current.accept(row), [])
    const resetRow = useCallback((row: TranslationRow) => handlers.current.reset(row), [])
    const pressIn = useCallback<typeof press>(
      (index, row, event) => handlers.current.press(index, row, event),
      [],
    )

    const shown = Array.from({ length: to - from }, (_, at) => from + at)
    const isAway = held.index < rowCount && rowCount > 0
    if (isAway && held.index < from) shown.unshift(held.index)
    if (isAway && held.index >= to) shown.push(held.index)

    return (
      <StyledTranslationTable
        {...native}
        ref={root}
        tabIndex={-1}
        data-layout={layout}
        data-stale={isStale ? '' : undefined}
        onFocus={enter}
        onBlur={leave}
      >
        <StyledFilters>
          <SearchField
            ref={search}
            label={strings.search}
            hint={strings.searchHint}
            query={query}
            onQueryChange={onQueryChange}
            onLeave={() => go(0)}
          />
          <ToggleGroup
            aria-label={strings.filters}
            value={filter}
            onValueChange={onFilterChange}
            items={filterItems(translationFilters, { selected: filter, labels: strings, counts })}
          />
          {onNextReview && counts.review > 0 && (
            <Button size="sm" variant="ghost" onClick={() => void goToReview(held.index, 1)}>
              {strings.next}
            </Button>
          )}
        </StyledFilters>
        {rowCount === 0 ? (
          (empty ?? (
            <EmptyState
              icon={SearchIcon}
              heading={query === '' ? strings.noneHere : strings.noMatch(query)}
              action={
                query !== '' && (
                  <Button variant="outline" onClick={() => onQueryChange('')}>
                    {strings.clearSearch}
                  </Button>
                )
              }
            />
          ))
        ) : (
          <div
            ref={scroller}
            role="table"
            aria-label={strings.label}
            aria-rowcount={rowCount + 1}
            aria-colcount={4}
            aria-busy={isStale || undefined}
            data-scroller=""
            onScroll={list.onScroll}
          >
            <div role="rowgroup" data-head="">
              <div role="row" aria-rowindex={1}>
                <span role="columnheader">{strings.field}</span>
                <span role="columnheader">{strings.source}</span>
                <span role="columnheader">{strings.translation}</span>
                <span role="columnheader">{strings.from}</span>
              </div>
            </div>
            <div role="rowgroup" data-body="" style={{ blockSize: offsets.total }}>
              {shown.map((index) => {
                const row = rows(index)
                return (
                  <TranslationLine
                    key={row ? `row ${row.row}` : `place ${index}`}
                    index={index}
                    row={row}
                    top={offsets.offsetOf(index)}
                    sourceLocale={sourceLocale}
                    locale={locale}
                    isReadOnly={isReadOnly}
                    canDiscard={onDiscard !== undefined}
                    canAccept={onAccept !== undefined}
                    onType={type}
                    onAccept={acceptRow}
                    onDiscard={resetRow}
                    onKey={pressIn}
                  />
                )
              })}
            </div>
          </div>
        )}
        <p role="status" data-status="" data-revision={revision}>
          {announcement}
        </p>
      </StyledTranslationTable>
    )
  },
)

/** Finds the row again after the list has changed; one that has left it is followed by the next one. */
function follow(
  active: Active,
  rows: (index: number) => TranslationRow | undefined,
  rowCount: number,
): Active {
  const index = Math.min(active.index, Math.max(0, rowCount - 1))
  const here = rows(index)?.row
  if (active.row === undefined || here === undefined || here === active.row) {
    return { index, row: active.row ?? here }
  }
  for (let away = 1; away <= reach; away += 1) {
    for (const at of [index - away, index + away]) {
      if (at >= 0 && at < rowCount && rows(at)?.row === active.row)
        return { index: at, row: active.row }
    }
  }
  return { index, row: here }
}
