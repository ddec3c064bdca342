import { expect, type Page } from 'playwright/test'
import { apiKey, sessionKey, toast } from '../fixtures.ts'
import { pressByKey } from './bench.ts'
import { practiceShops, test } from './practiceServer.ts'

const settings = '/dashboard/settings/shopify-store'
const step = 'Connect your Shopify store'

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true })

/** The state of a store and its domain are in one line. */
const expectConnected = (page: Page) =>
  expect(group(page, 'Your store')).toContainText(`Connected${practiceShops['Practice store']}`)

/** Opens Shopify's screen from the settings. */
async function askForConsent(page: Page): Promise<void> {
  await page.goto(settings)
  await connectButton(page).click()
  await expect(page).toHaveURL(/\/practice\//)
}

async function connect(page: Page): Promise<void> {
  await askForConsent(page)
  await page.getByRole('button', { name: 'Install' }).click()
  await expectConnected(page)
}

/** Connects the other practice shop, which the page does not offer. */
async function connectOutlet(page: Page): Promise<void> {
  const address = await page.evaluate(
    async ([key, shop]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const response = await fetch('/store/connect', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ shop }),
      })
      return String((await response.json()).address)
    },
    [sessionKey, practiceShops['Practice outlet']] as const,
  )
  await page.goto(address)
  await page.getByRole('button', { name: 'Install' }).click()
}

test('@journey [4] a store is connected from the first steps, which then have it done', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Connect', exact: true }).click()
  await expect(page).toHaveTitle(/^Shopify Store/)
  await expect(page.getByRole('note')).toContainText('Practice store')
  await connectButton(page).click()
  await page.getByRole('button', { name: 'Install' }).click()

  await expectConnected(page)
  await expect(group(page, 'Granted permissions')).toContainText('write_products')
  await expect(toast(page)).toContainText('Practice store is connected')
  await expect(page).toHaveURL(new RegExp(`${settings}$`))

  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: step })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Connect', exact: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: step }).uncheck()
  await expect(page.getByText('0 of 3')).toBeVisible()
})

test('[5] cancelling at Shopify says that nothing was stored', async ({ page }) => {
  await askForConsent(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').first()).toContainText('You cancelled at Shopify.')
  await expect(page).toHaveURL(new RegExp(`${settings}$`))
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByText('You cancelled at Shopify.')).toHaveCount(0)
})

test.describe('where Shopify grants less', () => {
  // The browser logs the refusal.
  test.use({ allowedProblems: /status of 409/ })

  test('[6] the missing permission is named, and asked for again', async ({ page }) => {
    await askForConsent(page)
    await page.goto(page.url().replace('write_products', 'read_products'))
    await page.getByRole('button', { name: 'Install' }).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'Missing permission: Read and change products.',
    )
    await expect(page.getByText('No store connected')).toBeVisible()
    await page.getByRole('button', { name: 'Connect again with this permission' }).click()
    await page.getByRole('button', { name: 'Install' }).click()
    await expect(group(page, 'Granted permissions')).toContainText('write_products')
  })
})

test('[7] of two stores either can be the one in use, also in other tabs', async ({
  page,
  context,
}) => {
  await connect(page)
  await connectOutlet(page)
  const stores = group(page, 'Your stores')
  await expect(stores.getByRole('listitem')).toHaveCount(2)
  await expect(group(page, 'Your store')).toContainText(practiceShops['Practice outlet'])

  const other = await context.newPage()
  await other.goto(settings)
  await expect(group(other, 'Your store')).toContainText(practiceShops['Practice outlet'])
  await stores.getByRole('button', { name: 'Use Practice store' }).click()
  await expect(group(page, 'Your store')).toContainText(practiceShops['Practice store'])
  await expect(group(other, 'Your store')).toContainText(practiceShops['Practice store'])
  await page.reload()
  await expect(group(page, 'Your store')).toContainText(practiceShops['Practice store'])
})

test('[8] a store is disconnected, and connected again', async ({ page }) => {
  await connect(page)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No store connected')).toBeVisible()
  await expect(toast(page)).toContainText('Practice store is disconnected')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Connect', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: step })).not.toBeChecked()
  await connect(page)
})

test('[50] a store is connected and disconnected by the keyboard', async ({ page }) => {
  await page.goto(settings)
  await pressByKey(page, connectButton(page))
  await pressByKey(page, page.getByRole('button', { name: 'Install' }))
  await pressByKey(page, page.getByRole('button', { name: 'Disconnect' }))
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }))
  await expect(group(page, 'Your store')).toBeFocused()
})

test('check 38: a session that ended elsewhere reaches no store', async ({
  page,
  practiceOrigin,
}) => {
  const token = await page.evaluate(
    (key) => String(JSON.parse(localStorage.getItem(key) ?? '{}').access_token),
    sessionKey,
  )
  const headers = { Authorization: `Bearer ${token}` }
  const ended = await page.request.post(`${practiceOrigin}/auth/v1/logout?scope=global`, {
    headers: { ...headers, apikey: apiKey },
  })
  expect(ended.status()).toBe(204)
  const answer = await page.request.get(`${practiceOrigin}/store/shops`, { headers })
  expect([answer.status(), await answer.json()]).toEqual([401, { error: 'signed-out' }])
})

test.describe('on a phone in Italian', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it' })

  test('[50] the page does not scroll sideways', async ({ page }) => {
    await page.goto(settings)
    await page.getByRole('button', { name: 'Collega', exact: true }).click()
    await page.getByRole('button', { name: 'Installa' }).click()
    await expect(page.getByText(practiceShops['Practice store'])).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
