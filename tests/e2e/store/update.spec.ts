import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { test } from './liveServer.ts'

/** Time in which a store is read or written, in ms, also on a busy machine. */
const reading = 60_000

const pagePath = '/dashboard/mass-compare-price'
const bench = (page: Page) => page.getByRole('region', { name: /: Practice store$/ })
const dialog = (page: Page) => page.getByRole('dialog')

/** Connects the store, and opens all its products on the page of an automation. */
async function openStore(page: Page): Promise<void> {
  await page.goto('/dashboard/settings/shopify-store')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open from store' })).toBeVisible()
  await page.goto(pagePath)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('button', { name: /^Open [\d,]+ products$/ }).click()
  await expect(bench(page)).toBeVisible({ timeout: reading })
}

/** Applies what the page plans to the live file. */
async function apply(page: Page): Promise<void> {
  await bench(page)
    .getByRole('button', { name: /^Apply [\d,]+ changes?$/ })
    .click()
  const all = dialog(page).getByRole('button', { name: 'Apply all' })
  const applied = bench(page).getByRole('heading', { name: /^Applied/ })
  await expect(all.or(applied)).toBeVisible()
  if (await all.isVisible()) await all.click()
  await expect(applied).toBeVisible()
}

const updateStore = (page: Page) =>
  bench(page).getByRole('button', { name: 'Update store', exact: true })

test.describe('five products', () => {
  test.use({ products: 5 })

  test('[20] five products are written', async ({ page, shop }) => {
    await openStore(page)
    await apply(page)
    await updateStore(page).click()
    await expect(dialog(page)).toContainText('Update 5 products in Practice store?')
    await dialog(page).getByRole('button', { name: 'Update', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(bench(page).getByRole('heading', { name: 'Store updated' })).toBeVisible({
      timeout: reading,
    })
    const products = await shop.products()
    expect(products.flatMap(({ compareAt }) => compareAt)).not.toContain(null)
  })
})
