import { optionNames } from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import type { ImportRow } from '../engine/importMessages.ts'
import type { Bench } from './Bench.ts'
import type { Importing } from './Importing.ts'
import {
  closeBench,
  csv,
  download,
  opened,
  show,
  startBench,
  startWith,
  until,
  withBenches,
} from './testing/benches.ts'

const store = [
  'URL handle,Title,Description,Vendor,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Cost per item',
  'bottle,Steel bottle,<p>Own words</p>,Acme,Active,BTL-05,Volume,0.5 l,20.00,,7.20',
  'bottle,,,,,BTL-06,,0.75 l,25.00,,8.90',
  'mug,Mug,,Acme,Draft,MUG-RED,Title,Default Title,9.00,8.00,3.10',
  'lamp,Lamp,,Acme,Active,LAMP,Title,Default Title,50.00,,',
  'other,Other,,Else,Active,OTHER,Title,Default Title,50.00,,',
  '',
].join('\n')

const suppliers = [
  'sku,title,price,cost,group id,volume',
  'BTL-05,Steel bottle,21.00,7.20,B,0.5 l',
  'BTL-06,Steel bottle,25.00,8.90,B,0.75 l',
  'MUG-RED,Mug,9.00,3.10,M,',
  'NEW,Candle,12.00,4.00,N,',
  '',
].join('\n')

withBenches()

async function start(work: 'add' | 'update' = 'add') {
  const { bench: opening, session } = await startWith(csv('store.csv', store))
  await opening.sources.open(csv('acme.csv', suppliers), 'bulk-products-importer')
  const { importing } = opening.state.getState()
  if (!importing) throw new Error('The list was not opened.')
  importing.setOption('work', work)
  const compare = async () => {
    const { file } = session.state.getState()
    importing.planWith(optionNames, { file, source: session.saver.source })
    await planned(importing)
  }
  return { bench: opening, session, importing, compare }
}

async function planned(importing: Importing): Promise<void> {
  await until(() => importing.state.getState().progress === 'ready')
}

/** Returns the rows that are shown; those of an earlier list stand in for them until they are read. */
function shown(importing: Importing): readonly ImportRow[] {
  const { list, rows } = importing.state.getState()
  const count = list?.count ?? 0
  importing.readRows(0, count)
  return Array.from({ length: count }, (_, index) => rows.row(index)).filter(
    (row) => row !== undefined,
  )
}

/** Waits until these products are shown. */
async function expectProducts(importing: Importing, names: readonly string[]): Promise<void> {
  const products = () => shown(importing).filter(({ kind }) => kind === 'product')
  await expect.poll(() => products().map(({ name }) => name)).toEqual(names)
}

test('a list is compared with the open export by SKU', async () => {
  const { importing, compare } = await start()
  expect(importing.state.getState().options['existing']).toBe(true)
  await compare()
  expect(importing.state.getState().outcome?.counts).toMatchObject({
    products: 3,
    new: 1,
    changed: 1,
    same: 1,
    gone: 1,
  })
  await expectProducts(importing, ['Steel bottle', 'Mug', 'Candle'])
  const rows = shown(importing)
  const states = rows.flatMap(({ kind, state }) => (kind === 'product' ? [state] : []))
  expect(states).toEqual(['changed', 'same', 'new'])
  const valueOf = (product: number, field: string) =>
    rows.find((row) => row.product === product && row.field === field)
  expect(valueOf(0, 'price')).toMatchObject({
    before: '20.00',
    value: '21.00',
    from: { kind: 'column', name: 'price' },
  })
  expect(valueOf(0, 'description')).toMatchObject({
    value: '<p>Own words</p>',
    from: { kind: 'export' },
  })
  expect(valueOf(0, 'vendor')).toMatchObject({ value: 'Acme', from: { kind: 'export' } })
  expect(valueOf(2, 'title')).toMatchObject({ from: { kind: 'column', name: 'title' } })

  await importing.setQuery({ filter: 'new' })
  await expectProducts(importing, ['Candle'])
  await importing.setQuery({ filter: 'gone' })
  await expectProducts(importing, ['Lamp'])
  const [gone] = shown(importing)
  expect(gone).toMatchObject({ state: 'gone', variants: 1 })
  expect(gone).not.toHaveProperty('isIncluded')
})

