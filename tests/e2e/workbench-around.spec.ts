import { generateExport } from '@dropwatt/automations'
import type { Page } from 'playwright/test'
import { expect, hydrated, overlaysClosed, test } from './fixtures.ts'
import { applyAll } from './workbench/parts.ts'

const name = 'products.csv'
const products = {
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(generateExport({ products: 30 })),
}
const pagePath = '/dashboard/mass-compare-price'

const bench = (page: Page) => page.getByRole('region', { name: `Workbench: ${name}` })
const cell = (page: Page) => bench(page).locator('[role="treegrid"] [tabindex="0"]')

async function open(page: Page): Promise<void> {
  await page.goto(`${pagePath}#workbench`)
  await hydrated(page)
  await page.getByLabel('Choose a file').setInputFiles(products)
}

test('single-key shortcuts stay off after a reload', async ({ memberPage: page }) => {
  await open(page)
  await cell(page).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByRole('switch', { name: 'Single-key shortcuts: on' }).click()
  await page.keyboard.press('Escape')
  await expect(cell(page)).toBeFocused()
  await page.keyboard.press('?')
  await expect(keys).toBeHidden()

  await page.reload()
  await expect(cell(page)).toBeVisible()
  await page.keyboard.press('Control+/')
  await expect(keys.getByRole('switch', { name: 'Single-key shortcuts: off' })).toBeVisible()
})

test('the full window lasts until Escape', async ({ memberPage: page }) => {
  await open(page)
  await bench(page).getByRole('button', { name: 'Expand to full window' }).click()
  await expect(page).toHaveURL(/[?&]full=1/)
  await page.reload()
  await expect(bench(page).getByRole('heading', { name })).toBeFocused()
  const bar = page.locator('header').first()
  await expect(bar).toHaveAttribute('inert')
  await bench(page).getByRole('button', { name: 'Download', exact: true }).click()
  // Playwright takes what is in a modal dialog for inert, as the bar around it is.
  await page.getByRole('button', { name: 'Download without them' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Download' })
  const whole = dialog.getByRole('radio', { name: /Whole file/ })
  await whole.press('Space')
  await expect(whole).toBeChecked()
  await page.keyboard.press('Escape')
  await overlaysClosed(page)
  await expect(page).toHaveURL(/[?&]full=1/)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/full=1/)
  await expect(bar).not.toHaveAttribute('inert')

  const search = bench(page).getByRole('searchbox', { name: 'Search products' })
  const all = await bench(page).getByRole('radio', { name: /^All/ }).elementHandle()
  await search.evaluate(async (field: HTMLInputElement, filter) => {
    // As typing does: React watches the property of the element itself.
    Reflect.set(HTMLInputElement.prototype, 'value', 'mug', field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // The router changes the history in microtasks; React then renders the page in a task.
    for (let step = 0; step < 100; step += 1) await Promise.resolve()
    ;(filter as HTMLElement).click()
  }, all)
  await expect(page).toHaveURL(/[?&]show=all/)
  await expect(search).toHaveValue('mug')
})

test('the job queue undoes and redoes jobs on this device', async ({ memberPage: page }) => {
  test.slow()
  await open(page)
  await applyAll(page)
  await page.goto('/dashboard')
  const queue = page.getByRole('table', { name: 'Job Queue' })
  await expect(queue.getByRole('row', { name: /On this device/ })).toBeVisible()
  const job = queue.getByRole('row', { name: /products\.csv/ })
  await job.getByRole('button', { name: /^Undo / }).click()
  await expect(job.getByText('Undone')).toBeVisible()
  await job.getByRole('button', { name: /^Redo / }).click()
  await expect(job.getByText('Done')).toBeVisible()
})
