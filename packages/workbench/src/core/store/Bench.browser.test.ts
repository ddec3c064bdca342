import { generateExport } from '@dropwatt/automations'
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test, vi } from 'vitest'
import { databaseName } from '../databaseName.ts'
import { forgetOnLogout } from '../forgetOnLogout.ts'
import { findLeftFiles } from '../leftFiles.ts'
import { readPresence, writePresence } from '../presence.ts'
import type { DiskHandle } from '../storage/records.ts'
import type { Bench } from './Bench.ts'
import type { Session } from './Session.ts'
import {
  closeBench,
  csv,
  download,
  exportBytes,
  opened,
  planned,
  show,
  startBench,
  startWith,
  until,
  withBenches,
} from './testing/benches.ts'

withBenches()

test('undoing a job after a reload restores every byte', async () => {
  const { bench: first, session } = await startWith()
  expect(session.state.getState()).toMatchObject({ canEdit: true, file: { products: 40 } })
  await session.jobs.fix(['clear-compare-at'])
  expect(session.state.getState().status.jobs).toMatchObject([{ state: 'applied' }])
  expect(await download(session)).not.toEqual(exportBytes)
  closeBench(first)

  const second = startBench()
  const reopened = await opened(second)
  const [job] = reopened.state.getState().status.jobs
  expect(job).toMatchObject({ origin: { kind: 'fix', fix: 'clear-compare-at' }, state: 'applied' })
  expect(await download(reopened)).not.toEqual(exportBytes)
  await reopened.jobs.undo(job!.id)
  expect(reopened.state.getState().status.jobs).toMatchObject([{ state: 'undone' }])
  expect(await download(reopened)).toEqual(exportBytes)
  await reopened.jobs.redo(job!.id)
  expect(reopened.state.getState().status.jobs).toMatchObject([{ state: 'applied' }])
})

/** Lists the problems of an open file that block it. */
function problems({ state }: Session) {
  const { findings } = state.getState().status.check.report
  return findings.flatMap(({ severity, code, products }) =>
    severity === 'problem' ? [{ code, products }] : [],
  )
}

test('products with problems stay excluded after a reload', async () => {
  const rows = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'two,First tee,Size,S,A,5',
    'two,Second tee,Size,M,B,5',
    'hat,Hat,Title,Default Title,C,5',
  ]
  const first = startBench()
  await first.opening.open(new File([rows.join('\n')], 'export.csv', { type: 'text/csv' }))
  const session = await opened(first)
  expect(problems(session)).toEqual([
    { code: 'titles-differ', products: { count: 1, names: ['First tee'] } },
  ])
  await session.jobs.fix(['exclude-products'], 'titles-differ')
  expect(problems(session)).toEqual([])
  closeBench(first)

  const second = startBench()
  const reopened = await opened(second)
  expect(problems(reopened)).toEqual([])
  expect(new TextDecoder().decode(await download(reopened))).toBe([rows[0], rows[3]].join('\n'))
  await reopened.jobs.includeProducts()
  expect(problems(reopened)).toHaveLength(1)
  expect(new TextDecoder().decode(await download(reopened))).toBe(rows.join('\n'))
})

/**
 * Starts a bench that opens its file again, which a page that is being left still has the right to change.
 *
 * @returns also what leaves that page, and what counts those who have the right or wait for it
 */
async function reopening(user: string) {
  const { bench: before } = await startWith(csv(), user)
  const { id } = (await opened(before)).file
  closeBench(before)

  const name = `dropwatt.files.${user}.${id}`
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { promise: left, resolve: release } = Promise.withResolvers<void>()
  const pageBefore = navigator.locks.request(name, () => {
    take()
    return left
  })
  await taken
  const count = async (...states: readonly ('held' | 'pending')[]) => {
    const locks = await navigator.locks.query()
    const all = states.flatMap((state) => locks[state] ?? [])
    return all.filter((lock) => lock.name === name).length
  }
  const leave = async () => {
    release()
    await pageBefore
  }
  const bench = startBench(user)
  await until(() => count('pending'))
  return { bench, id, leave, count }
}

