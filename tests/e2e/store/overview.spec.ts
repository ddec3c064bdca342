import type { Page } from 'playwright/test'
import { judge, prepareAxe } from '../accessibility/axe.ts'
import { expect } from '../fixtures.ts'
import { test } from './liveServer.ts'

test.use({ products: 5 })

const bench = (page: Page) => page.getByRole('region', { name: /: Practice store$/ })
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

/** Connects the store, opens its products, and applies what the page plans to them. */
async function applyToStore(page: Page): Promise<void> {
  await page.goto('/dashboard/settings/shopify-store')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open from store' })).toBeVisible()
  await page.goto('/dashboard/mass-compare-price')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('button', { name: 'Open 5 products' }).click()
  await expect(bench(page)).toBeVisible()
  await bench(page)
    .getByRole('button', { name: /^Apply [\d,]+ changes?$/ })
    .click()
  const all = dialog(page).getByRole('button', { name: 'Apply all' })
  const applied = bench(page).getByRole('heading', { name: /^Applied/ })
  await expect(all.or(applied)).toBeVisible()
  if (await all.isVisible()) await all.click()
  await expect(applied).toBeVisible()
}

/** Starts the update of the store from the bench. */
async function startUpdate(page: Page): Promise<void> {
  await bench(page).getByRole('button', { name: 'Update store', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

test('an update is followed, undone and listed in the history of its file', async ({
  page,
  shop,
}) => {
  await applyToStore(page)
  const before = await shop.products()
  await startUpdate(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('rowheader', { name: 'In your store' })).toBeVisible()
  const update = row(page, /^Update store Practice store, 5 products/)
  await expect(update.getByText('Store updated')).toBeVisible()
  expect(await shop.products()).not.toEqual(before)

  await update.getByRole('button', { name: /^Undo .* in store$/ }).focus()
  await page.keyboard.press('Enter')
  const undo = dialog(page).getByRole('button', { name: 'Undo in store' })
  await expect(undo).not.toHaveAttribute('aria-disabled')
  await undo.press('Enter')
  await expect(row(page, /^Undo in store Practice store/).getByText('Store updated')).toBeVisible()
  await expect(update.getByText('Undone in store')).toBeVisible()
  expect(await shop.products()).toEqual(before)

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await prepareAxe(page)
    expect((await judge(page)).violations).toEqual([])
  }

  await page.goto('/dashboard/mass-compare-price')
  await expect(bench(page)).toBeVisible()
  await bench(page)
    .getByRole('tab', { name: /^History/ })
    .click()
  const history = bench(page).getByRole('region', { name: 'History' })
  await expect(history.getByRole('group', { name: 'Undo in store: Practice store' })).toBeVisible()
  await expect(history.getByText('Undone in store')).toBeVisible()
  await expect(history.getByText('Read from Practice store')).toBeVisible()
})
