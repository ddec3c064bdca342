import { expect, test } from 'vitest'
import { Comparing } from './Comparing.ts'
import { exportBytes, startWith, until, withBenches } from './testing/benches.ts'

withBenches()

const day = 86_400_000

function exported(name: string, days = 0, content: BlobPart = exportBytes): File {
  return new File([content], name, { type: 'text/csv', lastModified: Date.now() + days * day })
}

/** Opens an export and returns what compares it with others. */
async function start() {
  const { bench, session } = await startWith(exported('export.csv'))
  return { session, comparing: new Comparing(session, bench.account), bench }
}

test('compares the open file with its jobs', async () => {
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
  await until(() => comparing.state.getState().rows.row(1))
  expect(comparing.state.getState().rows.row(1)).toMatchObject({ cells: [{ after: '' }] })

  await comparing.swap()
  await until(() => comparing.state.getState().rows.row(1)?.cells[0]?.before === '')
  expect(session.state.getState().status.jobs).toHaveLength(1)

  // What is downloaded is what an import would make of the store.
  const [file] = await session.worker.ask((api) => api.download({ which: 'whole' }))
  await comparing.chooseFile(exported('imported.csv', 2, file!.content))
  expect(comparing.state.getState().outcome?.counts).toMatchObject({ same: 40, changed: 0 })
})

test('a failed comparison can be retried', async () => {
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
