import type { Locator, Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { test } from './liveServer.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Counts what the member presses. */
class Presses {
  count = 0

  async press(target: Locator): Promise<void> {
    await target.click()
    this.count += 1
  }
}

/** Connects the store, and saves a recipe with these steps. */
async function startWith(page: Page, steps: readonly object[]): Promise<void> {
  await page.goto('/dashboard/settings/shopify-store')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open from store' })).toBeVisible()
  await page.goto('/dashboard/files/recipes')
  const recipe = { version: 2, name: 'Sale', steps }
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles({
      name: 'Sale.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(recipe)),
    })
  await expect(page.getByRole('heading', { name: 'Sale', level: 1 })).toBeVisible()
  await page.goto('/dashboard/files/recipes')
}

const compareAt = { slug: 'mass-compare-price', options: {} }
const leftOutColumns = {
  slug: 'remove-metadata',
  options: { how: 'exclude', fields: ['custom.material'] },
}

/** Presses, in the list of recipes, up to where the dialog asks. */
async function askToRun(page: Page, presses = new Presses()): Promise<Presses> {
  await presses.press(page.getByRole('button', { name: 'Run on store' }))
  await expect(
    dialog(page).getByRole('radio', { name: /products, by the last filters/ }),
  ).toBeVisible()
  return presses
}

/** Applies the recipe, where a warning asks first. */
async function confirmAll(page: Page): Promise<void> {
  const all = dialog(page).getByRole('button', { name: 'Apply all' })
  const applied = page.getByRole('heading', { name: /^Applied/ })
  await expect(all.or(applied)).toBeVisible()
  if (await all.isVisible()) await all.click()
  await expect(applied).toBeVisible()
}

test('a recipe reads, applies and updates the store in four presses from the list', async ({
  page,
  shop,
}) => {
  await startWith(page, [compareAt])
  const presses = await askToRun(page)
  await presses.press(dialog(page).getByRole('button', { name: 'Run', exact: true }))
  await confirmAll(page)
  await presses.press(page.getByRole('main').getByRole('button', { name: 'Update store' }))
  await presses.press(dialog(page).getByRole('button', { name: 'Update', exact: true }))
  await expect(page.getByRole('heading', { name: 'Store updated' })).toBeVisible()
  expect(presses.count).toBe(4)
  const products = await shop.products()
  expect(products.flatMap((product) => product.compareAt)).not.toContain(null)
})

test('what is only proposed waits until it is discarded', async ({ page, shop }) => {
  const before = await shop.products()
  await startWith(page, [compareAt])
  await askToRun(page)
  await dialog(page)
    .getByRole('checkbox', { name: /^Only propose/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Run', exact: true }).click()
  await confirmAll(page)
  await expect(page.getByText('1 update waits')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Files' })
    .click()
  await expect(page.getByText('1 update waits')).toBeVisible()
  await page.getByRole('button', { name: 'Open', exact: true }).first().click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('1 update waits')).toBeHidden()
  expect(await shop.products()).toEqual(before)
})

test('steps that a store cannot do are named before, and left out', async ({ page }) => {
  await startWith(page, [leftOutColumns, compareAt])
  await askToRun(page)
  await expect(dialog(page)).toContainText('Not possible on a store: 1. Remove Metadata')
  await dialog(page).getByRole('button', { name: 'Run without them' }).click()
  await confirmAll(page)
})
