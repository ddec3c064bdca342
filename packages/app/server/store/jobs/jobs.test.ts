import { setTimeout } from 'node:timers/promises'
import type { IntentList } from '@dropwatt/shopify'
import type { StoreJob } from '@dropwatt/workbench/store-api'
import { noPostgres, startPostgres, type Postgres } from '@dropwatt/local-backend/testing/postgres'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { Executions, textsIn } from '../testing/executions.ts'
import { differingCells, higher, memberOf, muchOf, type Member } from '../testing/member.ts'
import { domain, openWorld, otherDomain, type World, type WorldOptions } from '../testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
let member: Member
/** The mutations that stores executed, and how often with which texts. */
let mutations: string[]
let executions: Executions
/** Holds everything that waits. */
let waiting: Promise<void>
/** Answers in place of the store, if it answers. */
let answerRequest: NonNullable<WorldOptions['answer']>

async function enter(options: Parameters<typeof openWorld>[0] = {}) {
  waiting = Promise.resolve()
  answerRequest = () => undefined
  mutations = []
  executions = new Executions()
  // Each wait turns the clock, so that the store has points again.
  const wait = async (milliseconds: number) => {
    world.clock.now += milliseconds
    await waiting
    await Promise.race([world.shopify.settled(), setTimeout(20)])
  }
  world = await openWorld({
    wait,
    answer: (request) => answerRequest(request),
    onMutation: (_domain, field, variables) => {
      mutations.push(field)
      executions.note(variables)
    },
    ...options,
  })
  ada = world.browser('ada')
  member = memberOf(ada, (await ada.connect()).body.store.id)
  mutations.length = 0
}

const shop = () => world.shopify.shops.get(domain)!

/** Waits until a job is in one of some states. */
const until = (job: string, ...states: readonly StoreJob['state'][]) =>
  vi.waitFor(
    async () => {
      const found = await member.find(job)
      expect(states).toContain(found.state)
      return found
    },
    { timeout: 20_000, interval: 20 },
  )

/** Lists the values that were not executed exactly once. */
const notOnce = (intents: IntentList) =>
  textsIn(intents).filter((intent) => executions.of(intent) !== 1)

const done = (job: string) => until(job, 'done', 'done-with-conflicts')

async function openOther() {
  const other = await world.open()
  onTestFinished(() => other.close())
  return other
}

