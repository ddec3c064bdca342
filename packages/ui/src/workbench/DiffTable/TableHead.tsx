import { Menu, type MenuItem } from '../../components/Menu/index.js'
import { ChevronDownIcon, LockIcon, UndoIcon } from '../../icons/index.js'
import { canChange, firstColumn, noteColumn, numberColumn, skuColumn } from './cells.js'
import { columnName, spokenName, type Wording } from './describe.js'
import type { DiffColumn } from './DiffTable.types.js'
import { canHide, keyAt } from './look.js'
import { ResizeHandle } from './ResizeHandle.js'
import { cellAttributes } from './rowParts.js'
import { stackedColumn } from './stacked.js'
import type { ColumnResize } from './useColumnResize.js'

interface TableHeadProps {
  readonly columns: readonly DiffColumn[]
  /** The positions of the shown columns. */
  readonly shown: readonly number[]
  readonly active: number | undefined
  readonly wording: Wording
  readonly resize: ColumnResize
  readonly isRightToLeft: boolean
  /** The keys of the columns whose width the member chose. */
  readonly sized: ReadonlySet<string>
  /** Gives a column its usual width again, by its key. */
  readonly onResetWidth: (key: string) => void
  /** Hides a column, by its key. */
  readonly onHide: (key: string) => void
  /** Excludes or includes the changes of a column; without it they can only be read. */
  readonly onToggle?: ((column: number) => void) | undefined
}

/** The index of the row with the column headers, before that of the first row. */
export const headIndex = -1

/** The column headers; each but the last opens a menu, and its end is dragged to change its width. */
export function TableHead(props: TableHeadProps) {
  const { columns, shown, active, wording } = props
  const last = noteColumn(columns)
  return (
    <div role="rowgroup" data-head="">
      <div role="row" aria-rowindex={1} data-index={headIndex}>
        {shown.map((position) =>
          position === last ? (
            <div key="note" role="columnheader" {...cellAttributes(last, active)}>
              <span>{wording.strings.note}</span>
            </div>
          ) : (
            <ColumnHead key={keyAt(position, columns)} {...props} position={position} />
          ),
        )}
      </div>
    </div>
  )
}

interface ColumnHeadProps extends TableHeadProps {
  readonly position: number
}

function ColumnHead(props: ColumnHeadProps) {
  const { columns, active, wording, resize, isRightToLeft, position } = props
  const { strings } = wording
  const column = columns[position - firstColumn]
  const name = nameAt(position, columns, wording)
  const isNumber = position === numberColumn || column?.isNumber === true
  const isExcluded = column?.isExcluded === true
  const spoken = column?.readOnly && spokenName(column, wording)
  const { 'aria-colindex': index, ...stop } = cellAttributes(position, active)
  return (
    <div
      role="columnheader"
      aria-colindex={index}
      data-number={isNumber ? '' : undefined}
      data-excluded={isExcluded ? '' : undefined}
      data-read-only={spoken === undefined ? undefined : ''}
      aria-label={spoken}
    >
      <Menu
        label={strings.columnMenu(name)}
        align={isNumber ? 'end' : 'start'}
        trigger={
          <button
            type="button"
            {...stop}
            data-changes={column && canChange(column) ? '' : undefined}
            aria-label={spoken}
          >
            {spoken !== undefined && <LockIcon aria-hidden="true" data-lock="" />}
            {isExcluded && <UndoIcon aria-hidden="true" />}
            <span>{name}</span>
            <ChevronDownIcon aria-hidden="true" />
          </button>
        }
        items={itemsOf(props, column)}
      />
      <ResizeHandle {...{ position, name, resize, isRightToLeft, wording }} />
    </div>
  )
}

function nameAt(
  position: number,
  columns: readonly DiffColumn[],
  { strings, locale }: Wording,
): string {
  const column = columns[position - firstColumn]
  if (column) return columnName(column)
  if (position === numberColumn) return strings.row
  if (position === skuColumn) return strings.sku
  const stacked = columns[stackedColumn(columns)]
  return stacked ? strings.nameAnd(columnName(stacked).toLocaleLowerCase(locale)) : strings.name
}

function itemsOf(props: ColumnHeadProps, column: DiffColumn | undefined): readonly MenuItem[] {
  const { columns, wording, resize, sized, onResetWidth, onHide, onToggle, position } = props
  const { strings } = wording
  const key = keyAt(position, columns)
  const items: MenuItem[] = []
  if (onToggle && column && canChange(column)) {
    items.push(
      {
        kind: 'action',
        id: 'toggle',
        label: column.isExcluded ? strings.includeColumn : strings.excludeColumn,
        onSelect: () => onToggle(position - firstColumn),
      },
      { kind: 'separator', id: 'changes' },
    )
  }
  items.push(
    {
      kind: 'action',
      id: 'width',
      label: strings.changeWidth,
      onSelect: () => resize.start(position, true),
    },
    { kind: 'action', id: 'fit', label: strings.fitWidth, onSelect: () => resize.fit(position) },
  )
  if (sized.has(key)) {
    const onSelect = () => onResetWidth(key)
    items.push({ kind: 'action', id: 'usual', label: strings.usualWidth, onSelect })
  }
  if (position > 0 && (!column || canHide(column))) {
    items.push({ kind: 'action', id: 'hide', label: strings.hide, onSelect: () => onHide(key) })
  }
  return items
}
