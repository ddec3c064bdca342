import { generateExport } from '@dropwatt/automations'
import { expect, test, vi } from 'vitest'
import { FileStorage } from '../storage/FileStorage.ts'
import type { PackedJob } from '../storage/records.ts'
import type { Bench } from './Bench.ts'
import type { Session } from './Session.ts'
import {
  closeBench,
  csv,
  download,
  exportBytes,
  opened,
  openIn,
  planned,
  show,
  startBench,
  until,
  withBenches,
} from './testing/benches.ts'

withBenches()

const slug = 'mass-compare-price'
const shown = (session: Session) => show(session, slug)
const openExport = (bench: Bench) => openIn(bench, csv())
const states = ({ state }: Session) => state.getState().status.jobs.map((job) => job.state)
const summary = ({ state }: Session) => state.getState().preview?.list?.summary

/** Comparing large files byte by byte would take seconds. */
async function hash(session: Session): Promise<Uint8Array> {
  const content = await download(session)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>))
}

/** Lets nothing be stored, as on a device without space, until the returned function is called. */
function fillDevice(...methods: ('addFile' | 'saveJobs')[]): () => void {
  const spies = methods.map((method) =>
    vi.spyOn(FileStorage.prototype, method).mockImplementation(async () => {
      throw new DOMException('The device is full.', 'QuotaExceededError')
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Returns a function that stops the worker started last, as running out of memory does. */
function watchWorkers(): () => void {
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
  return () => started.at(-1)?.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }))
}

test('unsaved jobs are saved with the next one', async () => {
  const bench = startBench()
  const freeUp = fillDevice('addFile', 'saveJobs')
  const session = await openExport(bench)
  expect(session.state.getState().unsaved).toBe('full')
  await session.jobs.fix(['clear-compare-at'])
  expect(states(session)).toEqual(['applied'])
  expect(session.isAtRisk).toBe(true)
  await shown(session)

  // Cancelling the next job opens the file again, with the job that is only in memory.
  const applying = session.jobs.apply()
  await session.jobs.cancel()
  await applying
  expect(session.state.getState().ended?.kind).toBe('cancelled')
  expect(states(session)).toEqual(['applied'])

  freeUp()
  await planned(session)
  await session.jobs.apply()
  expect(session.state.getState().unsaved).toBeUndefined()
  const changed = await download(session)
  closeBench(bench)

  const next = startBench()
  const reopened = await opened(next)
  expect(states(reopened)).toEqual(['applied', 'applied'])
  expect(await download(reopened)).toEqual(changed)
  for (const { id } of reopened.state.getState().status.jobs.toReversed())
    await reopened.jobs.undo(id)
  expect(await download(reopened)).toEqual(exportBytes)
})

test('cancelling a running job changes nothing', async () => {
  const large = generateExport({ products: 3_000 }) as Uint8Array<ArrayBuffer>
  const bench = startBench()
  const session = await openIn(bench, csv('export.csv', large))
  await session.jobs.fix(['clear-compare-at'])
  const before = await hash(session)
  await shown(session)
  session.preview.exclude({ kind: 'product', product: 0 })
  await until(() => summary(session)?.excluded === 1)
  const { file } = session
  const saved = summary(session)

  const { state } = session
  const cancelled = Promise.withResolvers<void>()
  const storage = await bench.account.storage
  const openJournal = storage.openJournal.bind(storage)
  vi.spyOn(storage, 'openJournal').mockImplementationOnce(async (entry) => {
    await openJournal(entry)
    // The next task: by then the worker has been told to apply the job, which takes it several slices.
    setTimeout(() => void session.jobs.cancel().then(cancelled.resolve))
  })
  await session.jobs.apply()
  await cancelled.promise
  expect(state.getState()).toMatchObject({ work: undefined, ended: { kind: 'cancelled' }, file })
  expect(states(session)).toEqual(['applied'])
  await planned(session)
  expect(summary(session)).toEqual(saved)
  expect(await hash(session)).toEqual(before)
  expect(await storage.journal(file.id)).toBeUndefined()
  expect(await storage.packedJobs(file.id)).toHaveLength(1)
  closeBench(bench)

  const next = startBench()
  const reopened = await opened(next)
  expect(reopened.state.getState().ended).toBeUndefined()
  expect(states(reopened)).toEqual(['applied'])
  expect(await hash(reopened)).toEqual(before)
})

test('freed space saves what could not be saved', async () => {
  const bench = startBench()
  await bench.opening.openSample()
  const sample = await opened(bench)
  const session = await openExport(bench)
  const freeUp = fillDevice('saveJobs')
  await session.jobs.fix(['clear-compare-at'])
  expect(session.state.getState().unsaved).toBe('full')
  freeUp()
  await bench.files.remove(sample.file.id)
  expect(session.state.getState().unsaved).toBeUndefined()
  const storage = await bench.account.storage
  expect(await storage.jobs(session.file.id)).toHaveLength(1)
})

test('a cancelled job keeps the exclusions', async () => {
  const session = await shown(await openExport(startBench()))
  session.preview.exclude({ kind: 'product', product: 0 })
  await until(() => summary(session)?.excluded)
  const before = summary(session)
  const applying = session.jobs.apply({ needsReview: true })
  await session.jobs.cancel()
  await applying
  expect(session.state.getState().ended?.kind).toBe('cancelled')
  await planned(session)
  expect(summary(session)).toEqual(before)
  expect(await download(session)).toEqual(exportBytes)
})

test('a retry after a crash keeps the exclusions', async () => {
  const stopLast = watchWorkers()
  const session = await shown(await openExport(startBench()))
  session.preview.exclude({ kind: 'product', product: 0 })
  const excluded = await until(() => summary(session)?.excluded)

  const applying = session.jobs.apply({ needsReview: true })
  stopLast()
  await applying
  expect(session.state.getState().ended).toMatchObject({ kind: 'failed', slug })
  expect(session.state.getState().ended?.details).toContain('Out of memory')
  expect(states(session)).toEqual([])
  expect(await download(session)).toEqual(exportBytes)

  await planned(session)
  expect(summary(session)?.excluded).toBe(excluded)
  const { included, needReview } = summary(session)!
  await session.jobs.retry()
  const [job] = session.state.getState().status.jobs
  expect(job!.state).toBe('applied')
  expect(needReview).toBeGreaterThan(0)
  expect(job!.changedCells).toBeLessThan(included)
})

test('an idle worker that stops is replaced', async () => {
  const stopLast = watchWorkers()
  const session = await shown(await openExport(startBench()))
  const before = summary(session)
  const { list } = session.state.getState().preview!
  stopLast()
  await until(() => session.state.getState().preview?.list !== list)
  expect(session.state.getState().ended).toBeUndefined()
  expect(summary(session)).toEqual(before)
})

test('a question during a reload is answered by the new worker', async () => {
  const session = await openExport(startBench())
  await session.jobs.fix(['clear-compare-at'])
  const [job] = session.state.getState().status.jobs
  const question = () =>
    session.worker.ask(async (api) => (await api.downloads('')).changed.products)
  const changed = await question()
  expect(changed).toBe(job!.changedProducts)

  const before = question()
  const reopened = [session.reload()]
  const during = question()
  reopened.push(session.reload())
  expect(await Promise.all([before, during, question()])).toEqual([changed, changed, changed])
  await Promise.all(reopened)
  expect(states(session)).toEqual(['applied'])
})

test('a job that another tab interrupts is not saved', async () => {
  const first = startBench()
  const one = await shown(await openExport(first))
  const second = startBench()
  const two = await opened(second)
  const storage = await first.account.storage
  const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>()
  vi.spyOn(storage, 'openJournal').mockImplementation(() => isTaken)
  const applying = one.jobs.apply()
  await two.lock(true)
  await until(() => !one.state.getState().canEdit)
  taken()
  await applying
  expect(one.state.getState().ended?.kind).toBe('failed')
  expect(states(one)).toEqual([])
  expect(await storage.jobs(one.file.id)).toEqual([])
  await two.jobs.fix(['clear-compare-at'])
  await until(() => states(one).length === 1)
})

test('a file that another tab removes is closed', async () => {
  const first = startBench()
  const { file } = await openExport(first)
  const second = startBench()
  await opened(second)
  await second.files.remove(file.id)
  await until(() => first.state.getState().session === undefined)
  expect(first.account.state.getState().files).toEqual([])

  for (const remover of [second, first]) {
    const other = remover === first ? second : first
    await openExport(other)
    await remover.files.removeAll()
    await until(() => other.state.getState().session === undefined)
  }
  // The storage that was removed below it is opened again.
  await openExport(second)
  expect(second.account.state.getState().files).toHaveLength(1)
})

test('a label that another tab gives survives the next job', async () => {
  const first = startBench()
  const one = await openExport(first)
  const second = startBench()
  await opened(second)
  await second.account.putFile(one.file.id, { store: { text: 'Berlin', badge: 'B' } })
  await until(() => one.file.store)
  await one.jobs.fix(['clear-compare-at'])
  expect(first.account.state.getState().files).toMatchObject([
    { store: { text: 'Berlin' }, changes: 1 },
  ])
})

test('retrying an interrupted job keeps the exclusions', async () => {
  const first = startBench()
  const session = await openExport(first)
  const storage = await first.account.storage
  await shown(session)
  session.preview.exclude({ kind: 'product', product: 0 })
  await until(() => summary(session)?.excluded)
  await storage.openJournal({ file: session.file.id, slug, at: 0 })
  closeBench(first)
  const bench = startBench()
  const reopened = await opened(bench)
  expect(reopened.jobs.canRetry).toBe(false)
  await shown(reopened)
  expect(reopened.jobs.canRetry).toBe(true)
  expect(summary(reopened)?.excluded).toBeGreaterThan(0)
  const { included } = summary(reopened)!
  await reopened.jobs.retry()
  expect(reopened.state.getState().status.jobs).toMatchObject([{ changedCells: included }])
})

test('an unwritable character ends the job', async () => {
  const bench = startBench()
  const text = 'Handle,Title,Vendor,Variant Price\ncafé,Café,Salé,1.00\n'
  const content = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const session = await openIn(bench, csv('old.csv', content))
  await session.preview.show('bulk-vendor-change')
  session.preview.setOption('map', { Salé: 'Łódź' })
  await planned(session)
  expect(summary(session)?.included).toBe(1)
  await session.jobs.apply()
  expect(session.state.getState().ended).toMatchObject({ kind: 'unwritable', details: 'Ł' })
  expect(states(session)).toEqual([])
  expect(await download(session)).toEqual(content)
})

test('a file that cannot be read to its end is refused with a reason', async () => {
  const bench = startBench()
  const session = await openExport(bench)
  const storage = await bench.account.storage
  const packed: PackedJob = {
    file: session.file.id,
    id: 'damaged',
    position: 0,
    description: { state: 'applied' },
    changes: new ArrayBuffer(3),
  }
  await storage.saveJobs(session.file, [packed])
  bench.files.closeFile()
  await bench.opening.openSaved(packed.file)
  expect(bench.state.getState().refused).toMatchObject({ code: 'unreadable', name: 'export.csv' })
})
