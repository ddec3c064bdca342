import type { Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { countDocuments, missingFiles } from './failures.ts'
import {
  expect,
  heading,
  hydrated,
  newAccount,
  openForUse,
  signIn,
  signUp,
  test,
  toast,
} from './fixtures.ts'

test.use({ allowedProblems: missingFiles })

const notice = 'You are offline.'

for (const width of [1440, 390]) {
  test(`quality 22: a banner says that the network is lost at ${width} px`, async ({
    memberPage: page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(paths.dashboard)
    await hydrated(page)
    await context.setOffline(true)
    const line = page.getByRole('status').filter({ hasText: notice })
    await expect(line).toBeVisible()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {}
    const bar = await page.getByRole('banner').boundingBox()
    // It covers nothing: the bar is below it.
    expect([y, bar?.y]).toEqual([0, height])

    await context.setOffline(false)
    await expect(page.getByText(notice)).toHaveCount(0)
    await expect(toast(page)).toContainText('You are back online')
  })
}

test('quality 22: there is no banner while the network is available', async ({ page }) => {
  await openForUse(page, paths.home)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(notice)).toHaveCount(0)
  await expect(page.getByText('You are back online')).toHaveCount(0)
})

test('quality 22: a page that has not loaded shows an offline panel', async ({
  memberPage: page,
  context,
}) => {
  await page.goto(paths.dashboard)
  await hydrated(page)
  await expect(heading(page)).toHaveText('Welcome Back!')
  await context.setOffline(true)
  const documents = countDocuments(page)
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('You are offline - Dropwatt')
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page)).toContainText('Still no connection')
  expect(documents()).toBe(0)

  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Top E-Com Community')
  expect(documents()).toBe(1)
})

test('quality 22: a page of an unreachable server can be retried', async ({
  memberPage: page,
  context,
}) => {
  await page.goto(paths.dashboard)
  await hydrated(page)
  await expect(heading(page)).toHaveText('Welcome Back!')
  const documents = countDocuments(page)
  await context.route('**/*', (route) => route.abort())
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(toast(page)).toContainText('Still no connection')
  expect(documents()).toBe(0)

  await context.unroute('**/*')
  await retry.click()
  await expect(heading(page)).toHaveText('Top E-Com Community')
})

/** Opens a form, lets all of its code load, and goes offline. */
async function openAndGoOffline(page: Page, path: string): Promise<void> {
  await openForUse(page, path)
  await page.getByLabel('Email').focus()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

test.describe('quality 22: offline', () => {
  test('Continue with Google says that the network is lost', async ({ page }) => {
    await openAndGoOffline(page, paths.signIn)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(toast(page)).toContainText('Failed to connect with google')
    await expect(toast(page)).toContainText('Check your internet connection')
    await expect(page).toHaveURL(paths.signIn)
  })

  test('a sign-in fails with a message, and works online', async ({ page, context, account }) => {
    await openAndGoOffline(page, paths.signIn)
    await signIn(page, account)
    await expect(toast(page)).toContainText('Login Failed')
    await expect(toast(page)).toContainText('Check your internet connection')
    await context.setOffline(false)
    await signIn(page, account)
    await expect(page).toHaveURL(paths.dashboard)
  })

  test('a sign-up fails with a message', async ({ page }) => {
    await openAndGoOffline(page, paths.signUp)
    await signUp(page, newAccount())
    await expect(toast(page)).toContainText('Check your internet connection')
    await expect(page).toHaveURL(paths.signUp)
  })

  test('a recovery fails with a message', async ({ page }) => {
    await openAndGoOffline(page, paths.forgotPassword)
    await page.getByLabel('Email').fill(newAccount().email)
    await page.getByRole('button', { name: /link/i }).click()
    await expect(toast(page)).toContainText('Check your internet connection')
  })

  test('a language switch says what to do', async ({ memberPage: page, context }) => {
    await page.goto(paths.dashboard)
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Switch to Italian' }).click()
    await expect(toast(page)).toContainText('then reload the page and choose the language again')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
