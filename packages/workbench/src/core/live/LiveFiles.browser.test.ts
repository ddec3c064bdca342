import { ProductTable, Table } from '@dropwatt/automations'
import { convertLines, convertTranslations, isSidecar } from '@dropwatt/shopify'
import { describe, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { FileStorage } from '../storage/FileStorage.ts'
import type { Bench } from '../store/Bench.ts'
import type { Session } from '../store/Session.ts'
import {
  closeBench,
  csv,
  download,
  opened,
  openIn,
  startBench,
  until,
  withBenches,
} from '../store/testing/benches.ts'
import type { LiveRequest, ReadingStore, StoreProblem } from './liveState.ts'
import { changeFields, piecesOf, productsOf, requestOf } from './testing/practice.ts'

withBenches()

const lines = await commands.readPracticeLines(40)
const { bytes, sidecar, notes, rows } = await convertLines([lines], { currencyCode: 'EUR' })

test('a store opens with every cell of its conversion', async () => {
  const bench = startBench()
  expect(await bench.live.read(requestOf(lines))).toBe(true)
  const session = await opened(bench)
  expect(await download(session)).toEqual(bytes)
  expect(session.file).toMatchObject({
    name: 'practice-store.csv',
    products: 40,
    rows,
    live: { store: 'store-1', name: 'Practice store', isPractice: true, filters: {}, notes },
  })
  expect(bench.state.getState()).toMatchObject({
    readingStore: undefined,
    storeProblem: undefined,
    files: [{ id: session.file.id }],
  })
})

test('check 31: a text that a spreadsheet would run is warned of, and downloaded as it is', async () => {
  const [product = [], ...others] = productsOf(lines)
  const formula = changeFields(product, 'Product', { vendor: '=cmd()' })
  const session = await readInto(startBench(), requestOf([formula, ...others].flat().join('\n')))
  const { table, products } = new ProductTable(new Table(await download(session)))
  const vendor = table.header.indexOf('Vendor')
  const row = products.find(({ firstRow }) => table.text(firstRow, vendor) === '=cmd()')?.firstRow
  const { findings } = session.state.getState().status.check.report
  const warning = findings.find(({ code }) => code === 'formulas')
  expect(warning?.severity).toBe('warning')
  expect(Array.from(warning?.rows ?? [])).toContain(row)
  const { whole } = await session.worker.ask((api) => api.downloads(''))
  expect(whole.formulas).toBe(warning?.count)
})

/** Returns what is saved of the open file, beside its record. */
async function saved(bench: Bench, id: string) {
  const storage = await bench.account.storage
  const [file, source, ids] = await Promise.all([
    storage.file(id),
    storage.source(id),
    storage.sidecar(id),
  ])
  return { file, source, sidecar: ids }
}

/** Reads a store with these lines, and returns the open file. */
async function readInto(bench: Bench, request: LiveRequest = requestOf(lines)): Promise<Session> {
  expect(await bench.live.read(request)).toBe(true)
  return opened(bench)
}

test('translations open as a file of their own, with the language in its name', async () => {
  const translated = await commands.readPracticeLines(12, 'de')
  const facts = { currencyCode: 'EUR', locale: 'de' }
  const live = await convertTranslations([translated], facts)
  const bench = startBench()
  await readInto(bench)
  const request = requestOf(translated, {
    locale: 'de',
    products: 12,
    answers: { count: 12 },
  })
  expect(await bench.live.read(request)).toBe(true)
  const session = await opened(bench)
  expect(session.file).toMatchObject({
    name: 'practice-store-de.csv',
    kind: 'translations',
    rows: live.rows,
    live: { locale: 'de', store: 'store-1' },
  })
  expect(await download(session)).toEqual(live.bytes)
  expect(await session.saver.sidecar()).toEqual(live.sidecar)
  expect(bench.state.getState().files).toHaveLength(2)
  expect(await bench.live.read(request)).toBe(true)
  expect(bench.state.getState().files).toHaveLength(2)
})

test('the ids of the store are saved beside the file, and removed with it', async () => {
  const bench = startBench()
  const { file } = await readInto(bench)
  const kept = await saved(bench, file.id)
  expect(kept.sidecar).toEqual(sidecar)
  expect(isSidecar(kept.sidecar)).toBe(true)
  expect(new Uint8Array(await kept.source!.arrayBuffer())).toEqual(bytes)
  await bench.files.remove(file.id)
  expect(await saved(bench, file.id)).toEqual({
    file: undefined,
    source: undefined,
    sidecar: undefined,
  })
})

test('a live file opens again after a reload, with its store', async () => {
  const first = startBench()
  const { live } = (await readInto(first)).file
  closeBench(first)
  const session = await opened(startBench())
  expect(session.file.live).toEqual(live)
  expect(await session.saver.sidecar()).toEqual(sidecar)
  expect(await download(session)).toEqual(bytes)
})

test('another tab of the account sees a live file, and another account does not', async () => {
  const [bench, tab, other] = [startBench('ada'), startBench('ada'), startBench('grace')]
  await until(() => tab.state.getState().isLoaded && other.state.getState().isLoaded)
  const { file } = await readInto(bench)
  await until(() => tab.state.getState().files.some(({ id }) => id === file.id))
  expect(await tab.opening.openSaved(file.id)).toBe(true)
  expect(tab.state.getState().session?.file.live).toEqual(file.live)
  expect(other.state.getState().files).toEqual([])
  expect(await saved(other, file.id)).toMatchObject({ file: undefined, sidecar: undefined })
})

test('a file with the same bytes is no question for a live file', async () => {
  const bench = startBench()
  await openIn(bench, csv('export.csv', bytes))
  await readInto(bench)
  expect(bench.state.getState()).toMatchObject({ same: undefined })
  expect(bench.state.getState().files).toHaveLength(2)
})

/** Answers with some pieces of the lines, and then waits. */
function thatWaits(hold: number) {
  return {
    lines: (signal: AbortSignal) => {
      const pieces = piecesOf(lines).slice(0, hold)
      return new Response(
        new ReadableStream({
          start: (controller) => {
            signal.addEventListener('abort', () => controller.error(signal.reason))
            for (const each of pieces) controller.enqueue(each)
          },
        }),
      )
    },
  }
}

/** Lists what is left of a store that was not read to its end. */
async function leftOf(bench: Bench) {
  const storage = await bench.account.storage
  return { files: await storage.files(), state: bench.state.getState() }
}
const nothing = { files: [], state: { files: [], readingStore: undefined, session: undefined } }

test('reading tells how many products have arrived', async () => {
  const bench = startBench()
  const reading = bench.live.read(requestOf(lines, { answers: thatWaits(8) }))
  expect(bench.state.getState().readingStore).toEqual({
    store: 'Practice store',
    products: 40,
    read: 0,
    objects: 0,
  })
  const shown: ReadingStore[] = []
  bench.state.subscribe(({ readingStore }) => {
    if (readingStore && shown.at(-1) !== readingStore) shown.push(readingStore)
  })
  await until(() => shown.at(-1)?.read && shown.at(-1)?.objects)
  expect(shown.at(-1)?.objects).toBe(lines.split('\n').length - 1)
  const counts = shown.map(({ read }) => read)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  bench.live.stop()
  expect(await reading).toBe(false)
})

test.each([0, 1, 5])('a store that is left after %i pieces leaves nothing', async (hold) => {
  const bench = startBench()
  const reading = bench.live.read(requestOf(lines, { answers: thatWaits(hold) }))
  if (hold > 0) await until(() => bench.state.getState().readingStore?.objects)
  bench.live.stop()
  expect(bench.state.getState().readingStore).toBeUndefined()
  expect(await reading).toBe(false)
  expect(await leftOf(bench)).toMatchObject(nothing)
  expect(bench.state.getState().storeProblem).toBeUndefined()
})

test('logging out ends the pull', async () => {
  const bench = startBench()
  const started = Promise.withResolvers<AbortSignal>()
  const answers = {
    lines: (signal: AbortSignal) => {
      started.resolve(signal)
      return new Promise<Response>(() => {})
    },
  }
  void bench.live.read(requestOf(lines, { answers }))
  const signal = await started.promise
  closeBench(bench)
  expect(signal.aborted).toBe(true)
})

test('a file that is opened meanwhile ends the pull', async () => {
  const bench = startBench()
  const reading = bench.live.read(requestOf(lines, { answers: thatWaits(3) }))
  const session = await openIn(bench, csv())
  expect(await reading).toBe(false)
  expect(bench.state.getState()).toMatchObject({ session, readingStore: undefined })
  expect(bench.state.getState().files).toHaveLength(1)
})

test('of two stores the last that was asked for opens', async () => {
  const bench = startBench()
  const first = bench.live.read(requestOf(lines, { answers: thatWaits(3) }))
  const few = productsOf(lines).slice(0, 5).flat().join('\n')
  expect(await bench.live.read(requestOf(few, { filters: { vendor: 'Lumen' } }))).toBe(true)
  expect(await first).toBe(false)
  expect(bench.state.getState()).toMatchObject({
    session: { file: { products: 5 } },
    readingStore: undefined,
  })
})

const refuse = () => Response.json({ error: 'reconnect' }, { status: 409 })
const stream = (start: (controller: ReadableStreamDefaultController) => void) => ({
  lines: () => new Response(new ReadableStream({ start })),
})

describe('a store is not opened, and the reason is said,', () => {
  const all = productsOf(lines)
  const cut = lines.slice(0, -40)
  const latin = new Uint8Array([0x7b, 0xe9, 0x22, 0x0a])
  test.each<[string, LiveRequest, Partial<StoreProblem>]>([
    ['if the answer ends in a line', requestOf(cut, { products: 40 }), { code: 'incomplete' }],
    [
      'if fewer products arrive than the store has',
      requestOf(all.slice(1).flat().join('\n'), { answers: { count: 40 }, products: 40 }),
      { code: 'incomplete' },
    ],
    [
      'if lines are missing below a product',
      requestOf(
        all.flatMap((product, at) => (at === 3 ? product.slice(0, 1) : product)).join('\n'),
      ),
      { code: 'incomplete' },
    ],
    ['if it has no product', requestOf(''), { code: 'no-products' }],
    [
      'if the answer is no text',
      requestOf(lines, {
        answers: stream((controller) => {
          controller.enqueue(latin)
          controller.close()
        }),
      }),
      { code: 'unreadable' },
    ],
    [
      'if the connection is cut',
      requestOf(lines, {
        answers: {
          ...stream((controller) => controller.error(new TypeError('network error'))),
          pull: { state: 'failed', error: 'interrupted' },
        },
      }),
      { code: 'interrupted' },
    ],
    [
      'if the server refuses',
      requestOf(lines, { answers: { lines: refuse } }),
      { code: 'reconnect' },
    ],
  ])('%s', async (_, request, problem) => {
    const bench = startBench()
    expect(await bench.live.read(request)).toBe(false)
    expect(await leftOf(bench)).toMatchObject(nothing)
    expect(bench.state.getState().storeProblem).toMatchObject({
      store: 'Practice store',
      ...problem,
    })
  })
})

test('what is missing is named', async () => {
  const bench = startBench()
  const most = productsOf(lines).slice(2).flat().join('\n')
  await bench.live.read(requestOf(most, { answers: { count: 40 }, products: 40 }))
  expect(bench.state.getState().storeProblem?.notes?.[0]).toEqual({
    code: 'other-count',
    expected: 40,
    read: 38,
  })
})

test('a store that changed since it was counted opens', async () => {
  const bench = startBench()
  const session = await readInto(bench, requestOf(lines, { products: 37 }))
  expect(session.file.products).toBe(40)
})

test('a worker that stops is a reason', async () => {
  const { Worker: Real } = globalThis
  const started: Worker[] = []
  vi.stubGlobal(
    'Worker',
    class extends Real {
      constructor(...values: ConstructorParameters<typeof Real>) {
        super(...values)
        started.push(this)
      }
    },
  )
  const bench = startBench()
  const reading = bench.live.read(requestOf(lines, { answers: thatWaits(3) }))
  const worker = await until(() => started[0])
  worker.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }))
  expect(await reading).toBe(false)
  expect(bench.state.getState().storeProblem).toMatchObject({ code: 'stopped' })
  expect(await leftOf(bench)).toMatchObject(nothing)
})

test('a full device keeps a live file in memory, and saves it whole with the next job', async () => {
  const bench = startBench()
  const full = new DOMException('The device is full.', 'QuotaExceededError')
  const spy = vi.spyOn(FileStorage.prototype, 'addFile').mockRejectedValue(full)
  const session = await readInto(bench)
  expect(session.state.getState().unsaved).toBe('full')
  expect(await session.saver.sidecar()).toEqual(sidecar)
  spy.mockRestore()
  await session.jobs.fix(['clear-compare-at'])
  await session.saver.saveUnsaved()
  const kept = await saved(bench, session.file.id)
  expect(kept.file?.live).toEqual(session.file.live)
  expect(kept.sidecar).toEqual(sidecar)
})
