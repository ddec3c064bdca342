import { generateExport } from '@dropwatt/automations'
import type { Page, Request } from 'playwright/test'
import {
  apiKey,
  expect,
  heading,
  hydrated,
  newAccount,
  sessionKey,
  test,
  type Account,
} from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'
import { downloadChosen, downloadWithout } from './workbench/parts.ts'

const bytes = Buffer.from(generateExport({ products: 60 }))

const pagePath = '/dashboard/mass-compare-price'
const bench = (page: Page) => page.getByRole('region', { name: /products\.csv/ })
const overlay = (page: Page) => page.getByText('Drop to open the file', { exact: true })
const staysSaved = 'The file that is open now stays saved.'
const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /products\.csv/ })

/** Begins to drag the export over the page, as from a file manager; returns what drops or leaves it. */
async function dragFile(page: Page): Promise<(type: 'dragleave' | 'drop') => Promise<void>> {
  await hydrated(page)
  const dataTransfer = await page.evaluateHandle((text) => {
    const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([content], 'products.csv', { type: 'text/csv' }))
    return data
  }, bytes.toString('base64'))
  await page.dispatchEvent('main', 'dragenter', { dataTransfer })
  await page.dispatchEvent('main', 'dragover', { dataTransfer })
  await expect(overlay(page)).toBeVisible()
  return async (type) => {
    await page.dispatchEvent('main', type, { dataTransfer })
    await expect(overlay(page)).toBeHidden()
  }
}

async function dropFile(page: Page): Promise<void> {
  const end = await dragFile(page)
  await expect(page.getByText(staysSaved)).toBeHidden()
  await end('drop')
  await expect(bench(page)).toBeVisible()
}

/**
 * Downloads the whole file.
 *
 * @param isPending whether the page shows changes that are not applied
 */
async function downloadWhole(page: Page, isPending = false): Promise<Buffer> {
  await bench(page).getByRole('button', { name: 'Download', exact: true }).first().click()
  if (isPending) await downloadWithout(page)
  return downloadChosen(page, /Whole file/)
}

/** Applies what the preview shows. */
async function apply(page: Page): Promise<void> {
  await bench(page)
    .getByRole('button', { name: /^Apply [\d,]+ changes$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply all' }).click()
  await expect(bench(page).getByRole('heading', { name: /^Applied: / })).toBeFocused()
}

/** Creates an account. */
async function signUp(page: Page, account: Account): Promise<void> {
  const headers = { apikey: apiKey }
  await page.request.post('/auth/v1/signup', { headers, data: account })
}

/** Signs a page in. */
async function signIn(page: Page, account: Account): Promise<void> {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: apiKey },
    data: account,
  })
  await page.goto('/favicon.svg')
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey,
    await response.text(),
  ] as const)
}

test(
  'a dropped export is changed, undone and downloaded',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    test.slow()
    const requests: Request[] = []
    await page.goto(pagePath)
    await expect(heading(page)).toBeVisible()
    page.on('request', (request) => requests.push(request))
    await dropFile(page)
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
    const leave = await dragFile(page)
    await expect(page.getByText(staysSaved)).toBeVisible()
    await leave('dragleave')

    const table = bench(page).getByRole('treegrid')
    await expect(table).toBeVisible()
    const applying = bench(page).getByRole('button', { name: /^Apply [\d,]+ changes$/ })
    const before = await applying.textContent()
    // The label around it takes the click.
    await table.getByRole('checkbox').first().locator('..').click()
    await expect(bench(page).getByText('1 excluded')).toBeVisible()
    await expect(applying).not.toHaveText(before ?? '')

    await apply(page)
    expect(await downloadWhole(page)).not.toEqual(bytes)

    await page.reload()
    await bench(page)
      .getByRole('tab', { name: /^History/ })
      .click()
    await expect(page).toHaveURL(/\?tab=history$/)
    const history = bench(page).getByRole('tabpanel')
    await expect(history.getByText('Mass Compare-at-Price')).toBeVisible()
    await history.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(history.getByText('Undone', { exact: true })).toBeVisible()
    expect(await downloadWhole(page, true)).toEqual(bytes)

    const { origin } = new URL(page.url())
    const elsewhere = requests.filter((request) => {
      const { protocol, origin: asked } = new URL(request.url())
      return request.method() !== 'GET' || (protocol !== 'blob:' && asked !== origin)
    })
    expect(elsewhere.map((request) => `${request.method()} ${request.url()}`)).toEqual([])
  },
)

test('files belong to their account', { tag: '@journey' }, async ({ page }) => {
  test.slow()
  const [ada, grace] = [newAccount(), newAccount()]
  await signUp(page, ada)
  await signUp(page, grace)
  await signIn(page, ada)
  await page.goto(pagePath)
  await expect(heading(page)).toBeVisible()
  await dropFile(page)
  await expect(chip(page)).toBeVisible()

  await signIn(page, grace)
  await page.goto('/dashboard/files')
  await expect(heading(page)).toHaveText('Files')
  await expect(page.getByText('No files yet')).toBeVisible()
  await expect(chip(page)).toBeHidden()

  await signIn(page, ada)
  await page.goto('/dashboard/files')
  await expect(page.getByText('products.csv')).not.toHaveCount(0)
  await page.getByRole('switch', { name: 'Remove my files when I log out' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)

  await signIn(page, ada)
  await page.goto('/dashboard/files')
  await expect(page.getByText('No files yet')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedProblems:
      /ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError|Failed to fetch|cross-world service worker/,
  })

  test(
    'a file is opened, changed and downloaded',
    { tag: '@journey' },
    async ({ memberPage: page, context }) => {
      test.slow()
      await skipBackgroundDelay(context)
      await page.goto('/dashboard')
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await context.setOffline(true)
      await page.goto(pagePath)
      await expect(heading(page)).toHaveText('Mass Compare-at-Price')
      await dropFile(page)
      await apply(page)
      expect(await downloadWhole(page)).not.toEqual(bytes)
      await bench(page).getByRole('button', { name: 'Undo last job' }).click()
      await expect(bench(page).getByRole('button', { name: 'Redo' })).toBeEnabled()
      expect(await downloadWhole(page, true)).toEqual(bytes)
    },
  )
})
