import { expect, test } from 'vitest'
import type { Bench } from './Bench.ts'
import type { Session } from './Session.ts'
import {
  closeBench,
  csv,
  download,
  opened,
  openIn,
  show,
  startBench,
  until,
  withBenches,
} from './testing/benches.ts'

withBenches()

const slug = 'bulk-vendor-change'
const names = ['Ada', 'Bo', 'Cy', 'Di']
const content = [
  'Handle,Title,Vendor,Variant Price,Variant Compare At Price',
  ...names.map((name) => `${name.toLowerCase()},${name} tee,${name},9.00,`),
].join('\n')
const file = () => csv('export.csv', content)
const vendorColumn = 2

const summary = (session: Session) => session.state.getState().preview?.list?.summary

/** Opens the file with three of its four changes excluded. */
async function openExcluded(bench: Bench): Promise<Session> {
  const session = await openIn(bench, file())
  await show(session, slug)
  session.preview.setOption('map', Object.fromEntries(names.map((name) => [name, 'Zed'])))
  await until(() => summary(session)?.changedCells === 4)
  for (const product of [0, 1, 2]) session.preview.exclude({ kind: 'product', product })
  await until(() => summary(session)?.excluded === 3)
  return session
}

/** Opens what was open last, in another tab. */
const openTab = (): Promise<Session> => opened(startBench())

/** Writes a vendor into a row of the file, as a job of another page. */
async function write(session: Session, id: string, row: number, vendor: string): Promise<void> {
  await session.additions.applyPlanned({
    id,
    at: 0,
    slug: 'bulk-products-importer',
    options: {},
    source: 'list.csv',
    patches: [[row, vendorColumn, names[row - 1]!, vendor]],
    excludedCells: 0,
  })
}

test('page choices survive a reload and reach other tabs', async () => {
  const bench = startBench()
  const session = await openExcluded(bench)
  session.preview.setQuery({ search: 'tee', order: 'size' })
  session.preview.setFilter('excluded')
  session.preview.look({ number: 3 })
  const kept = {
    filter: 'excluded',
    query: { search: 'tee', order: 'size' },
    options: { map: { Ada: 'Zed', Di: 'Zed' } },
  }
  await show(session, 'mass-compare-price')
  expect(session.state.getState().preview).toMatchObject({
    filter: undefined,
    query: { search: '' },
  })
  session.preview.setQuery({ search: 'cotton' })
  await show(session, slug)
  expect(session.state.getState().preview).toMatchObject(kept)
  expect(summary(session)).toMatchObject({ included: 1, excluded: 3 })
  expect(session.preview.seen).toEqual(new Set([2]))
  closeBench(bench)

  const reopened = await openTab()
  await show(reopened, slug)
  expect(reopened.state.getState().preview).toMatchObject(kept)
  expect(summary(reopened)).toMatchObject({ included: 1, excluded: 3 })
  expect(reopened.preview.seen).toEqual(new Set([2]))
  expect(reopened.state.getState().preview?.lost).toBeUndefined()
  await show(reopened, 'mass-compare-price')
  expect(reopened.state.getState().preview?.query.search).toBe('cotton')
  await show(reopened, slug)

  // A tab that may not change the file follows, and lists what it wants.
  const tab = await openTab()
  await show(tab, slug)
  expect(tab.state.getState()).toMatchObject({ canEdit: false, preview: kept })
  expect(summary(tab)?.excluded).toBe(3)
  tab.preview.setQuery({ search: 'bo' })
  tab.preview.include({ kind: 'all' })
  reopened.preview.include({ kind: 'product', product: 0 })
  await until(() => summary(tab)?.excluded === 2)
  reopened.preview.setOption('map', { Ada: 'Zed' })
  await until(() => summary(tab)?.changedCells === 1)
  expect(tab.state.getState().preview?.query.search).toBe('bo')
  expect(reopened.state.getState().preview?.query.search).toBe('tee')
})

test('reports exclusions lost to another job', async () => {
  const bench = startBench()
  const session = await openExcluded(bench)
  await show(session, 'mass-compare-price')
  await write(session, 'other', 1, 'Zed')
  await show(session, slug)
  expect(summary(session)).toMatchObject({ changedCells: 3, included: 1, excluded: 2 })
  const lost = { count: 1, applied: ['other'], undone: [] }
  expect(session.state.getState().preview?.lost).toEqual(lost)
  closeBench(bench)

  // The notice stays until the member has closed it.
  const reopened = await openTab()
  await show(reopened, slug)
  expect(reopened.state.getState().preview?.lost).toEqual(lost)
  reopened.preview.dismissLost()
  expect(reopened.state.getState().preview?.lost).toBeUndefined()
  await reopened.jobs.undo('other')
  await until(() => summary(reopened)?.changedCells === 4)
  expect(summary(reopened)).toMatchObject({ included: 1, excluded: 3 })
  expect(reopened.state.getState().preview?.lost).toBeUndefined()
})

