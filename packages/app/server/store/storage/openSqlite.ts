import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isWalDamaged } from '@dropwatt/local-backend'
import { StartError } from '../../failure.ts'
import type { Query, SqlDatabase } from './SqlDatabase.ts'

function isCode(error: unknown, text: string): boolean {
  return error instanceof Error && error.message.includes(text)
}

function explain(path: string, error: unknown): unknown {
  if (isCode(error, 'locked')) {
    return new StartError(
      `${path} is in use by another server. Stop that one, or give several servers one PostgreSQL database with STORE_DATABASE_URL.`,
    )
  }
  if (isCode(error, 'not a database') || isCode(error, 'malformed')) return damaged(path)
  return error
}

function damaged(path: string): StartError {
  return new StartError(
    `${path} is damaged. Copy it back from a backup. Without one, delete it with the files beside it of the same name, and connect the stores again.`,
  )
}

/** Creates a file that only its owner can read; SQLite's own files beside it get the same mode. */
function createFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

/**
 * Takes the lock of a data folder, which one server has at a time. It is a file of its own, so that a command
 * can read the database of a running server.
 */
function takeLock(path: string): DatabaseSync {
  createFile(path)
  const lock = new DatabaseSync(path)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

function openFile(path: string): DatabaseSync {
  if (isWalDamaged(`${path}-wal`)) throw damaged(path)
  createFile(path)
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  try {
    db.exec('PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 1000')
    const check = db.prepare('PRAGMA quick_check(1)').get() ?? {}
    if (Object.values(check)[0] !== 'ok') throw damaged(path)
    // What is deleted is overwritten, as it may have been a token.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

const queryIn =
  (db: DatabaseSync): Query =>
  async <Row>(sql: string, values: Parameters<Query>[1] = []) =>
    db.prepare(sql).all(Object.fromEntries(values.map((value, at) => [at + 1, value]))) as Row[]

/**
 * Opens `store.db` in a data folder with an exclusive lock, for one server.
 *
 * @throws {StartError} if it is in use or damaged
 */
export function openSqlite(dataDir: string): SqlDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'store.db')
  let lock: DatabaseSync | undefined
  let db: DatabaseSync
  try {
    lock = takeLock(join(dataDir, 'store.lock'))
    db = openFile(path)
  } catch (error) {
    lock?.close()
    throw explain(path, error)
  }

  const query = queryIn(db)

  // There is one connection: what others ask waits until a transaction has ended.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }

  const transaction = <Result>(work: (query: Query) => Promise<Result>) =>
    inTurn(async () => {
      db.exec('BEGIN IMMEDIATE')
      try {
        const result = await work(query)
        db.exec('COMMIT')
        return result
      } catch (error) {
        // SQLite may have rolled back already, for example on a full disk.
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    })

  return {
    bytes: 'BLOB',
    query: (sql, values) => inTurn(() => query(sql, values)),
    transaction,
    exclusive: transaction,
    close: () =>
      inTurn(async () => {
        db.close()
        lock.close()
      }),
  }
}

/**
 * Opens `store.db` in a data folder to read it, also while a server has it.
 *
 * @throws {StartError} if it is not there
 */
export function readSqlite(dataDir: string): Pick<SqlDatabase, 'query' | 'close'> {
  const path = join(dataDir, 'store.db')
  if (!existsSync(path)) {
    throw new StartError(
      `${path} does not exist. Start the server once, or set DATA_DIR as it has it.`,
    )
  }
  const db = new DatabaseSync(path, { readOnly: true })
  db.exec('PRAGMA trusted_schema = OFF; PRAGMA busy_timeout = 1000')
  return { query: queryIn(db), close: async () => db.close() }
}
