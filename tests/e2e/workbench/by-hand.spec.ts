import type { Page } from 'playwright/test'
import { automationPath } from '../../../packages/app/src/paths.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { dropFiles } from './dropFiles.ts'
import { downloadChosen, partsOf, start } from './parts.ts'

const rows = [
  'Handle,Title,Description,Option1 Name,Option1 Value,SKU,Variant Price',
  'tee,Cotton tee,<p>Soft</p>,farbe,blau,T-1,20.00',
  'tee,,,,ROT,T-2,20.00',
  'mug,MUG!!!,<p>Hard</p>,Title,Default Title,M-1,9.00',
  '',
]
const catalogue = { name: 'products.csv', bytes: Buffer.from(rows.join('\r\n')) }

/** Opens the catalogue on the page of an automation. */
async function open(page: Page, slug: Parameters<typeof automationPath>[0]) {
  await start(page, automationPath(slug))
  await hydrated(page)
  await dropFiles(page, catalogue)
  const parts = partsOf(page)
  await expect(parts.bench.getByRole('heading', { name: catalogue.name })).toBeFocused()
  return parts
}

/** Writes a cell of the table, which is found by its text. */
async function write(page: Page, cell: string | RegExp, text: string): Promise<void> {
  const table = page.getByRole('treegrid')
  await table.getByRole('gridcell').filter({ hasText: cell }).first().dblclick()
  const field = table.getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(table).toContainText('by hand')
}

/** Applies what the table shows, also what needs review, and downloads the whole file. */
async function applyAll(page: Page): Promise<string> {
  const parts = partsOf(page)
  await parts.apply.click()
  await parts.dialog
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click()
  await parts.downloadResult.click()
  return (await downloadChosen(page, /Whole file/)).toString()
}

test('the name of an option that is written by hand is in the file', async ({
  memberPage: page,
}) => {
  const { bench } = await open(page, 'variant-title-fixer')
  await bench.getByRole('radio', { name: /^All/ }).click()
  await write(page, /farbe/u, 'Colour')
  expect(await applyAll(page)).toContain('<p>Soft</p>,Colour,blau,')
})

test('a title that was not proposed is in the file', async ({ memberPage: page }) => {
  const { bench } = await open(page, 'ai-copy-optimizer')
  await bench.getByRole('radio', { name: /^All/ }).click()
  await write(page, /Cotton tee/u, 'Soft tee')
  expect(await applyAll(page)).toContain('tee,Soft tee,')
})
