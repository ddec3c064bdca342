import { paths } from '../../packages/app/src/paths.ts'
import { protectedPaths } from '../../packages/app/src/routes/pathLists.ts'
import { expect, heading, hydrated, test } from './fixtures.ts'

/** The document before the pages, which costs less to load than a page of the app. */
const before = '/favicon.svg'

for (const path of protectedPaths) {
  test(`[037-041] redirects a visitor of ${path} to /login for good`, async ({ page }) => {
    await page.goto(before)
    await page.goto(path)
    await expect(page).toHaveURL(paths.signUp)
    await page.goBack()
    await expect(page).toHaveURL(before)
  })
}

for (const path of [
  paths.signUp,
  paths.signIn,
  paths.forgotPassword,
  paths.updatePassword,
  paths.twoStep,
]) {
  test(`[046] redirects a member of ${path} to /dashboard`, async ({ memberPage: page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(paths.dashboard)
  })
}

for (const path of [paths.home, paths.terms, paths.blog, paths.support]) {
  test(`[045] opens ${path} for a member`, async ({ memberPage: page }) => {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

test('Back during a sign-out does not return to the dashboard', async ({ memberPage: page }) => {
  await page.goto(paths.dashboard)
  await hydrated(page)
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(page).toHaveURL(paths.community)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  const wentBack = page.evaluate(
    (home) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (location.pathname !== home) return
          clearInterval(timer)
          addEventListener('popstate', () => resolve(), { once: true })
          history.back()
        }, 0)
      }),
    paths.home,
  )
  await page.getByRole('button', { name: 'Logout' }).click()
  await wentBack
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).not.toHaveURL(/\/dashboard/)
  await expect(heading(page)).toBeVisible()
})

test('[076] redirects /dashboard/settings to /dashboard/settings/account for good', async ({
  memberPage,
}) => {
  await memberPage.goto(before)
  await memberPage.goto(paths.settings)
  await expect(memberPage).toHaveURL('/dashboard/settings/account')
  await memberPage.goBack()
  await expect(memberPage).toHaveURL(before)
})

test(
  '[042, 043] shows nothing but Loading... while the session is checked',
  { tag: '@journey' },
  async ({ memberPage: page, context }) => {
    // An expired token has to be refreshed before the page is shown.
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('dropwatt-auth') ?? '{}')
      localStorage.setItem(
        'dropwatt-auth',
        JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }),
      )
    })
    const renewal = Promise.withResolvers<void>()
    await context.route('**/auth/v1/token*', async (route) => {
      await renewal.promise
      await route.continue()
    })

    await page.goto(paths.dashboard)
    await expect(page.getByText('Loading...').first()).toBeVisible()
    await expect(page).toHaveURL(paths.dashboard)
    await expect(page.getByText('Welcome Back!')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)

    renewal.resolve()
    await expect(heading(page)).toHaveText('Welcome Back!')
  },
)

test('[(044)] quality 23: a check that never ends can be retried', async ({
  memberPage: page,
  context,
}) => {
  await page.clock.install()
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('dropwatt-auth') ?? '{}')
    localStorage.setItem('dropwatt-auth', JSON.stringify({ ...session, expires_at: 1 }))
  })
  // The server never responds. The route stays, because without it the browser would cancel
  // pending requests.
  let isAnswered = false
  await context.route('**/auth/v1/token*', (route) => (isAnswered ? route.continue() : undefined))

  await page.goto(paths.dashboard)
  await expect(page.getByText('Loading...').first()).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return retry.isVisible()
    })
    .toBe(true)
  expect(new URL(page.url()).pathname).toBe(paths.dashboard)

  // The client retries by itself, and the server responds from here on.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  isAnswered = true
  await retry.evaluate((button: HTMLButtonElement) => button.click())
  await page.clock.resume()
  await expect(heading(page)).toHaveText('Welcome Back!')
})
