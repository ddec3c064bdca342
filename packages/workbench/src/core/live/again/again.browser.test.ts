import { ProductTable, Table } from '@dropwatt/automations'
import { convertLines } from '@dropwatt/shopify'
import { expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { FileStorage } from '../../storage/FileStorage.ts'
import type { Bench } from '../../store/Bench.ts'
import type { Session } from '../../store/Session.ts'
import {
  closeBench,
  csv,
  download,
  opened,
  openIn,
  planned,
  show,
  startBench,
  until,
  withBenches,
} from '../../store/testing/benches.ts'
import { changeFields, practiceStore, productsOf, requestOf } from '../testing/practice.ts'

withBenches()

const all = productsOf(await commands.readPracticeLines(12))
/** The first ten products: two more come later. */
const lines = all.slice(0, 10).flat().join('\n')

const vendors = all.map(([line = '']) => (JSON.parse(line) as { vendor: string }).vendor)
const toAcme = Object.fromEntries(vendors.map((vendor) => [vendor, 'Acme']))

async function convert(text: string): Promise<Uint8Array> {
  return (await convertLines([text], { currencyCode: 'EUR' })).bytes
}

/** The store after prices of the first product changed, the third was deleted, and two are new. */
const laterProducts = all.flatMap((product, at) => {
  if (at === 2) return []
  return [at === 0 ? changeFields(product, 'ProductVariant', { price: '77.00' }) : product]
})
const later = laterProducts.flat().join('\n')

async function startLive(text: string = lines): Promise<{ bench: Bench; session: Session }> {
  const bench = startBench()
  expect(await bench.live.read(requestOf(text))).toBe(true)
  return { bench, session: await opened(bench) }
}

function readAgain(bench: Bench, text: string = later): Promise<boolean> {
  return bench.live.readAgain(requestOf(text))
}

const states = ({ state }: Session) => state.getState().status.jobs.map((job) => job.state)

/** Lists the handles of products in the downloaded file that have a vendor. */
async function handlesOf(session: Session, vendor: string): Promise<readonly string[]> {
  const products = new ProductTable(new Table(await download(session)))
  return products.products.flatMap(({ handle, firstRow }) =>
    products.text(firstRow, 'vendor') === vendor ? handle : [],
  )
}

/** Gives all products another vendor, but one. */
async function changeVendor(session: Session, excluded?: number): Promise<void> {
  await show(session, 'bulk-vendor-change')
  session.preview.setOption('map', toAcme)
  await until(() => session.state.getState().preview?.list?.summary.included)
  await planned(session)
  if (excluded !== undefined) {
    session.preview.exclude({ kind: 'product', product: excluded })
    await until(() => session.state.getState().preview?.list?.summary.excluded === 1)
  }
  await session.jobs.apply()
  expect(states(session)).toEqual(['applied'])
}

test('a file without jobs is replaced by what the store has now', async () => {
  const { bench, session } = await startLive()
  const { id, live } = session.file
  expect(await readAgain(bench)).toBe(true)
  expect(await download(session)).toEqual(await convert(later))
  expect(session.file).toMatchObject({ id, products: 11 })
  expect(session.file.live!.readAt).toBeGreaterThanOrEqual(live!.readAt)
  expect(bench.state.getState()).toMatchObject({ readingStore: undefined, again: undefined })
  expect(bench.state.getState().files).toHaveLength(1)

  closeBench(bench)
  const reopened = await opened(startBench())
  expect(await download(reopened)).toEqual(await convert(later))
})

test('an automation is run on new products, and not on those that were excluded', async () => {
  const { bench, session } = await startLive()
  await changeVendor(session, 4)
  const [job] = session.state.getState().status.jobs
  const excluded = new ProductTable(new Table(await download(session))).products[4]!.handle
  expect(await readAgain(bench)).toBe(true)
  expect(bench.state.getState().again).toBeUndefined()
  expect(session.state.getState().status.jobs).toMatchObject([
    { id: job!.id, state: 'applied', changedProducts: 10, excludedCells: 1 },
  ])
  const handles = new ProductTable(new Table(await convert(later))).products.map(
    ({ handle }) => handle,
  )
  expect(await handlesOf(session, 'Acme')).toEqual(handles.filter((each) => each !== excluded))
  await session.jobs.undo(job!.id)
  expect(await download(session)).toEqual(await convert(later))
})

test('a changed price is read, and its compare-at price planned anew', async () => {
  const { bench, session } = await startLive()
  await show(session, 'mass-compare-price')
  await session.jobs.apply()
  expect(await readAgain(bench)).toBe(true)
  // The new prices have changes that nobody has reviewed.
  const { report } = bench.state.getState().again!
  expect(report).toMatchObject({ jobs: { planned: 1, lost: 0 }, lost: { changes: 0 } })
  expect(report.toReview).toBeGreaterThan(0)
  expect(await bench.live.replace()).toBe(true)
  const fresh = startBench('grace')
  await openIn(fresh, csv('export.csv', (await convert(later)) as Uint8Array<ArrayBuffer>))
  const other = await opened(fresh)
  await show(other, 'mass-compare-price')
  await other.jobs.apply()
  expect(await download(session)).toEqual(await download(other))
})

/** Writes a title by hand beside a plan, and applies both. */
async function writeByHand(session: Session, row: number, text: string): Promise<void> {
  await show(session, 'bulk-vendor-change')
  session.preview.setOption('map', toAcme)
  await until(() => session.state.getState().preview?.list?.summary.included)
  await planned(session)
  const { header } = session.state.getState().status
  await session.preview.editCell(row, header.indexOf('Vendor'), text)
  await session.jobs.apply()
}

test('a text written by hand is kept where the store has the same value', async () => {
  const { bench, session } = await startLive()
  await writeByHand(session, 1, 'Own')
  expect(await readAgain(bench)).toBe(true)
  expect(session.state.getState().status.jobs).toMatchObject([{ cellsByHand: 1 }])
  expect(await handlesOf(session, 'Own')).toHaveLength(1)
})

const changedVendor = laterProducts
  .flatMap((product, at) =>
    at === 0 ? changeFields(product, 'Product', { vendor: 'New' }) : product,
  )
  .join('\n')

test('a text written by hand over a value that changed is asked about', async () => {
  const { bench, session } = await startLive()
  await writeByHand(session, 1, 'Own')
  const before = await download(session)
  expect(await readAgain(bench, changedVendor)).toBe(true)
  expect(bench.state.getState().again).toMatchObject({
    file: session.file.id,
    report: {
      products: 11,
      added: 2,
      gone: 1,
      jobs: { planned: 1, repeated: 0, lost: 0 },
      lost: { changes: 1 },
      examples: [{ column: 'Vendor', written: 'Own', now: 'New' }],
    },
  })
  expect(await download(session)).toEqual(before)

  bench.live.discard()
  expect(bench.state.getState().again).toBeUndefined()
  expect(await bench.live.replace()).toBe(false)
  expect(await download(session)).toEqual(before)

  await readAgain(bench, changedVendor)
  expect(await bench.live.replace()).toBe(true)
  expect(await handlesOf(session, 'New')).toHaveLength(1)
  expect(await handlesOf(session, 'Acme')).toHaveLength(10)
})

test('a job that was undone is asked about, as it cannot be redone', async () => {
  const { bench, session } = await startLive()
  await changeVendor(session)
  await session.jobs.undo(session.state.getState().status.jobs[0]!.id)
  await readAgain(bench)
  expect(bench.state.getState().again?.report.jobs).toMatchObject({ planned: 0, undone: 1 })
  expect(await bench.live.replace()).toBe(true)
  expect(states(session)).toEqual([])
})

test('choices on a page move to the rows of the same products', async () => {
  const { bench, session } = await startLive()
  await show(session, 'bulk-vendor-change')
  session.preview.setOption('map', toAcme)
  await until(() => session.state.getState().preview?.list?.summary.included)
  await planned(session)
  session.preview.exclude({ kind: 'product', product: 4 })
  await until(() => session.state.getState().preview?.list?.summary.excluded === 1)
  const excluded = new ProductTable(new Table(await download(session))).products[4]!.handle
  expect(await readAgain(bench)).toBe(true)
  await until(() => session.state.getState().preview?.list?.summary.excluded === 1)
  await planned(session)
  await session.jobs.apply()
  const handles = await handlesOf(session, 'Acme')
  expect(handles).toHaveLength(10)
  expect(handles).not.toContain(excluded)
})

test('reading the same products refreshes their file', async () => {
  const { bench, session } = await startLive()
  const { id } = session.file
  expect(await bench.live.read(requestOf(later))).toBe(true)
  expect(bench.state.getState().files).toMatchObject([{ id, products: 11 }])
  expect(await bench.live.read(requestOf(lines, { filters: { vendor: 'Lumen' } }))).toBe(true)
  expect(bench.state.getState().files).toHaveLength(2)
})

test.each([
  ['the device is full', 'QuotaExceededError', 'full'],
  ['the browser refuses', 'UnknownError', 'unsaved'],
] as const)('if %s, the file stays as it was', async (_, name, code) => {
  const { bench, session } = await startLive()
  await changeVendor(session)
  const { file } = session
  const before = await download(session)
  vi.spyOn(FileStorage.prototype, 'renewFile').mockRejectedValue(new DOMException('', name))
  expect(await readAgain(bench)).toBe(false)
  expect(bench.state.getState().storeProblem).toMatchObject({ code })
  expect(session.state.getState()).toMatchObject({ file, work: undefined })
  expect(await download(session)).toEqual(before)
  closeBench(bench)
  const reopened = await opened(startBench())
  expect(states(reopened)).toEqual(['applied'])
  expect(await download(reopened)).toEqual(before)
})

test('an incomplete answer leaves the file as it was', async () => {
  const { bench, session } = await startLive()
  const before = await download(session)
  const cut = laterProducts.slice(0, 5).flat().join('\n')
  const request = requestOf(cut, { answers: { count: 11 } })
  expect(await bench.live.readAgain(request)).toBe(false)
  expect(bench.state.getState().storeProblem).toMatchObject({ code: 'incomplete' })
  expect(await download(session)).toEqual(before)
})

test('another tab shows what was read again, and does not read itself', async () => {
  const { bench, session } = await startLive()
  const tab = startBench()
  const shown = await opened(tab)
  await until(() => tab.state.getState().isReady)
  expect(shown.state.getState().canEdit).toBe(false)
  expect(await readAgain(tab)).toBe(false)
  expect(tab.state.getState().storeProblem).toMatchObject({ code: 'other-tab' })

  await changeVendor(session)
  await until(() => states(shown)[0] === 'applied')
  expect(await readAgain(bench)).toBe(true)
  await until(() => shown.file.products === 11)
  expect(await download(shown)).toEqual(await download(session))
})

test('the ids of the store are those of the new rows', async () => {
  const { bench, session } = await startLive()
  await readAgain(bench)
  const { sidecar } = await convertLines([later], { currencyCode: 'EUR' })
  expect(await session.saver.sidecar()).toEqual(sidecar)
})

test('changes of a list are made again where the store has the same value', async () => {
  const { bench, session } = await startLive()
  const { table, products } = new ProductTable(new Table(await download(session)))
  const vendor = table.header.indexOf('Vendor')
  const patches = products
    .slice(0, 3)
    .map(({ firstRow }) => [firstRow, vendor, table.raw(firstRow, vendor)!, 'Listed'] as const)
  const job = { id: 'list', at: 1, slug: 'bulk-products-importer', options: {} } as const
  await session.changes.change({ kind: 'update' }, async (api) => {
    const outcome = await api.applyPlanned({
      ...job,
      source: 'list.csv',
      patches,
      excludedCells: 0,
    })
    if ('unwritable' in outcome) throw new Error('It is in UTF-8.')
    return outcome
  })
  expect(await handlesOf(session, 'Listed')).toHaveLength(3)
  await readAgain(bench, changedVendor)
  expect(bench.state.getState().again?.report).toMatchObject({
    jobs: { planned: 0, repeated: 1, lost: 0 },
    cells: 1,
    lost: { changes: 2 },
    examples: [
      { written: 'Listed', now: 'New' },
      { written: 'Listed', column: 'Vendor' },
    ],
  })
  expect(bench.state.getState().again?.report.examples[1]).not.toHaveProperty('now')
  expect(await bench.live.replace()).toBe(true)
  expect(await handlesOf(session, 'Listed')).toEqual([products[1]!.handle])
})

test('reading again can be stopped, which changes nothing', async () => {
  const { bench, session } = await startLive()
  await changeVendor(session)
  const { file } = session
  const before = await download(session)
  const started = Promise.withResolvers<void>()
  const wait = (signal: AbortSignal) => {
    started.resolve()
    return new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  const reading = bench.live.readAgain(requestOf(later, { answers: { lines: wait } }))
  await started.promise
  bench.live.stop()
  expect(await reading).toBe(false)
  expect(session.state.getState()).toMatchObject({ file, work: undefined })
  expect(bench.state.getState()).toMatchObject({
    readingStore: undefined,
    storeProblem: undefined,
    again: undefined,
  })
  expect(await download(session)).toEqual(before)
})

test('a question is left with its file', async () => {
  const { bench, session } = await startLive()
  await writeByHand(session, 1, 'Own')
  await readAgain(bench, changedVendor)
  expect(bench.state.getState().again).toBeDefined()
  bench.files.closeFile()
  expect(bench.state.getState().again).toBeUndefined()
  expect(await bench.live.replace()).toBe(false)
})

test('a file that was changed meanwhile is not replaced', async () => {
  const { bench, session } = await startLive()
  await writeByHand(session, 1, 'Own')
  await readAgain(bench, changedVendor)
  await session.jobs.undo(session.state.getState().status.jobs[0]!.id)
  expect(await bench.live.replace()).toBe(false)
  expect(bench.state.getState().storeProblem).toMatchObject({ code: 'changed' })
  expect(states(session)).toEqual(['undone'])
})

/** The vendors of the products that are read first, each once. */
const names = [...new Set(vendors.slice(0, 10))]
/** The vendor that follows each one: planned twice, it would be the one after. */
const next = Object.fromEntries(names.map((name, at) => [name, names[(at + 1) % names.length]!]))

/** Gives each product the next vendor, and notes that a job wrote some of them to the store. */
async function writeNext(bench: Bench, session: Session, ...written: readonly number[]) {
  await show(session, 'bulk-vendor-change')
  session.preview.setOption('map', next)
  await until(() => session.state.getState().preview?.list?.summary.included)
  await planned(session)
  await session.jobs.apply()
  const values = written.map((at) => {
    const { id } = JSON.parse(all[at]![0]!) as { readonly id: string }
    const before = vendors[at]!
    return { owner: id, column: 'vendor', before, after: next[before]! }
  })
  const job = { job: 'job-1', version: '1', createdAt: '2026-10-02T10:00:00.000Z', values }
  await bench.account.use((storage) => storage.putWrittenJobs(session.file.id, [job]))
}

/** The store after some of its first ten products have another vendor. */
function storeWith(vendorOf: (at: number) => string): string {
  const read = all.slice(0, 10)
  return read
    .flatMap((product, at) => changeFields(product, 'Product', { vendor: vendorOf(at) }))
    .join('\n')
}

const places = Array.from({ length: 10 }, (_, at) => at)

test('a job that an update has written whole is not made again, whatever the store has since', async () => {
  const { bench, session } = await startLive()
  await writeNext(bench, session, ...places)
  // One was put back in the store, and another one has a vendor of its own.
  const since = ['Theirs', vendors[1]!]
  const now = storeWith((at) => since[at] ?? next[vendors[at]!]!)
  expect(await readAgain(bench, now)).toBe(true)
  expect(bench.state.getState().again).toBeUndefined()
  expect(states(session)).toEqual([])
  expect(await download(session)).toEqual(await convert(now))
})

test('of a job that an update has written in part, the rest is made where the store has the same value', async () => {
  const { bench, session } = await startLive()
  await writeNext(bench, session, 0, 1, 2)
  const since = (at: number) => (at < 3 ? next[vendors[at]!]! : vendors[at]!)
  const now = storeWith((at) => (at === 3 ? 'Theirs' : since(at)))
  expect(await readAgain(bench, now)).toBe(true)
  expect(bench.state.getState().again?.report).toMatchObject({
    jobs: { planned: 0, repeated: 1, needless: 0, lost: 0 },
    cells: 6,
    lost: { changes: 1 },
    examples: [{ column: 'Vendor', written: next[vendors[3]!], now: 'Theirs' }],
  })
  expect(await bench.live.replace()).toBe(true)
  const { table, products } = new ProductTable(new Table(await download(session)))
  const vendor = table.header.indexOf('Vendor')
  expect(products.map(({ firstRow }) => table.text(firstRow, vendor))).toEqual(
    places.map((at) => (at === 3 ? 'Theirs' : next[vendors[at]!])),
  )
})

/** Asks for the translations of six products, with these lines. */
const translationsOf = (text: string) =>
  requestOf(text, {
    store: { ...practiceStore, scopes: ['write_products', 'write_translations', 'read_locales'] },
    locale: 'de',
    products: 6,
    answers: { count: 6 },
  })

test('a translation is made again, unless its original was changed', async () => {
  const read = await commands.readPracticeLines(6, 'de')
  const bench = startBench()
  expect(await bench.live.read(translationsOf(read))).toBe(true)
  const session = await opened(bench)
  const { table } = new ProductTable(new Table(await download(session)))
  const titles = Array.from({ length: table.rowCount }, (_, row) => row)
    .filter((row) => table.text(row, 2) === 'title' && table.text(row, 7) === '')
    .slice(0, 2)
  const saved = titles.map((row, at) => {
    return { source: table.text(row, 6), locale: 'de', translation: `Titel ${at}` }
  })
  await bench.account.memory.add('translations', saved)
  await show(session, 'product-translation')
  await until(() => session.preview.texts.state.getState().status?.counts.filled === 2)
  await session.jobs.apply()
  const [first] = saved
  const { digest } = (
    JSON.parse(read.split('\n')[0] ?? '') as {
      readonly translatableContent: readonly { readonly digest: string }[]
    }
  ).translatableContent[0]!
  const changed = read
    .replace(JSON.stringify(first!.source), '"Another"')
    .replace(digest, 'another')
  expect(await bench.live.readAgain(translationsOf(changed))).toBe(true)
  expect(bench.state.getState().again?.report).toMatchObject({
    lost: { changes: 1 },
    examples: [{ written: 'Titel 0' }],
  })
  expect(await bench.live.replace()).toBe(true)
  const after = new Table(await download(session))
  expect(titles.map((row) => after.text(row, 7))).toEqual(['', 'Titel 1'])
})