test('exclusions survive the job and its undo', async () => {
  const session = await openExcluded(startBench())
  await session.jobs.apply()
  const { id, excluded } = session.state.getState().applied!
  expect(excluded).toBe(3)
  session.jobs.dismiss()
  await until(() => summary(session)?.changedCells === 3)
  expect(summary(session)).toMatchObject({ excluded: 3, included: 0 })
  expect(session.state.getState().preview?.lost).toBeUndefined()
  await session.jobs.undo(id)
  await until(() => summary(session)?.changedCells === 4)
  expect(summary(session)).toMatchObject({ excluded: 3, included: 1 })
})

test('options of an earlier release are read', async () => {
  const bench = startBench()
  const session = await openIn(bench, file())
  const storage = await bench.account.storage
  await storage.putDraft(session.file.id, slug, { map: { Ada: 'Zed' } })
  await show(session, slug)
  expect(session.state.getState().preview?.options).toMatchObject({ map: { Ada: 'Zed' } })
})

/** Opens the file with a vendor written by hand in the row of its second product. */
async function openWritten(bench: Bench): Promise<Session> {
  const session = await openIn(bench, file())
  await show(session, slug)
  await session.preview.editCell(2, vendorColumn, 'Bob')
  return session
}

test('a cell written by hand survives option changes, a reload and other pages', async () => {
  const bench = startBench()
  const session = await openWritten(bench)
  session.preview.setOption('map', { Ada: 'Zed', Bo: 'Zed' })
  await until(() => summary(session)?.changedCells === 2)
  expect(summary(session)).toMatchObject({ byHand: 1, cellsByHand: 1 })
  session.preview.setOption('map', {})
  await until(() => summary(session)?.changedCells === 1)
  await show(session, 'mass-compare-price')
  expect(summary(session)?.byHand).toBeUndefined()
  closeBench(bench)

  const reopened = await openTab()
  await show(reopened, slug)
  expect(summary(reopened)).toMatchObject({ changedCells: 1, byHand: 1 })
  const tab = await openTab()
  await show(tab, slug)
  await reopened.preview.resetCell(2, vendorColumn)
  await until(() => summary(tab)?.byHand === undefined)
  expect(await tab.preview.editCell(2, vendorColumn, 'Bob')).toBeUndefined()
})

test('cells written by hand are undone in order with exclusions', async () => {
  const session = await openWritten(startBench())
  session.preview.exclude({ kind: 'product', product: 1 })
  await until(() => summary(session)?.excluded === 1)
  session.preview.undoExclusion()
  await until(() => summary(session)?.excluded === 0)
  session.preview.undoExclusion()
  await until(() => summary(session)?.changedCells === 0)
  session.preview.redoExclusion()
  await until(() => summary(session)?.changedCells === 1)
  expect(summary(session)).toMatchObject({ cellsByHand: 1 })
})

test('a job counts the cells written by hand, which survive its undo', async () => {
  const session = await openWritten(startBench())
  session.preview.setOption('map', { Ada: 'Zed' })
  await until(() => summary(session)?.changedCells === 2)
  await session.jobs.apply()
  const { id } = session.state.getState().applied!
  expect(session.state.getState().status.jobs).toMatchObject([{ changedCells: 2, cellsByHand: 1 }])
  expect(new TextDecoder().decode(await download(session))).toContain('bo,Bo tee,Bob,9.00')
  session.jobs.dismiss()
  await until(() => summary(session)?.changedCells === 0)
  await session.jobs.undo(id)
  await until(() => summary(session)?.changedCells === 2)
  expect(summary(session)).toMatchObject({ cellsByHand: 1 })
})

test('a cell that another job changed since is to be reviewed', async () => {
  const session = await openWritten(startBench())
  await write(session, 'other', 2, 'Bonnie')
  await until(() => summary(session)?.needReview === 1)
  expect(await session.preview.cellToEdit(2, vendorColumn)).toMatchObject({
    before: 'Bonnie',
    written: 'Bob',
  })
})
