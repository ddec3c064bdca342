import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { folderError } from '../local-backend-error.ts'
import { migrations } from './schema.ts'
import { tighten } from './tighten.ts'

type Parameters = Record<string, SQLInputValue>

/** A prepared statement whose rows have the shape `Row`. */
export interface Statement<Row> {
  get(parameters: Parameters): Row | undefined
  all(parameters: Parameters): Row[]
  /** Returns how many rows it changed. */
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

/** Writes the statement that inserts a row whose parameters are named like its columns. */
export function insertSql(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`
}

/** Changes that belong together. */
export interface Transactions {
  /** Runs `work` whole or not at all. `work` must not wait for anything. */
  transaction<Result>(work: () => Result): Result
  /** Runs `step` once the open transaction is saved, and never when it is undone. */
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
      // SQLite may have rolled back by itself, as it does when the disk is full.
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

function migrate(db: DatabaseSync, dataDir: string): void {
  const taken = Number(pragma(db, 'user_version'))
  if (taken > migrations.length) throw folderError(dataDir, 'newer')
  if (taken === migrations.length) return
  // A step may put a new table in an old one's place, which must not take its rows' children along.
  db.exec('PRAGMA foreign_keys = OFF')
  transactionsIn(db).transaction(() => {
    for (const step of migrations.slice(taken)) db.exec(step)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  })
  db.exec('PRAGMA foreign_keys = ON')
}

/** Makes a file with mode 0600 when it is missing; SQLite gives its own files the same mode. */
function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

/**
 * Opens the database of a data folder, for this process alone. The lock belongs to the operating
 * system: it ends with the process, however that ends.
 * @throws whatever the file system or SQLite throws, and LocalBackendError for a newer schema.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'auth.sqlite')
  makePrivateFile(path)
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  try {
    db.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL',
    )
    // An exclusive lock before the first read, so that nothing is judged while another server writes.
    db.exec('BEGIN EXCLUSIVE; COMMIT')
    if (pragma(db, 'quick_check(1)') !== 'ok') throw folderError(dataDir, 'corrupt')
    db.exec('PRAGMA journal_mode = WAL')
    migrate(db, dataDir)
    tighten(dataDir)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
