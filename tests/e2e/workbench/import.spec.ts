import type { Page } from 'playwright/test'
import { OpenFile } from '@dropwatt/automations'
import { expect, test } from '../fixtures.ts'
import { downloadChosen, start } from './parts.ts'

const bulkPath = '/dashboard/bulk-products-importer'

/** A supplier's list in German, as a spreadsheet there saves it. */
const list = [
  'Artikel-Nr.;Bezeichnung;EK netto;UVP;Farbe;Gruppe;Bild 1;Lagerort',
  'BTL-05;Steel bottle;7,20;19,90;Teal;BTL;https://example.com/btl-05.jpg;A-12',
  'BTL-06;Steel bottle;8,90;24,90;Red;BTL;https://example.com/btl-06.jpg;A-13',
  'MUG-RED;Enamel mug;3,10;12,00;Red;MUG;https://example.com/mug-red.jpg;C-02',
  'MUG-BLU;Enamel mug;3,10;12,00;Blue;MUG;https://example.com/mug-blu.jpg;C-03',
  'TRY-1;Oak tray;11,40;39,00;Oak;TRY;https://example.com/try-1.jpg;C-09',
]

const supplierFile = {
  name: 'supplier-014.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(list.join('\r\n')),
}

const bench = (page: Page, name = /supplier-014\.csv$/) => page.getByRole('region', { name })
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

/** Downloads the export that was made, and reads it. */
async function downloadMade(page: Page): Promise<OpenFile> {
  const bytes = new Uint8Array(await downloadChosen(page, /Whole file/))
  return OpenFile.open(bytes, { name: 'made.csv' })
}

test('a supplier list becomes a product export', async ({ memberPage: page }) => {
  await start(page, `${bulkPath}#workbench`)
  await page.locator('input[type=file]').first().setInputFiles(supplierFile)
  await expect(bench(page).getByRole('heading', { name: 'supplier-014.csv' })).toBeFocused()
  await expect(tab(page, /^Columns/)).toHaveAttribute('aria-selected', 'true')
  const store = (column: string) =>
    page.getByRole('combobox', { name: `Column in your store for ${column}` })
  await expect(store('Artikel-Nr.')).toHaveValue('sku')
  await expect(store('EK netto')).toHaveValue('cost')

  await store('Lagerort').selectOption('Tags')
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Supplier 14')
  await page.reload()
  await expect(store('Lagerort')).toHaveValue('tags')
  await expect(page.getByRole('textbox', { name: 'Supplier' })).toHaveValue('Supplier 14')

  const confirm = page.getByRole('button', { name: /^Confirm this column/ })
  while ((await confirm.count()) > 0) {
    const left = await confirm.count()
    await confirm.first().focus()
    await page.keyboard.press('Enter')
    await expect(confirm).toHaveCount(left - 1)
  }
  const show = page.getByRole('button', { name: 'Show 3 products' })
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treegrid', { name: 'Products' })).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply 3 products' })
  await apply.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Applied: 3 products imported' })).toBeFocused()

  await page
    .getByRole('region', { name: 'Applied: 3 products imported' })
    .getByRole('button', { name: 'Download', exact: true })
    .click()
  const made = await downloadMade(page)
  expect(made.facts).toMatchObject({ products: 3, rows: 5 })

  await tab(page, /^History/).click()
  await expect(page.getByText('Imported from supplier-014.csv')).toBeVisible()
  await page.goto('/dashboard/mass-compare-price')
  await expect(bench(page, /supplier-014-products\.csv$/)).toBeVisible()

  await page.goto(bulkPath)
  await tab(page, /^History/).click()
  await page.getByRole('button', { name: 'Undo the import from supplier-014.csv' }).click()
  await expect(bench(page)).toBeVisible()
  await expect(page.getByText('Saved for this supplier.', { exact: false }).first()).toBeVisible()
  await page.goto('/dashboard/files')
  await expect(page.getByText('supplier-014-products.csv')).toBeHidden()
  await expect(
    page.getByRole('tabpanel', { name: 'Files' }).getByText('Supplier list'),
  ).toBeVisible()
})

test('a link carries a dropped supplier list along', async ({ memberPage: page }) => {
  await start(page, '/dashboard/auto-tag#workbench')
  await page.locator('input[type=file]').first().setInputFiles(supplierFile)
  await page.getByRole('link', { name: 'Open Bulk Products Importer' }).click()
  await expect(bench(page)).toBeVisible()
  await page.getByRole('link', { name: 'Auto-Tag' }).first().click()
  await expect(
    page.getByText('The open file is a supplier list. This page needs a product export.'),
  ).toBeAttached()
})

test('a pasted product page becomes a product export', async ({ memberPage: page }) => {
  await start(page, '/dashboard/product-importer#workbench')
  const product = {
    product: {
      title: 'Linen apron',
      handle: 'linen-apron',
      body_html: '<p>Washed linen.</p>',
      vendor: 'Casa Bella',
      options: [{ name: 'Title' }],
      variants: [{ title: 'Default Title', option1: 'Default Title', price: '39.00', sku: 'AP-1' }],
      images: [{ src: 'https://example.com/apron.jpg' }],
    },
  }
  const read = page.getByRole('button', { name: 'Read the page' })
  const field = page.getByRole('textbox', { name: 'Product JSON or HTML' })
  await expect(field).toBeVisible()
  await field.fill('nothing of a product')
  await read.click()
  await expect(page.getByText('This is neither HTML nor JSON.')).toBeVisible()
  await field.fill(JSON.stringify(product))
  await page.keyboard.press('Control+Enter')
  const preview = page.getByRole('region', { name: 'Preview of the first product' })
  await expect(preview.getByText('Linen apron', { exact: true })).toBeVisible()
  const apply = page.getByRole('button', { name: 'Apply 1 product' })
  await expect(apply).toBeDisabled()
  const asked = 'First, turn on “I have permission to use these texts and images”.'
  await expect(page.getByText(asked)).toBeVisible()
  const rights = page.getByRole('switch', {
    name: 'I have permission to use these texts and images',
  })
  await rights.focus()
  await page.keyboard.press('Space')
  await expect(apply).toBeEnabled()
  await apply.click()
  const result = page.getByRole('region', { name: 'Applied: 1 product imported' })
  await result.getByRole('button', { name: 'Download', exact: true }).click()
  const made = await downloadMade(page)
  expect(made.facts).toMatchObject({ products: 1, rows: 1 })

  await result.getByRole('button', { name: 'Import another' }).click()
  await expect(field).toBeFocused()
  // The open export is what the next product is added to.
  await expect(page.getByText('The open file is a product export.', { exact: false })).toBeHidden()
  await field.fill(JSON.stringify({ product: { ...product.product, title: 'Cap', handle: 'cap' } }))
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('radio', { name: /-products\.csv/ })).toBeChecked()
  await rights.focus()
  await page.keyboard.press('Space')
  await apply.click()
  await expect(result.getByRole('heading').first()).toBeFocused()
  await expect(result).toContainText('Every product before them is exactly as it was.')
  await result.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await downloadMade(page)).facts).toMatchObject({ products: 2, rows: 2 })

  // The link of the page one is on leads to the next import, and the result can be undone from any page.
  await page.getByRole('navigation').locator('a[href="/dashboard/product-importer"]').click()
  await expect(field).toBeFocused()
  await page.goto('/dashboard/mass-compare-price?tab=history')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByText('Imported from Pasted page', { exact: false })).toHaveCount(1)
})
