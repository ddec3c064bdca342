import type { Table } from '../csv/Table.ts'
import type { Computed, Plan } from '../plan/Plan.ts'

/** Returns what a column of the file is called in the preview of a plan. */
export function fieldName(
  { columns }: Plan,
  { header }: Table,
  column: number,
): NonNullable<Computed> {
  const field = columns.find(({ kind }) => kind === 'field')
  const label = field?.kind === 'field' ? field.labels.get(column) : undefined
  return label === undefined ? { text: header[column] ?? '' } : { label }
}