describe('an update', () => {
  beforeEach(() => enter())

  test('20: is written, and its values are listed by product', async () => {
    const intents = await member.change({ price: higher })
    const added = await member.add(intents)
    expect(added).toMatchObject({ state: 'queued', label: 'prices', products: 12 })
    const ended = await done(added.id)
    expect(ended).toMatchObject({
      state: 'done',
      counts: { done: intents.length, conflict: 0 },
      progress: { total: intents.length, verified: intents.length },
    })
    const [line] = await member.linesOf(added.id)
    expect(line).toMatchObject({ column: 'price', outcome: { is: 'done' } })
    expect(line?.after).toBe(higher(line?.before ?? ''))
    expect((await member.change({ price: (before) => before })).length).toBe(0)
  })

  test('19: an excluded product is not written', async () => {
    const before = await member.readFile()
    const prices = { columns: ['Compare-at price'] }
    const whole = await member.plan('mass-compare-price', prices)
    const { intents } = await member.plan('mass-compare-price', prices, [1])
    expect(intents.products).toBe(whole.intents.products - 1)
    const { id: job } = await member.add(intents)
    await done(job)
    const [, excluded] = shop().contents.products.values()
    const handle = before.fields.findIndex((field) => field?.key === 'handle')
    const handles = differingCells(before, await member.readFile()).map((cell) =>
      before.table.text(Number.parseInt(cell, 10), handle),
    )
    expect(new Set(handles).size).toBe(intents.products)
    expect(handles).not.toContain(excluded?.handle)
  })

  test('27: a value that somebody changed meanwhile stays, and is listed for review', async () => {
    const intents = await member.change({ vendor: () => 'Ours' })
    const [product] = intents.all()
    const handle = shop().contents.products.values().next().value!.handle
    world.shopify.inject({ kind: 'changed-values', handle, values: { vendor: 'Theirs' } })
    const { id: job } = await member.add(intents)
    expect(await done(job)).toMatchObject({ state: 'done-with-conflicts', counts: { conflict: 1 } })
    const review = await member.linesOf(job, '?only=review')
    expect(review).toHaveLength(1)
    expect(review[0]).toMatchObject({ outcome: { is: 'conflict', text: 'Theirs' }, after: 'Ours' })
    expect(product).toBeDefined()
  })

  test('28: the value of the member wins over a conflict only as it was shown', async () => {
    const intents = await member.change({ vendor: () => 'Ours' })
    const handle = shop().contents.products.values().next().value!.handle
    const theirs = (vendor: string) =>
      world.shopify.inject({ kind: 'changed-values', handle, values: { vendor } })
    theirs('Theirs')
    const { id: job } = await member.add(intents)
    await done(job)
    const [conflict] = await member.linesOf(job, '?only=review')
    theirs('Theirs again')
    const again = await member.overwrite(job, conflict!.item)
    expect(await done(again.id)).toMatchObject({ counts: { conflict: 1, done: 0 } })
    const [other] = await member.linesOf(again.id, '?only=review')
    expect(other?.outcome).toMatchObject({ text: 'Theirs again' })
    const last = await member.overwrite(again.id, other!.item)
    expect(await done(last.id)).toMatchObject({ counts: { conflict: 0, done: 1 } })
  })

  test('prices of a market are written as others, under the name of their column', async () => {
    const before = await member.readFile()
    const intents = await member.change({ 'Price / Canada': higher })
    const { id: job } = await member.add(intents)
    expect(await done(job)).toMatchObject({ state: 'done', counts: { done: intents.length } })
    const [line] = await member.linesOf(job)
    expect(line).toMatchObject({ column: 'Price / Canada', outcome: { is: 'done' } })
    expect(line?.after).toBe(higher(line?.before ?? ''))
    await done((await member.undo(job)).id)
    expect((await member.readFile()).bytes).toEqual(before.bytes)
  })

  test('39: two updates of one store run one after the other', async () => {
    const first = await member.add(await member.change({ price: higher }))
    const second = await member.add(await member.change({ vendor: () => 'Ours' }))
    const [one, two] = [await done(first.id), await done(second.id)]
    expect(Date.parse(one.endedAt ?? '')).toBeLessThanOrEqual(Date.parse(two.endedAt ?? ''))
    // Prices are those of the first, vendors of the second.
    const [prices, vendors] = ['productVariantsBulkUpdate', 'productUpdate'] as const
    expect(new Set(mutations)).toEqual(new Set([prices, vendors]))
    expect(mutations.lastIndexOf(prices)).toBeLessThan(mutations.indexOf(vendors))
    const { body } = await ada.call('GET', member.path('jobs'))
    expect(body.jobs.map((job: StoreJob) => job.id)).toContain(first.id)
  })

  test('41: taken back, it leaves the store as it was', async () => {
    const before = await member.readFile()
    const { id: job } = await member.add(await member.change({ price: higher }))
    await done(job)
    const preview = await ada.call('GET', member.path(`jobs/${job}/undo`))
    const { values, until: end } = preview.body
    expect(preview.body).toMatchObject({ changed: 0, cells: [], gone: 0, already: 0 })
    expect((await member.find(job)).undoUntil).toBe(end)
    const undone = (await ada.call('POST', member.path(`jobs/${job}/undo`))).body as StoreJob
    expect(undone.undoes).toBe(job)
    expect(await done(undone.id)).toMatchObject({ counts: { done: values } })
    const after = await member.readFile()
    expect(after.bytes).toEqual(before.bytes)
  })

  test('42: a value that was changed since is shown before an update is taken back', async () => {
    const intents = await member.change({ vendor: () => 'Ours' })
    const { handle, vendor, title } = shop().contents.products.values().next().value!
    const { id: job } = await member.add(intents)
    await done(job)
    world.shopify.inject({ kind: 'changed-values', handle, values: { vendor: 'Theirs' } })
    const { body } = await ada.call('GET', member.path(`jobs/${job}/undo`))
    expect(body).toMatchObject({ values: intents.length - 1, changed: 1 })
    expect(body.cells).toEqual([
      {
        title,
        variant: '',
        column: 'vendor',
        before: vendor,
        written: 'Ours',
        inStore: 'Theirs',
      },
    ])
  })

  test('its products are counted as they are compared and written', async () => {
    const { id: job, products } = await member.add(
      await member.change({ price: higher, vendor: () => 'Ours' }),
    )
    const { progress, counts } = await done(job)
    expect(progress).toMatchObject({
      checkedProducts: products,
      writtenProducts: products,
      written: counts.done + counts.saved,
      executed: counts.done + counts.saved,
    })
  })

  test('44: after 30 days it cannot be taken back', async () => {
    const { id: job } = await member.add(await member.change({ price: higher }))
    await done(job)
    const { undoUntil } = await member.find(job)
    world.clock.now = Date.parse(undoUntil ?? '') - 1
    expect((await ada.call('GET', member.path(`jobs/${job}/undo`))).status).toBe(200)
    world.clock.now += 1
    const tooOld = { status: 409, body: { error: 'too-old', until: undoUntil } }
    for (const method of ['GET', 'POST']) {
      expect(await ada.call(method, member.path(`jobs/${job}/undo`))).toEqual(tooOld)
    }
  })

  test('what is under way or wrote nothing cannot be taken back', async () => {
    const intents = await member.change({ price: higher })
    world.shopify.inject({ kind: 'revoked-token' })
    const { id: job } = await member.add(intents)
    await until(job, 'paused')
    const undo = () => ada.call('POST', member.path(`jobs/${job}/undo`))
    expect(await undo()).toEqual({ status: 409, body: { error: 'not-now' } })
    await ada.call('POST', member.path(`jobs/${job}/cancel`))
    await until(job, 'cancelled')
    expect(await undo()).toEqual({ status: 409, body: { error: 'not-now' } })
  })

  test('it goes on without the values for which a permission is missing', async () => {
    member = memberOf(ada, (await ada.connect(domain, ['write_files'])).body.store.id)
    const intents = await member.change({ imageAltText: () => 'A new text', vendor: () => 'Ours' })
    world.shopify.inject({ kind: 'revoked-token' })
    const { id: job } = await member.add(intents)
    await until(job, 'paused')
    // Its member connects the store again, with fewer permissions.
    await ada.connect()
    const values = await vi.waitFor(async () => {
      const { pause } = await member.find(job)
      if (pause?.reason !== 'missing-scope') throw new Error('It does not wait for permissions.')
      expect(pause.scopes).toEqual(['write_files'])
      return pause.values
    })
    expect(values).toBeGreaterThan(0)
    const leave = (...scopes: string[]) =>
      ada.call('POST', member.path(`jobs/${job}/leave-out`), { scopes })
    expect((await leave('write_products')).body).toEqual({ error: 'invalid-request' })
    expect((await leave()).body).toEqual({ error: 'invalid-request' })
    expect((await leave('write_files')).status).toBe(200)
    expect(await done(job)).toMatchObject({
      counts: { done: intents.length - values, refused: values },
    })
    const lines = await member.linesOf(job, '?only=review')
    expect(lines.map(({ column, outcome }) => [column, outcome])).toEqual(
      lines.map(() => ['imageAltText', { is: 'refused', message: '', code: 'missing-scope' }]),
    )
    expect((await leave('write_files')).body).toEqual({ error: 'not-now' })
  })

  test('of a store that was disconnected it ends, and nothing of it is kept', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await enter({ products: 260 })
    const intents = await member.change(muchOf)
    waiting = held
    const { id: job } = await member.add(intents)
    await until(job, 'writing', 'verifying')
    expect((await ada.call('DELETE', `/store/shops/${member.id}`)).status).toBe(204)
    release()
    expect((await ada.call('GET', member.path(`jobs/${job}`))).status).toBe(404)
    member = memberOf(ada, (await ada.connect()).body.store.id)
    expect((await ada.call('GET', member.path('jobs'))).body).toEqual({ jobs: [] })
  }, 60_000)

  test('of a store from which the app was removed it waits until it is back', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await enter({ products: 260 })
    const intents = await member.change(muchOf)
    waiting = held
    const { id: job } = await member.add(intents)
    await until(job, 'writing', 'verifying')
    world.shopify.inject({ kind: 'uninstalled' })
    release()
    expect(await until(job, 'paused')).toMatchObject({ pause: { reason: 'reconnect' } })
    expect(await member.post(intents)).toEqual({ status: 409, body: { error: 'reconnect' } })
    await ada.connect()
    expect(await done(job)).toMatchObject({ counts: { done: intents.length } })
  }, 60_000)

  test('37: with a revoked key it waits, and goes on once the store is connected again', async () => {
    const intents = await member.change({ price: higher })
    world.shopify.inject({ kind: 'revoked-token' })
    const { id: job } = await member.add(intents)
    expect(await until(job, 'paused')).toMatchObject({ pause: { reason: 'reconnect' } })
    await ada.connect()
    expect(await done(job)).toMatchObject({ counts: { done: intents.length } })
  })

  test('38: cancelled, what was written stays and the rest waits until it is resumed', async () => {
    await enter({ products: 260 })
    const intents = await member.change(muchOf)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    waiting = held
    const { id: job } = await member.add(intents)
    await until(job, 'writing', 'verifying')
    expect((await ada.call('POST', member.path(`jobs/${job}/cancel`))).status).toBe(200)
    release()
    const { counts } = await until(job, 'cancelled')
    expect(counts.done + counts.waiting).toBe(intents.length)
    expect(counts.waiting).toBeGreaterThan(0)
    expect((await ada.call('POST', member.path(`jobs/${job}/resume`))).status).toBe(200)
    expect(await done(job)).toMatchObject({ counts: { done: intents.length } })
  })

  test('33: stopped in the middle, it is complete after the next start', async () => {
    await enter({ products: 60 })
    const intents = await member.change({ price: higher })
    const { id: job } = await member.add(intents)
    await vi.waitFor(
      async () => expect((await member.find(job)).progress.written).toBeGreaterThan(0),
      { timeout: 20_000, interval: 2 },
    )
    await world.restart()
    expect(await done(job)).toMatchObject({ counts: { done: intents.length, conflict: 0 } })
  })

  test.each(['bulk-failed', 'bulk-expired'] as const)(
    '35: of a bulk operation that ends as %s only the rest is written',
    async (kind) => {
      await enter({ products: 260 })
      const intents = await member.change(muchOf)
      world.shopify.inject({ kind, lines: 100 })
      world.shopify.inject({ kind: 'unreported-lines', lines: 25 })
      const { id: job } = await member.add(intents)
      const { state, counts } = await done(job)
      expect([state, counts.done + counts.already]).toEqual(['done', intents.length])
      expect(notOnce(intents)).toEqual([])
      expect((await member.change({ vendor: () => 'Ours' })).length).toBe(0)
    },
  )
})

