import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { deletedVariants, ProductTable, Table } from '@dropwatt/automations'
import { expect, test } from '../fixtures.ts'
import { downloadChosen, start } from './parts.ts'

const bulkPath = '/dashboard/bulk-products-importer'
const cases = new URL('../../../packages/automations/cases/update/', import.meta.url)

const open = (bytes: Uint8Array) => new ProductTable(new Table(bytes))
const bench = (page: Page, name: RegExp) => page.getByRole('region', { name })

async function choose(page: Page, name: string): Promise<Uint8Array> {
  const buffer = await readFile(new URL(name, cases))
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({ name, mimeType: 'text/csv', buffer })
  return new Uint8Array(buffer)
}

test('a supplier list updates the open export by SKU', async ({ memberPage: page }) => {
  await start(page, '/dashboard/mass-compare-price#workbench')
  const store = open(await choose(page, 'store.csv'))
  await expect(bench(page, /store\.csv$/)).toBeVisible()
  await page.goto(`${bulkPath}#workbench`)
  await expect(page.getByRole('banner').getByRole('button', { name: /store\.csv/ })).toBeVisible()
  await choose(page, 'supplier-update.csv')
  const list = bench(page, /supplier-update\.csv$/)
  await expect(list).toBeVisible()
  await list.getByRole('tab', { name: /^Products/ }).click()

  await expect(list.getByText('60 variants matched')).toBeVisible()
  await expect(list.getByText('Nothing is lost: all 72 variants stay.')).toBeVisible()
  const fields = list.getByRole('group', { name: 'Update these fields' })
  await expect(fields.getByText('Column “RRP”')).toBeVisible()
  const only = (named: RegExp) => list.getByText(named)
  await expect(only(/^Only Compare-at price, Cost per item,? and Quantity are/)).toBeVisible()
  await fields.getByRole('checkbox', { name: /^Quantity/ }).uncheck()
  await expect(only(/^Only Compare-at price and Cost per item are/)).toBeVisible()

  // What is not in the file yet would be missing from a download.
  const dialog = page.getByRole('dialog')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /Switch to store\.csv/ }).click()
  await banner.getByRole('button', { name: /Open file: store\.csv/ }).click()
  await page.getByRole('button', { name: 'Download', exact: true }).first().click()
  await expect(dialog.getByText(/from supplier-update\.csv/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Show them' }).click()

  await list.getByRole('button', { name: 'Update 60 and add 10' }).click()
  await dialog.getByRole('button', { name: /^Apply all/ }).click()
  const applied = list.getByRole('region', { name: /^Applied: 120 cells in 13 products/ })
  await expect(applied.getByRole('heading')).toBeFocused()
  await expect(list.getByText('10 new products are in a file of their own')).toBeVisible()

  await applied.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(dialog.getByRole('group', { name: 'Variants are safe' })).toBeVisible()
  const file = open(new Uint8Array(await downloadChosen(page, /Changed products, all columns/)))
  expect(file.products).toHaveLength(13)
  expect(deletedVariants(store, file)).toEqual({ variants: 0, products: 0 })
  const [first] = file.products
  expect(file.text(first?.firstRow ?? 0, 'cost')).toBe('51.55')
  expect(file.text(first?.firstRow ?? 0, 'inventoryQuantity')).toBe('32')

  await applied.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('button', { name: 'Update 60 and add 10' })).toBeVisible()
  await page.goto('/dashboard/files')
  await expect(page.getByText('supplier-update-products.csv')).toBeHidden()
})
