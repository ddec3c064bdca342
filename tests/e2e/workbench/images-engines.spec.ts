import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { darkModel } from '../../../packages/workbench/src/core/images/model/testing/darkModel.ts'
import { expect, test } from '../fixtures.ts'
import { dropFiles } from './dropFiles.ts'
import { productPhoto } from './pictures.ts'

const service = 'https://api.remove.bg/v1.0/removebg'
const store = 'https://images.example'
const key = 'key-of-ada'
const bench = (page: Page) => page.locator('#workbench')
const button = (page: Page, name: string) => bench(page).getByRole('button', { name, exact: true })
const mug = productPhoto('mug', 'red')
const tee = productPhoto('tee', 'sand')

test(
  'an own service removes backgrounds once its key is entered',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    const keys: (string | undefined)[] = []
    await page.context().route(service, async (route) => {
      const { 'x-api-key': sent } = route.request().headers()
      if (sent !== undefined) keys.push(sent)
      await route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        contentType: 'image/png',
        body: tee.bytes,
      })
    })
    await page.goto('/dashboard/remove-background#workbench')
    await dropFiles(page, mug)
    const choice = bench(page).getByRole('radio', { name: /^My own service key/ })
    await expect(choice).toBeEnabled()
    await choice.check()
    const start = button(page, 'Remove 1 background')
    await expect(start).toBeDisabled()
    const panel = bench(page).getByRole('group', { name: 'My own service key' })
    await panel.getByLabel('Key').fill(key)
    await expect(panel.getByText('This sends 1 image to api.remove.bg.')).toBeVisible()
    await expect(
      bench(page).getByText('Images are sent to api.remove.bg with your key'),
    ).toBeVisible()
    expect(keys).toEqual([])

    await start.click()
    await expect(bench(page).getByRole('gridcell', { name: /, Ready,/ })).toBeVisible()
    expect(keys).toEqual([key])
  },
)

test('a model file of the member’s removes backgrounds on this device', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard/remove-background#workbench')
  await dropFiles(page, mug)
  await bench(page)
    .getByRole('radio', { name: /^My own model file/ })
    .check()
  await expect(button(page, 'Remove 1 background')).toBeDisabled()
  await bench(page)
    .getByRole('group', { name: 'Model file' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'dark.onnx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(darkModel(32)),
    })
  await expect(bench(page).getByText('dark.onnx')).toBeVisible()
  await button(page, 'Remove 1 background').click()
  await expect(bench(page).getByRole('gridcell', { name: /, Ready,/ })).toBeVisible()
})

test('the images of an export are opened where their hosts allow it, and listed with their products', async ({
  memberPage: page,
}) => {
  await page.context().route(`${store}/**`, (route) =>
    route.request().url().includes('closed')
      ? // What a page sees of an answer that its host does not let it read.
        route.abort('blockedbyresponse')
      : route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*' },
          contentType: 'image/png',
          body: mug.bytes,
        }),
  )
  const products = [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
    `mug,Mug,Nord,Title,Default Title,M-1,9.00,${store}/front.png`,
    `tee,Tee,Sud,Title,Default Title,T-1,19.00,${store}/tee.png?v=1`,
    `cap,Cap,Sud,Title,Default Title,C-1,5.00,${store}/closed.png`,
  ].join('\n')
  await page.goto('/dashboard/bulk-vendor-change#workbench')
  await page.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${products}\n`),
  })
  await expect(page.getByRole('region', { name: 'products.csv' })).toBeVisible()
  await page.goto('/dashboard/image-compression#workbench')
  await page.getByRole('button', { name: 'Open 3 images' }).click()
  await expect(page.getByText('1 image could not be read')).toBeVisible()
  await page.getByRole('button', { name: 'Open the other 2 images' }).click()
  await button(page, 'Compress 2 images').click()

  const started = page.waitForEvent('download')
  await button(page, 'Download file list (CSV)').first().click()
  const list = await readFile(await (await started).path(), 'utf8')
  expect(list).toContain('mug/front.png,mug,M-1,')
  expect(list).toContain('tee/tee.png,tee,T-1,')
})
