import { noPostgres, startPostgres, type Postgres } from '@dropwatt/local-backend/testing/postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPostgres } from './openPostgres.ts'

/** A busy machine takes its time to connect. */
const waiting = { timeout: 20_000 }

const missing = noPostgres === undefined ? '' : ` (not tried: ${noPostgres})`

describe.skipIf(missing !== '')(`a connection to PostgreSQL that is lost${missing}`, () => {
  let postgres: Postgres
  beforeAll(() => {
    postgres = startPostgres()
    postgres.run('CREATE TABLE kept (number BIGINT)')
  })
  afterAll(() => postgres.stop())

  const cut = () =>
    postgres.run(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
    )

  test('while nothing is asked is replaced', async () => {
    const database = await openPostgres(postgres.url)
    await database.query('SELECT 1')
    cut()
    // The pool may not know yet that its connection has ended.
    await vi.waitFor(
      async () => expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]),
      waiting,
    )
    await database.close()
  })

  test('in the middle of a statement fails that one alone, in a transaction and without', async () => {
    const database = await openPostgres(postgres.url)
    const isAsleep = () =>
      vi.waitFor(async () => {
        const rows = await database.query(
          "SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND state = 'active'",
        )
        expect(rows).toHaveLength(1)
      }, waiting)
    const sleep = 'SELECT pg_sleep(60)'
    for (const run of [
      () => database.query(sleep),
      () => database.transaction((query) => query(sleep)),
    ]) {
      const broken = run()
      await Promise.all([expect(broken).rejects.toThrow(''), isAsleep().then(cut)])
      await vi.waitFor(() => database.query('SELECT 1'), waiting)
    }
    await database.close()
  })

  test('in a transaction leaves nothing of it, and the next one works', async () => {
    const database = await openPostgres(postgres.url)
    const broken = database.transaction(async (query) => {
      await query('INSERT INTO kept VALUES (1)')
      cut()
      await query('INSERT INTO kept VALUES (2)')
    })
    await expect(broken).rejects.toThrow('')
    await database.transaction((query) => query('INSERT INTO kept VALUES (3)'))
    expect(await database.query('SELECT number FROM kept')).toEqual([{ number: 3 }])
    await database.close()
  })
})

test('a database that is not there is told without its address', async () => {
  const failure = openPostgres('postgres://user:canary@127.0.0.1:1/store')
  await expect(failure).rejects.toThrow(/^(?!.*canary).*ECONNREFUSED/u)
})
