import type { OpenFile } from '@dropwatt/automations'
import {
  changeIntents,
  columnName,
  diffOpenFile,
  fieldsOf,
  IntentError,
  isSidecar,
  type IntentColumn,
  type IntentList,
  type RefusedCell,
} from '@dropwatt/shopify'
import type {
  DifferenceRequest,
  DifferingColumn,
  LiveDifference,
  UnwrittenCells,
} from './messages.ts'

/** Compares the open live file with its store, as the worker answers it. */
export function findDifference(
  file: OpenFile,
  { sidecar, written, without }: DifferenceRequest,
): LiveDifference | undefined {
  if (!isSidecar(sidecar)) return undefined
  const { header } = file.current.table
  try {
    const found = diffOpenFile(file, sidecar, written)
    const all = found.intents
    const intents = leaveOut(all, new Set(without))
    return {
      products: intents.products,
      values: intents.length,
      columns: columnsOf(all, header),
      unwritten: unwrittenOf(found.refused, header),
      setBack: found.setBack,
      jobsInStore: found.jobsInStore,
      intents: intents.length === 0 ? undefined : new Blob([intents.bytes()]),
    }
  } catch (error) {
    if (!(error instanceof IntentError)) throw error
    const nothing = { products: 0, values: 0, columns: [], unwritten: [], setBack: 0 }
    return { ...nothing, jobsInStore: [], intents: undefined, tooMany: error.code }
  }
}

function leaveOut(intents: IntentList, scopes: ReadonlySet<string>): IntentList {
  if (!intents.scopes.some((scope) => scopes.has(scope))) return intents
  return changeIntents(intents, (_item, intent) =>
    scopes.has(intent.column.write.scope) ? undefined : intent,
  )
}

/** Counts all values by their columns, also those that are left out. */
function columnsOf(intents: IntentList, header: readonly string[]): DifferingColumn[] {
  const counts = new Map(
    intents.facts.columns.map((column) => [columnName(column), { products: 0, values: 0 }]),
  )
  for (const { intents: own } of intents.all()) {
    const seen = new Set<string>()
    for (const { column } of own) {
      const name = columnName(column)
      const count = counts.get(name)!
      count.values += 1
      if (!seen.has(name)) count.products += 1
      seen.add(name)
    }
  }
  const fields = fieldsOf(header)
  const placeOf = ({ key, metafield }: IntentColumn): number =>
    fields.findIndex((found) =>
      metafield
        ? found?.metafield === `${metafield.namespace}.${metafield.key}`
        : found?.key !== undefined && found.key === key,
    )
  return intents.facts.columns
    .map((column) => ({ column, place: placeOf(column) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ column, place }) => {
      const name = columnName(column)
      const { key, write } = column
      const { products, values } = counts.get(name)!
      return { name: header[place] ?? name, key, products, values, scope: write.scope }
    })
}

function unwrittenOf(refused: readonly RefusedCell[], header: readonly string[]): UnwrittenCells[] {
  const groups = new Map<string, UnwrittenCells>()
  const fields = fieldsOf(header)
  for (const { column, reason } of refused) {
    const name = header[column] ?? ''
    const key = `${column} ${reason}`
    const cells = (groups.get(key)?.cells ?? 0) + 1
    groups.set(key, { name, key: fields[column]?.key, reason, cells })
  }
  return [...groups.values()]
}
