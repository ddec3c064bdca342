import { generateExport } from '@dropwatt/automations'
import type { Page } from 'playwright/test'
import { open } from 'node:fs/promises'
import { expect, heading, hydrated, test } from './fixtures.ts'
import { dropFiles } from './workbench/dropFiles.ts'
import { applyAll, downloadWhole } from './workbench/parts.ts'

const pagePath = '/dashboard/mass-compare-price'
const bytes = Buffer.from(generateExport({ products: 20 }))
const products = { name: 'products.csv', bytes }
const bench = (page: Page, name = 'products.csv') => page.getByRole('region', { name })

async function openPage(page: Page, path = pagePath): Promise<void> {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await hydrated(page)
}

test('a file that is too large is refused', async ({ memberPage: page }) => {
  test.slow()
  await openPage(page)
  const large = test.info().outputPath('large.csv')
  const file = await open(large, 'w')
  await file.truncate(200_000_001)
  await file.close()
  const main = page.getByRole('main')
  await main.locator('input[type="file"]').first().setInputFiles(large)
  const alert = main.getByRole('alert').filter({ hasText: 'This file is too large: 200 MB' })
  await expect(alert).toBeVisible()
})

test('without storage a tab asks before it closes with a file', async ({ memberPage: page }) => {
  test.slow()
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Storage is disabled.', 'SecurityError')
    }
  })
  await openPage(page)
  await dropFiles(page, products)
  await expect(bench(page).getByText('This browser cannot save your files')).toBeVisible()
  await expect(
    bench(page).getByText(/^You are in a private window, or browser storage is off\./),
  ).toBeVisible()
  await applyAll(page)
  expect(await downloadWhole(page)).not.toEqual(bytes)
  await bench(page).getByRole('button', { name: 'Undo last job' }).click()
  await expect(bench(page).getByRole('button', { name: 'Redo' })).toBeEnabled()
  expect(await downloadWhole(page, true)).toEqual(bytes)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('a file in two tabs is changed in one at a time', async ({ memberPage: page, context }) => {
  test.slow()
  await openPage(page)
  await dropFiles(page, products)
  await expect(bench(page)).toBeVisible()
  const other = await context.newPage()
  await openPage(other)
  const notice = 'This file is open in another tab'
  await expect(bench(other).getByText(notice)).toBeVisible()
  await expect(bench(other).getByRole('button', { name: /^Apply [\d,]+ changes$/ })).toBeDisabled()
  await applyAll(page)
  await expect(bench(other).getByRole('tab', { name: /^History.*1/ })).toBeVisible()
  await bench(other).getByRole('button', { name: 'Work in this tab' }).click()
  await expect(bench(other).getByText(notice)).toBeHidden()
  await expect(bench(page).getByText(notice)).toBeVisible()
  await bench(other).getByRole('button', { name: 'Undo last job' }).click()
  await expect(bench(page).getByRole('button', { name: 'Redo' }).first()).toBeVisible()
  expect(await downloadWhole(page)).toEqual(bytes)

  await bench(other).getByRole('button', { name: 'File menu' }).click()
  await other.getByRole('menuitem', { name: 'Remove this file' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove file' }).click()
  await expect(bench(other)).toBeHidden()
  await expect(bench(page)).toBeHidden()
  await expect(page.getByText('Drop your product export here')).toBeVisible()
})

test('no request of a whole journey carries anything of the file', async ({ memberPage: page }) => {
  test.slow()
  const secret = 'zanzibarquilt'
  const lines = Array.from(
    { length: 40 },
    (_, at) =>
      `${secret}-${at},${secret} ${at},${secret}vendor,${secret}tag,Title,Default Title,12.00,`,
  )
  const header =
    'Handle,Title,Vendor,Tags,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price'
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('blob:')) return
    const { referer = '' } = request.headers()
    sent.push([request.method(), request.url(), referer, request.postData() ?? ''].join(' '))
  })
  await openPage(page)
  await dropFiles(page, {
    name: `${secret}.csv`,
    bytes: Buffer.from([header, ...lines, ''].join('\n')),
  })
  const region = bench(page, `${secret}.csv`)
  await expect(region.getByRole('treegrid')).toBeVisible()
  await region.getByRole('searchbox').fill(`${secret} 7`)
  await expect(region.getByRole('treegrid')).toContainText(`${secret} 7`)
  await region.getByRole('button', { name: /^Apply [\d,]+ changes$/ }).click()
  await expect(region.getByRole('heading', { name: /^Applied: / })).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Change Vendor in Bulk' })
    .click()
  await expect(heading(page)).toHaveText('Change Vendor in Bulk')
  await expect(region).toBeVisible()
  await page.goto('/dashboard/files')
  await expect(page.getByText(`${secret}.csv`)).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((each) => each.includes(secret))).toEqual([])
})
