import { ChevronRightIcon, ExpandIcon } from '../../icons/index.js'
import { DiffContent, lookOf } from '../DiffCell/DiffContent.js'
import { describeCell, type Wording } from './describe.js'
import { firstColumn } from './cells.js'
import type { DiffValue } from '../DiffCell/index.js'
import type { DiffTableStrings } from './DiffTable.strings.js'
import type { DiffColumn, DiffRow } from './DiffTable.types.js'
import type { RowProps } from './Row.types.js'

/** The attributes of a cell: its position, and the one tab stop of the table. */
export function cellAttributes(column: number, active: number | undefined) {
  return {
    'aria-colindex': column + 1,
    'data-column': column,
    'data-active': column === active ? '' : undefined,
    tabIndex: column === active ? 0 : -1,
  }
}

/** The tint of a row: of a conflict, or of a change to review that is not excluded. */
function toneOf(row: DiffRow): 'conflict' | 'review' | undefined {
  if (row.included === false) return undefined
  const isConflict = row.cells.some((cell) => cell.isConflict)
  if (isConflict || row.notes.some(({ tone }) => tone === 'conflict')) return 'conflict'
  return row.needsReview ? 'review' : undefined
}

/** The attributes of a row or card that has loaded. */
export function rowAttributes({ index, row, top, isLast, isMarked }: RowProps) {
  return {
    role: 'row',
    'data-index': index,
    'data-kind': row?.kind,
    'data-tone': row && toneOf(row),
    'data-excluded': row?.included === false ? '' : undefined,
    'data-marked': isMarked ? '' : undefined,
    'aria-rowindex': index + 2,
    'aria-level': row && row.kind !== 'product' ? 2 : 1,
    'aria-expanded': row?.isExpanded,
    'data-last': isLast ? '' : undefined,
    style: { insetBlockStart: top },
  } as const
}

function expandLabel(row: DiffRow, strings: DiffTableStrings): string {
  const { name, isExpanded, changes } = row
  if (changes === undefined) return isExpanded ? strings.collapse(name) : strings.expand(name)
  return isExpanded ? strings.collapseChanges(name) : strings.expandChanges(name)
}

/** The button that shows or hides the rows below a product. Keys reach it through its cell. */
export function ExpandButton({ index, row, wording: { strings }, onExpand }: RowProps) {
  if (!row || row.isExpanded === undefined) return null
  return (
    <button
      type="button"
      data-expand=""
      tabIndex={-1}
      aria-label={expandLabel(row, strings)}
      onClick={() => onExpand(index)}
    >
      <ChevronRightIcon aria-hidden="true" />
    </button>
  )
}

interface ValueProps {
  readonly value: DiffValue
  readonly column: DiffColumn
  readonly wording: Wording
}

/** The value in a cell, of plain elements; `describeCell` says it. */
export function Value({ value, column, wording }: ValueProps) {
  const look = lookOf(value, column.kind)
  if (!look) return null
  return (
    <span
      aria-hidden="true"
      data-diff={look}
      data-excluded={value.isExcluded ? '' : undefined}
      data-conflict={value.isConflict ? '' : undefined}
    >
      <DiffContent
        value={value}
        kind={column.kind}
        strings={wording.cellStrings}
        locale={wording.locale}
      />
    </span>
  )
}

interface ValueCellProps extends RowProps {
  readonly row: DiffRow
  readonly at: number
}

/** A cell of one of the columns. */
export function ValueCell({
  row,
  at,
  index,
  columns,
  active,
  wording,
  editor,
  onOpen,
}: ValueCellProps) {
  const column = columns[at]
  const value = row.cells[at] ?? {}
  if (!column) return null
  if (editor?.column === at) {
    return (
      <div role="gridcell" {...cellAttributes(at + firstColumn, active)}>
        {editor.node}
      </div>
    )
  }
  const look = lookOf(value, column.kind)
  const isLong = look === 'excerpt' || (look === 'tags' && value.after !== undefined)
  return (
    <div
      role="gridcell"
      {...cellAttributes(at + firstColumn, active)}
      data-number={column.isNumber ? '' : undefined}
      data-read-only={column.readOnly ? '' : undefined}
    >
      {look && <span data-said="">{describeCell(row, column, at, wording)}</span>}
      <Value value={value} column={column} wording={wording} />
      {isLong && (
        <button
          type="button"
          data-open=""
          tabIndex={-1}
          aria-label={wording.strings.open}
          onClick={() => onOpen(index, at)}
        >
          <ExpandIcon aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
