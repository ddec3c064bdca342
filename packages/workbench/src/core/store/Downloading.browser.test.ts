import { expect, test, vi } from 'vitest'
import type { Bench } from './Bench.ts'
import { csv, planned, show, startWith, until, withBenches } from './testing/benches.ts'

withBenches()

const slug = 'mass-compare-price'

/** Asks for the download, as its buttons do, and returns what is asked then. */
async function askDownload(bench: Bench) {
  bench.dialogs.ask({ kind: 'download' })
  return until(() => bench.state.getState().dialog)
}

test('a download asks about the changes on the page first', async () => {
  const { bench, session } = await startWith()
  await session.preview.show(slug)
  const apply = vi.fn<() => void>()
  const leave = bench.dialogs.showPreview({
    id: slug,
    pending: () => session.jobs.pendingOn(slug),
    apply,
  })
  // They are still being calculated, so the question waits for them.
  const asked = await askDownload(bench)
  const changes = session.state.getState().preview?.list?.summary.included
  expect(changes).toBeGreaterThan(0)
  expect(asked).toMatchObject({ kind: 'apply-first', pending: { by: { slug }, changes } })

  bench.dialogs.ask({ kind: 'download', isAsked: true })
  expect(bench.state.getState().dialog).toMatchObject({ kind: 'download' })
  bench.dialogs.close()

  session.preview.exclude({ kind: 'all' })
  await until(() => session.state.getState().preview?.list?.summary.included === 0)
  expect((await askDownload(bench)).kind).toBe('download')
  bench.dialogs.close()
  session.preview.include({ kind: 'all' })
  await until(() => session.state.getState().preview?.list?.summary.included === changes)

  leave()
  expect((await askDownload(bench)).kind).toBe('download')
  bench.dialogs.close()
  bench.dialogs.showPreview({
    id: slug,
    pending: () => session.jobs.pendingOn(slug),
    apply,
  })
  await session.jobs.apply()
  expect((await askDownload(bench)).kind).toBe('download')
  expect(apply).not.toHaveBeenCalled()
})

test('changed columns can be downloaded alone', async () => {
  const { session } = await startWith()
  await show(session, slug)
  await session.jobs.apply()
  const { columns, hasStock } = await session.worker.ask((api) => api.downloads(''))
  if (typeof columns === 'string') throw new Error(columns)
  expect(columns.names).toEqual([
    { name: 'Handle', isChanged: false },
    { name: 'Title', isChanged: false },
    { name: 'Option1–3 Name, Value, Linked To', isChanged: false },
    { name: 'Variant SKU', isChanged: false },
    { name: 'Variant Compare At Price', isChanged: true },
  ])
  expect(hasStock).toBe(true)
  const [file] = await session.worker.ask((api) => api.download({ which: 'columns' }))
  expect(file?.content.size).toBe(columns.bytes)
})

test('lists what an import deletes', async () => {
  const rows = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price',
    'tee,Tee,Size, S ,T-S,9,8',
    'tee,,, M ,T-M,9,10',
    'tee,,,L,T-L,9,10',
    'mug,Mug,Title,Default Title,M,9,8',
  ]
  const { session } = await startWith(csv('export.csv', rows.join('\n')))
  await session.jobs.fix(['clear-compare-at'])
  const emptying = session.state.getState().status.jobs[0]!.id
  await show(session, 'variant-title-fixer')
  session.preview.setOption('values', { L: 'Large' })
  session.preview.setOption('ids', true)
  await planned(session)
  await session.jobs.apply()
  const deleting = session.state.getState().status.jobs[1]!.id
  const { losses, unlisted } = await session.worker.ask((api) => api.downloads(''))
  expect({ losses, unlisted }).toMatchObject({
    unlisted: 0,
    losses: [
      { job: emptying, variants: 0, emptied: 2, emptiedColumns: ['Variant Compare At Price'] },
      {
        job: deleting,
        variants: 1,
        emptied: 0,
        lost: [
          {
            product: 'Tee',
            variants: 1,
            rows: [[4, 4]],
            change: { option: 'Size', before: 'L', after: 'Large' },
          },
        ],
      },
    ],
  })
})
