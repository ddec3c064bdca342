import type { Page } from 'playwright/test'
import { ratesPath } from '../../../packages/workbench/src/core/endpoints.ts'
import { ratesKey } from '../../../packages/workbench/src/core/storage/ratesKey.ts'
import { bundledRates } from '../../../packages/automations/src/rates.ts'
import { expect, test } from '../fixtures.ts'

const header = 'Handle,Title,Option1 Name,Option1 Value,Price,Price / Canada'
const source = `${header}\nmug,Mug,Size,S,12.00,\n`
const bench = (page: Page) => page.getByRole('region', { name: 'products.csv' })

async function open(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(source) })
  // The live region repeats the notice a moment later.
  await expect(
    bench(page).getByText('Choose the currencies to convert from and to.').first(),
  ).toBeVisible()
  await bench(page).getByRole('combobox', { name: 'From' }).selectOption('EUR')
  await bench(page).getByRole('combobox', { name: 'To', exact: true }).selectOption('CAD')
}

test('prices are converted by the rates of the day', async ({ memberPage: page }) => {
  let requests = 0
  let rate = '1.2000'
  await page.route(ratesPath, async (route) => {
    requests += 1
    const date = new Date().toISOString().slice(0, 10)
    await route.fulfill({ json: { date, perEuro: { ...bundledRates.perEuro, CAD: rate } } })
  })
  await page.goto('/dashboard/currency-converter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests).toBe(0)

  await open(page)
  await expect(bench(page).getByText('1 EUR = 1.2 CAD')).toBeVisible()
  await expect(bench(page).getByRole('radio', { name: 'Price / Canada columns' })).toBeChecked()
  await expect(bench(page).getByRole('treegrid')).toContainText('14.40')
  expect(requests).toBe(1)
  // The browser forgets what it was given, as after another visit, and the options are a draft.
  await page.evaluate((key) => localStorage.removeItem(key), ratesKey)
  rate = '1.5000'
  await page.reload()
  await expect(bench(page).getByText('1 EUR = 1.5 CAD')).toBeVisible()
  await expect(bench(page).getByRole('treegrid')).toContainText('18.00')
  await expect(bench(page)).not.toContainText('needs review')
  await bench(page).getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(bench(page).getByRole('heading', { name: 'Applied: 1 cell' })).toBeVisible()
  expect(requests).toBe(2)

  await bench(page).getByRole('tab', { name: 'History' }).click()
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
  const used = `1 EUR = 1.5 CAD, reference rate of ${today.format(new Date())}`
  await expect(bench(page).getByText(`${used} (European Central Bank)`)).toBeVisible()
})

test('without a connection the bundled rates are used', async ({ memberPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto('/dashboard/currency-converter')
  await open(page)
  await expect(bench(page).getByText('You are offline and can keep working')).toBeVisible()
  const rate = `1 EUR = ${bundledRates.perEuro.CAD} CAD`
  await expect(bench(page).getByText(new RegExp(`days old · ${rate}`))).toBeVisible()
  await expect(bench(page)).toContainText(/Reference rate is \d+ days old/)
  await bench(page).getByRole('radio', { name: 'My own rate' }).check()
  await bench(page).getByRole('textbox', { name: 'My own rate' }).fill('2')
  await expect(bench(page).getByRole('treegrid')).toContainText('24.00')
  await expect(bench(page).getByText('You are offline and can keep working')).toBeHidden()
})
