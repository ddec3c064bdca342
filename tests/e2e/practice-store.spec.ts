import { expect, test, type Page } from 'playwright/test'
import { openPracticeStore } from '../../packages/practice-store/src/index.ts'
import { judge, prepareAxe } from './accessibility/axe.ts'

const siteUrl = 'https://practice.test'

/** Opens the screen that asks to install the app; every other address answers with nothing. */
async function openScreen(page: Page): Promise<void> {
  const store = openPracticeStore({ siteUrl })
  await page.route(`${siteUrl}/**`, (route) => route.fulfill({ status: 204 }))
  await page.route(`${siteUrl}/practice/**`, async (route) => {
    const request = route.request()
    const response = await store.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: request.postData(),
      }),
    )
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  })
  const parameters = new URLSearchParams({
    client_id: store.app.clientId,
    scope: 'write_products,write_files,write_translations,read_locales',
    redirect_uri: store.app.redirectUrls[0] ?? '',
    state: 'state-1',
  })
  const [shop] = store.shops.keys()
  await page.goto(`${siteUrl}/practice/${shop}/admin/oauth/authorize?${parameters}`)
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const locale of ['en', 'it'] as const) {
    test.describe(`in ${locale} and the ${colorScheme} theme`, () => {
      test.use({ colorScheme, locale })

      test('axe finds no violation on the screen that asks to install', async ({ page }) => {
        await openScreen(page)
        await prepareAxe(page)
        const { violations, undecided } = await judge(page)
        expect([violations, undecided]).toEqual([[], []])
      })
    })
  }
}

test('a permission is switched off and the app installed by the keyboard', async ({ page }) => {
  await openScreen(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('switch', { name: 'Change pictures and alt texts' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(
    page.getByRole('switch', { name: 'Change pictures and alt texts' }),
  ).not.toBeChecked()
  await page.getByRole('button', { name: 'Install' }).focus()
  const back = page.waitForRequest(/\/store\/callback\?/)
  await page.keyboard.press('Enter')
  const { searchParams } = new URL((await back).url())
  expect(searchParams.get('state')).toBe('state-1')
  expect(searchParams.has('code')).toBe(true)
})

test('products cannot be switched off', async ({ page }) => {
  await openScreen(page)
  await expect(page.getByRole('listitem').first()).toContainText('Always')
  await expect(page.getByRole('switch')).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the screen does not scroll sideways', async ({ page }) => {
    await openScreen(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
