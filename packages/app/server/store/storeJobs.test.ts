import { setTimeout } from 'node:timers/promises'
import { Table } from '@dropwatt/automations'
import { convertLines, diffFile, fieldsOf } from '@dropwatt/shopify'
import { StoreClient } from '@dropwatt/workbench/store-client'
import { Stores } from '@dropwatt/workbench/stores'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tokenOf } from '../pages/testing/world.ts'
import { domain, openWorld, type World } from './testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
let stores: Stores

beforeEach(async () => {
  world = await openWorld({ wait: () => setTimeout(5) })
  ada = world.browser('ada')
  await ada.connect()
  const client = new StoreClient({ getAccessToken: () => tokenOf('ada'), fetch: ada.fetch })
  stores = new Stores({ user: 'ada', client, verifyUser: async () => {} })
  onTestFinished(() => stores.close())
  await stores.load()
})

const store = () => stores.state.getState().stores[0]!
const known = () => stores.jobs.state.getState().jobs
const shop = () => world.shopify.shops.get(domain)!

/** Makes the values that give each product another vendor, as a page sends them. */
async function newVendors(): Promise<Blob> {
  const signal = new AbortController().signal
  const lines = await stores.client.pull(
    store().id,
    { query: null },
    { signal, onProgress: () => {} },
  )
  const text = await new Response(lines).bytes()
  const { bytes, sidecar } = await convertLines([text], { currencyCode: 'EUR' })
  const table = new Table(bytes)
  const column = fieldsOf(table.header).findIndex((field) => field?.key === 'vendor')
  const { intents } = diffFile({
    header: table.header,
    cells: Array.from(sidecar.products.row, (row) => [row, column] as const),
    read: (row, at) => table.text(row, at),
    now: () => 'Ours',
    sidecar,
  })
  return new Blob([intents.bytes()])
}

const until = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      await stores.jobs.refresh()
      const job = known().find((each) => each.id === id)
      expect(job?.state).toBe(state)
      return job!
    },
    { timeout: 20_000, interval: 20 },
  )

test('a job that was started is known at once, with the file that it writes', async () => {
  await stores.jobs.refresh()
  const { id } = await stores.jobs.start(store(), 'file-1', await newVendors())
  expect(known()).toMatchObject([{ id, store: store().id, file: 'file-1' }])
  const job = await until(id, 'done')
  const lines = await stores.jobs.lines(job)
  expect(lines).toHaveLength(job.progress.total)
  expect(new Set(lines.map(({ after, outcome }) => `${after} ${outcome.is}`))).toEqual(
    new Set(['Ours done']),
  )
  expect(await stores.jobs.lines(job, { only: 'review' })).toEqual([])
})

test('a job is undone by another one, after a look at what would go back', async () => {
  const before = await newVendors()
  const job = await until((await stores.jobs.start(store(), 'file-1', before)).id, 'done')
  const { signal } = new AbortController()
  const preview = await stores.jobs.previewUndo(job, signal)
  expect(preview).toMatchObject({ values: job.progress.total, changed: 0, gone: 0 })
  world.clock.now += 1000
  const undo = await stores.jobs.undo(job)
  expect(known().map(({ id }) => id)).toEqual([undo.id, job.id])
  await until(undo.id, 'done')
  expect(await (await newVendors()).text()).toBe(await before.text())
})

test('a member’s value wins over a conflict', async () => {
  const intents = await newVendors()
  const [product] = shop().contents.products.values()
  product!.vendor = 'Theirs'
  const { id } = await stores.jobs.start(store(), 'file-1', intents)
  const job = await until(id, 'done-with-conflicts')
  const [line] = await stores.jobs.lines(job, { only: 'review' })
  expect(line?.outcome).toEqual({ is: 'conflict', text: 'Theirs' })
  const again = await stores.jobs.overwrite(job, [line!.item])
  expect(again.file).toBe('file-1')
  await until(again.id, 'done')
  expect(product!.vendor).toBe('Ours')
})

test('what is known stays when it cannot be read again, and the reason is said', async () => {
  const { id } = await stores.jobs.start(store(), 'file-1', await newVendors())
  await until(id, 'done')
  await world.endSession('ada')
  world.clock.now += 3_600_000
  world.uptime.now += 3_600_000
  await stores.jobs.refresh()
  expect(stores.jobs.state.getState()).toMatchObject({
    status: 'loaded',
    failure: { code: 'signed-out' },
    jobs: [{ id }],
  })
})