describe.skipIf(noPostgres !== undefined)('on two servers with one PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(() => {
    postgres = startPostgres()
  })
  afterAll(() => postgres.stop())
  afterEach(() => postgres.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

  beforeEach(() => enter({ databaseUrl: postgres.url, products: 60 }))

  test('40: each of many updates is carried out by one of them', async () => {
    await openOther()
    const prices = await member.change({ price: higher })
    const vendors = await member.change({ vendor: () => 'Ours' })
    world.requests.length = 0
    const jobs = await Promise.all([member.add(prices), member.add(vendors)])
    const ended = await Promise.all(jobs.map(({ id: job }) => done(job)))
    expect(ended.map(({ counts }) => counts.done)).toEqual([prices.length, vendors.length])
    expect(ended.map(({ counts }) => counts.already + counts.conflict)).toEqual([0, 0])
    expect([...notOnce(prices), ...notOnce(vendors)]).toEqual([])
  })

  test('40: one that slept longer than its turn sends nothing more', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let sent = 0
    // The first writes are executed, and their answers come late.
    answerRequest = async (request) => {
      if (!/mutation Update/.test(await request.clone().text())) return undefined
      sent += 1
      const isLate = sent <= 4
      const response = await world.shopify.fetch(request)
      if (isLate) await held
      return response
    }
    const intents = await member.change({ vendor: () => 'Ours' })
    const { id: job } = await member.add(intents)
    await vi.waitFor(() => expect(sent).toBe(4), { timeout: 20_000 })
    world.clock.now += 61_000
    const other = await openOther()
    const { counts } = await done(job)
    expect(counts).toMatchObject({ done: intents.length, conflict: 0 })
    expect(sent).toBe(intents.length)
    await other.close()
    const prices = await member.change({ price: higher })
    release()
    // It goes on with another update only once it has left this one.
    const { id: next } = await member.add(prices)
    expect(await done(next)).toMatchObject({ counts: { done: prices.length } })
    expect(sent).toBe(intents.length + prices.products)
  })

  test('40: one goes on where the other stopped', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const intents = await member.change(muchOf)
    waiting = held
    const { id: job } = await member.add(intents)
    await until(job, 'checking', 'writing', 'verifying')
    const other = await openOther()
    const stopped = world.store.close()
    release()
    await stopped
    await vi.waitFor(
      async () => {
        const [shopOf] = await other.storage.listShops('ada')
        expect(await other.jobs.find(shopOf!, job)).toMatchObject({
          state: 'done',
          counts: { done: intents.length },
        })
      },
      { timeout: 20_000, interval: 50 },
    )
  })

  test.each(['before', 'after'] as const)(
    'a job goes on if the database ends all connections %s a write is executed',
    async (moment) => {
      // Requests and steps that the database did not take are logged.
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      let sent = 0
      answerRequest = async (request) => {
        if (!/mutation Update/.test(await request.clone().text())) return undefined
        sent += 1
        if (moment === 'before') await held
        const response = await world.shopify.fetch(request)
        await held
        return response
      }
      const intents = await member.change({ vendor: () => 'Ours' })
      const { id: job } = await member.add(intents)
      await vi.waitFor(() => expect(sent).toBe(4), { timeout: 20_000 })
      postgres.run(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      )
      release()
      // A step that the database did not take is tried again after a rest.
      const ended = await vi.waitFor(
        async () => {
          world.clock.now += 1000
          const found = await member.find(job)
          expect(found.state).toBe('done')
          return found
        },
        { timeout: 20_000, interval: 50 },
      )
      expect(ended.counts).toMatchObject({ done: intents.length, conflict: 0, unknown: 0 })
      expect(sent).toBe(intents.length)
      expect(log.mock.calls.join('\n')).not.toContain(postgres.url)
    },
  )
})

