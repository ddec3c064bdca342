import { fieldName, type Plan, type PreviewColumn, type ProductTable } from '@dropwatt/automations'
import type { PermissionReason, ReadOnlyReason } from '@dropwatt/shopify'
import type { ExtraColumn, ShownColumn, ShownField } from './messages.ts'

function shownColumn(
  column: PreviewColumn,
  changed: ReadonlySet<number>,
  readOnly: Plan['readOnly'],
  fields: readonly ShownField[],
): ShownColumn {
  if ('column' in column) {
    // Files are opened with the reasons of a store alone.
    const reason = readOnly?.get(column.column) as ReadOnlyReason | PermissionReason | undefined
    if (changed.has(column.column)) return column
    return { ...column, isFixed: true, ...(reason !== undefined && { readOnly: reason }) }
  }
  const { kind, key } = column
  if (kind === 'changed') return { kind, key, fields }
  if (kind === 'field') return { kind, key }
  const { isNumber, hasBefore } = column
  return { kind, key, ...(isNumber && { isNumber }), ...(hasBefore && { hasBefore }) }
}

/**
 * Copies the columns of a plan without what stays in the worker, such as the functions that compute
 * values.
 */
export function shownColumns(plan: Plan, { table, columns: known }: ProductTable): ShownColumn[] {
  const { columns, patches, readOnly } = plan
  const changed = new Set(patches.map(([, column]) => column))
  const fields = [...changed]
    .toSorted((one, other) => one - other)
    .map((column) => ({
      column,
      name: fieldName(plan, table, column),
      isHtml: column === known.find('description'),
    }))
  return columns.map((column) => shownColumn(column, changed, readOnly, fields))
}

const extras = [
  ['sku', 'sku'],
  ['image', 'imageUrl'],
] as const satisfies readonly (readonly [ExtraColumn, string])[]

/** Lists the columns that the rows of a preview have besides those of the plan. */
export function extraColumns({ columns }: ProductTable): ExtraColumn[] {
  return extras.filter(([, key]) => columns.find(key) !== undefined).map(([extra]) => extra)
}
