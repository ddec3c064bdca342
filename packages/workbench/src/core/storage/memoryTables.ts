import { tableNames, type Key, type TableName, type Tables } from './Tables.ts'

const textOf = (key: Key) => JSON.stringify(key)

/** Creates tables that last until the tab is closed. */
export function createMemoryTables(): Tables {
  const tables = new Map<TableName, Map<string, { key: Key; value: unknown }>>(
    tableNames.map((name) => [name, new Map()]),
  )
  const entries = (table: TableName, file?: string) =>
    [...(tables.get(table)?.values() ?? [])]
      .filter(({ key }) => file === undefined || (typeof key !== 'string' && key[0] === file))
      .toSorted((one, other) => (textOf(one.key) < textOf(other.key) ? -1 : 1))

  return {
    read: async (table, key) => tables.get(table)?.get(textOf(key))?.value,
    list: async (table, file) => entries(table, file).map(({ value }) => value),
    keysOf: async (table, file) => entries(table, file).map(({ key }) => key),

    async write(changes) {
      for (const { table, key, value } of changes) {
        if (value === undefined) tables.get(table)?.delete(textOf(key))
        else tables.get(table)?.set(textOf(key), { key, value })
      }
    },

    close() {},
  }
}
