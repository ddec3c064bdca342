import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { idsOfRow } from '../convert/Sidecar.ts'
import type { IntentList } from '../intents/IntentList.ts'
import { differingCells, Killed, LiveShop, type CellChange } from '../test/openLiveShop.ts'
import { conflictIntents, undoIntents } from './followUps.ts'
import { jobItems } from './jobItems.ts'
import type { JobState } from './JobState.ts'
import type { JobOptions } from './runJob.ts'

/** Products of a shop for single requests, for bulk operations, and of one whose points ask for these. */
const few = 12
const some = 60
const many = 700

/** Points of a store that takes nothing but bulk operations. */
const noPoints = { maximumAvailable: 0, currentlyAvailable: 0, restoreRate: 0.001 }

/** Returns a client for which every job is large. */
function bulkClient({ client }: LiveShop) {
  return { run: client.run.bind(client), wait: client.wait, points: noPoints }
}

async function openShop(products = few, scopes?: readonly string[]) {
  const live = new LiveShop(products, scopes)
  onTestFinished(() => live.close())
  const file = await live.readFile()
  const rowsWithVariant = Array.from({ length: file.table.rowCount - 1 }, (_, at) => at + 1).filter(
    (row) => idsOfRow(file.sidecar, row)?.variant !== undefined,
  )
  const firsts = [...file.sidecar.products.row]
  const text = (row: number, column: CellChange[1]) =>
    file.table.text(row, live.columnOf(file, column))
  live.asked.length = 0
  return { live, file, rowsWithVariant, firsts, text }
}

type Opened = Awaited<ReturnType<typeof openShop>>

/** Changes the price of every variant, and vendor and tags of every product. */
function changeAll({ live, file, rowsWithVariant, firsts, text }: Opened): IntentList {
  const changes = [
    ...rowsWithVariant.map((row): CellChange => [row, 'price', `${row}.70`]),
    ...firsts.flatMap((row): CellChange[] => [
      [row, 'vendor', 'Acme'],
      [row, 'tags', `${text(row, 'tags')}, dropwatt`],
    ]),
  ]
  return live.diff(file, changes).intents
}

const productAt = ({ live, file }: Opened, row: number) =>
  live.shop.contents.products.get(idsOfRow(file.sidecar, row)?.product ?? '')!

function outcomesOf(intents: IntentList, state: JobState): string[] {
  return [...jobItems(intents, state)].map((item) => item.state.is)
}

const writes = (live: LiveShop) =>
  live.asked.filter((name) => /^(?:Update|Set|Delete|Add|Remove)/.test(name))

