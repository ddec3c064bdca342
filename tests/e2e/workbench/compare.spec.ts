import { generateExport } from '@dropwatt/automations'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, overlaysClosed, test } from '../fixtures.ts'
import { pagePath, partsOf, start } from './parts.ts'

const header = 'Handle,Title,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price'
const monday = [
  header,
  'tee,Tee,"a, b",Size,S,T-S,9.90',
  'tee,,,,M,T-M,9.90',
  'mug,Mug,,Title,Default Title,M-1,5.00',
]
const friday = [
  header,
  'tee,Tee,"b, a",Size,S,T-S,8.90',
  'tee,,,,M,T-M,9.9',
  'tee,,,,L,T-L,9.90',
  'hat,=Hat,,Title,Default Title,H-1,7.00',
]

const csv = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

/** Opens the comparison from the menu of the file. */
async function compare(page: Page) {
  const { bench, dialog } = partsOf(page)
  await bench.getByRole('button', { name: 'File menu' }).click()
  await page.getByRole('menuitem', { name: 'Compare with another export' }).click()
  await expect(dialog).toBeVisible()
  return dialog
}

test(
  'two exports are compared, and neither changes',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    test.slow()
    const { bench } = partsOf(page)
    await start(page, pagePath)
    const choose = page.locator('input[type=file]').first()
    await choose.setInputFiles(csv('monday.csv', monday.join('\n')))
    await expect(bench.getByRole('heading', { name: 'monday.csv' })).toBeVisible()
    await bench.getByRole('button', { name: 'File menu' }).click()
    await page.getByRole('menuitem', { name: 'Open another file' }).click()
    await choose.setInputFiles(csv('friday.csv', friday.join('\n')))
    await expect(bench.getByRole('heading', { name: 'friday.csv' })).toBeVisible()

    const dialog = await compare(page)
    await dialog.getByRole('button', { name: /^monday\.csv/ }).click()
    const summary = dialog.getByText('3 of 3 products differ. 1 cell changed.')
    await expect(summary).toBeFocused()
    const table = dialog.getByRole('treegrid', { name: 'Differences' })
    const names = table.getByRole('rowheader')
    await expect(names).toHaveText([
      'Tee3 variants',
      'S · Variant Price',
      'L',
      '=Hat1 variant',
      'Mug1 variant',
    ])
    await expect(table.getByRole('gridcell', { name: /9\.90 changes to 8\.90/ })).toBeVisible()
    await dialog.getByRole('radio', { name: 'Missing 1' }).check()
    await expect(names).toHaveText(['Mug1 variant'])
    await dialog.getByRole('radio', { name: 'All 3' }).check()
    await dialog.getByRole('searchbox').fill('t-l')
    await expect(names).toHaveText(['Tee3 variants', 'S · Variant Price', 'L'])
    await dialog.getByRole('button', { name: 'Clear search' }).click()
    await dialog.getByRole('button', { name: 'Columns' }).click()
    await dialog.getByRole('menuitemcheckbox', { name: 'Variant Price' }).click()
    await expect(names).toHaveText(['Tee3 variants', 'L', '=Hat1 variant', 'Mug1 variant'])

    const started = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download list' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('friday-differences.csv')
    const content = await readFile(await download.path(), 'utf8')
    expect(content.split('\r\n')).toEqual([
      '\uFEFFDifference,Handle,Product,Variant or image,Row in the earlier file,Row in the later file,Column,Before,After',
      'Changed,tee,Tee,S,2,2,Variant Price,9.90,8.90',
      'New variant,tee,Tee,L,,4,,,',
      "New,hat,'=Hat,,,5,,,",
      'Missing,mug,Mug,,4,,,,',
      '',
    ])

    await dialog.getByRole('button', { name: 'Swap files' }).click()
    await expect(names).toHaveText([
      'Tee2 variants',
      'S · Variant Price',
      'L',
      'Mug1 variant',
      '=Hat1 variant',
    ])
    await expect(table.getByRole('gridcell', { name: /8\.90 changes to 9\.90/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await overlaysClosed(page)
    await expect(bench.getByRole('button', { name: 'Undo last job' })).toBeDisabled()
  },
)

test('an export from the disk is compared', async ({ memberPage: page }) => {
  test.slow()
  const { bench } = partsOf(page)
  await start(page, pagePath)
  const legacy = generateExport({ products: 300 })
  await page.locator('input[type=file]').first().setInputFiles(csv('older.csv', legacy))
  await expect(bench.getByRole('heading', { name: 'older.csv' })).toBeVisible()

  const dialog = await compare(page)
  const choose = dialog.locator('input[type=file]')
  await choose.setInputFiles(csv('login.csv', '<!doctype html><title>Log in</title>'))
  await expect(dialog.getByRole('alert')).toContainText('This is a web page, not a CSV file')
  const current = generateExport({ products: 300, quirks: { header: 'current' } })
  await choose.setInputFiles(csv('today.csv', current))
  await expect(dialog.getByRole('heading', { name: 'No differences' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  const others = generateExport({ products: 900, seed: 2, quirks: { header: 'current' } })
  await choose.setInputFiles(csv('others.csv', others))
  const table = dialog.getByRole('treegrid', { name: 'Differences' })
  await expect(table).toBeVisible()
  await table.getByRole('rowheader').first().click()
  await page.keyboard.press('Control+End')
  const last = table.getByRole('row').last()
  await expect(last.getByRole('rowheader')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(last).not.toHaveAttribute('aria-busy', 'true')
  expect(await table.getByRole('row').count()).toBeLessThan(65)
})
