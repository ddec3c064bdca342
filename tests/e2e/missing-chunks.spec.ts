import { paths } from '../../packages/app/src/paths.ts'
import { countDocuments, missingFiles, missOnce, replaceScripts } from './failures.ts'
import { expect, heading, hydrated, test, toast } from './fixtures.ts'

const newVersion = 'A new version is available.'

// Every test here blocks files.
test.use({ allowedProblems: missingFiles })

test('quality 20: a page whose chunk is missing reloads automatically', async ({
  memberPage: page,
}) => {
  await page.goto(paths.dashboard)
  await hydrated(page)
  await missOnce(page, 'community')
  const documents = countDocuments(page)
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(heading(page)).toHaveText('Top E-Com Community')
  await expect(page).toHaveURL(paths.community)
  expect(documents()).toBe(1)
})

test('quality 20: a page may reload again after a successful start', async ({
  memberPage: page,
}) => {
  await page.goto(paths.dashboard)
  await hydrated(page)
  const documents = countDocuments(page)
  for (const [chunk, link] of [
    ['community', 'Community'],
    ['affiliate', 'Affiliate Program'],
  ] as const) {
    await missOnce(page, chunk)
    await page.getByRole('link', { name: link }).click()
    await expect(heading(page)).toContainText(link)
    // Before that, a link would open another document.
    await hydrated(page)
  }
  expect(documents()).toBe(2)
})

const answers = {
  'with 404': undefined,
  'with the start page': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  'with the start page for a script': {
    status: 200,
    contentType: 'text/javascript',
    body: '<!doctype html>',
  },
}

for (const [how, answer] of Object.entries(answers)) {
  test(`quality 20, 21: no reload loop where scripts are answered ${how}`, async ({
    page,
    context,
  }) => {
    await replaceScripts(context, answer)
    const documents = countDocuments(page)
    await page.goto(paths.paymentSuccess)
    await expect(heading(page)).toHaveText(newVersion)
    await expect(page).toHaveTitle('A new version is available - Dropwatt')
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(2)

    await context.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page).toHaveURL(paths.signUp)
  })
}

test('quality 20: a page whose chunk stays missing shows a message', async ({
  memberPage: page,
}) => {
  await page.route('**/assets/community-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(paths.dashboard)
  await hydrated(page)
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(page.getByRole('alert')).toContainText('a new version is available')
  await expect(heading(page)).toHaveText('Top E-Com Community')
  await page.getByRole('link', { name: 'Auto-Tag Products' }).click()
  await expect(heading(page)).toHaveText('Auto-Tag Products')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('quality 20: another build may reload after a previous one did', async ({ page, context }) => {
  await page.goto('/favicon.svg')
  await page.evaluate(() => sessionStorage.setItem('dropwatt.reloaded', 'https://x/index-a.js'))
  await replaceScripts(context)
  const documents = countDocuments(page)
  await page.goto(paths.paymentSuccess)
  await expect(heading(page)).toHaveText(newVersion)
  expect(documents()).toBe(2)
})

test('quality 20: nothing reloads automatically without storage', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await replaceScripts(context)
  const documents = countDocuments(page)
  await page.goto(paths.paymentSuccess)
  await expect(heading(page)).toHaveText(newVersion)
  expect(documents()).toBe(1)
})

test('quality 20: a document without its scripts reloads once', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await page.goto(paths.paymentSuccess)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('a new version is available')
  expect(documents()).toBe(2)
  await page.unroute('**/assets/*.js')
  await alert.getByRole('link', { name: 'Reload' }).click()
  await expect(page).toHaveURL(paths.signUp)
})

test('quality 20: the dashboard is readable without its scripts', async ({ memberPage: page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await page.goto(paths.dashboard)
  await expect(page.getByRole('alert')).toContainText('a new version is available')
  await expect(heading(page)).toHaveText('Welcome Back!')
  expect(documents()).toBe(2)
})

test('quality 20: missing scripts do not reload a page that is being left', async ({
  memberPage: page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.fulfill({ status: 404 })
  })
  const next = Promise.withResolvers<void>()
  await page.route(`**${paths.community}`, async (route) => {
    await next.promise
    await route.continue()
  })
  await page.goto(paths.dashboard, { waitUntil: 'commit' })
  const leaving = page.waitForRequest(`**${paths.community}`)
  await page.getByRole('link', { name: 'Community' }).click({ noWaitAfter: true })
  await leaving
  const documents = countDocuments(page)
  const missing = page.waitForEvent('console', (message) => message.text().includes('404'))
  scripts.resolve()
  await missing
  await page.unroute('**/assets/*.js')
  next.resolve()
  await expect(heading(page)).toHaveText('Top E-Com Community')
  expect(documents()).toBe(0)
})

test('quality 20: a prerendered page without its scripts keeps form input', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(paths.support)
  const documents = countDocuments(page)
  await page.getByLabel('Message', { exact: true }).fill('Half a thought')
  await expect(page.getByRole('alert')).toContainText('a new version is available')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a thought')
  expect(documents()).toBe(0)
})

test('quality 20: a missing language does not lose form input', async ({ memberPage: page }) => {
  await page.goto(paths.dashboardSupport)
  await page.getByLabel('Message', { exact: true }).fill('Half a thought')
  await page.route('**/assets/it-*.js', (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await page.getByRole('button', { name: 'Switch to Italian' }).click()
  await expect(toast(page)).toContainText('The language could not be loaded')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a thought')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(documents()).toBe(0)
})
