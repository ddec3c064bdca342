import { planAutomation, runSync } from '@dropwatt/automations'
import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { idsOfRow } from '../convert/Sidecar.ts'
import { columnName } from '../intents/IntentColumn.ts'
import { IntentList } from '../intents/IntentList.ts'
import { diffOpenFile } from '../intents/diffOpenFile.ts'
import type { WrittenValue } from '../intents/WrittenValues.ts'
import {
  differingCells,
  Killed,
  LiveShop,
  openInEngine,
  type CellChange,
} from '../test/openLiveShop.ts'
import { estimatePoints } from './estimate.ts'
import { conflictIntents, undoIntents } from './followUps.ts'
import { jobItems } from './jobItems.ts'
import type { JobState } from './JobState.ts'

const price = 'Price / Canada'
const compareAt = 'Compare-at price / Canada'

async function openShop(products = 12) {
  const live = new LiveShop(products)
  onTestFinished(() => live.close())
  const file = await live.readFile()
  const text = (row: number, column: CellChange[1]) =>
    file.table.text(row, live.columnOf(file, column))
  const rows = Array.from({ length: file.table.rowCount - 1 }, (_, at) => at + 1).filter(
    (row) => idsOfRow(file.sidecar, row)?.variant !== undefined,
  )
  const [canada, switzerland] = live.shop.contents.catalogs.map(({ priceList }) => priceList)
  live.asked.length = 0
  return {
    live,
    file,
    rows,
    text,
    /** Rows whose price the market fixes, and those where it does not. */
    fixed: rows.filter((row) => text(row, price) !== ''),
    open: rows.filter((row) => text(row, price) === ''),
    canada: canada!,
    switzerland: switzerland!,
    variantOf: (row: number) => idsOfRow(file.sidecar, row)?.variant ?? '',
  }
}

type Slug = Parameters<typeof planAutomation>[0]
type Options = Parameters<typeof planAutomation>[2]
type Opened = Awaited<ReturnType<typeof openShop>>

/** Plans an automation on a live file, and returns what it has to write. */
function planned(
  { file }: Opened,
  slug: Slug,
  options: Options,
  written: readonly WrittenValue[] = [],
): IntentList {
  const opened = openInEngine(file)
  const { patches } = runSync(planAutomation(slug, opened.current, options))
  opened.apply({ id: 'one', origin: { kind: 'automation', slug, options }, at: 0, patches })
  const { intents, refused } = diffOpenFile(opened, file.sidecar, written)
  expect(refused).toEqual([])
  return intents
}

const readList = (text: string) => IntentList.read([new TextEncoder().encode(text)])
const states = (intents: IntentList, state: JobState) =>
  [...jobItems(intents, state)].map((item) => item.state)
const calls = (live: LiveShop, name: string) => live.asked.filter((each) => each === name).length

/** Fixes the prices of all variants, and ends the fixed prices of some. */
function changeAll({ live, file, rows, fixed }: Opened): IntentList {
  const removed = new Set(fixed.slice(0, 3))
  const changes = rows.flatMap((row): CellChange[] => [
    [row, price, removed.has(row) ? '' : `${row}.70`],
    [row, compareAt, removed.has(row) ? '' : `${row + 1}.00`],
  ])
  return live.diff(file, changes).intents
}

