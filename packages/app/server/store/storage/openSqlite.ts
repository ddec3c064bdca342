import { closeSync, mkdirSync, openSync } from 'node:fs'
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

function openFile(path: string): DatabaseSync {
  if (isWalDamaged(`${path}-wal`)) throw damaged(path)
  // SQLite's own files get the same mode.
  closeSync(openSync(path, 'a', 0o600))
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  try {
    db.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL',
    )
    db.exec('BEGIN EXCLUSIVE; COMMIT')
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

/**
 * Opens `store.db` in a data folder with an exclusive lock, for one server.
 *
 * @throws {StartError} if it is in use or damaged
 */
export function openSqlite(dataDir: string): SqlDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'store.db')
  let db: DatabaseSync
  try {
    db = openFile(path)
  } catch (error) {
    throw explain(path, error)
  }

  const query = async <Row>(sql: string, values: Parameters<Query>[1] = []) =>
    db.prepare(sql).all(Object.fromEntries(values.map((value, at) => [at + 1, value]))) as Row[]

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
    close: () => inTurn(async () => db.close()),
  }
}
