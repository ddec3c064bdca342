import type { Page } from 'playwright/test'
import { expect, heading, hydrated, test, toast } from './fixtures.ts'

const root = (page: Page) => page.locator('html')

test('[(445)] the default theme is dark', async ({ browser }) => {
  const page = await browser.newPage({ colorScheme: 'light' })
  await page.goto('/')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(root(page)).toHaveAttribute('lang', 'en')
  await page.close()
})

test.describe('in an Italian browser', () => {
  test.use({ locale: 'it-IT' })

  test('the language is Italian until another is chosen', async ({ memberPage: page }) => {
    await page.goto('/dashboard')
    await expect(heading(page)).toHaveText('Ti diamo il bentornato!')
    await page.goto('/support?from=mail')
    await expect(page).toHaveURL('/it/support?from=mail')
    await page.getByRole('button', { name: 'Passa all’inglese' }).click()
    await expect(page).toHaveURL('/support?from=mail')
    await page.goto('/terms')
    await expect(page).toHaveURL('/terms')
    await expect(root(page)).toHaveAttribute('lang', 'en')
  })
})

test('a visit to an Italian page changes that page only', async ({ memberPage: page }) => {
  await page.goto('/it/support')
  await expect(root(page)).toHaveAttribute('lang', 'it')
  await page.goto('/dashboard')
  await expect(heading(page)).toHaveText('Welcome Back!')
  await expect(root(page)).toHaveAttribute('lang', 'en')
})

test('form input survives a language switch', async ({ page }) => {
  await page.goto('/signin')
  await page.getByLabel('Email').fill('ada@shop.test')
  await page.getByRole('button', { name: 'Switch to Italian' }).click()
  await expect(page).toHaveURL('/it/signin')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@shop.test')
  await page.getByRole('button', { name: 'Passa all’inglese' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByLabel('Email')).toHaveValue('ada@shop.test')
})

test('the switch leads from an Italian page to the English one', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('dropwatt.language', 'en'))
  await page.goto('/it/blog')
  await page.getByRole('button', { name: 'Passa all’inglese' }).click()
  await expect(page).toHaveURL('/blog')
})

test('[(411)] theme and language change in every tab', async ({ memberPage: page, context }) => {
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard/auto-tag')
  await expect(heading(other)).toBeVisible()

  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#f8faf7')
  await expect(root(other)).toHaveAttribute('data-theme', 'light')

  await page.getByRole('button', { name: 'Switch to Italian' }).click()
  await expect(root(page)).toHaveAttribute('lang', 'it')
  await expect(root(other)).toHaveAttribute('lang', 'it')
  await expect(heading(page)).not.toHaveText('Welcome Back!')

  await page.goto('/dashboard/community')
  await expect(page).toHaveTitle('Le migliori community e-commerce - Dropwatt')
  await expect(root(page)).toHaveAttribute('lang', 'it')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})

test(
  '[411] a theme and a language chosen on Theme & Language persist',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    await page.goto('/dashboard/settings/theme-language')
    await page.getByText('Light', { exact: true }).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText("This feature isn't implemented yet")
    await page.getByText('Italiano', { exact: true }).click()
    await expect(root(page)).toHaveAttribute('lang', 'it')
    await page.reload()
    await expect(heading(page)).toHaveText('Tema e lingua')
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
  },
)

test.describe('without the script of the app', () => {
  // The test blocks the script, so only the inline script can have applied anything.
  test.use({ allowedProblems: /ERR_FAILED/ })

  test('the choices apply before the first paint', async ({ memberPage: page }) => {
    await page.evaluate(() => {
      localStorage.setItem('dropwatt.theme', 'light')
      localStorage.setItem('dropwatt.language', 'it')
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForSelector('body', { state: 'attached' })
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await expect(root(page)).toHaveAttribute('lang', 'it')
  })
})

test('a theme switch has no transition', async ({ memberPage: page }) => {
  await page.goto('/dashboard')
  await hydrated(page)
  const toLight = page.getByRole('button', { name: 'Switch to the light theme' })
  await toLight.hover()
  const moving = await toLight.evaluate(async (button) => {
    const moves = () => document.getAnimations().filter((move) => move instanceof CSSTransition)
    // The colours of the hovered button settle first.
    await Promise.allSettled(moves().map(({ finished }) => finished))
    if (button instanceof HTMLElement) button.click()
    return moves().length
  })
  expect(moving).toBe(0)
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})