test('a logout during a reopen leaves no files', async () => {
  const { bench, leave, count } = await reopening('ada')
  writePresence('ada', { ...readPresence('ada'), removesOnLogout: true })
  await forgetOnLogout('ada')
  await leave()
  await until(async () => (await count('held', 'pending')) === 0)
  expect(bench.state.getState().session).toBeUndefined()
  const databases = await indexedDB.databases()
  expect(databases.map((each) => each.name)).not.toContain(databaseName('ada'))
})

test('a file requested during its reopen can be changed', async () => {
  const { bench, id, leave, count } = await reopening('ada')
  const asked = bench.opening.openSaved(id)
  await until(async () => (await count('pending')) === 2)
  await leave()
  expect(await asked).toBe(true)
  expect(bench.state.getState().session?.state.getState().canEdit).toBe(true)
})

test('a reopen does not replace a newer file', async () => {
  const { bench, leave, count } = await reopening('ada')
  const other = generateExport({ products: 20 }) as Uint8Array<ArrayBuffer>
  await bench.opening.open(new File([other], 'other.csv'))
  await leave()
  await until(async () => (await count('held', 'pending')) === 0)
  expect(bench.state.getState().session?.file.name).toBe('other.csv')
})

test('replans once the result of a job is left', async () => {
  const { session } = await startWith()
  await show(session, 'mass-compare-price')
  const preview = () => session.state.getState().preview
  const { summary } = preview()!.list!
  expect(summary.changedProducts).toBeGreaterThan(0)
  expect(session.preview.rows.getState().rows.row(0)).toBeDefined()

  await session.jobs.apply()
  expect(session.state.getState().applied).toBeDefined()
  expect(preview()?.list).toBeUndefined()
  session.preview.setQuery({ filter: 'all' })
  session.jobs.dismiss()
  const list = await until(() => preview()?.list)
  expect(list.summary.changedProducts).toBe(0)
  expect(list.count).toBeGreaterThanOrEqual(summary.products)
})

test('a revisited page shows a fresh plan', async () => {
  const { session } = await startWith()
  await session.preview.show('mass-compare-price')
  const list = () => session.state.getState().preview?.list
  await until(list)
  await session.jobs.apply()
  // The member went elsewhere before it ended, and has not seen its result.
  await session.preview.show('mass-compare-price')
  expect(session.state.getState().applied).toBeDefined()

  session.jobs.leaveResult()
  await session.preview.show('mass-compare-price')
  expect(session.state.getState().applied).toBeUndefined()
  const { summary } = await until(list)
  expect(summary).toMatchObject({ changedProducts: 0, nothing: 'same' })
})

test('loads filter choices lazily', async () => {
  const { session } = await startWith()
  expect(session.state.getState().choices.vendors).toEqual([])
  session.choices.load()
  const vendors = () => session.state.getState().choices.vendors.map(({ value }) => value)
  const [first, ...others] = await until(() => (vendors().length > 0 ? vendors() : undefined))

  await session.preview.show('bulk-vendor-change')
  session.preview.setOption('map', { [first!]: 'Another vendor' })
  await until(() => session.state.getState().preview?.list?.summary.changedCells)
  await session.jobs.apply()
  await until(() => vendors().includes('Another vendor'))
  expect(vendors().toSorted()).toEqual([...others, 'Another vendor'].toSorted())
})

test('finds the values of a column once they are wanted, and again after a job', async () => {
  const { session } = await startWith()
  const statuses = () =>
    session.state
      .getState()
      .columnValues['Status']?.map(({ value }) => value)
      .toSorted()
  expect(statuses()).toBeUndefined()
  session.choices.loadColumns(['Status'])
  expect(await until(statuses)).toEqual(['active', 'archived', 'draft'])

  await session.preview.show('edit-columns')
  session.preview.setOption('replace', false)
  session.preview.setOption('set', true)
  session.preview.setOption('value', 'archived')
  await until(() => session.state.getState().preview?.list?.summary.changedCells)
  await session.jobs.apply()
  await until(() => statuses()?.length === 1)
  expect(statuses()).toEqual(['archived'])
})

