import type { Table } from '../csv/Table.ts'
import { columnName } from '../plan/columnName.ts'
import type { Computed, Plan } from '../plan/Plan.ts'

/**
 * Returns what a column of the file is called in the preview of a plan.
 *
 * @param row the row it is shown in. @default what it is called in general
 */
export function fieldName(
  plan: Plan,
  table: Table,
  column: number,
  row?: number,
): NonNullable<Computed> {
  const field = plan.columns.find((one) => one.kind === 'field')
  const name = row === undefined ? undefined : field?.nameOf?.(row, column)
  if (name) return name
  const label = field?.labels.get(column)
  return label === undefined ? { text: columnName(plan, table, column) } : { label }
}