test('the comparison is updated after jobs of the export', async () => {
  const { importing, compare, session } = await start()
  await compare()
  const compareAt = () => shown(importing).find(({ field }) => field === 'compareAtPrice')
  await expect.poll(compareAt).toMatchObject({ value: '8.00', from: { kind: 'export' } })
  await session.jobs.fix(['clear-compare-at'])
  await compare()
  await expect.poll(compareAt).toBeUndefined()

  await importing.setQuery({ filter: 'gone' })
  importing.setOption('existing', false)
  await planned(importing)
  expect(importing.state.getState()).toMatchObject({
    query: { filter: 'all' },
    outcome: { counts: { new: 3, changed: 0, gone: 0 } },
  })
  await expectProducts(importing, ['Steel bottle', 'Mug', 'Candle'])

  importing.setOption('existing', true)
  importing.setOption('include', 'new')
  await planned(importing)
  expect(importing.state.getState().outcome?.counts.included).toBe(1)
  await importing.setQuery({ filter: 'changed' })
  importing.planWith(optionNames, undefined)
  await planned(importing)
  expect(importing.state.getState()).toMatchObject({
    query: { filter: 'all' },
    outcome: { counts: { new: 3, gone: 0, included: 3 } },
  })
})

test('a list updates the open export as a job', async () => {
  const { bench, session, importing, compare } = await start('update')
  await compare()
  expect(importing.state.getState().outcome).toMatchObject({
    counts: { new: 1, changed: 1, same: 1 },
    update: { fields: ['price', 'cost'], matched: 3, updated: 1, cells: 1, stored: 5 },
  })
  await expectProducts(importing, ['Steel bottle', 'Mug', 'Candle'])
  const rows = shown(importing)
  expect(rows[1]).toMatchObject({
    name: '0.5 l',
    sku: 'BTL-05',
    values: [{ before: '20.00', value: '21.00' }, { value: '7.20' }],
  })

  await bench.imports.apply()
  const { applied } = importing.state.getState()
  expect(applied).toMatchObject({ variants: 1, cells: 1, products: 1, made: { products: 1 } })
  const [job] = session.state.getState().status.jobs
  expect(job).toMatchObject({ id: applied?.job, changedCells: 1, state: 'applied' })
  const names = () => bench.account.state.getState().files.map(({ name }) => name)
  expect(names()).toContain('acme-products.csv')

  if (applied) await bench.imports.undoUpdate(applied)
  expect(session.state.getState().status.jobs[0]?.state).toBe('undone')
  expect(names()).not.toContain('acme-products.csv')
  expect(importing.state.getState().applied).toBeUndefined()
})

test('an update omits excluded products', async () => {
  const { importing, compare, session, bench } = await start('update')
  await compare()
  await importing.exclude(0, true)
  expect(importing.state.getState().list?.chosen).toEqual({ variants: 0, cells: 0, added: 1 })
  await bench.imports.apply()
  expect(session.state.getState().status.jobs).toEqual([])
  expect(importing.state.getState().applied).toMatchObject({ cells: 0, made: { products: 1 } })
})

test('the query and exclusions survive a reload', async () => {
  const first = await start()
  await first.compare()
  await first.importing.setQuery({ filter: 'new', search: 'candle' })
  await first.importing.exclude(2, true)
  const { included } = first.importing.state.getState().outcome!.counts
  expect(await first.importing.write(false)).toMatchObject({ products: included - 1 })
  closeBench(first.bench)

  const opening = startBench()
  const importing = await until(() => opening.state.getState().importing)
  const session = await opened(opening)
  importing.planWith(optionNames, { file: session.file, source: session.saver.source })
  await planned(importing)
  expect(importing.state.getState().query).toEqual({ filter: 'new', search: 'candle' })
  await expectProducts(importing, ['Candle'])
  expect(await importing.write(false)).toMatchObject({ products: included - 1 })
})

