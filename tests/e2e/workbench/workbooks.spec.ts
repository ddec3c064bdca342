import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { OpenFile } from '@dropwatt/automations'
import { expect, test } from '../fixtures.ts'
import { downloadChosen, downloadWithout, start } from './parts.ts'

const cases = new URL('../../../packages/automations/cases/spreadsheets/', import.meta.url)

/** Drops a file anywhere on the page. */
async function drop(page: Page, file: string): Promise<void> {
  const content = await readFile(new URL(file, cases))
  const data = await page.evaluateHandle(
    ([name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!)
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name))
      return transfer
    },
    [file, content.toString('base64')] as const,
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}

test(
  'a dropped workbook is downloaded as CSV',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    await start(page, '/dashboard/mass-compare-price#workbench')
    await drop(page, 'products-export.xlsx')
    const bench = page.getByRole('region', { name: 'products-export.csv' })
    await expect(bench.getByText('Opened from the sheet Products')).toBeVisible()
    await expect(bench.getByText('Your download is a CSV file.')).toBeVisible()
    await expect(bench.getByText(/^Not opened: Orders\./)).toBeVisible()
    await bench.getByRole('button', { name: 'Download', exact: true }).first().click()
    await downloadWithout(page)
    const bytes = new Uint8Array(await downloadChosen(page, /Whole file/))
    const { facts, current } = OpenFile.open(bytes, { name: 'made.csv' })
    expect(facts).toMatchObject({ kind: 'products', products: 2 })
    expect(current.text(3, 'sku')).toBe('0042')
  },
)

test('a workbook that is dropped opens as a list of a supplier', async ({ memberPage: page }) => {
  await start(page, '/dashboard/bulk-products-importer#workbench', 'it')
  await drop(page, 'listino.xlsx')
  const bench = page.getByRole('region', { name: 'listino.xlsx' })
  await expect(bench.getByText('Aperto dal foglio Listino')).toBeVisible()
  await expect(bench.getByText('Righe nascoste nel foglio, incluse: 1.')).toBeVisible()
  await expect(bench.getByRole('heading', { name: 'listino.xlsx' })).toBeFocused()
})