describe('prices of a market', () => {
  test.each<[slug: Slug, options: Options]>([
    ['mass-compare-price', { columns: [compareAt] }],
    ['currency-converter', { from: 'EUR', to: 'CAD', into: price }],
  ])('that %s changes are written, read again, and undone', async (slug, options) => {
    const opened = await openShop(60)
    const { live, file } = opened
    const intents = planned(opened, slug, options)
    expect(intents.length).toBeGreaterThan(50)
    const sent = await IntentList.read([intents.bytes()])
    const state = await live.run(sent)
    expect(state.status).toBe('done')
    expect(state.counts.done).toBe(intents.length)
    const after = await live.readFile()
    const wanted = [...intents.all()].flatMap((product) =>
      product.intents.map(
        ({ owner, column, after: to }) => `${owner} ${column.field.column} ${to}`,
      ),
    )
    const read = [...intents.all()].flatMap((product) =>
      product.intents.map(({ owner, column }) => {
        const row = opened.rows.find((each) => opened.variantOf(each) === owner)!
        const at = live.columnOf(after, column.field.column as CellChange[1])
        return `${owner} ${column.field.column} ${after.table.text(row, at)}`
      }),
    )
    expect(read).toEqual(wanted)
    const written = [...intents.all()].flatMap((product) =>
      product.intents.map(({ column, ...each }) => ({ ...each, column: columnName(column) })),
    )
    expect(planned(opened, slug, options, written).length).toBe(0)
    const undone = await live.run(undoIntents(sent, state).intents)
    expect(undone.status).toBe('done')
    expect(differingCells(file, await live.readFile())).toEqual([])
  })

  test('are written 250 at a time, and never in bulk', async () => {
    const opened = await openShop(260)
    const { live, rows, open, canada } = opened
    const intents = changeAll(opened)
    live.asked.length = 0
    const none = { maximumAvailable: 0, currentlyAvailable: 0, restoreRate: 0.001 }
    const { client } = live
    const state = await live.run(intents, undefined, {
      client: { run: client.run.bind(client), wait: client.wait, points: none },
    })
    expect(state.status).toBe('done')
    expect(open.length).toBeGreaterThan(0)
    expect(canada.fixed.size).toBe(rows.length - 3)
    expect(calls(live, 'SetMarketPrices')).toBe(Math.ceil(rows.length / 250))
    expect(live.asked).not.toContain('StartBulkMutation')
    expect(estimatePoints(intents, () => true)).toBe(Math.ceil(rows.length / 250) * 11)
  })

  test('leave those of other variants and markets as they were', async () => {
    const { live, file, fixed } = await openShop()
    const [row] = fixed as [number]
    await live.run(live.diff(file, [[row, price, '9.95']]).intents)
    const differing = differingCells(file, await live.readFile())
    expect(differing).toHaveLength(1)
    expect(differing[0]).toMatch(/Price \/ Canada: .* → 9\.95$/)
  })

  test('are written with other values of their products', async () => {
    const { live, file, fixed } = await openShop()
    const [row] = fixed as [number]
    const { intents } = live.diff(file, [
      [row, price, '9.95'],
      [row, 'price', '8.95'],
      [row, 'Price / Switzerland', '7.95'],
    ])
    expect((await live.run(intents)).status).toBe('done')
    const after = await live.readFile()
    const columns = [price, 'price', 'Price / Switzerland'] as const
    expect(columns.map((each) => after.table.text(row, live.columnOf(after, each)))).toEqual([
      '9.95',
      '8.95',
      '7.95',
    ])
  })
})

describe('a fixed price', () => {
  test('ends with an empty cell', async () => {
    const { live, file, fixed, canada, variantOf } = await openShop()
    const [row] = fixed as [number]
    const { intents } = live.diff(file, [
      [row, price, ''],
      [row, compareAt, ''],
    ])
    expect((await live.run(intents)).status).toBe('done')
    expect(canada.fixed.has(variantOf(row))).toBe(false)
  })

  test('that is new is removed by undo', async () => {
    const { live, file, open, canada, variantOf } = await openShop()
    const [row] = open as [number]
    const { intents } = live.diff(file, [[row, price, '5']])
    const state = await live.run(intents)
    expect(canada.fixed.get(variantOf(row))?.price).toBe('5.00')
    await live.run(undoIntents(intents, state).intents)
    expect(canada.fixed.has(variantOf(row))).toBe(false)
  })

  test.each<[name: string, cells: readonly [price: string, compareAt: string], reason: string]>([
    ['a compare-at price alone', ['', '9'], 'compare-at-alone'],
    ['a word as a price', ['cheap', ''], 'no-number'],
    ['a word as a compare-at price', ['5', 'cheap'], 'no-number'],
    ['a price below zero', ['-1', ''], 'no-number'],
  ])('%s is refused', async (_, [first, second], reason) => {
    const { live, file, open } = await openShop()
    const [row] = open as [number]
    const { intents, refused } = live.diff(file, [
      [row, price, first],
      [row, compareAt, second],
    ])
    expect(intents.length).toBe(0)
    expect(new Set(refused.map((each) => each.reason))).toEqual(new Set([reason]))
  })

  test('of a market that the store does not have is refused', async () => {
    const { live, file, fixed } = await openShop()
    const header = [...file.table.header, 'Price / Atlantis']
    const { refused } = live.diffWith(file, header, [[fixed[0]!, header.length - 1, '5']])
    expect(refused.map(({ reason }) => reason)).toEqual(['is-unknown'])
  })

  test('is refused beside a compare-at price that somebody added meanwhile', async () => {
    const { live, file, fixed, text, canada, variantOf } = await openShop()
    const row = fixed.find((each) => text(each, compareAt) === '')!
    const { intents } = live.diff(file, [[row, price, '']])
    const id = variantOf(row)
    canada.fixed.set(id, { ...canada.fixed.get(id)!, compareAtPrice: '99.00' })
    const state = await live.run(intents)
    expect(states(intents, state)).toMatchObject([{ is: 'refused', code: 'compare-at-alone' }])
    expect(canada.fixed.get(id)?.compareAtPrice).toBe('99.00')
  })
})