function page(handle: string, title: string, compareAt?: string): File {
  const variants = [
    {
      title: 'Default Title',
      option1: 'Default Title',
      price: '39.00',
      ...(compareAt && { compare_at_price: compareAt }),
    },
  ]
  const product = { title, handle, vendor: 'Casa Bella', options: [{ name: 'Title' }], variants }
  return new File([JSON.stringify({ product })], `${handle}.json`, { type: 'application/json' })
}

/** Reads a product page and imports its product. */
async function importPage(bench: Bench, file: File): Promise<void> {
  await bench.sources.open(file, 'product-importer')
  const { importing } = bench.state.getState()
  if (!importing) throw new Error('The page was not opened.')
  importing.setOption('rights', true)
  await planned(importing)
  await bench.imports.apply()
}

async function written(bench: Bench): Promise<string> {
  return new TextDecoder().decode(await download(await opened(bench)))
}

test('product pages fill one export', async () => {
  const first = startBench()
  await importPage(first, page('apron', 'Apron'))
  const alone = await written(first)
  const session = first.state.getState().session!
  expect(session.file).toMatchObject({ products: 1, from: { name: 'apron.json' } })
  first.imports.goOn('product-importer')
  expect(first.state.getState().goesOn).toBe('product-importer')

  await importPage(first, page('cup', 'Cup', '59.00'))
  expect(first.state.getState().session).toBe(session)
  expect(session.file).toMatchObject({ products: 2, added: [{ name: 'cup.json', products: 1 }] })
  expect(first.account.state.getState().files.filter(({ from }) => from)).toHaveLength(1)
  const both = await written(first)
  expect(both).toContain('Cup')
  expect(both).toContain('59.00')

  // A handle that is there already is asked about.
  await importPage(first, page('cup', 'Another cup'))
  expect(first.state.getState().dialog).toMatchObject({
    kind: 'add',
    question: { duplicates: ['cup'] },
  })
  expect(await written(first)).toBe(both)
  await first.imports.apply(false, { duplicates: 'rename' })
  expect(await written(first)).toContain('cup-1')
  await first.imports.undo()
  expect(await written(first)).toBe(both)
  closeBench(first)

  const reopened = startBench()
  await until(() => reopened.state.getState().isReady)
  expect(await written(reopened)).toBe(both)
  await reopened.imports.undo()
  expect(await written(reopened)).toBe(alone)
  expect(reopened.state.getState().importing?.file.name).toBe('cup.json')
})

test('a product is added to the open export on request', async () => {
  const { bench, session } = await startWith(csv('store.csv', store))
  await bench.sources.open(page('cup', 'Cup'), 'product-importer')
  const importing = bench.state.getState().importing!
  importing.setOption('rights', true)
  await planned(importing)
  importing.chooseTarget(true)
  await bench.imports.apply()
  expect(bench.state.getState().dialog).toMatchObject({
    kind: 'add',
    question: { duplicates: [], missing: ['Published on online store'], isEssential: false },
  })
  await bench.imports.apply(false, { duplicates: 'rename' })
  expect(bench.state.getState().session).toBe(session)
  expect(await written(bench)).toMatch(/^cup,Cup/mu)

  await show(session, 'mass-compare-price')
  await session.jobs.apply()
  await bench.imports.undo()
  expect(bench.state.getState().dialog).toEqual({ kind: 'take-out' })
  await bench.imports.takeOut()
  const { jobs } = session.state.getState().status
  expect(jobs).toHaveLength(1)
  await session.jobs.undo(jobs[0]!.id)
  expect(await written(bench)).toBe(store)
})
