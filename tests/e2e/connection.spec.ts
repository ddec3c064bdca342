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

// Every test here goes offline, and what is in the HTTP cache loads without a network too.
test.use({ allowedProblems: missingFiles })

const notice = 'You are offline.'

test('quality 22: a banner says that the network is lost, covers nothing, and disappears when it is back', async ({
  memberPage: page,
  context,
}) => {
  await page.goto(paths.dashboard)
  await hydrated(page)
  await expect(heading(page)).toHaveText('Welcome Back!')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await context.setOffline(true)
    const line = page.getByRole('status').filter({ hasText: notice })
    await expect(line).toBeVisible()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {}
    const bar = await page.getByRole('banner').boundingBox()
    expect([y, bar?.y], `${width} px`).toEqual([0, height])

    await context.setOffline(false)
    await expect(page.getByText(notice)).toHaveCount(0)
    await expect(toast(page)).toContainText('You are back online')
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).not.toContainText('You are back online')
  }
})

test('quality 22: there is no banner while the network is available', async ({ page }) => {
  await openForUse(page, paths.home)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(notice)).toHaveCount(0)
  await expect(page.getByText('You are back online')).toHaveCount(0)
})

test('quality 22: a page that has not loaded shows an offline panel, and loads once the network is back', async ({
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

test('quality 22: a page that failed offline loads when it is opened online', async ({
  memberPage: page,
  context,
}) => {
  await page.goto(paths.dashboard)
  await hydrated(page)
  await expect(heading(page)).toHaveText('Welcome Back!')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(heading(page)).toHaveText('Welcome Back!')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(heading(page)).toHaveText('Top E-Com Community')
})

test('quality 22: with an unreachable server the page does not reload, and can be retried', async ({
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
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(toast(page)).toContainText('Still no connection')
  expect(documents()).toBe(0)

  await context.unroute('**/*')
  await again.click()
  await expect(heading(page)).toHaveText('Top E-Com Community')
})

test.describe('quality 22: offline a message says that', () => {
  test('Google was not reached and signing in failed, and it works once the network is back', async ({
    page,
    context,
    account,
  }) => {
    await openForUse(page, paths.signIn)
    await page.getByLabel('Email').focus()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(toast(page)).toContainText('Failed to connect with google')
    await expect(toast(page)).toContainText('Check your internet connection')
    await expect(page).toHaveURL(paths.signIn)

    await signIn(page, account)
    await expect(toast(page)).toContainText('Login Failed')
    await expect(toast(page)).toContainText('Check your internet connection')
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await context.setOffline(false)
    await signIn(page, account)
    await expect(page).toHaveURL(paths.dashboard)
  })

  test('signing up failed', async ({ page, context }) => {
    await openForUse(page, paths.signUp)
    await page.getByLabel('Email').focus()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await signUp(page, newAccount())
    await expect(toast(page)).toContainText('Check your internet connection')
    await expect(page).toHaveURL(paths.signUp)
  })

  test('no link was sent', async ({ page, context }) => {
    await openForUse(page, paths.forgotPassword)
    await page.getByLabel('Email').focus()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByLabel('Email').fill(newAccount().email)
    await page.getByRole('button', { name: /link/i }).click()
    await expect(toast(page)).toContainText('Check your internet connection')
  })

  test('the language did not load, and what to do', async ({ memberPage: page, context }) => {
    await page.goto(paths.dashboard)
    await hydrated(page)
    await expect(heading(page)).toHaveText('Welcome Back!')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Switch to Italian' }).click()
    await expect(toast(page)).toContainText('then reload the page and choose the language again')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'Switch to Italian' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })
})