const refused = (error: string) => ({ status: 429, body: { error } })

describe('the limits of an account', () => {
  test('allow so many values in 24 hours', async () => {
    await enter({ limits: { valuesPerDay: 60 } })
    const prices = await member.change({ price: higher })
    expect(prices.length).toBeGreaterThan(30)
    await done((await member.add(prices)).id)
    expect(await member.post(prices)).toEqual(refused('too-many-values'))
    world.clock.now += 24 * 3_600_000
    expect((await member.post(prices)).status).toBe(201)
  })

  test('allow so many open jobs', async () => {
    await enter({ limits: { openJobs: 1 } })
    const prices = await member.change({ price: higher })
    world.shopify.inject({ kind: 'too-many-requests', retryAfter: 120 })
    const { id: job } = await member.add(prices)
    expect(await until(job, 'paused')).toMatchObject({ pause: { reason: 'throttled' } })
    expect(await member.post(prices)).toEqual(refused('too-many-jobs'))
    await ada.call('POST', member.path(`jobs/${job}/cancel`))
    await until(job, 'cancelled')
    expect((await member.post(prices)).status).toBe(201)
  })

  test('allow so much space', async () => {
    await enter({ limits: { megabytes: 0.0001 } })
    expect(await member.post(await member.change({ price: higher }))).toEqual(refused('no-space'))
  })
})

