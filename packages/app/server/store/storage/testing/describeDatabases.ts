import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noPostgres, startPostgres, type Postgres } from '@dropwatt/local-backend/testing/postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { openPostgres } from '../openPostgres.ts'
import { openSqlite } from '../openSqlite.ts'
import type { SqlDatabase } from '../SqlDatabase.ts'

/** Opens the database of the current test, also several times; it is empty before each test. */
export type OpenDatabase = () => Promise<SqlDatabase>

/** Runs tests on SQLite and on a real PostgreSQL; without one their names say so. */
export function describeDatabases(tests: (open: OpenDatabase) => void): void {
  describe('SQLite', () => {
    let folder: string
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'dropwatt-store-'))
    })
    afterEach(() => rmSync(folder, { recursive: true }))
    tests(async () => openSqlite(folder))
  })

  const missing = noPostgres === undefined ? '' : ` (not tried: ${noPostgres})`
  describe.skipIf(missing !== '')(`PostgreSQL${missing}`, () => {
    let postgres: Postgres
    beforeAll(() => {
      postgres = startPostgres()
    })
    afterAll(() => postgres.stop())
    afterEach(() => postgres.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
    tests(() => openPostgres(postgres.url))
  })
}
