import type { Page } from 'playwright/test'
import { Table } from '@dropwatt/automations'
import { convertLines, diffFile, fieldsOf } from '@dropwatt/shopify'
import { language as languageKey } from '../../../packages/app/src/config/keys.ts'
import type { StoreJob } from '../../../packages/workbench/src/core/live/storeApi.ts'
import { StoreClient } from '../../../packages/workbench/src/core/live/StoreClient.ts'
import { judge, prepareAxe } from '../accessibility/axe.ts'
import { expect, sessionKey } from '../fixtures.ts'
import { test } from './liveServer.ts'

const products = 5

interface Shop {
  readonly client: StoreClient
  readonly id: string
  /** Starts a job that gives the first products another vendor than they had when the store was read. */
  readonly giveVendor: (vendor: string) => Promise<StoreJob>
}

/** Connects the practice store and reads it. */
async function openShop(page: Page, origin: string): Promise<Shop> {
  await page.goto('/dashboard/settings/shopify-store')
  await page.getByRole('button', { name: /^(?:Connect|Collega)$/ }).click()
  await page.getByRole('button', { name: /^(?:Install|Installa)$/ }).click()
  await expect(page).toHaveURL(/shopify-store$/)
  await expect(page.getByText('practice-store.myshopify.com').first()).toBeVisible()
  const session = await page.evaluate((key) => localStorage.getItem(key), sessionKey)
  const { access_token: token } = JSON.parse(session ?? '') as { access_token: string }
  const client = new StoreClient({
    getAccessToken: () => Promise.resolve(token),
    fetch: (input, init) => fetch(`${origin}${input as string}`, init),
  })
  const { stores } = await client.list()
  const id = stores[0]!.id
  const { signal } = new AbortController()
  const lines = await client.pull(id, { query: null }, { signal, onProgress: () => {} })
  const { bytes, sidecar } = await convertLines([await new Response(lines).bytes()], {
    currencyCode: 'EUR',
  })
  const table = new Table(bytes)
  const column = fieldsOf(table.header).findIndex((field) => field?.key === 'vendor')
  const rows = [...sidecar.products.row].slice(0, products)
  return {
    client,
    id,
    giveVendor: async (vendor) => {
      const { intents } = diffFile({
        header: table.header,
        cells: rows.map((row) => [row, column] as const),
        read: (row, at) => table.text(row, at),
        now: () => vendor,
        sidecar,
      })
      const label = JSON.stringify({ file: 'of-another-device' })
      const { id: job } = await client.startJob(id, label, new Blob([intents.bytes()]))
      await expect.poll(async () => (await find(client, id, job))?.endedAt).toBeDefined()
      return (await find(client, id, job))!
    },
  }
}

async function find(client: StoreClient, store: string, id: string): Promise<StoreJob | undefined> {
  return (await client.jobs(store)).find((job) => job.id === id)
}

const addressOf = (store: string, job: string) => `/dashboard/files/jobs?update=${store}.${job}`
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test.beforeEach(() => {
  test.slow()
})

test('the page of a job lists conflicts, writes what is chosen, and takes it back', async ({
  page,
  origin,
}) => {
  const { client, id, giveVendor } = await openShop(page, origin)
  await giveVendor('Theirs')
  const job = await giveVendor('Mine')
  expect(job.counts.conflict).toBe(products)

  await page.goto(addressOf(id, job.id))
  await expect(page).toHaveTitle(/^Update of Practice store - /)
  await expect(heading(page, 'Update of Practice store')).toBeVisible()
  await expect(page.getByText('Its file is not on this device.')).toBeVisible()
  await expect(heading(page, `Store updated, ${products} conflicts`)).toBeVisible()
  await page.getByRole('button', { name: 'Use my value for all' }).click()
  await page.getByRole('button', { name: 'Update store' }).click()
  await expect(heading(page, 'Store updated')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(job.id))

  await page.getByRole('button', { name: 'Undo in store' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${products} values go back.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo in store' }).click()
  await expect(heading(page, 'Undo in Practice store')).toBeVisible()
  await expect(heading(page, 'Store updated')).toBeVisible()
  const [undo] = await client.jobs(id)
  const vendors = (await client.jobLines(id, undo!.id)).map(({ after, outcome }) => [
    after,
    outcome.is,
  ])
  expect(vendors).toEqual(Array.from({ length: products }, () => ['Theirs', 'done']))

  await page.goto(addressOf(id, undo!.undoes!))
  await expect(heading(page, 'Undone in store')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo in store' })).toHaveCount(0)
})

test('[43] an undo is undone, and the store has the values of the update again', async ({
  page,
  origin,
  shop,
}) => {
  const { id, giveVendor } = await openShop(page, origin)
  const before = await shop.products()
  const job = await giveVendor('Ours')
  const written = await shop.products()
  expect(written).not.toEqual(before)
  await page.goto(addressOf(id, job.id))
  for (const wanted of [before, written]) {
    await expect(heading(page, 'Store updated')).toBeVisible()
    const address = page.url()
    await page.getByRole('button', { name: 'Undo in store' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`${products} values go back.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo in store' }).click()
    await expect(page).not.toHaveURL(address)
    await expect.poll(() => shop.products()).toEqual(wanted)
  }
})

test.describe('without a job', () => {
  // The browser logs the answer about a job that is not there.
  test.use({ allowedProblems: /status of 404/ })

  test('a job that is not there, and one of a store that is not connected, say so', async ({
    page,
    origin,
  }) => {
    const { client, id } = await openShop(page, origin)
    await page.goto(addressOf(id, 'nothing'))
    await expect(heading(page, 'No such update')).toBeVisible()
    await client.disconnect(id)
    await page.reload()
    await expect(heading(page, 'This store is not connected')).toBeVisible()
    await page.getByRole('link', { name: 'Open settings' }).click()
    await expect(page).toHaveURL(/shopify-store$/)
  })
})

for (const language of ['en', 'it'] as const) {
  test(`the page of a job passes axe in ${language} at both widths`, async ({ page, origin }) => {
    await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
      languageKey,
      language,
    ] as const)
    const { id, giveVendor } = await openShop(page, origin)
    await giveVendor(`Theirs ${language}`)
    const job = await giveVendor('Mine')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(addressOf(id, job.id))
      await expect(page.getByRole('radiogroup').first()).toBeVisible()
      await prepareAxe(page)
      expect((await judge(page)).violations).toEqual([])
    }
  })
}
