import type { Locator, Page } from 'playwright/test'
import {
  automationPath,
  automationSlugs,
  extraAutomationSlugs,
  paths,
} from '../../packages/app/src/paths.ts'
import {
  dashboardPaths,
  protectedPaths,
  publicPaths,
} from '../../packages/app/src/routes/pathLists.ts'
import { automationLabels } from '../../packages/ui/src/catalogue/automations.strings.ts'
import { expect, heading, openForUse, test } from './fixtures.ts'

/** The names of the automations, by path. */
const labels: ReadonlyMap<string, string> = new Map(
  [...automationSlugs, ...extraAutomationSlugs].map((slug) => [
    automationPath(slug),
    automationLabels.en[slug],
  ]),
)

for (const path of protectedPaths) {
  test(
    `[047-075, 077, 078, 229, 450, 452] renders ${path} for a member`,
    { tag: '@journey' },
    async ({ memberPage: page }) => {
      const asked = new Set<string>()
      page.on('request', (request) => {
        if (['fetch', 'xhr'].includes(request.resourceType()))
          asked.add(new URL(request.url()).pathname)
      })
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toHaveText(labels.get(path) ?? /./)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page).toHaveTitle(/^.+ - Dropwatt$/)
      expect([...asked].filter((address) => !address.startsWith('/auth/v1/'))).toEqual([])
    },
  )
}

test('[314] each page has a title of its own', async ({ request }) => {
  const titleOf = async (path: string) =>
    /<title[^>]*>([^<]+)<\/title>/.exec(await (await request.get(path)).text())?.[1]
  const all = [...publicPaths, ...protectedPaths]
  expect(new Set(await Promise.all(all.map(titleOf))).size).toBe(all.length)
  for (const path of dashboardPaths) {
    const label = labels.get(path)
    if (label) expect(await titleOf(path)).toBe(`${label} - Dropwatt`)
  }
})

/** A part of each public page. */
const parts: readonly (readonly [line: string, path: string, part: (page: Page) => Locator])[] = [
  ['028', paths.home, (page) => page.getByText('Watch 90-sec Demo')],
  ['029', paths.signUp, (page) => page.getByLabel('Confirm password', { exact: true })],
  ['030', paths.signIn, (page) => page.getByRole('button', { name: 'Log In', exact: true })],
  ['031', paths.terms, (page) => page.getByText('This page is a placeholder')],
  ['033', paths.blog, (page) => page.getByRole('heading', { name: 'Coming soon' })],
  ['034', paths.support, (page) => page.getByRole('heading', { level: 1, name: 'Help Center' })],
]

for (const [line, path, part] of parts) {
  test(`[${line}] renders ${path} for a visitor`, { tag: '@journey' }, async ({ page }) => {
    await openForUse(page, path)
    await expect(page).toHaveURL(path)
    await expect(part(page).first()).toBeVisible()
  })
}

test('[230, 290] the overview is beside the sidebar', async ({ memberPage: page }) => {
  await page.goto(paths.dashboard)
  await expect(page).toHaveTitle('Dashboard - Dropwatt')
  await expect(heading(page)).toHaveText('Welcome Back!')
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
})

test.describe('an unknown address', () => {
  // The browser logs the 404 response.
  test.use({ allowedProblems: /status of 404/ })

  for (const path of ['/nothing-here', '/dashboard/nothing', '/dashboard/settings/nothing']) {
    test(`[035, 036, (423), 425] ${path} is not found`, { tag: '@journey' }, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(heading(page)).toHaveText('Page Not Found')
      await expect(page).toHaveTitle('Page Not Found - Dropwatt')
    })
  }

  test('[036] is not found for a member', async ({ memberPage: page }) => {
    await page.goto('/dashboard/nothing')
    await expect(heading(page)).toHaveText('Page Not Found')
    await expect(page).toHaveURL('/dashboard/nothing')
  })

  test('[(424)] links to the start page', async ({ page }) => {
    await page.goto('/nothing-here')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
  })
})

test('[032] only /terms asks search engines not to index it', async ({ page }) => {
  await openForUse(page, '/terms')
  const robots = page.locator('meta[name="robots"]')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Dropwatt' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(robots).toHaveCount(0)
})

test('[414, (415)] payment success redirects to /dashboard after 5 s', async ({
  memberPage: page,
}) => {
  await page.clock.install()
  const now = () => page.evaluate(() => Date.now())
  const begun = await now()
  await page.goto(paths.paymentSuccess)
  await expect(heading(page)).toBeVisible()
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500)
        return new URL(page.url()).pathname
      },
      { intervals: [50] },
    )
    .toBe(paths.dashboard)
  expect((await now()) - begun).toBeGreaterThanOrEqual(5000)
})

test('[416] the button of payment success leads to /dashboard at once', async ({
  memberPage: page,
}) => {
  await page.goto(paths.paymentSuccess)
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(paths.dashboard)
})
