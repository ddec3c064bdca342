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
import { dragFiles, dropFiles } from './workbench/dropFiles.ts'
import { applyAll, downloadWhole } from './workbench/parts.ts'
import { savedFile } from './workbench/savedFile.ts'

const bytes = Buffer.from(generateExport({ products: 60 }))

const pagePath = '/dashboard/mass-compare-price'
const bench = (page: Page) => page.getByRole('region', { name: /products\.csv/ })
const staysSaved = 'The file that is open now stays saved.'
const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /products\.csv/ })

const products = { name: 'products.csv', bytes }

async function dropFile(page: Page): Promise<void> {
  await hydrated(page)
  await dropFiles(page, products)
  await expect(bench(page)).toBeVisible()
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

test('a dropped export is changed, undone and downloaded', async ({ memberPage: page }) => {
  test.slow()
  const requests: Request[] = []
  await page.goto(pagePath)
  await expect(heading(page)).toBeVisible()
  page.on('request', (request) => requests.push(request))
  await dropFile(page)
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
  const end = await dragFiles(page, [products])
  await expect(page.getByText(staysSaved)).toBeVisible()
  await end('dragleave')
  await expect(page.getByText(staysSaved)).toBeHidden()

  const table = bench(page).getByRole('treegrid')
  await expect(table).toBeVisible()
  const applying = bench(page).getByRole('button', { name: /^Apply [\d,]+ changes$/ })
  const before = await applying.textContent()
  // The label around it takes the click.
  await table.getByRole('checkbox').first().locator('..').click()
  await expect(bench(page).getByText('1 excluded')).toBeVisible()
  await expect(applying).not.toHaveText(before ?? '')

  await applyAll(page)
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
})

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
  await expect(savedFile(page, 'products.csv')).toBeVisible()
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
      await applyAll(page)
      expect(await downloadWhole(page)).not.toEqual(bytes)
      await bench(page).getByRole('button', { name: 'Undo last job' }).click()
      await expect(bench(page).getByRole('button', { name: 'Redo' })).toBeEnabled()
      expect(await downloadWhole(page, true)).toEqual(bytes)
    },
  )
})