test('a job counts the reviewed products', async () => {
  const { session } = await startWith()
  const { preview } = session
  const list = () => session.state.getState().preview?.list
  await session.preview.show('mass-compare-price')
  preview.setOption('by', 400)
  await planned(session)
  const { needReview } = list()!.summary
  expect(needReview).toBeGreaterThan(3)
  const rows = await session.worker.ask(async (api) => {
    const { plan, count } = await api.list({ filter: 'review', search: '', order: 'file' })
    return (await api.rows(plan, 0, count)) ?? []
  })
  const found = rows.filter(({ kind }) => kind === 'product')
  expect(found).toHaveLength(needReview)

  // What was seen with other options does not count.
  preview.look(found[2]!)
  preview.setOption('by', 300)
  preview.setOption('by', 400)
  await planned(session)
  preview.look(found[0]!)
  preview.look(found[0]!)
  preview.exclude({ kind: 'product', product: found[1]!.product })
  await until(() => list()?.summary.excluded)
  await session.jobs.apply({ needsReview: true })
  expect(session.state.getState().applied?.reviewed).toEqual({ done: 2, of: needReview })
})

test('another account sees no file', async () => {
  const { bench: ada } = await startWith()
  closeBench(ada)
  const grace = startBench('grace')
  await until(() => grace.state.getState().isReady)
  expect(grace.state.getState().session).toBeUndefined()
  expect(grace.account.state.getState().files).toEqual([])
  expect(readPresence('grace')).toEqual({ files: 0 })
})

test('the same bytes are not opened twice unless asked for', async () => {
  const { bench } = await startWith()
  await bench.opening.open(csv('again.csv'))
  expect(bench.state.getState().same?.file.name).toBe('export.csv')
  await bench.opening.open(csv('again.csv'), undefined, { isCopy: true })
  expect((await opened(bench)).file.name).toBe('again.csv')
  expect(bench.account.state.getState().files).toHaveLength(2)
})

test('a file opened during the restore stays open', async () => {
  const { bench: first } = await startWith(csv('last.csv'))
  closeBench(first)

  const second = startBench()
  const other = new File([exportBytes, '\n'], 'dropped.csv', { type: 'text/csv' })
  await Promise.all([second.opening.open(other), until(() => second.state.getState().isReady)])
  expect((await opened(second)).file.name).toBe('dropped.csv')
})

test('a file that is no export is refused', async () => {
  const { bench } = await startWith()
  await bench.opening.open(new File(['<!doctype html><title>Log in</title>'], 'export.csv'))
  expect(bench.state.getState().refused).toMatchObject({ code: 'web-page', name: 'export.csv' })
  expect((await opened(bench)).file.name).toBe('export.csv')
  await bench.opening.open(new File(['Title,Price\nTee,1\n'], 'list.csv'))
  expect(bench.state.getState().refused).toMatchObject({ code: 'no-handle' })
})

/** Writes a workbook whose sheets hold these texts. */
async function workbook(sheets: Readonly<Record<string, readonly string[][]>>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  const names = Object.keys(sheets)
  const parts = {
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Type="a/worksheet" Target="worksheets/${at}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/${at}.xml`,
        `<worksheet><sheetData>${sheets[name]!.map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`,
      ]),
    ),
  }
  for (const [name, text] of Object.entries(parts)) await writer.add(name, new TextReader(text))
  return writer.close()
}

test('a workbook is opened as the CSV of its sheet', async () => {
  const rows = [
    ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'],
    ['mug', 'Mug', 'Title', 'Default Title', '0042', '12'],
  ]
  const content = await workbook({ Notes: [['Spring']], Products: rows })
  const first = startBench()
  await first.opening.open(new File([content], 'shop.xlsx'))
  const from = { format: 'XLSX', part: 'Products' }
  const { file } = (await opened(first)).state.getState()
  expect(file).toMatchObject({ name: 'shop.csv', products: 1, unpacked: from })
  closeBench(first)
  const reopened = await opened(startBench())
  expect(reopened.state.getState().file).toMatchObject({ name: 'shop.csv', unpacked: from })
  expect(new TextDecoder().decode(await download(reopened))).toBe(
    rows.map((row) => `${row.join(',')}\n`).join(''),
  )
})

