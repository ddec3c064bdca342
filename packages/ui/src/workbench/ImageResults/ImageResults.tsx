'use client'
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useStrings } from '../../i18n/index.js'
import { commandOf, type Command } from '../DiffTable/commands.js'
import { useTableBox } from '../DiffTable/useTableBox.js'
import { EmptyFilter } from '../EmptyFilter.js'
import { filterItems } from '../ToggleGroup/filterItems.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { itemIndexOf, useActiveItem } from '../useActiveItem.js'
import { useFigures } from '../useFigures.js'
import { useWindowedList } from '../useWindowedList.js'
import { imageResultsStrings } from './ImageResults.strings.js'
import { StyledBar, StyledImageResults, StyledTable } from './ImageResults.styles.js'
import { resultFilters, type ImageResultsProps } from './ImageResults.types.js'
import { ResultFigures } from './ResultFigures.js'
import { ResultRow } from './ResultRow.js'
import { useResultFigures } from './useResultFigures.js'

/** Heights in px that rows have until they are measured. */
const estimates = { table: 45, cards: 104 }

const columns = ['file', 'before', 'after', 'reduction', 'similarity', 'note'] as const

/** Shows what a job made of the files of a set: their sizes, how similar they are, and what needs review. */
export const ImageResults = forwardRef<HTMLElement, ImageResultsProps>(function ImageResults(
  {
    totals,
    rowCount,
    rows,
    revision,
    onRange,
    filter,
    onFilterChange,
    counts,
    threshold = 0.97,
    onOpen,
    empty,
    ...native
  },
  ref,
) {
  const strings = useStrings(imageResultsStrings)
  const { count } = useFigures()
  const figures = useResultFigures()
  const root = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const box = useTableBox(scroller, rowCount > 0)
  const list = useWindowedList({
    scroller,
    viewport: box.viewport,
    rowCount,
    estimate: estimates[box.isNarrow ? 'cards' : 'table'],
  })
  const { from, to, offsets, reveal } = list
  const active = useActiveItem({
    count: rowCount,
    idOf: (index) => rows(index)?.id,
    root,
    scroller,
    reveal,
  })

  useImperativeHandle(ref, () => root.current as HTMLElement)

  useEffect(() => {
    if (to > from) onRange?.(from, to)
  }, [onRange, from, to, revision])

  function open(index: number): boolean {
    const row = rows(index)
    const hasResult = row !== undefined && (row.after !== undefined || row.status.kind === 'kept')
    if (!hasResult || !onOpen) return false
    onOpen(row, index)
    return true
  }

  function press(event: KeyboardEvent) {
    const index = itemIndexOf(event.target)
    const command = commandOf(event, false, false)
    if (index === undefined || command === undefined) return
    if (command === 'open') {
      if (!open(index)) return
    } else {
      const page = Math.max(1, to - from - 12)
      const targets: Partial<Record<Command, number>> = {
        up: index - 1,
        down: index + 1,
        rowStart: 0,
        rowEnd: rowCount - 1,
        first: 0,
        last: rowCount - 1,
        pageUp: index - page,
        pageDown: index + page,
      }
      const target = targets[command]
      if (target === undefined) return
      active.moveTo(target)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  function click({ target }: MouseEvent) {
    const index = itemIndexOf(target)
    if (index !== undefined) open(index)
  }

  const summary = totals
    ? [
        strings.smaller(count(totals.smaller), totals.smaller),
        totals.kept > 0 && strings.notChanged(count(totals.kept), totals.kept),
        totals.excluded > 0 && strings.excludedCount(count(totals.excluded), totals.excluded),
      ]
        .filter(Boolean)
        .join(' ')
    : strings.pending
  const labels = {
    all: strings.all,
    kept: strings.kept,
    'less-similar': strings.under(figures.threshold(threshold)),
    review: strings.review,
  }

  return (
    <StyledImageResults
      {...native}
      ref={root}
      data-fills=""
      tabIndex={-1}
      onFocus={active.onFocus}
      onBlur={active.onBlur}
    >
      <ResultFigures totals={totals} />
      <StyledBar>
        <p>{summary}</p>
        <ToggleGroup
          aria-label={strings.show}
          value={filter}
          onValueChange={onFilterChange}
          items={filterItems(resultFilters, { selected: filter, labels, counts })}
        />
      </StyledBar>
      {rowCount === 0 ? (
        (empty ?? (
          <EmptyFilter
            heading={strings.noMatch}
            showAll={strings.showAll}
            onShowAll={filter === 'all' ? undefined : () => onFilterChange('all')}
          >
            {strings.noMatchText}
          </EmptyFilter>
        ))
      ) : (
        <StyledTable
          ref={scroller}
          data-scroller=""
          role="grid"
          tabIndex={-1}
          aria-label={strings.results}
          aria-rowcount={rowCount + 1}
          aria-colcount={columns.length}
          aria-readonly="true"
          onScroll={list.onScroll}
          onKeyDown={press}
          onClick={click}
        >
          <div role="rowgroup" data-head="">
            <div role="row" aria-rowindex={1}>
              {columns.map((column) => (
                <span key={column} role="columnheader" data-column={column}>
                  {strings[column]}
                  {column === 'similarity' && <small> {strings.measure}</small>}
                </span>
              ))}
            </div>
          </div>
          <div role="rowgroup" data-body="" style={{ blockSize: offsets.total }}>
            {list.rowsWith(active.index).map((index) => {
              const row = rows(index)
              return (
                <ResultRow
                  key={row?.id ?? `place ${index}`}
                  row={row}
                  index={index}
                  top={offsets.offsetOf(index)}
                  isActive={index === active.index}
                  opens={onOpen !== undefined}
                />
              )
            })}
          </div>
        </StyledTable>
      )}
    </StyledImageResults>
  )
})
