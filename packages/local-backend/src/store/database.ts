import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { folderError } from '../local-backend-error.ts'
import { migrations } from './schema.ts'
import { restrictAccess } from './restrict-access.ts'
import { isWalDamaged } from './wal.ts'

type Parameters = Record<string, SQLInputValue>

/** A prepared statement whose rows have the shape `Row`. */
interface Statement<Row> {
  get(parameters: Parameters): Row | undefined
  all(parameters: Parameters): Row[]
  /** Returns the number of changed rows. */
  run(parameters: Parameters): number
}

export type Prepare = <Row = never>(sql: string) => Statement<Row>

/** Prepares a statement. `Row` must name the columns that `sql` returns. */
export function prepareIn(db: DatabaseSync): Prepare {
  return <Row>(sql: string): Statement<Row> => {
    const statement = db.prepare(sql)
    return {
      get: (parameters) => statement.get(parameters) as Row | undefined,
      all: (parameters) => statement.all(parameters) as Row[],
      run: (parameters) => Number(statement.run(parameters).changes),
    }
  }
}

/** Returns the INSERT statement for a row, with parameters named like its columns. */
export function insertSql(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`
}

/** Database transactions. */
export interface Transactions {
  /** Runs `work` in a transaction. `work` must be synchronous. */
  transaction<Result>(work: () => Result): Result
  /** Runs `step` after the open transaction commits, and not if it rolls back. */
  afterCommit(step: () => void): void
}

export function transactionsIn(db: DatabaseSync): Transactions {
  let steps: (() => void)[] = []

  function save<Result>(work: () => Result): Result {
    db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      db.exec('COMMIT')
      return result
    } catch (error) {
      // SQLite may have rolled back already, for example on a full disk.
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  return {
    transaction(work) {
      steps = []
      const result = save(work)
      for (const step of steps) step()
      return result
    },
    afterCommit: (step) => void steps.push(step),
  }
}

function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
}

/** Whether a folder has the key of accounts. The database is always created before it. */
function hasKey(dataDir: string): boolean {
  return existsSync(join(dataDir, 'jwk.json'))
}

/** Refuses a folder without changing it: opening the database would hide what is missing. */
function requireIntact(dataDir: string, path: string): void {
  const log = `${path}-wal`
  const isEmpty = [path, log].every((file) => !existsSync(file) || statSync(file).size === 0)
  if (isEmpty && hasKey(dataDir)) throw folderError(dataDir, 'lost')
  if (isWalDamaged(log)) throw folderError(dataDir, 'corrupt')
}

function migrate(db: DatabaseSync, dataDir: string): void {
  const taken = Number(pragma(db, 'user_version'))
  if (taken === 0 && hasKey(dataDir)) throw folderError(dataDir, 'lost')
  if (taken > migrations.length) throw folderError(dataDir, 'newer')
  if (taken === migrations.length) return
  // A step may replace a table, which must not cascade to its child rows.
  db.exec('PRAGMA foreign_keys = OFF')
  transactionsIn(db).transaction(() => {
    for (const step of migrations.slice(taken)) db.exec(step)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  })
  db.exec('PRAGMA foreign_keys = ON')
}

/** Creates a file with mode 0600 if it is missing; SQLite's own files get the same mode. */
function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

/**
 * Opens the database of a data folder with an exclusive lock. The operating system releases the lock
 * when the process ends, even if it is killed.
 * @throws errors of the file system and of SQLite, and LocalBackendError for a newer schema.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'auth.sqlite')
  requireIntact(dataDir, path)
  makePrivateFile(path)
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  try {
    db.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL',
    )
    // Lock before the first read, so that nothing is checked while another server writes.
    db.exec('BEGIN EXCLUSIVE; COMMIT')
    if (pragma(db, 'quick_check(1)') !== 'ok') throw folderError(dataDir, 'corrupt')
    // Closing the database checkpoints what is in the log; until then it is kept to a few megabytes.
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 250; PRAGMA journal_size_limit = 1048576',
    )
    migrate(db, dataDir)
    restrictAccess(dataDir)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