test('a workbook with a list is imported from by the page for lists', async () => {
  const content = await workbook({
    Listino: [
      ['Codice', 'Prezzo'],
      ['0042', '12'],
    ],
  })
  const bench = startBench()
  await bench.opening.open(new File([content], 'listino.xlsx'), undefined, {
    importer: 'bulk-products-importer',
  })
  const { importing } = await until(
    () => bench.state.getState().importing && bench.state.getState(),
  )
  expect(importing?.file).toMatchObject({ name: 'listino.xlsx', unpacked: { part: 'Listino' } })
})

/** Waits until the product of the page at an address is shown. */
const addressed = (bench: Bench, address?: string) =>
  until(() => {
    const { importing } = bench.state.getState()
    return importing?.file.address === address && importing?.state.getState().card
  })

test('a page at another address is another source', async () => {
  const product = { '@type': 'Product', name: 'Apron', image: 'apron.jpg' }
  const text = `<!doctype html><script type="application/ld+json">${JSON.stringify(product)}</script>`
  const page = () => new File([text], 'apron.html')
  const first = startBench()
  await first.sources.open(page(), 'product-importer')
  first.state.getState().importing?.plan()
  expect(await addressed(first)).toMatchObject({ images: 0 })
  const address = 'https://shop.example/fr/apron'
  await first.sources.open(page(), 'product-importer', address)
  first.state.getState().importing?.plan()
  const image = 'https://shop.example/fr/apron.jpg'
  expect(await addressed(first, address)).toMatchObject({ images: 1, image })
  await first.sources.open(page(), 'product-importer', address)
  expect(first.account.state.getState().files).toHaveLength(2)
  closeBench(first)

  const second = startBench()
  await until(() => second.state.getState().importing)
  second.state.getState().importing?.plan()
  expect(await addressed(second, address)).toMatchObject({ image })
})

test('a second tab is read-only until it takes over', async () => {
  const { session: one } = await startWith()
  const second = startBench()
  const two = await opened(second)
  expect(two.state.getState().canEdit).toBe(false)

  await one.jobs.fix(['clear-compare-at'])
  await until(() => two.state.getState().status.jobs.length === 1)
  await two.jobs.undo(two.state.getState().status.jobs[0]!.id)
  expect(two.state.getState().status.jobs).toMatchObject([{ state: 'applied' }])

  await two.lock(true)
  expect(two.state.getState().canEdit).toBe(true)
  await until(() => !one.state.getState().canEdit)
  await two.jobs.undo(two.state.getState().status.jobs[0]!.id)
  await until(() => one.state.getState().status.jobs[0]?.state === 'undone')
})

test('a job interrupted by a closed tab changes nothing', async () => {
  const {
    bench: first,
    session: { file },
  } = await startWith()
  const storage = await first.account.storage
  await storage.openJournal({ file: file.id, slug: 'auto-tag', at: 0 })
  closeBench(first)
  const session = await opened(startBench())
  expect(session.state.getState().ended).toMatchObject({ kind: 'interrupted', slug: 'auto-tag' })
  expect(session.state.getState().status.jobs).toEqual([])
  expect(await download(session)).toEqual(exportBytes)
})

