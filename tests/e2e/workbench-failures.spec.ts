import { generateExport } from '@dropwatt/automations'
import type { Page } from 'playwright/test'
import { open, readFile } from 'node:fs/promises'
import { expect, heading, hydrated, test } from './fixtures.ts'
import { downloadChosen, downloadWithout } from './workbench/parts.ts'

const pagePath = '/dashboard/mass-compare-price'
const bytes = Buffer.from(generateExport({ products: 20 }))
const bench = (page: Page, name = 'products.csv') => page.getByRole('region', { name })

async function openPage(page: Page, path = pagePath): Promise<void> {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await hydrated(page)
}

/** Drops a file on the page, as from a file manager. */
async function drop(page: Page, content: Buffer | string, name = 'products.csv'): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, fileName]) => {
      const data = new DataTransfer()
      const letters = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      data.items.add(new File([letters], fileName))
      return data
    },
    [Buffer.from(content).toString('base64'), name] as const,
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

/** Applies what the preview shows. */
async function apply(page: Page): Promise<void> {
  await bench(page)
    .getByRole('button', { name: /^Apply [\d,]+ changes$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply all' }).click()
  await expect(bench(page).getByRole('heading', { name: /^Applied: / })).toBeFocused()
}

/**
 * Downloads the whole file.
 *
 * @param isPending whether the page shows changes that are not applied
 */
async function downloadWhole(page: Page, isPending = false): Promise<Buffer> {
  await bench(page).getByRole('button', { name: 'Download', exact: true }).first().click()
  if (isPending) await downloadWithout(page)
  return downloadChosen(page, /^Whole file/)
}

const refusals: readonly (readonly [content: Buffer | string, title: string, text: RegExp])[] = [
  [
    'Handle,Title,Body (HTML)\ntee,Tee,<p>Soft</p>\nmug,Mug,"<p>Keeps',
    'The file is incomplete',
    /^It ends in the middle of a cell \(row 3, column Body \(HTML\)\).* so the file was not opened\.$/,
  ],
  [
    '<!doctype html><title>Log in</title>',
    'This is a web page, not a CSV file',
    /^It starts with <!doctype html>\. Your store may have sent its login page/,
  ],
  [
    Buffer.from('PK\u0003\u0004........[Content_Types].xml'),
    'This ZIP file is damaged',
    /^The download may have stopped too early\./,
  ],
  [
    'Handle,Title,SKU,HS Code,COO,Location,On hand (current)\ntee,Tee,T-1,,IT,Milan,3\n',
    'This is an inventory export',
    /^It holds stock by location, not products\. In your store, go to Products/,
  ],
  [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    'This is a PNG file',
    /^Exports and lists open as CSV or XLSX:/,
  ],
  [
    'Article,Price\nTee,1.00\n',
    'This looks like a supplier list',
    /^It has no Handle or URL handle column\. Open it in Bulk Products Importer\.$/,
  ],
  ['Handle,Title\n', 'This file has no products', /^It is empty or contains only the header row\./],
  [
    Buffer.from('\uFEFFHandle,Title\na,\uD800b\n', 'utf16le'),
    'Part of this file is damaged',
    /^It is in UTF-16, but some of its characters are not valid\./,
  ],
]

test('a file that is no export is refused with its reason', async ({ memberPage: page }) => {
  test.slow()
  await openPage(page)
  const main = page.getByRole('main')
  const expectRefusal = async (title: string, text: RegExp) => {
    const alert = main.getByRole('alert').filter({ hasText: title })
    await expect(alert).toBeVisible()
    await expect(alert.getByText(text)).toBeVisible()
  }
  for (const [content, title, text] of refusals) {
    await drop(page, content)
    await expectRefusal(title, text)
  }

  const large = test.info().outputPath('large.csv')
  const file = await open(large, 'w')
  await file.truncate(200_000_001)
  await file.close()
  await main.locator('input[type="file"]').first().setInputFiles(large)
  await expectRefusal('This file is too large: 200 MB', /^The limit is 200\sMB\./)

  await drop(page, bytes)
  await expect(bench(page)).toBeVisible()
  const [[content, title, text]] = refusals.slice(0, 1) as [(typeof refusals)[number]]
  await drop(page, content, 'cut.csv')
  await expectRefusal(title, text)
  await expect(bench(page)).toBeVisible()
  await main.getByRole('button', { name: 'Close' }).click()
  await expect(main.getByRole('alert').filter({ hasText: title })).toBeHidden()
})

test('a damaged export is fixed, and its original is kept', async ({ memberPage: page }) => {
  test.slow()
  const damaged = [
    'Handle,Title,Body (HTML),Tags,Tags,__proto__,constructor,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price',
    `tee,Tee,${'x'.repeat(1_000_000)},a,b,1,2,Size,S,10.00,12.00`,
    'mug,Mug CafÃ©,,=1+1,@SUM(A1),1,2,Title,Default Title,5.00,4.00',
    'tee,,,,,,,,M,10.00,12.00',
    'cup,Cup,,a',
    '',
  ].join('\n')
  await openPage(page)
  await drop(page, damaged)
  await expect(bench(page).getByRole('tab', { name: /^Check/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  for (const finding of [
    /^Rows of the same product are not together: 1/,
    /^Too many or too few cells: 1/,
    /^Unreadable characters: 1/,
    /^Cells that a spreadsheet may read as formulas: 2/,
    /^Fake discounts: 1/,
  ]) {
    await expect(bench(page).getByText(finding)).toBeVisible()
  }
  await bench(page).getByRole('button', { name: 'Group rows' }).click()
  await expect(bench(page).getByText(/^Rows of the same product are not together/)).toBeHidden()
  await bench(page)
    .getByRole('tab', { name: /^History/ })
    .click()
  const started = page.waitForEvent('download')
  await bench(page).getByRole('button', { name: 'Download original file' }).click()
  const original = await readFile(await (await started).path())
  expect(original.equals(Buffer.from(damaged))).toBe(true)
})

test('without storage a tab asks before it closes with a file', async ({ memberPage: page }) => {
  test.slow()
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Storage is disabled.', 'SecurityError')
    }
  })
  await openPage(page)
  await drop(page, bytes)
  await expect(bench(page).getByText('This browser cannot save your files')).toBeVisible()
  await expect(
    bench(page).getByText(/^You are in a private window, or browser storage is off\./),
  ).toBeVisible()
  await apply(page)
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
  await drop(page, bytes)
  await expect(bench(page)).toBeVisible()
  const other = await context.newPage()
  await openPage(other)
  const notice = 'This file is open in another tab'
  await expect(bench(other).getByText(notice)).toBeVisible()
  await expect(bench(other).getByRole('button', { name: /^Apply [\d,]+ changes$/ })).toBeDisabled()
  await apply(page)
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
  await drop(page, [header, ...lines, ''].join('\n'), `${secret}.csv`)
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
