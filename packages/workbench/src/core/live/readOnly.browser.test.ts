import { describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { addsToOpen, canTakeImports } from '../store/Importing.ts'
import type { Session } from '../store/Session.ts'
import {
  opened,
  planned,
  show,
  startBench,
  startWith,
  withBenches,
} from '../store/testing/benches.ts'
import { requestOf } from './testing/practice.ts'

withBenches()

const lines = await commands.readPracticeLines(40)

/** Reads a store into an open file. */
async function openLive(): Promise<Session> {
  const bench = startBench()
  expect(await bench.live.read(requestOf(lines))).toBe(true)
  return opened(bench)
}

/** Plans to give a column one value. */
async function setColumn(session: Session, column: string, value: string): Promise<Session> {
  await show(session, 'edit-columns')
  for (const [key, chosen] of Object.entries({ replace: false, set: true, column, value })) {
    session.preview.setOption(key, chosen)
  }
  return planned(session)
}

test('a column that the store only reports is not changed, and the preview says why', async () => {
  const session = await setColumn(await openLive(), 'Inventory quantity', '9')
  const { outcome, list } = session.state.getState().preview!
  expect(list?.summary).toMatchObject({ included: 0, nothing: 'read-only' })
  expect(list?.summary.stopped).toBeGreaterThan(0)
  expect(outcome?.remarks).toMatchObject([
    {
      code: 'read-only',
      values: { name: 'Inventory quantity', reason: 'needs-inventory' },
    },
  ])
})

test('a category that no product has is counted in the preview, with the reason', async () => {
  const session = await setColumn(await openLive(), 'Product category', 'Moon rocks')
  const { outcome, list } = session.state.getState().preview!
  expect(list?.summary).toMatchObject({ included: 0, nothing: 'read-only' })
  expect(outcome?.remarks).toMatchObject([
    { code: 'read-only', values: { name: 'Product category', reason: 'unknown-category' } },
  ])
})

describe('alt texts', () => {
  const altText = 'Image alt text'

  test('are stopped in the plan without their permission, and nothing else is', async () => {
    const session = await show(await openLive(), 'ai-copy-optimizer')
    session.preview.setOption('parts', ['title', 'alt'])
    session.preview.setOption('order', ['brand', 'name'])
    const { outcome, list } = (await planned(session)).state.getState().preview!
    expect(session.state.getState().status.notPermitted).toEqual(
      new Map([[altText, 'needs-write_files']]),
    )
    expect(list?.summary.included).toBeGreaterThan(0)
    expect(outcome?.remarks).toContainEqual(
      expect.objectContaining({
        code: 'read-only',
        values: expect.objectContaining({ name: altText, reason: 'needs-write_files' }),
      }),
    )
  })

  test('are planned once the store has given it, also after the file was opened again', async () => {
    const session = await setColumn(await openLive(), altText, 'A cup on a table')
    expect(session.state.getState().preview?.list?.summary.included).toBe(0)
    await session.setGranted(['write_files', 'write_products'])
    await planned(session)
    expect(session.state.getState().preview?.list?.summary.included).toBeGreaterThan(0)
    await session.reload()
    expect(session.state.getState().status.notPermitted).toBeUndefined()
  })

  test('are stopped again once it is taken away', async () => {
    const session = await openLive()
    await session.setGranted(['write_files', 'write_products'])
    await setColumn(session, altText, 'A cup on a table')
    await session.setGranted(['write_products'])
    await planned(session)
    expect(session.state.getState().preview?.list?.summary).toMatchObject({
      included: 0,
      nothing: 'read-only',
    })
  })
})

test('its cells cannot be written by hand, and its column says so', async () => {
  const session = await show(await openLive(), 'remove-track-quantity')
  const { outcome } = session.state.getState().preview!
  const quantity = outcome?.columns.find((column) => 'readOnly' in column && column.readOnly)
  expect(quantity).toMatchObject({ readOnly: 'needs-inventory', isFixed: true })
  const column = quantity && 'column' in quantity ? quantity.column : -1
  expect(await session.preview.cellToEdit(1, column)).toEqual({
    refusal: 'read-only',
    reason: 'needs-inventory',
  })
})

test('a file that was just read has the read-only columns of the store', async () => {
  const { status } = (await openLive()).state.getState()
  expect([...status.readOnly!]).toEqual([
    'URL handle',
    'Option1 Linked To',
    'Option2 Linked To',
    'Option3 Linked To',
    'Inventory quantity',
    'Product image URL',
    'Image position',
    'Variant image URL',
    'Gift card',
  ])
})

test('the other columns are written', async () => {
  const session = await setColumn(await openLive(), 'Status', 'draft')
  await session.jobs.apply({})
  const [job] = session.state.getState().status.jobs
  expect(job).toMatchObject({ state: 'applied' })
  expect(job?.changedCells).toBeGreaterThan(0)
})

test('a worker that opens the file again knows it too', async () => {
  const session = await openLive()
  await session.reload()
  await setColumn(session, 'Inventory quantity', '9')
  expect(session.state.getState().preview?.list?.summary).toMatchObject({ nothing: 'read-only' })
})

test('a file from the device has no read-only column', async () => {
  const { session } = await startWith()
  expect(session.state.getState().status.readOnly).toBeUndefined()
  await setColumn(session, 'Inventory quantity', '9')
  expect(session.state.getState().preview?.list?.summary.stopped).toBeUndefined()
})

test('importers make a new file beside a live one', async () => {
  const { file } = await openLive()
  expect(canTakeImports(file)).toBe(false)
  expect(addsToOpen({ addsToOpen: true }, file)).toBe(false)
})
