'use client'
import {
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { useAnnouncement, useDirection } from '../../hooks/index.js'
import { InfoIcon, SearchIcon } from '../../icons/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { CellDrawer } from '../CellDrawer/index.js'
import { diffCellStrings } from '../DiffCell/DiffCell.strings.js'
import { lookOf } from '../DiffCell/DiffContent.js'
import { readOnlyStrings } from '../ReadOnly/ReadOnly.strings.js'
import {
  canBeWritten,
  firstColumn,
  noteColumn,
  stopAt,
  stopsOf,
  usualHeight,
  type Measures,
} from './cells.js'
import { commandOf, type Command } from './commands.js'
import { columnName } from './describe.js'
import { shownPositions, usualLook } from './look.js'
import { DiffCard } from './DiffCard.js'
import { diffTableStrings } from './DiffTable.strings.js'
import { StyledDiffTable } from './DiffTable.styles.js'
import type {
  DiffPosition,
  DiffRow,
  DiffRowTarget,
  DiffTableProps,
  ExtraColumn,
} from './DiffTable.types.js'
import { headIndex, TableHead } from './TableHead.js'
import { TableRow } from './TableRow.js'
import { tracks } from './tracks.js'
import { cellToggle, columnToggle, productToggle, rowToggle, type Toggle } from './targets.js'
import { useWindowedList } from '../useWindowedList.js'
import { useActiveCell } from './useActiveCell.js'
import { editedColumn, refusalText, useCellEditing } from './useCellEditing.js'
import { useColumnResize } from './useColumnResize.js'
import { useTableBox } from './useTableBox.js'
import { useOwnValue } from '../fields/useOwnValue.js'

/** Rows are asked for in blocks of this size. */
const blockSize = 64

const noExtras: readonly ExtraColumn[] = []

/** Calls a handler, if the app has one. */
function call(handler: (() => void) | undefined): boolean {
  handler?.()
  return handler !== undefined
}

/** Shows every change to a file, to look through and to exclude from a job. */
export const DiffTable = forwardRef<HTMLDivElement, DiffTableProps>(function DiffTable(
  {
    label,
    columns,
    extras = noExtras,
    look: givenLook = usualLook,
    onLookChange,
    rowCount,
    rows,
    revision,
    onRange,
    changesLeft = 0,
    singleKeys = true,
    rowTarget,
    onExpand,
    onExclude,
    onInclude,
    editing,
    onNextReview,
    onOpenCell,
    onActiveRow,
    format = 'text',
    onFormatChange,
    onUndo,
    onRedo,
    onApply,
    onSearch,
    onShortcuts,
    query = '',
    onClearSearch,
    empty,
    isStale = false,
    isReadOnly = false,
    ...native
  },
  ref,
) {
  const strings = useStrings(diffTableStrings)
  const cellStrings = useStrings(diffCellStrings)
  const locale = useLocale()
  const lockStrings = useStrings(readOnlyStrings)
  const wording = useMemo(
    () => ({ strings, cellStrings, readOnlyStrings: lockStrings, locale }),
    [strings, cellStrings, lockStrings, locale],
  )
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const direction = useDirection(scroller)
  const box = useTableBox(scroller, rowCount > 0)
  const layout = box.isNarrow ? 'cards' : 'table'
  const { isCoarse, isRoomy, viewport, room } = box
  const [look, keepLook] = useOwnValue(givenLook, (next) => onLookChange?.(next))
  const shown = useMemo(
    () => shownPositions({ columns, extras, look, isRoomy }),
    [columns, extras, look, isRoomy],
  )
  const { widths, resize } = useColumnResize({
    scroller,
    columns,
    shown,
    look,
    onLookChange: keepLook,
  })
  const measures = useMemo<Measures>(
    () => ({ columns, layout, isCoarse, room }),
    [columns, layout, isCoarse, room],
  )
  const list = useWindowedList({
    scroller,
    viewport,
    rowCount,
    estimate: usualHeight(undefined, undefined, measures),
    usualHeight(index) {
      const row = rows(index)
      return row && usualHeight(row, rows(index + 1), measures)
    },
    basis: measures,
  })
  const { from, to, offsets } = list
  const { active, isInside, setActive, moveTo } = useActiveCell({
    rows,
    rowCount,
    revision,
    root,
    scroller,
  })
  const canExclude = !isReadOnly && onExclude !== undefined && onInclude !== undefined
  // What was opened last stays while the drawer slides out.
  const [opened, setOpened] = useState<DiffPosition & { readonly row: DiffRow }>()
  const [isOpen, setOpen] = useState(false)
  const [announced, setAnnounced] = useState<{
    readonly toggle: Toggle
    readonly revision: number
  }>()
  const sought = useRef<DiffRowTarget>(undefined)
  const reached = useRef<DiffRowTarget>(undefined)
  const lastRequest = useRef(0)

  const first = Math.floor(from / blockSize) * blockSize
  const end = Math.min(rowCount, Math.ceil(to / blockSize) * blockSize)
  useEffect(() => {
    if (end > first) onRange?.(first, end)
  }, [onRange, first, end])

  useLayoutEffect(() => {
    if (!rowTarget || rowTarget === reached.current || rowTarget.index >= rowCount) return
    const { index, number, takesFocus } = rowTarget
    if (sought.current !== rowTarget) list.reveal(index)
    sought.current = rowTarget
    // Until it loads, a row of an earlier list may have its place.
    if (rows(index)?.number !== number) return
    reached.current = rowTarget
    list.reveal(index)
    if (takesFocus) moveTo(index, 0)
    else setActive(index, 0)
  })

  const isSettled = announced !== undefined && announced.revision !== revision
  const announcement = useAnnouncement(
    isSettled ? announced : undefined,
    isSettled ? sentence() : '',
  )

  function sentence(): string {
    if (!announced) return ''
    const { name, isIncluded } = announced.toggle
    const left = numberFormat(locale).format(changesLeft)
    const say = isIncluded ? strings.saidExcluded : strings.saidIncluded
    return say(name, left, changesLeft)
  }

  function apply(toggle: Toggle | undefined): void {
    if (!toggle || !canExclude) return
    setAnnounced({ toggle, revision })
    if (toggle.isIncluded) onExclude(toggle.target)
    else onInclude(toggle.target)
  }

  function go(index: number, column: number): void {
    if (index >= 0) list.reveal(index)
    moveTo(index, column)
  }

  function stopColumns(index: number): readonly number[] {
    return index === headIndex ? shown : stopsOf(rows(index), columns, layout, shown)
  }

  function moveInRow(step: 1 | -1): boolean {
    const all = stopColumns(active.index)
    const row = rows(active.index)
    const at = all.indexOf(stopAt(all, active.column))
    if (at === 0 && row?.isExpanded !== undefined && row.isExpanded !== step > 0) {
      onExpand?.(row.product, step > 0)
      return true
    }
    const next = all[at + step]
    if (next !== undefined) go(active.index, next)
    else if (step < 0 && row && row.kind !== 'product') leaveProduct(row)
    return true
  }

  /** Moves from a row below a product to the product, as in any tree. */
  function leaveProduct({ product }: DiffRow): void {
    for (let index = active.index - 1; index >= 0; index -= 1) {
      const row = rows(index)
      if (!row || row.product !== product) return
      if (row.kind === 'product') go(index, 0)
    }
  }

  function moveToRow(index: number): boolean {
    const least = layout === 'table' ? headIndex : 0
    go(Math.max(least, Math.min(rowCount - 1, index)), active.column)
    return true
  }

  async function moveToReview(step: 1 | -1): Promise<void> {
    lastRequest.current += 1
    const request = lastRequest.current
    const index = await onNextReview?.(active.index, step)
    if (index === undefined || request !== lastRequest.current || !isInside.current) return
    go(index, active.column)
  }

  function open(index: number, column: number): void {
    const row = rows(index)
    if (!row) return
    if (onOpenCell) onOpenCell({ index, column })
    else {
      setOpened({ index, column, row })
      setOpen(true)
    }
  }

  /** Opens the cell with focus, or the first change of its row. */
  function openActive(): boolean {
    const row = rows(active.index)
    if (!row) return true
    const at = stopAt(stopColumns(active.index), active.column) - firstColumn
    const isFilled = lookOf(row.cells[at] ?? {}, columns[at]?.kind ?? 'change')
    const column = isFilled ? at : row.cells.findIndex(({ after }) => after !== undefined)
    if (column >= 0) open(active.index, column)
    return true
  }

  /** Whether the drawer is open for its editor alone. */
  const isForEditing = useRef(false)
  const cellEditing = useCellEditing({
    editing,
    isReadOnly,
    rows,
    columns,
    wording,
    active,
    go,
    onDrawerEnd: () => {
      if (isForEditing.current) setOpen(false)
    },
  })
  const { refusal } = cellEditing
  const editSaid = useAnnouncement(cellEditing.said, cellEditing.said?.text ?? '')

  /** Writes a cell by hand: in its row, or where rows are cards in the drawer. */
  function edit(index: number, column: number): void {
    if (layout === 'table' || onOpenCell) {
      void cellEditing.start(index, column, 'cell')
      return
    }
    open(index, column)
    isForEditing.current = true
    void cellEditing.start(index, column, 'drawer')
  }

  /** Writes the cell with focus by hand, or the first change of its row. */
  function editActive(): boolean {
    const row = rows(active.index)
    if (!row) return true
    const at = stopAt(stopColumns(active.index), active.column) - firstColumn
    edit(active.index, at in row.cells ? at : editedColumn(row, columns))
    return true
  }

  function toggleActive(): boolean {
    const row = rows(active.index)
    if (row) apply(cellToggle(row, columns, stopAt(stopColumns(active.index), active.column)))
    return true
  }

  const isHead = active.index === headIndex
  const does: Readonly<Record<Command, () => boolean>> = {
    up: () => moveToRow(active.index - 1),
    down: () => moveToRow(active.index + 1),
    forward: () => moveInRow(1),
    back: () => moveInRow(-1),
    rowStart: () => call(() => go(active.index, stopColumns(active.index).at(0) ?? 0)),
    rowEnd: () => call(() => go(active.index, stopColumns(active.index).at(-1) ?? 0)),
    pageUp: () => moveToRow(list.pageFrom(Math.max(0, active.index), -1)),
    pageDown: () => moveToRow(list.pageFrom(Math.max(0, active.index), 1)),
    first: () => call(() => go(0, 0)),
    last: () => call(() => go(rowCount - 1, stopColumns(rowCount - 1).at(-1) ?? 0)),
    toggle: () => !isHead && toggleActive(),
    toggleProduct: () => !isHead && call(() => apply(productToggle(active.index, rows))),
    open: () => !isHead && openActive(),
    edit: () => !isHead && editing !== undefined && editActive(),
    nextReview: () => call(onNextReview && (() => void moveToReview(1))),
    previousReview: () => call(onNextReview && (() => void moveToReview(-1))),
    search: () => call(onSearch),
    undo: () => call(onUndo),
    redo: () => call(onRedo),
    apply: () => call(onApply),
    shortcuts: () => call(onShortcuts),
  }

  /** Runs before the keys of the menus in the column headers, which would open on arrows. */
  function pressKey(event: KeyboardEvent): void {
    if ((event.target as Element).closest('[role="menu"], [role="separator"], [data-editor]'))
      return
    const command = commandOf(event, direction === 'rtl', singleKeys)
    if (!command || !does[command]()) return
    event.preventDefault()
    event.stopPropagation()
  }

  function enter({ target }: FocusEvent): void {
    const cell = target.closest<HTMLElement>('[data-column]')
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'])
    if (!cell || Number.isNaN(index)) return
    isInside.current = true
    if (target.closest('[data-editor]')) return
    // A press on a control leaves focus on its cell, so that all keys keep their meaning.
    if (target !== cell) cell.focus({ preventScroll: true })
    const column = Number(cell.dataset['column'])
    const isSame = index === active.index && column === stopAt(stopColumns(index), active.column)
    if (!isSame) setActive(index, column)
    const row = rows(index)
    if (row && (!isSame || active.id === undefined)) onActiveRow?.(row)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) isInside.current = false
  }

  function openByPointer({ target }: MouseEvent): void {
    const cell = (target as Element).closest<HTMLElement>('[data-column]')
    const index = cell?.closest<HTMLElement>('[data-index]')?.dataset['index']
    const at = Number(cell?.dataset['column']) - firstColumn
    const value = rows(Number(index))?.cells[at]
    if (editing && !isReadOnly && value && canBeWritten(columns[at])) {
      edit(Number(index), at)
      return
    }
    if (value && lookOf(value, columns[at]?.kind ?? 'change')) open(Number(index), at)
  }

  // Rows are memoized, so what they call stays the same function.
  const handlers = useRef({ rows, apply, open, edit, onExpand })
  useLayoutEffect(() => {
    handlers.current = { rows, apply, open, edit, onExpand }
  })
  const toggleRow = useCallback((index: number) => {
    const row = handlers.current.rows(index)
    if (row) handlers.current.apply(rowToggle(row))
  }, [])
  const expandRow = useCallback((index: number) => {
    const row = handlers.current.rows(index)
    if (row) handlers.current.onExpand?.(row.product, !row.isExpanded)
  }, [])
  const openCell = useCallback(
    (index: number, column: number) => handlers.current.open(index, column),
    [],
  )
  const editCell = useCallback(
    (index: number, column: number) => handlers.current.edit(index, column),
    [],
  )

  const Part = layout === 'cards' ? DiffCard : TableRow
  const { template, least } = tracks(columns, shown, widths)

  const openedRow = opened && sameRow(rows(opened.index), opened.row)
  const openedColumn = opened && columns[opened.column]
  const openedRefusal = openedColumn?.readOnly
    ? refusalText({ refusal: 'read-only', reason: openedColumn.readOnly }, wording)
    : refusal

  return (
    <StyledDiffTable
      {...native}
      ref={root}
      data-fills=""
      tabIndex={-1}
      data-layout={layout}
      data-stale={isStale ? '' : undefined}
      data-resizing={resize.resizing ? '' : undefined}
      style={{
        ...native.style,
        '--tracks': template,
        '--least': least,
        '--view': `${viewport}px`,
      }}
    >
      {rowCount === 0 ? (
        (empty ?? (
          <EmptyState
            icon={SearchIcon}
            heading={query === '' ? strings.noneHere : strings.noMatch(query)}
            action={
              query !== '' &&
              onClearSearch && (
                <Button variant="outline" onClick={onClearSearch}>
                  {strings.clearSearch}
                </Button>
              )
            }
          />
        ))
      ) : (
        <div
          ref={scroller}
          role="treegrid"
          tabIndex={-1}
          aria-label={label ?? strings.label}
          aria-rowcount={rowCount + 1}
          aria-colcount={noteColumn(columns) + 1}
          aria-busy={isStale || undefined}
          data-scroller=""
          onScroll={list.onScroll}
          onKeyDownCapture={pressKey}
          onFocus={enter}
          onBlur={leave}
          onDoubleClick={openByPointer}
        >
          <TableHead
            columns={columns}
            shown={shown}
            active={isHead ? stopAt(shown, active.column) : undefined}
            wording={wording}
            resize={resize}
            isRightToLeft={direction === 'rtl'}
            sized={new Set(Object.keys(look.widths ?? {}))}
            onResetWidth={(key) => {
              const { [key]: _, ...others } = look.widths ?? {}
              keepLook({ ...look, widths: others })
            }}
            onHide={(key) => keepLook({ ...look, shown: { ...look.shown, [key]: false } })}
            onToggle={
              canExclude
                ? (at) => {
                    const column = columns[at]
                    if (column) apply(columnToggle(column, at))
                  }
                : undefined
            }
          />
          <div role="rowgroup" data-body="" style={{ blockSize: offsets.total }}>
            {list.rowsWith(active.index).map((index) => (
              <Part
                key={index}
                index={index}
                row={rows(index)}
                columns={columns}
                shown={shown}
                hasImages={extras.includes('image') && look.shown?.['image'] === true}
                top={offsets.offsetOf(index)}
                isLast={rows(index + 1)?.kind === 'product' || index === rowCount - 1}
                active={
                  index === active.index ? stopAt(stopColumns(index), active.column) : undefined
                }
                isMarked={rowTarget !== undefined && rows(index)?.number === rowTarget.number}
                wording={wording}
                format={format}
                room={room}
                editor={index === active.index ? cellEditing.inRow : undefined}
                isReadOnly={!canExclude}
                onToggle={toggleRow}
                onExpand={expandRow}
                onOpen={openCell}
                onEdit={editing && !isReadOnly ? editCell : undefined}
              />
            ))}
          </div>
        </div>
      )}
      <p role="status" data-status="">
        {announcement || editSaid}
      </p>
      {refusal !== undefined && !isOpen && (
        <p aria-hidden="true" data-refusal="">
          <InfoIcon />
          {refusal}
        </p>
      )}
      {opened && openedColumn && openedRow && (
        <CellDrawer
          open={isOpen}
          onClose={() => {
            setOpen(false)
            cellEditing.stop()
          }}
          editor={cellEditing.inDrawer}
          {...(editing &&
            !isReadOnly &&
            canBeWritten(openedColumn) && {
              onEdit: () => {
                isForEditing.current = false
                void cellEditing.start(opened.index, opened.column, 'drawer')
              },
            })}
          side={layout === 'cards' ? 'bottom' : 'end'}
          column={openedRow.field ?? columnName(openedColumn)}
          name={openedRow.name}
          number={openedRow.number}
          value={openedRow.cells[opened.column] ?? {}}
          kind={openedColumn.kind}
          format={format}
          onFormatChange={onFormatChange}
          notes={[
            ...openedRow.notes.map(({ text }) => text),
            ...(openedRefusal === undefined ? [] : [openedRefusal]),
          ]}
          onToggle={
            canExclude
              ? () => apply(cellToggle(openedRow, columns, opened.column + firstColumn))
              : undefined
          }
        />
      )}
    </StyledDiffTable>
  )
})

/** Returns the row as it is now, if it is still the same one; else as it was. */
function sameRow(now: DiffRow | undefined, before: DiffRow): DiffRow {
  if (!now || now.kind !== before.kind || now.fileColumn !== before.fileColumn) return before
  return now.row === before.row ? now : before
}
