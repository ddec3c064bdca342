import type { Table } from '../csv/Table.ts'
import type { Plan } from './Plan.ts'

/** Returns the name of a column of the file, or of one that a plan adds; empty where it has none. */
export function columnName(plan: Plan, { header }: Table, column: number): string {
  const added = plan.addedColumns?.find((one) => one.column === column)
  return added?.name ?? header[column] ?? ''
}