describe('a small job', () => {
  test('[20] is written by single requests', async () => {
    const opened = await openShop()
    const intents = changeAll(opened)
    const state = await opened.live.run(intents)
    expect(state.status).toBe('done')
    expect(opened.live.asked).not.toContain('StartBulkMutation')
    expect(new Set(outcomesOf(intents, state))).toEqual(new Set(['done']))
  })

  test('[24] leaves every other field as it was', async () => {
    const opened = await openShop()
    const { live, file } = opened
    await live.run(changeAll(opened))
    const columns = differingCells(file, await live.readFile()).map(
      (cell) => /\d (.*?):/.exec(cell)?.[1],
    )
    expect(new Set(columns)).toEqual(new Set(['Price', 'Vendor', 'Tags']))
  })

  test('of values that the store has already sends no mutation', async () => {
    const opened = await openShop()
    const { live } = opened
    const intents = changeAll(opened)
    await live.run(intents)
    live.asked.length = 0
    const state = await live.run(intents)
    expect(new Set(outcomesOf(intents, state))).toEqual(new Set(['already']))
    expect(writes(live)).toEqual([])
  })

  test('[25] keeps tags that others added', async () => {
    const opened = await openShop()
    const { live, firsts } = opened
    const intents = changeAll(opened)
    const product = productAt(opened, firsts[0]!)
    product.tags = [...product.tags, 'theirs']
    const state = await live.run(intents)
    expect(state.status).toBe('done')
    expect(product.tags).toEqual(expect.arrayContaining(['theirs', 'dropwatt']))
  })

  test('[29] tells that a product was deleted', async () => {
    const opened = await openShop()
    const { live, firsts, text } = opened
    const intents = changeAll(opened)
    live.inject({ kind: 'deleted-product', handle: text(firsts[1]!, 'handle') })
    const state = await live.run(intents)
    const gone = [...jobItems(intents, state, { wanted: ['gone'] })]
    expect(new Set(gone.map(({ title }) => title))).toEqual(new Set([text(firsts[1]!, 'title')]))
    expect(state.counts.done + state.counts.gone).toBe(intents.length)
  })

  test('tells that a product was deleted between its check and the write', async () => {
    const opened = await openShop()
    const { live, firsts, text } = opened
    const intents = changeAll(opened)
    const handle = text(firsts[1]!, 'handle')
    let isDeleted = false
    const { client } = live
    const run: typeof client.run = async (name, variables) => {
      if (name === 'UpdateProduct' && !isDeleted) {
        isDeleted = true
        live.inject({ kind: 'deleted-product', handle })
      }
      return client.run(name, variables)
    }
    const racing = { run, wait: client.wait, points: client.points }
    const state = await live.run(intents, undefined, { client: racing })
    expect(state.status).toBe('done')
    expect(state.counts.gone).toBeGreaterThan(0)
  })

  test('[31] tells the HTML that Shopify saved', async () => {
    const { live, file, firsts } = await openShop()
    const { intents } = live.diff(file, [[firsts[0]!, 'description', "<P class='a'>New</P>"]])
    const state = await live.run(intents)
    expect(state.item(0)).toEqual({ is: 'saved', text: '<p class="a">New</p>' })
  })

  test('[23] renames values of options and keeps the ids of variants', async () => {
    const opened = await openShop()
    const { live, file, rowsWithVariant, text } = opened
    const before = [...live.shop.contents.products.values()].map(({ variants }) =>
      variants.map(({ id }) => id),
    )
    const changes = rowsWithVariant.flatMap((row): CellChange[] =>
      text(row, 'option1Value') === ''
        ? []
        : [[row, 'option1Value', `${text(row, 'option1Value')} (new)`]],
    )
    const { intents } = live.diff(file, changes)
    expect((await live.run(intents)).status).toBe('done')
    const after = [...live.shop.contents.products.values()].map(({ variants }) =>
      variants.map(({ id }) => id),
    )
    expect(after).toEqual(before)
    const renamed = await live.readFile()
    const column = live.columnOf(renamed, 'option1Value')
    expect(changes.map(([row]) => renamed.table.text(row, column))).toEqual(
      changes.map(([, , value]) => value),
    )
  })

  test('[30] names what Shopify refused, and writes the rest of its product', async () => {
    const { live, file, firsts, text } = await openShop()
    const [row] = firsts as [number]
    const { intents } = live.diff(file, [
      [row, 'vendor', 'x'.repeat(300)],
      [row, 'title', 'Written'],
      [row, 'sku', 'y'.repeat(300)],
      [row, 'price', '8.80'],
    ])
    const state = await live.run(intents)
    expect(
      [...jobItems(intents, state)].map(({ intent, state: outcome, title }) => [
        title,
        intent.column.key,
        outcome.is,
        outcome.is === 'refused' ? outcome.message : '',
      ]),
    ).toEqual([
      [text(row, 'title'), 'title', 'done', ''],
      [text(row, 'title'), 'vendor', 'refused', 'Vendor is too long (maximum is 255 characters)'],
      [text(row, 'title'), 'sku', 'refused', 'SKU is too long (maximum is 255 characters)'],
      [text(row, 'title'), 'price', 'done', ''],
    ])
  })
})

/** Runs a job after somebody changed one of its values. */
async function openConflict() {
  const opened = await openShop()
  const { live, file, firsts, text } = opened
  const [row] = firsts as [number]
  const { intents } = live.diff(file, [
    [row, 'title', 'Ours'],
    [row, 'vendor', 'Acme'],
  ])
  live.inject({
    kind: 'changed-values',
    handle: text(row, 'handle'),
    values: { title: 'Theirs' },
  })
  const state = await live.run(intents)
  return { ...opened, row, intents, state, product: productAt(opened, row) }
}