test('notices once that a file changed on disk', async () => {
  // A test browser, which is in a private window, cannot store a handle.
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Storage is disabled.', 'SecurityError')
  })
  const folder = await navigator.storage.getDirectory()
  const handle = (await folder.getFileHandle('export.csv', { create: true })) as DiskHandle
  const write = async (content: Uint8Array<ArrayBuffer>) => {
    const file = await handle.createWritable()
    await file.write(content)
    await file.close()
  }
  await write(exportBytes)
  const bench = startBench()
  await bench.opening.open(await handle.getFile(), handle)
  const session = await opened(bench)
  const found = () => session.state.getState().changedOnDisk
  const look = () => session.disk.look()
  await look()
  expect(found()).toBeUndefined()

  await write(generateExport({ products: 41 }) as Uint8Array<ArrayBuffer>)
  const permission = vi.spyOn(FileSystemHandle.prototype as DiskHandle, 'queryPermission')
  permission.mockResolvedValueOnce('prompt')
  await look()
  expect(found()).toBeUndefined()
  await look()
  expect(found()).toMatchObject({ size: (await handle.getFile()).size })
  await session.disk.dismiss()
  await look()
  expect(found()).toBeUndefined()

  await write(generateExport({ products: 42 }) as Uint8Array<ArrayBuffer>)
  await look()
  await bench.opening.open(found()!, handle, { isCopy: true })
  expect(bench.state.getState().session?.file).toMatchObject({ name: 'export.csv', products: 42 })
  expect(bench.account.state.getState().files.map(({ products }) => products)).toEqual([42, 40])
  await folder.removeEntry('export.csv')
  const later = bench.state.getState().session!
  await later.disk.look()
  expect(later.state.getState().changedOnDisk).toBeUndefined()
})

/** An export of one product with a price. */
const exportAt = (price: string) =>
  new File(
    [`Handle,Title,Variant Price,Variant Compare At Price\ntee,Tee,${price},\n`],
    `${price}.csv`,
  )

test('compares with the lowest price in earlier exports', async () => {
  const bench = startBench()
  const slug = 'mass-compare-price'
  const reviews = async () => {
    const session = await show(await opened(bench), slug)
    return session.state.getState().preview!.list!.summary.needReview
  }
  const options = () => bench.state.getState().session!.state.getState().preview!.options

  await bench.opening.open(exportAt('12.00'))
  const { id } = (await opened(bench)).file
  expect(await reviews()).toBe(0)
  expect(options().history).toBe(false)

  await bench.opening.open(exportAt('10.00'))
  expect(await reviews()).toBe(1)
  expect(options().history).toBe(true)
  const [row] = (await bench.state.getState().session!.worker.ask((api) => api.rows(1, 1, 2))) ?? []
  expect(JSON.stringify(row)).toContain('lowest')

  // An export of another store is none to compare with.
  await bench.account.putFile(id, { store: { text: 'Berlin', badge: 'B' } })
  await bench.opening.open(exportAt('9.00'))
  const { session } = bench.state.getState()
  expect(session!.preview.exports).toBe(2)
  await session!.saver.putFile({ store: { text: 'Rome', badge: 'A' } })
  expect(session!.preview.exports).toBe(1)
  expect(await reviews()).toBe(0)
})

test('a file whose saving ends after the log-out is asked about, and free to be opened again', async () => {
  const leaving = startBench()
  await until(() => leaving.state.getState().isReady)
  // Closes the database while it writes the file, which `add` writes as `put` does.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function putWhileLeaving(
    this: IDBObjectStore,
    ...entry
  ) {
    leaving.close()
    return this.add(...entry)
  })
  await leaving.opening.open(csv())
  expect(findLeftFiles()).toEqual({ user: 'ada', count: 1, removesOnLogout: false })

  const next = startBench()
  await until(() => next.state.getState().isLoaded)
  const [file] = next.state.getState().files
  await next.opening.openSaved(file!.id)
  const session = await opened(next)
  expect(session.state.getState().canEdit).toBe(true)
})

test('removing a file or all files leaves nothing of them', async () => {
  const {
    bench,
    session: { file },
  } = await startWith()
  await bench.files.remove(file.id)
  expect(bench.state.getState().session).toBeUndefined()
  expect(bench.account.state.getState().files).toEqual([])
  await bench.opening.open(csv())
  await bench.account.putSettings({ removesOnLogout: true })
  await bench.files.removeAll()
  expect(bench.account.state.getState()).toMatchObject({
    files: [],
    settings: { removesOnLogout: true },
  })
  expect(readPresence('ada')).toEqual({ files: 0, removesOnLogout: true })
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain(databaseName('ada'))
})
