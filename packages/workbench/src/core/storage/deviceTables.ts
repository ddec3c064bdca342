import { openDB, type IDBPDatabase } from 'idb'
import { databaseName } from '../databaseName.ts'
import { tableNames, type Key, type Tables } from './Tables.ts'

/** The keys of all pairs that begin with the id of a file; an array is greater than any string. */
const pairsOf = (file: string) => IDBKeyRange.bound([file], [file, []])

/** Grows with each table that is added, so that databases of earlier releases get it. */
const version = tableNames.length - 7

const asKey = (key: Key) => key as IDBValidKey

/**
 * Opens the database of an account, which no other account uses.
 *
 * @param onClosed called when the database was closed from outside: another tab removes it, or the
 *   browser did
 * @throws {DOMException} when the browser stores nothing, as some do in private windows
 */
export async function openDeviceTables(user: string, onClosed: () => void): Promise<Tables> {
  const database = await openDB(databaseName(user), version, {
    upgrade(upgraded) {
      for (const name of tableNames) {
        if (!upgraded.objectStoreNames.contains(name)) upgraded.createObjectStore(name)
      }
    },
    blocking(_current, _blocked, event) {
      const { target } = event
      if (target instanceof IDBDatabase) target.close()
      onClosed()
    },
    terminated: onClosed,
  })
  return tablesOf(database)
}

function tablesOf(database: IDBPDatabase): Tables {
  return {
    read: (table, key) => database.get(table, asKey(key)),
    list: (table, file) => database.getAll(table, file === undefined ? null : pairsOf(file)),
    keysOf: async (table, file) => (await database.getAllKeys(table, pairsOf(file))) as Key[],

    async write(changes) {
      if (changes.length === 0) return
      const tables = [...new Set(changes.map(({ table }) => table))]
      const transaction = database.transaction(tables, 'readwrite')
      const requests = changes.map(({ table, key, value }) => {
        const store = transaction.objectStore(table)
        return value === undefined ? store.delete(asKey(key)) : store.put(value, asKey(key))
      })
      // Without waiting for the answers, so that it is written even if the tab closes now.
      transaction.commit()
      // The first failed request aborts the transaction, which then rejects with the reason.
      await Promise.all([transaction.done, ...requests])
    },

    close: () => database.close(),
  }
}