describe('[27] a value that somebody changed', () => {
  test('is a conflict, and stays', async () => {
    const { state, product } = await openConflict()
    expect(state.status).toBe('done-with-conflicts')
    expect(state.item(0)).toEqual({ is: 'conflict', text: 'Theirs' })
    expect([product.title, product.vendor]).toEqual(['Theirs', 'Acme'])
  })

  test('[28] is written on request', async () => {
    const { live, intents, state, product } = await openConflict()
    const chosen = conflictIntents(intents, state, new Set([0]))
    expect((await live.run(chosen)).status).toBe('done')
    expect(product.title).toBe('Ours')
  })

  test('[28] is a conflict again if it changed meanwhile', async () => {
    const { live, intents, state, product } = await openConflict()
    const chosen = conflictIntents(intents, state, new Set([0]))
    product.title = 'Theirs again'
    const next = await live.run(chosen)
    expect(next.item(0)).toEqual({ is: 'conflict', text: 'Theirs again' })
    expect(product.title).toBe('Theirs again')
  })

  test('between check and write is seen for metafields', async () => {
    const { live, file, firsts } = await openShop()
    const [name = ''] = file.sidecar.metafields.names
    const column = name as `${string}.${string}`
    const row = firsts.find((each) => file.table.text(each, live.columnOf(file, column)) !== '')!
    const { intents } = live.diff(file, [[row, column, 'ours']])
    const product = productAt({ live, file } as Opened, row)
    const { client } = live
    let isChanged = false
    const run: typeof client.run = async (operation, variables) => {
      if (operation === 'SetMetafields' && !isChanged) {
        isChanged = true
        for (const metafield of product.metafields) metafield.value = 'theirs'
      }
      return client.run(operation, variables)
    }
    const racing = { run, wait: client.wait, points: client.points }
    const state = await live.run(intents, undefined, { client: racing })
    expect(state.item(0)).toEqual({ is: 'conflict', text: 'theirs' })
  })
})

describe('a large job', () => {
  test('[21] is written by bulk operations, with progress that never falls', async () => {
    const opened = await openShop(many)
    const { live } = opened
    const intents = changeAll(opened)
    const shown: number[] = []
    const state = await live.run(intents, undefined, {
      onProgress: ({ written }) => void shown.push(written),
    })
    expect(state.status).toBe('done')
    expect(writes(live)).toEqual([])
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    expect(shown.at(-1)).toBe(intents.length)
  })

  test('check 21: keeps texts with line ends in their lines', async () => {
    const opened = await openShop(some)
    const { live, file, firsts } = opened
    const texts = ['one\ntwo', 'a\r\nb', 'c\u2028d', 'e\u2029f', 'g\u0085h']
    const changes = firsts.map((row, at): CellChange => [
      row,
      'vendor',
      `${texts[at % texts.length]} ${at}`,
    ])
    const { intents } = live.diff(file, changes)
    const state = await live.run(intents, undefined, {
      client: bulkClient(live),
    })
    expect(state.counts.done).toBe(firsts.length)
    expect(live.asked).toContain('StartBulkMutation')
    expect(firsts.map((row) => productAt(opened, row).vendor)).toEqual(
      changes.map(([, , text]) => text),
    )
  })

  test.each([
    [
      'fails after some lines, of which it does not report all',
      ['bulk-failed', 'unreported-lines'],
    ],
    ['expires', ['bulk-expired']],
    ['is cancelled at Shopify', ['bulk-canceled']],
    ['has no address of its result', ['empty-url']],
    ['leaves lines out of its result', ['unreported-lines']],
  ] as const)('[35] writes the rest after a bulk operation that %s', async (_, kinds) => {
    const opened = await openShop(some)
    const { live } = opened
    const intents = changeAll(opened)
    for (const kind of kinds) {
      const lines = kind === 'unreported-lines' ? 8 : 30
      live.inject({ kind, lines, ...(kind === 'empty-url' && { skip: 1 }) })
    }
    const state = await live.run(intents, undefined, { client: bulkClient(live) })
    expect(state.status).toBe('done')
    expect(state.counts.done + state.counts.already).toBe(intents.length)
    expectWritten(opened, intents)
    expectSentOnce(live, intents)
  })

  test('[35] settles a result whose address has expired', async () => {
    const opened = await openShop(some)
    const { live } = opened
    const intents = changeAll(opened)
    const state = await live.run(intents, undefined, {
      client: bulkClient(live),
      download: () => {
        throw new Error('The address has expired.')
      },
    })
    expect(state.status).toBe('done')
    expect(state.counts.done).toBe(intents.length)
    expect(writes(live)).toEqual([])
  })

  test('cancelled in the middle keeps what was written', async () => {
    const opened = await openShop(some)
    const { live } = opened
    const intents = changeAll(opened)
    const cancelling = new AbortController()
    const { client } = live
    const run: typeof client.run = async (name, variables) => {
      if (name === 'BulkState') cancelling.abort()
      return client.run(name, variables)
    }
    // Waiting as the others do would last until the operation has ended.
    const racing = { run, wait: () => setImmediate(), points: noPoints }
    const choices = { client: racing, cancelled: cancelling.signal }
    const state = await live.run(intents, 'one', choices)
    expect(state.status).toBe('cancelled')
    expect(live.asked).toContain('CancelBulk')
    expect(state.counts.unknown).toBe(0)
    expect(state.counts.waiting).toBeGreaterThan(0)
    const resumed = await live.run(intents, 'one')
    expect(resumed.status).toBe('done')
    expectWritten(opened, intents)
  })
})