/** Runs a job whose price somebody changed meanwhile. */
async function changed() {
  const opened = await openShop()
  const { live, file, fixed, text, canada, variantOf } = opened
  const row = fixed.find((each) => text(each, compareAt) === '')!
  const { intents } = live.diff(file, [
    [row, price, '1.00'],
    [row, compareAt, '2.00'],
  ])
  const id = variantOf(row)
  canada.fixed.set(id, { ...canada.fixed.get(id)!, price: '77.00' })
  return { ...opened, intents, id, state: await live.run(intents) }
}

describe('[27] a price of a market that somebody changed', () => {
  test('is a conflict with the price beside it', async () => {
    const { intents, state, canada, id } = await changed()
    expect(state.status).toBe('done-with-conflicts')
    expect(states(intents, state)).toEqual([
      { is: 'conflict', text: '77.00' },
      { is: 'conflict', text: '' },
    ])
    expect(canada.fixed.get(id)).toMatchObject({ price: '77.00', compareAtPrice: null })
  })

  test('[28] is overwritten where the member says so', async () => {
    const { live, intents, state, canada, id } = await changed()
    await live.run(conflictIntents(intents, state, new Set([0, 1])))
    expect(canada.fixed.get(id)).toMatchObject({ price: '1.00', compareAtPrice: '2.00' })
  })

  test('to the wanted one is already so', async () => {
    const { live, file, fixed, canada, variantOf } = await openShop()
    const [row] = fixed as [number]
    const { intents } = live.diff(file, [[row, price, '3']])
    const id = variantOf(row)
    canada.fixed.set(id, { ...canada.fixed.get(id)!, price: '3.00' })
    expect(states(intents, await live.run(intents))).toEqual([{ is: 'already' }])
    expect(calls(live, 'SetMarketPrices')).toBe(0)
  })
})

