import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/test-backend.ts'
import { isWalDamaged } from './wal.ts'

/** Returns a database with its log, as a process leaves them that is killed. */
function killedDatabase({ hasCheckpoint = false } = {}) {
  const folder = temporaryFolder()
  const db = new DatabaseSync(join(folder, 'open.sqlite'))
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE numbers (number)')
  const insert = db.prepare('INSERT INTO numbers VALUES (?)')
  for (let number = 0; number < 5; number += 1) insert.run(number)
  if (hasCheckpoint) db.exec('PRAGMA wal_checkpoint; INSERT INTO numbers VALUES (5)')
  const path = join(folder, 'killed.sqlite')
  copyFileSync(join(folder, 'open.sqlite'), path)
  copyFileSync(join(folder, 'open.sqlite-wal'), `${path}-wal`)
  db.close()
  return {
    log: `${path}-wal`,
    /** Changes bytes of the log. */
    change: (edit: (bytes: Buffer) => Buffer) =>
      writeFileSync(`${path}-wal`, edit(readFileSync(`${path}-wal`))),
    count: () => {
      const left = new DatabaseSync(path)
      const { count } = left.prepare('SELECT count(*) AS count FROM numbers').get() as {
        count: number
      }
      left.close()
      return count
    },
  }
}

const flip = (at: number) => (bytes: Buffer) => {
  bytes[at < 0 ? bytes.length + at : at]! ^= 0xff
  return bytes
}

describe('a write-ahead log is intact', () => {
  it('if it is missing', () => {
    expect(isWalDamaged(join(temporaryFolder(), 'none-wal'))).toBe(false)
  })

  it('as a killed process leaves it', () => {
    const { log, count } = killedDatabase()
    expect(statSync(log).size).toBeGreaterThan(0)
    expect(isWalDamaged(log)).toBe(false)
    expect(count()).toBe(5)
  })

  it('with the frames of an earlier log behind its own', () => {
    const { log, count } = killedDatabase({ hasCheckpoint: true })
    expect(isWalDamaged(log)).toBe(false)
    expect(count()).toBe(6)
  })

  it('without the end of its last frame', () => {
    const { log, change } = killedDatabase()
    change((bytes) => bytes.subarray(0, -100))
    expect(isWalDamaged(log)).toBe(false)
  })
})

describe('a write-ahead log is damaged', () => {
  it.each([
    ['in its header', 20],
    ['in its first frame', 100],
  ])('%s, where SQLite would lose rows', (_, at) => {
    const { log, change, count } = killedDatabase()
    change(flip(at))
    expect(isWalDamaged(log)).toBe(true)
    expect(count).toThrow('no such table')
  })
})