/** Expects that the store has every value of a list. */
function expectWritten({ live }: Pick<Opened, 'live'>, intents: IntentList): void {
  const wrong: unknown[] = []
  for (const { intents: own } of intents.all()) {
    for (const { product: id, owner, column, after } of own) {
      const product = live.shop.contents.products.get(id)
      const variant = product?.variants.find((each) => each.id === owner)
      const stored =
        column.key === 'price'
          ? variant?.price
          : column.key === 'vendor'
            ? product?.vendor
            : product?.tags.find((tag) => tag === after)
      if (stored !== after) wrong.push([owner, column.key, stored, after])
    }
  }
  expect(wrong).toEqual([])
}

/** Expects that no item was sent again before its outcome was known, which the journal itself would refuse. */
function expectSentOnce(live: LiveShop, intents: IntentList): void {
  for (const id of live.journals.keys()) {
    const events = live.eventsOf(id)
    expect(events.at(-1)?.type).toBe('finished')
    expect(events.filter(({ type }) => type === 'finished')).toHaveLength(1)
    const sent = events.filter((event) => event.type === 'sent')
    const chunks = sent.map(({ chunk }) => chunk)
    expect(chunks).toEqual(chunks.map((_, at) => at))
  }
  expect(intents.length).toBeGreaterThan(0)
}

describe('[36] a busy shop', () => {
  test.each([
    ['THROTTLED', { kind: 'throttled', times: 3 }],
    ['status 429', { kind: 'too-many-requests', times: 3 }],
    ['a failing read', { kind: 'bad-gateway', operation: 'CurrentProducts', times: 2 }],
    ['no points', { kind: 'empty-bucket' }],
  ] as const)('with %s gets everything in the end', async (_, fault) => {
    const opened = await openShop()
    const intents = changeAll(opened)
    opened.live.inject(fault)
    expect((await opened.live.run(intents)).status).toBe('done')
    expectWritten(opened, intents)
  })

  test('is never asked for more points than it has', async () => {
    const opened = await openShop(90)
    const { live } = opened
    const takes = vi.spyOn(live.shop.throttle, 'takes')
    expect((await live.run(changeAll(opened))).status).toBe('done')
    const points = takes.mock.calls.reduce((sum, [each]) => sum + each, 0)
    expect(points).toBeGreaterThan(live.client.points.maximumAvailable)
    expect(takes.mock.results.map(({ value }) => value)).not.toContain(false)
  })

  test('that asks for a long wait is a pause until then', async () => {
    const opened = await openShop()
    const { live } = opened
    const intents = changeAll(opened)
    live.inject({
      kind: 'too-many-requests',
      operation: 'UpdateVariants',
      times: 99,
      retryAfter: 3600,
    })
    const state = await live.run(intents, 'one')
    expect(state.status).toBe('paused')
    expect(state.pause).toMatchObject({ reason: 'throttled' })
    expect(state.counts.unknown).toBe(0)
    expect((state.pause as { until: number }).until - live.clock.now).toBe(3_600_000)
  })
})

