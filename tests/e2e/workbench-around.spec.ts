import { generateExport } from '@dropwatt/automations'
import { automationSlugs } from '@dropwatt/automations/options'
import type { Page } from 'playwright/test'
import { expect, heading, hydrated, overlaysClosed, test } from './fixtures.ts'

const name = 'products.csv'
const products = {
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(generateExport({ products: 30 })),
}
const pagePath = '/dashboard/mass-compare-price'

const bench = (page: Page) => page.getByRole('region', { name: `Workbench: ${name}` })
const cell = (page: Page) => bench(page).locator('[role="treegrid"] [tabindex="0"]')
const firstCheck = (page: Page) => bench(page).getByRole('treegrid').getByRole('checkbox').first()

async function open(page: Page, file = products): Promise<void> {
  await page.goto(`${pagePath}#workbench`)
  await hydrated(page)
  await page.getByLabel('Choose a file').setInputFiles(file)
}

async function apply(page: Page): Promise<void> {
  await bench(page)
    .getByRole('button', { name: /^Apply [\d,]+ changes$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply all' }).click()
  await expect(bench(page).getByRole('heading', { name: /^Applied: / })).toBeFocused()
}

test('the table is worked by keyboard', async ({ memberPage: page }) => {
  test.slow()
  await open(page)
  await expect(bench(page).getByRole('heading', { name })).toBeFocused()
  await cell(page).focus()
  await page.keyboard.press('/')
  const search = bench(page).getByRole('searchbox', { name: 'Search products' })
  await expect(search).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(page)).toBeFocused()

  await page.keyboard.press('Shift+Space')
  await expect(firstCheck(page)).not.toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(firstCheck(page)).toBeChecked()
  await page.keyboard.press('Control+Shift+z')
  await expect(firstCheck(page)).not.toBeChecked()
  await page.keyboard.press('Control+z')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('heading', { name: 'In the table of changes' })).toBeVisible()
  await keys.getByRole('switch', { name: 'Single-key shortcuts: on' }).click()
  await expect(keys.getByRole('switch', { name: 'Single-key shortcuts: off' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell(page)).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await expect(keys).toBeHidden()
  await expect(cell(page)).toBeFocused()
  await page.keyboard.press('Control+f')
  await expect(search).toBeFocused()

  await page.reload()
  await expect(cell(page)).toBeVisible()
  // A file that was open before does not take focus.
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Control+/')
  await expect(keys.getByRole('switch', { name: 'Single-key shortcuts: off' })).toBeVisible()
  await page.keyboard.press('Escape')

  await cell(page).focus()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Apply all' }).click()
  await expect(bench(page).getByRole('heading', { name: /^Applied: / })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(bench(page).getByRole('button', { name: 'Redo', exact: true })).toBeEnabled()
  await expect(bench(page).getByRole('heading', { name })).toBeFocused()
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
  // Playwright takes the buttons of a modal dialog for inert, as the bar around it is.
  await page.getByRole('button', { name: 'Download without them' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await dialog.getByRole('radio', { name: /Whole file/ }).check()
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
  await apply(page)
  await page.goto('/dashboard')
  const queue = page.getByRole('table', { name: 'Job Queue' })
  await expect(queue.getByRole('row', { name: /On this device/ })).toBeVisible()
  const job = queue.getByRole('row', { name: /products\.csv/ })
  await job.getByRole('button', { name: /^Undo / }).click()
  await expect(job.getByText('Undone')).toBeVisible()
  await job.getByRole('button', { name: /^Redo / }).click()
  await expect(job.getByText('Done')).toBeVisible()

  const other = Buffer.from(generateExport({ products: 20, seed: 2 }))
  await page.goto(pagePath)
  await bench(page).getByRole('button', { name: 'File menu' }).click()
  await page.getByRole('menuitem', { name: 'Open another file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open another file' })
  const choose = dialog.getByLabel('Choose a file')
  await choose.setInputFiles({ ...products, name: 'photo.pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(dialog.getByRole('alert')).toContainText('This is a PDF file')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(bench(page).getByText('This is a PDF file')).toBeHidden()
  await expect(page.getByRole('region', { name: `Workbench: ${name}` })).toBeVisible()
  await bench(page).getByRole('button', { name: 'File menu' }).click()
  await page.getByRole('menuitem', { name: 'Open another file' }).click()
  await choose.setInputFiles({ ...products, name: 'other.csv', buffer: other })
  await expect(page.getByRole('region', { name: 'Workbench: other.csv' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'other.csv' })).toBeFocused()
  await page.goto('/dashboard/files/jobs')
  await page.getByRole('button', { name: `Download ${name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Download' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Remove this file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove file' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeHidden()
  await expect(heading(page)).toBeFocused()
})

test('a file of another kind is linked to its page', async ({ memberPage: page }) => {
  const suppliers = Buffer.from('SKU,Cost\nA-1,2\n')
  await open(page, { name: 'suppliers.csv', mimeType: 'text/csv', buffer: suppliers })
  const refusal = page.getByRole('alert').filter({ hasText: 'This looks like a supplier list' })
  await expect(refusal).toBeVisible()
  await page.getByLabel('Choose a file').setInputFiles(products)
  await expect(bench(page)).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Continue with…' }).click()
  const items = page.getByRole('menu', { name: 'Continue with…' }).getByRole('menuitem')
  await expect(items).toHaveCount(automationSlugs.length)
  const importer = items.filter({ hasText: 'Bulk Products Importer' })
  await expect(importer).toHaveAccessibleDescription('Needs a supplier list')
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await page.keyboard.press('Escape')
  await overlaysClosed(page)

  await page.goto('/dashboard/bulk-products-importer')
  await expect(heading(page)).toHaveText('Bulk Products Importer')
  await page.getByRole('link', { name: 'Work on a file' }).click()
  const notice = 'The open file is a product export. This page needs a supplier list.'
  await expect(page.getByText(notice)).toBeVisible()
})
