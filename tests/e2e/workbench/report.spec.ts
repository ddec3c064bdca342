import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { pagePath, partsOf, start } from './parts.ts'

const name = 'products_export.csv'
const rows = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
  'tee,=Tee(1),Size,S,T-S,"1.299,00 €"',
  'mug,Mug,Title,Default Title,M-1,5',
  'tee,,,M,T-M,9.99',
  'hat,Hat,Title,Default Title,H-1,free',
]

const report = [
  'Kind,What is wrong,Row,Handle,Column,Value',
  'Problem,Prices that are not numbers: 2 cells,2,tee,Variant Price,"1.299,00 €"',
  'Problem,Prices that are not numbers: 2 cells,5,hat,Variant Price,free',
  "Warning,Cells that a spreadsheet may read as formulas: 1,2,tee,Title,'=Tee(1)",
]

test('the problems of a file are downloaded as a list', async ({ memberPage: page }) => {
  const { bench } = partsOf(page)
  await start(page, pagePath)
  const buffer = Buffer.from(rows.join('\n'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer })
  const fix = bench.getByRole('button', { name: 'Group rows' })
  await fix.click()
  // The rows of a product are together now; the list still names those of the export.
  await expect(fix).toBeHidden()
  await expect(bench.getByRole('button', { name: 'row 5', exact: true })).toBeVisible()
  const started = page.waitForEvent('download')
  await bench.getByRole('button', { name: 'Download report' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('products_export-report.csv')
  const content = await readFile(await download.path(), 'utf8')
  expect(content.split('\r\n')).toEqual([`\uFEFF${report[0]}`, ...report.slice(1), ''])
})
