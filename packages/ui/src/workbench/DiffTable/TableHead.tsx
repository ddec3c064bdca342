import { Menu } from '../../components/Menu/index.js'
import { ChevronDownIcon, UndoIcon } from '../../icons/index.js'
import { canChange, firstColumn, noteColumn, numberColumn } from './cells.js'
import { columnName, type Wording } from './describe.js'
import type { DiffColumn } from './DiffTable.types.js'
import { cellAttributes } from './rowParts.js'

interface TableHeadProps {
  readonly columns: readonly DiffColumn[]
  readonly active: number | undefined
  readonly wording: Wording
  /** Excludes or includes the changes of a column; without it columns have no menu. */
  readonly onToggle?: (column: number) => void
}

/** The index of the row with the column headers, before that of the first row. */
export const headIndex = -1

/** The column headers; that of a column with changes opens a menu. */
export function TableHead({ columns, active, wording, onToggle }: TableHeadProps) {
  const { strings } = wording
  return (
    <div role="rowgroup" data-head="">
      <div role="row" aria-rowindex={1} data-index={headIndex}>
        <div role="columnheader" {...cellAttributes(0, active)}>
          {strings.name}
        </div>
        <div role="columnheader" {...cellAttributes(numberColumn, active)} data-number="mono">
          {strings.row}
        </div>
        {columns.map((column, at) => {
          const position = cellAttributes(at + firstColumn, active)
          const name = columnName(column)
          const { isNumber = false, isExcluded = false } = column
          if (!onToggle || !canChange(column)) {
            return (
              <div
                key={column.key}
                role="columnheader"
                {...position}
                data-number={isNumber ? '' : undefined}
              >
                <span>{name}</span>
              </div>
            )
          }
          const { 'aria-colindex': index, ...stop } = position
          return (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={index}
              data-number={isNumber ? '' : undefined}
              data-excluded={isExcluded ? '' : undefined}
            >
              <Menu
                label={strings.columnMenu(name)}
                align={isNumber ? 'end' : 'start'}
                trigger={
                  <button type="button" {...stop}>
                    {isExcluded && <UndoIcon aria-hidden="true" />}
                    <span>{name}</span>
                    <ChevronDownIcon aria-hidden="true" />
                  </button>
                }
                items={[
                  {
                    kind: 'action',
                    id: 'toggle',
                    label: isExcluded ? strings.includeColumn : strings.excludeColumn,
                    onSelect: () => onToggle(at),
                  },
                ]}
              />
            </div>
          )
        })}
        <div role="columnheader" {...cellAttributes(noteColumn(columns), active)}>
          {strings.note}
        </div>
      </div>
    </div>
  )
}
