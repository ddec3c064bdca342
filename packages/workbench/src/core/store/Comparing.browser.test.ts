import { generateExport } from '@dropwatt/automations'
import { afterEach, expect, test, vi } from 'vitest'
import { removeDatabase } from '../databaseName.ts'
import { Bench } from './Bench.ts'
import { Comparing } from './Comparing.ts'

const user = 'cleo'
const bytes = generateExport({ products: 40 }) as Uint8Array<ArrayBuffer>
const day = 86_400_000

let bench: Bench | undefined

vi.setConfig({ testTimeout: 30_000 })

afterEach(async () => {
  bench?.close()
  bench = undefined
  await removeDatabase(user)
})

function exported(name: string, days = 0, content: BlobPart = bytes): File {
  return new File([content], name, { type: 'text/csv', lastModified: Date.now() + days * day })
}

/** Opens an export and returns what compares it with others. */
async function start() {
  const opening = new Bench(user)
  bench = opening
  await opening.opening.open(exported('export.csv'))
  const session = await vi.waitUntil(() => opening.state.getState().session, { timeout: 10_000 })
  return { session, comparing: new Comparing(session, opening.account), bench: opening }
}

test('the open file is compared with its jobs, and the newer file is the later one', async () => {
  const { session, comparing } = await start()
  await comparing.chooseFile(exported('copy.csv', 1))
  expect(comparing.state.getState()).toMatchObject({
    isOtherEarlier: false,
    outcome: { counts: { same: 40, changed: 0 } },
  })

  await session.jobs.fix(['clear-compare-at'])
  await comparing.chooseFile(exported('copy.csv', -1))
  const { isOtherEarlier, outcome } = comparing.state.getState()
  expect(isOtherEarlier).toBe(true)
  const { counts, list, columns } = outcome!
  expect(counts.changed).toBeGreaterThan(0)
  expect(columns.map(({ name }) => name)).toContain('Variant Compare At Price')
  comparing.readRows(0, list.count)
  await vi.waitUntil(() => comparing.state.getState().rows.row(1))
  expect(comparing.state.getState().rows.row(1)).toMatchObject({ cells: [{ after: '' }] })

  await comparing.swap()
  await vi.waitUntil(() => comparing.state.getState().rows.row(1)?.cells[0]?.before === '')
  expect(session.state.getState().status.jobs).toHaveLength(1)

  // What is downloaded is what an import would make of the store.
  const [file] = await session.worker.ask((api) => api.download({ which: 'whole' }))
  await comparing.chooseFile(exported('imported.csv', 2, file!.content))
  expect(comparing.state.getState().outcome?.counts).toMatchObject({ same: 40, changed: 0 })
})

test('a comparison that fails is tried again, and one that is left shows nothing later', async () => {
  const { comparing, bench: open } = await start()
  const removed = { ...open.account.state.getState().files[0]!, id: 'removed', name: 'removed.csv' }
  await comparing.chooseSaved(removed)
  expect(comparing.state.getState()).toMatchObject({ hasFailed: true, isComparing: false })
  await comparing.retry()
  expect(comparing.state.getState().hasFailed).toBe(true)
  await comparing.chooseFile(exported('empty.csv', 0, 'Handle,Title\n'))
  expect(comparing.state.getState()).toMatchObject({ refused: { code: 'empty' }, hasFailed: false })
  const chosen = comparing.chooseFile(exported('copy.csv'))
  comparing.reset()
  await chosen
  expect(comparing.state.getState()).toMatchObject({ outcome: undefined, isComparing: false })
})
