'use client'
import { useStrings } from '../../i18n/index.js'
import { SortAscendingIcon, SortDescendingIcon } from '../../icons/index.js'
import { jobTableStrings } from './JobTable.strings.js'
import { jobColumns, type JobColumn, type JobSort } from './JobTable.types.js'
import { asColumnHeader, asRow, asRowGroup } from '../Table/roles.js'

interface JobHeadProps {
  readonly sort: JobSort
  readonly disabled: boolean
  /** Whether the rows have a column of actions. */
  readonly withActions: boolean
  readonly onSort: (column: JobColumn) => void
}

/** The column headers, which sort the table. */
export function JobHead({ sort, disabled, withActions, onSort }: JobHeadProps) {
  const strings = useStrings(jobTableStrings)
  const Arrow = sort.direction === 'ascending' ? SortAscendingIcon : SortDescendingIcon
  return (
    <thead {...asRowGroup}>
      <tr {...asRow}>
        {jobColumns.map((column) => {
          const isSorted = column === sort.column
          return (
            <th key={column} {...asColumnHeader} aria-sort={isSorted ? sort.direction : undefined}>
              <button type="button" disabled={disabled} onClick={() => onSort(column)}>
                {strings[column]}
                {isSorted && <Arrow aria-hidden="true" />}
              </button>
            </th>
          )
        })}
        {withActions && <th {...asColumnHeader}>{strings.actions}</th>}
      </tr>
    </thead>
  )
}