describe('[34] a write without an answer', () => {
  test.each([
    ['that was executed', 'cut-after'],
    ['that was not executed', 'cut-before'],
    ['with status 502', 'bad-gateway'],
  ] as const)('%s is looked up, and not repeated unread', async (_, kind) => {
    const opened = await openShop()
    const { live } = opened
    const intents = changeAll(opened)
    live.inject({ kind, operation: 'UpdateVariants', times: 2 })
    const state = await live.run(intents)
    expect(state.status).toBe('done')
    expect(state.counts.done).toBe(intents.length)
    expectWritten(opened, intents)
    const settled = live.eventsOf('job1').filter((event) => event.type === 'settled')
    expect(settled).toHaveLength(1)
  })

  test.each([
    ['started', 'cut-after'],
    ['not started', 'cut-before'],
  ] as const)('that has %s a bulk operation is looked up after its end', async (_, kind) => {
    const opened = await openShop(some)
    const { live } = opened
    const intents = changeAll(opened)
    live.inject({ kind, operation: 'StartBulkMutation' })
    const state = await live.run(intents, undefined, { client: bulkClient(live) })
    expect(state.status).toBe('done')
    expectWritten(opened, intents)
    expect(live.asked).toContain('RunningBulk')
  })
})

test('[37] a revoked key pauses the job, and a new one resumes it', async () => {
  const opened = await openShop()
  const { live } = opened
  const intents = changeAll(opened)
  live.inject({ kind: 'revoked-token' })
  const state = await live.run(intents, 'one')
  expect(state.pause).toEqual({ reason: 'reconnect' })
  live.shop.install(['write_products', 'write_files'])
  live.renewToken()
  expect((await live.run(intents, 'one')).status).toBe('done')
  expectWritten(opened, intents)
})

/** Changes the text of a picture, and prices, in a shop that allows only these. */
async function changePicture() {
  const { live, file, firsts, rowsWithVariant } = await openShop(few, ['write_products'])
  const row = firsts.find((each) => idsOfRow(file.sidecar, each)?.image !== undefined)!
  const { intents } = live.diff(file, [
    [row, 'imageAltText', 'New'],
    ...rowsWithVariant.map((each): CellChange => [each, 'price', `${each}.70`]),
  ])
  return { live, intents }
}

test('a missing permission is named, with the number of values that need it', async () => {
  const { live, intents } = await changePicture()
  expect(intents.scopes).toContain('write_files')
  const state = await live.run(intents)
  expect(state.pause).toEqual({ reason: 'missing-scope', scopes: ['write_files'], values: 1 })
})

test('a job goes on without the values that need a missing permission', async () => {
  const { live, intents } = await changePicture()
  await live.run(intents, 'one')
  const state = await live.run(intents, 'one', { leftOut: ['write_files'] })
  expect(state.status).toBe('done')
  expect(state.counts).toMatchObject({ done: intents.length - 1, refused: 1 })
  const refused = [...jobItems(intents, state, { wanted: ['refused'] })]
  expect(refused).toMatchObject([
    { intent: { column: { key: 'imageAltText' } }, state: { message: '', code: 'missing-scope' } },
  ])
  expect(live.eventsOf('one')).toContainEqual(
    expect.objectContaining({ type: 'left-out', scopes: ['write_files'] }),
  )
})

test('a server that stops leaves no job in doubt', async () => {
  const opened = await openShop()
  const { live } = opened
  const intents = changeAll(opened)
  const stopping = new AbortController()
  const { client } = live
  const run: typeof client.run = async (name, variables) => {
    if (name === 'UpdateVariants') stopping.abort()
    return client.run(name, variables)
  }
  const racing = { run, wait: client.wait, points: client.points }
  const state = await live.run(intents, 'one', { client: racing, stopping: stopping.signal })
  expect(state.counts.unknown).toBe(0)
  expect(state.counts.waiting).toBeGreaterThan(0)
  expect((await live.run(intents, 'one')).status).toBe('done')
})

test('check 31: a text that a spreadsheet would run is written as it is', async () => {
  const opened = await openShop()
  const { live, file, firsts } = opened
  const { intents } = live.diff(file, [[firsts[0]!, 'vendor', '=cmd()']])
  const state = await live.run(intents)
  expect([state.status, productAt(opened, firsts[0]!).vendor]).toEqual(['done', '=cmd()'])
})

test('an id that can be no part of a name is refused', async () => {
  const { live, file, firsts } = await openShop()
  const { intents } = live.diff(file, [[firsts[0]!, 'vendor', 'Acme']])
  await expect(live.run(intents, 'a-b')).rejects.toThrow(RangeError)
})

/** Takes a job back. */
async function undo(live: LiveShop, intents: IntentList, state: JobState) {
  const undone = undoIntents(intents, state)
  return { ...undone, state: await live.run(undone.intents) }
}