/** Sends a list of one value of a product, as no page would write it. */
const send = (column: string, product: number, before: string) => {
  const header = { version: 1, currencyCode: 'EUR', columns: [column], categories: {} }
  const line = [product, 'Title', [[0, 0, before, 'Ours']], {}]
  const body = [header, line].map((each) => JSON.stringify(each)).join('\n')
  return ada.send('POST', member.path('jobs'), new TextEncoder().encode(body))
}

describe('an update from anybody', () => {
  beforeEach(() => enter())

  test('check 17: of another member is as unknown as one that does not exist', async () => {
    const { id: job } = await member.add(await member.change({ price: higher }))
    const eve = world.browser('eve')
    for (const [method, rest] of [
      ['GET', `jobs/${job}`],
      ['GET', `jobs/${job}/items`],
      ['GET', `jobs/${job}/undo`],
      ['POST', `jobs/${job}/cancel`],
      ['POST', `jobs/${job}/resume`],
      ['POST', `jobs/${job}/undo`],
      ['POST', `jobs/${job}/overwrite`],
      ['GET', 'jobs'],
    ] as const) {
      const answer = await eve.call(method, member.path(rest))
      expect(answer).toEqual({ status: 404, body: { error: 'not-found' } })
    }
    expect((await ada.call('GET', member.path('jobs/unknown'))).status).toBe(404)
  })

  test('check 17: a job is known at its own store alone', async () => {
    const { id: job } = await member.add(await member.change({ price: higher }))
    const other = (await ada.connect(otherDomain)).body.store.id
    expect((await ada.call('GET', `/store/shops/${other}/jobs/${job}`)).status).toBe(404)
  })

  test('check 22: with a field that is not in the mapping is refused', async () => {
    for (const column of ['handle', 'password', 'constructor', 'inventoryQuantity']) {
      expect((await send(column, 1, 'Theirs')).status).toBe(400)
    }
    expect((await send('vendor', 1, 'Theirs')).status).toBe(201)
  })

  test('check 19: with the id of a product of another store writes nothing', async () => {
    const [foreign] = [...world.shopify.shops.get(otherDomain)!.contents.products.values()]
      .filter(({ id }) => !shop().contents.find(id))
      .slice(-1)
    const answer = await send('vendor', Number(foreign!.id.split('/').pop()), foreign!.vendor)
    const { id: job } = (await answer.json()) as StoreJob
    expect(await done(job)).toMatchObject({ counts: { gone: 1, done: 0 } })
    expect(mutations).toEqual([])
    expect(foreign!.vendor).not.toBe('Ours')
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'price'],
  ])('with %s is refused', async (_name, body) => {
    const answer = await ada.send('POST', member.path('jobs'), new TextEncoder().encode(body))
    expect(answer.status).toBe(400)
  })

  test('check 27: of more than 64 MB is refused', async () => {
    const body = new Uint8Array(64 * 1024 * 1024 + 1)
    expect((await ada.send('POST', member.path('jobs'), body)).status).toBe(413)
  })

  test('without a permission that it needs is refused, and says which', async () => {
    const intents = await member.change({ imageAltText: () => 'A new text' })
    expect(await member.post(intents)).toEqual({
      status: 409,
      body: { error: 'missing-scopes', scopes: ['write_files'], shop: domain },
    })
  })
})