describe('what is not there any more', () => {
  test('[29] is a product with its prices', async () => {
    const { live, file, fixed, text } = await openShop()
    const [row] = fixed as [number]
    const { intents } = live.diff(file, [[row, price, '3']])
    const product = idsOfRow(file.sidecar, row)?.product
    const { handle } = live.shop.contents.products.get(product ?? '')!
    expect(text(row, 'handle')).toBe(handle)
    live.inject({ kind: 'deleted-product', handle })
    expect(states(intents, await live.run(intents))).toEqual([{ is: 'gone' }])
  })

  test('is a market with its price list', async () => {
    const { live, file, fixed } = await openShop()
    const { intents } = live.diff(file, [[fixed[0]!, price, '3']])
    const bytes = new TextDecoder().decode(intents.bytes())
    const other = bytes.replace(/"priceList":\d+/, '"priceList":77')
    const list = await readList(other)
    expect(states(list, await live.run(list))).toEqual([{ is: 'gone' }])
  })

  test('check 19: is a variant of another product', async () => {
    const { live, file, fixed } = await openShop()
    const { intents } = live.diff(file, [[fixed[0]!, price, '3']])
    const [header, line = ''] = new TextDecoder().decode(intents.bytes()).split('\n')
    const list = await readList(`${header}\n${line.replace(/^\[\d+/, '[1')}\n`)
    expect(states(list, await live.run(list))).toEqual([{ is: 'gone' }])
  })

  test('since its check, is told after another one, and the others are written', async () => {
    const opened = await openShop()
    const { live, file, fixed, canada, variantOf } = opened
    const [ended, deleted, ...others] = fixed as [number, number]
    const { intents } = live.diff(file, [
      [ended, price, ''],
      [ended, compareAt, ''],
      ...[deleted, ...others].map((row): CellChange => [row, price, '3.50']),
    ])
    const handle = live.shop.contents.products.get(
      idsOfRow(file.sidecar, others.at(-1) ?? 0)?.product ?? '',
    )!.handle
    const { client } = live
    let isRaced = false
    const run: typeof client.run = async (name, variables) => {
      if (name === 'SetMarketPrices' && !isRaced) {
        isRaced = true
        live.inject({ kind: 'deleted-product', handle })
        canada.fixed.delete(variantOf(ended))
      }
      return client.run(name, variables)
    }
    const racing = { run, wait: client.wait, points: client.points }
    const state = await live.run(intents, undefined, { client: racing })
    expect(state.status).toBe('done')
    expect(state.counts.already).toBeGreaterThan(0)
    expect(state.counts.gone).toBeGreaterThan(0)
    expect(state.counts.done + state.counts.gone + state.counts.already).toBe(intents.length)
  })
})

test('[30] a price in the currency of yesterday is refused with the words of Shopify', async () => {
  const { live, file, fixed } = await openShop()
  const { intents } = live.diff(file, [[fixed[0]!, price, '3']])
  const bytes = new TextDecoder().decode(intents.bytes())
  const list = await readList(bytes.replace('"currency":"CAD"', '"currency":"USD"'))
  expect(states(list, await live.run(list))).toEqual([
    {
      is: 'refused',
      message: "The specified currency does not match the price list's currency.",
      code: 'PRICE_LIST_CURRENCY_MISMATCH',
    },
  ])
})

test.each(['cut-before', 'cut-after', 'bad-gateway'] as const)(
  '[34] a request with the fault %s is settled, and written once',
  async (kind) => {
    const opened = await openShop()
    const { live } = opened
    const intents = changeAll(opened)
    live.inject({ kind, operation: 'SetMarketPrices' })
    const state = await live.run(intents)
    expect(state.status).toBe('done')
    expect(state.counts.done).toBe(intents.length)
    expect(calls(live, 'SetMarketPrices')).toBe(kind === 'cut-after' ? 1 : 2)
  },
)

test.each(['throttled', 'too-many-requests'] as const)(
  '[36] a shop that is %s is asked again',
  async (kind) => {
    const opened = await openShop()
    const { live } = opened
    const intents = changeAll(opened)
    live.inject({ kind, operation: 'SetMarketPrices', times: 2 })
    live.inject({ kind, operation: 'FixedPrices' })
    const state = await live.run(intents)
    expect(state.status).toBe('done')
    expect(calls(live, 'SetMarketPrices')).toBe(3)
  },
)

test('[33] a server that is killed at any moment loses no price of a market', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean()), { maxLength: 8 }),
      async (kills) => {
        const opened = await openShop()
        const { live, rows, canada } = opened
        const intents = changeAll(opened)
        for (const [killAt, isNoted] of kills) {
          try {
            await live.run(intents, 'one', { killAt, isNoted })
          } catch (error) {
            if (!(error instanceof Killed)) throw error
          }
        }
        const state = await live.run(intents, 'one')
        expect(state.status).toBe('done')
        expect(state.counts.done + state.counts.already).toBe(intents.length)
        expect(canada.fixed.size).toBe(rows.length - 3)
      },
    ),
    { numRuns: 10 },
  )
})
