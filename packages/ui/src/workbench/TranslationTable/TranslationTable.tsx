'use client'
import {
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
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
  textFilters,
  type ListedTranslation,
  type TranslationTableHandle,
  type TranslationTableProps,
} from './TranslationTable.types.js'
import { useActiveItem } from '../useActiveItem.js'
import { useWindowedList } from '../useWindowedList.js'

/** Rows are asked for in blocks of this size. */
const blockSize = 64
/** Heights in px that rows have until they are measured. */
const estimates = { table: 96, cards: 190 }
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
    const list = useWindowedList({
      scroller,
      viewport: box.viewport,
      rowCount,
      estimate: estimates[layout],
    })
    const { from, to, offsets } = list
    const active = useActiveItem({
      count: rowCount,
      idOf: (index) => rows(index)?.row,
      root,
      scroller,
      reveal: list.reveal,
      partOf: (line) => line.querySelector('textarea'),
    })
    const lastRequest = useRef(0)
    const [announced, setAnnounced] = useState<{ readonly text: string }>()
    const announcement = useAnnouncement(announced, announced?.text ?? '')

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
      focusRows: () => active.moveTo(active.index),
    }))

    async function goToReview(index: number, direction: 1 | -1) {
      lastRequest.current += 1
      const request = lastRequest.current
      const found = await onNextReview?.(index, direction)
      if (found !== undefined && request === lastRequest.current) active.moveTo(found)
    }

    function nameOf({ field, number }: ListedTranslation): [field: string, number: string] {
      return [field, numberFormat(language).format(number)]
    }

    function accept(row: ListedTranslation) {
      onAccept?.(row)
      setAnnounced({ text: strings.saidAccepted(...nameOf(row)) })
    }

    function reset(row: ListedTranslation) {
      onDiscard?.(row)
      setAnnounced({ text: strings.saidReset(...nameOf(row)) })
    }

    function press(index: number, row: ListedTranslation, event: KeyboardEvent) {
      if (event.key === 'Enter') {
        if (!isReadOnly) accept(row)
        active.moveTo(index + 1)
      } else if (event.key === 'ArrowDown' && onNextReview) void goToReview(index, 1)
      else if (event.key === 'ArrowUp' && onNextReview) void goToReview(index, -1)
      else return
      event.preventDefault()
      event.stopPropagation()
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
    const acceptRow = useCallback((row: ListedTranslation) => handlers.current.accept(row), [])
    const resetRow = useCallback((row: ListedTranslation) => handlers.current.reset(row), [])
    const pressIn = useCallback<typeof press>(
      (index, row, event) => handlers.current.press(index, row, event),
      [],
    )

    return (
      <StyledTranslationTable
        {...native}
        ref={root}
        data-fills=""
        tabIndex={-1}
        data-layout={layout}
        data-stale={isStale ? '' : undefined}
        onFocus={active.onFocus}
        onBlur={active.onBlur}
      >
        <StyledFilters>
          <SearchField
            ref={search}
            label={strings.search}
            hint={strings.searchHint}
            query={query}
            onQueryChange={onQueryChange}
            onLeave={() => active.moveTo(0)}
          />
          <ToggleGroup
            aria-label={strings.filters}
            value={filter}
            onValueChange={onFilterChange}
            items={filterItems(textFilters, { selected: filter, labels: strings, counts })}
          />
          {onNextReview && counts.review > 0 && (
            <Button size="sm" variant="ghost" onClick={() => void goToReview(active.index, 1)}>
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
              {list.rowsWith(active.index).map((index) => {
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