describe('undo', () => {
  test('[41] gives back the store', async () => {
    const opened = await openShop()
    const { live, file } = opened
    const intents = changeAll(opened)
    const { state } = await undo(live, intents, await live.run(intents))
    expect(state.status).toBe('done')
    expect(differingCells(file, await live.readFile())).toEqual([])
  })

  test('[42] leaves what was changed since', async () => {
    const opened = await openShop()
    const { live, file, firsts, text } = opened
    const intents = changeAll(opened)
    const done = await live.run(intents)
    const handle = text(firsts[0]!, 'handle')
    live.inject({ kind: 'changed-values', handle, values: { vendor: 'Theirs' } })
    const { state } = await undo(live, intents, done)
    expect(state.status).toBe('done-with-conflicts')
    expect(state.counts.conflict).toBe(1)
    const differing = differingCells(file, await live.readFile())
    expect(differing).toHaveLength(1)
    expect(differing[0]).toContain('Theirs')
  })

  test('[43] can be undone', async () => {
    const opened = await openShop()
    const { live } = opened
    const intents = changeAll(opened)
    const done = await live.run(intents)
    const written = await live.readFile()
    const first = await undo(live, intents, done)
    await undo(live, first.intents, first.state)
    expect(differingCells(written, await live.readFile())).toEqual([])
  })

  test('counts what may not go back exactly', async () => {
    const opened = await openShop()
    const { live, file, firsts } = opened
    const { intents } = live.diff(file, [
      [firsts[0]!, 'description', '<P>New</P>'],
      [firsts[0]!, 'tags', 'one, two'],
      [firsts[1]!, 'vendor', 'Acme'],
    ])
    const { inexact, state } = await undo(live, intents, await live.run(intents))
    expect(inexact).toEqual({ html: 1, tags: 1, outdated: 0 })
    expect(state.status).toBe('done')
  })

  test('does not touch what the job did not write', async () => {
    const opened = await openShop()
    const { live, firsts } = opened
    const intents = changeAll(opened)
    productAt(opened, firsts[0]!).vendor = 'Acme'
    const { state } = await undo(live, intents, await live.run(intents))
    expect(state.status).toBe('done')
    expect(productAt(opened, firsts[0]!).vendor).toBe('Acme')
  })
})

/** Runs a job that is killed after some events, again and again, until it is done. */
async function runKilled(
  live: LiveShop,
  intents: IntentList,
  client: JobOptions['client'],
  kills: readonly (readonly [at: number, isNoted: boolean])[],
) {
  for (const [killAt, isNoted] of kills) {
    try {
      return await live.run(intents, 'one', { client, killAt, isNoted })
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }
  return live.run(intents, 'one', { client })
}

describe('[33] a server that is killed at any moment', () => {
  test('goes on after each event of a bulk operation that failed and did not report all', async () => {
    let isKilled = true
    for (let killAt = 0; isKilled; killAt += 1) {
      const opened = await openShop()
      const { live } = opened
      const client = bulkClient(live)
      const intents = changeAll(opened)
      live.inject({ kind: 'bulk-failed', lines: 8 })
      live.inject({ kind: 'unreported-lines', lines: 3 })
      isKilled = await live.run(intents, 'one', { client, killAt, isNoted: true }).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Killed) return true
          throw error
        },
      )
      const { status, counts } = await live.run(intents, 'one', { client })
      expect([status, counts.done + counts.already]).toEqual(['done', intents.length])
      expectWritten(opened, intents)
    }
  })

  test.each([
    ['single requests', ({ client }: LiveShop) => client],
    ['bulk operations', bulkClient],
  ])('loses nothing, and writes nothing twice unread: %s', async (_, clientOf) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()), { maxLength: 10 }),
        async (kills) => {
          const opened = await openShop()
          const { live, firsts, text } = opened
          const intents = changeAll(opened)
          const handle = text(firsts[0]!, 'handle')
          live.inject({ kind: 'changed-values', handle, values: { vendor: 'Theirs' } })
          const state = await runKilled(live, intents, clientOf(live), kills)
          expect(state.status).toBe('done-with-conflicts')
          const { done, already, conflict, waiting, unknown } = state.counts
          expect([conflict, waiting, unknown]).toEqual([1, 0, 0])
          expect(done + already).toBe(intents.length - 1)
          expect(productAt(opened, firsts[0]!).vendor).toBe('Theirs')
          await live.close()
        },
      ),
      { numRuns: 15 },
    )
  })
})
