import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JobStep } from './JobStorage.ts'
import type { SqlDatabase } from './SqlDatabase.ts'
import { SqlJobs } from './SqlJobs.ts'
import { SqlStorage } from './SqlStorage.ts'
import { describeDatabases } from './testing/describeDatabases.ts'

const now = 1_800_000_000_000
const minute = 60_000
const bytes = (...values: number[]) => Uint8Array.from(values)

const step = (changes: Partial<JobStep> = {}): JobStep => ({
  state: 'writing',
  status: '{"written":1}',
  dueAt: now,
  endedAt: null,
  ...changes,
})

describeDatabases((open) => {
  let database: SqlDatabase
  let storage: SqlStorage
  let jobs: SqlJobs
  let shop: string

  beforeEach(async () => {
    database = await open()
    storage = await SqlStorage.open(database)
    jobs = new SqlJobs(database)
    shop = await bind('1')
  })
  afterEach(() => storage.close())

  async function bind(number: string): Promise<string> {
    const facts = {
      gid: `gid://shopify/Shop/${number}`,
      domain: `shop-${number}.myshopify.com`,
      name: number,
      currency: 'EUR',
      timezone: 'Europe/Rome',
      weightUnit: 'KILOGRAMS',
      plan: 'Basic',
      scopes: ['write_products'],
      connectedAt: now,
      tokens: null,
    }
    return (await storage.bindShop(facts, 'ada'))!.id
  }

  const add = (id: string, at = now, of = shop) =>
    jobs.add(
      {
        id,
        shop: of,
        account: 'ada',
        undoes: null,
        label: '{}',
        state: 'queued',
        status: '{}',
        intents: bytes(0, 255, 10),
        items: 7,
      },
      at,
    )

  const leaseOf = async (holder: string, at = now) =>
    (await storage.takeLease(`jobs/${shop}`, holder, at + minute, at))!

  test('a job is found by its shop alone', async () => {
    await add('one')
    expect(await jobs.find('one', shop)).toEqual({
      id: 'one',
      shop,
      account: 'ada',
      undoes: null,
      label: '{}',
      state: 'queued',
      status: '{}',
      wish: 'run',
      leftOut: '',
      dueAt: now,
      createdAt: now,
      endedAt: null,
    })
    expect(await jobs.find('one', 'another')).toBeUndefined()
  })

  test('a paused job goes on without some permissions, and another does not', async () => {
    await add('one')
    expect(await jobs.leaveOut('one', 'write_files', now)).toBe(false)
    const lease = await leaseOf('server')
    await jobs.note('one', step({ state: 'paused', dueAt: null }), lease)
    expect(await jobs.leaveOut('one', 'write_files', now)).toBe(true)
    expect(await jobs.nextDue(shop, now)).toMatchObject({ id: 'one', leftOut: 'write_files' })
  })

  test('what it is to write comes back byte for byte', async () => {
    await add('one')
    expect([...(await jobs.intents('one'))!]).toEqual([0, 255, 10])
  })

  test('the newest are listed first', async () => {
    await add('one')
    await add('two', now + 1)
    await add('three', now + 2)
    expect((await jobs.list(shop, 2)).map(({ id }) => id)).toEqual(['three', 'two'])
  })

  test('the journal keeps the order of the steps', async () => {
    await add('one')
    const lease = await leaseOf('a')
    await jobs.note('one', step({ events: bytes(1) }), lease)
    await jobs.note('one', step(), lease)
    await jobs.note('one', step({ events: bytes(2, 0) }), lease)
    expect((await jobs.journal('one')).map((each) => Array.from(each))).toEqual([[1], [2, 0]])
    expect(await jobs.find('one', shop)).toMatchObject({
      state: 'writing',
      status: '{"written":1}',
    })
  })

  test('of two servers the one with the lease writes, and the other changes nothing', async () => {
    await add('one')
    const early = await leaseOf('a')
    const late = await leaseOf('b', now + minute)
    expect(await jobs.note('one', step({ events: bytes(1) }), early)).toBe(false)
    expect(await jobs.note('one', step({ events: bytes(2) }), late)).toBe(true)
    expect((await jobs.journal('one')).map((each) => Array.from(each))).toEqual([[2]])
  })

  test('39: the jobs of a shop are due one after the other', async () => {
    await add('two', now + 1)
    await add('one', now)
    expect(await jobs.nextDue(shop, now + 1)).toMatchObject({ id: 'one' })
    await jobs.note('one', step({ state: 'done', dueAt: null, endedAt: now }), await leaseOf('a'))
    expect(await jobs.nextDue(shop, now + 1)).toMatchObject({ id: 'two' })
    expect(await jobs.nextDue(shop, now)).toBeUndefined()
  })

  test('the shop that waits longest is first', async () => {
    const other = await bind('2')
    await add('new', now + 2)
    await add('old', now + 1, other)
    expect(await jobs.dueShops(now)).toEqual([])
    expect(await jobs.dueShops(now + 2)).toEqual([other, shop])
  })

  test('a job that is paused for its member is due once it is wanted', async () => {
    await add('one')
    await jobs.note('one', step({ state: 'paused', dueAt: null }), await leaseOf('a'))
    expect(await jobs.dueShops(now)).toEqual([])
    expect(await jobs.want('one', 'run', ['cancelled'], now)).toBe(false)
    expect(await jobs.want('one', 'run', ['cancelled', 'paused'], now)).toBe(true)
    expect(await jobs.nextDue(shop, now)).toMatchObject({ id: 'one', wish: 'run' })
  })

  test('a cancelled job goes on if it is wanted again', async () => {
    await add('one')
    const ended = step({ state: 'cancelled', dueAt: null, endedAt: now })
    await jobs.note('one', ended, await leaseOf('a'))
    expect((await jobs.useOf('ada', now - 1)).open).toBe(0)
    await jobs.want('one', 'run', ['cancelled'], now + 1)
    expect(await jobs.find('one', shop)).toMatchObject({ dueAt: now + 1, endedAt: null })
    expect((await jobs.useOf('ada', now - 1)).open).toBe(1)
  })

  test('what ended or was left paused long ago is removed with its journal', async () => {
    for (const id of ['ended', 'paused', 'due']) await add(id)
    const lease = await leaseOf('a')
    await jobs.note('ended', step({ dueAt: null, endedAt: now, events: bytes(1) }), lease)
    await jobs.note('paused', step({ state: 'paused', dueAt: null }), lease)
    await jobs.clean(now)
    expect(await jobs.list(shop, 9)).toHaveLength(3)
    await jobs.clean(now + 1)
    expect((await jobs.list(shop, 9)).map(({ id }) => id)).toEqual(['due'])
    expect(await jobs.journal('ended')).toEqual([])
  })

  test('what the jobs of an account take is measured', async () => {
    await add('old', now - minute)
    await add('new')
    await jobs.note('old', step({ dueAt: null, endedAt: now }), await leaseOf('a'))
    expect(await jobs.useOf('ada', now - minute)).toEqual({ open: 1, values: 7, bytes: 6 })
    expect(await jobs.useOf('eve', 0)).toEqual({ open: 0, values: 0, bytes: 0 })
  })

  test('the jobs of all servers are summed up', async () => {
    await add('waiting')
    await add('writing', now + 1)
    await jobs.note('writing', step(), await leaseOf('a', now))
    expect(await jobs.summary(now)).toEqual({
      states: [
        { state: 'queued', count: 1 },
        { state: 'writing', count: 1 },
      ],
      oldestWaiting: now,
      leases: 1,
    })
    expect((await jobs.summary(now + 2 * minute)).leases).toBe(0)
  })

  test('46: nothing remains of the jobs of a removed shop', async () => {
    await add('one')
    await jobs.note('one', step({ events: bytes(1) }), await leaseOf('a'))
    await storage.removeShop(shop)
    expect((await jobs.useOf('ada', now - 1)).open).toBe(0)
    expect(await database.query('SELECT 1 FROM job_events')).toEqual([])
  })
})
