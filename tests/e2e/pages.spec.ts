import type { Locator, Page, Request } from 'playwright/test'
import { automationPath, automationSlugs, paths } from '../../packages/app/src/paths.ts'
import {
  dashboardPaths,
  protectedPaths,
  publicPaths,
} from '../../packages/app/src/routes/pathLists.ts'
import { automationLabels } from '../../packages/ui/src/catalogue/automations.strings.ts'
import { brotliSize } from '../../scripts/compression.ts'
import { loadedUntilHydrated, noteHydration } from '../../scripts/traffic.ts'
import { expectWithin } from './expectWithin.ts'
import { expect, heading, openForUse, test } from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'

type Locate = (page: Page) => Locator

const unknownPath = '/nothing-here'

/** Pages that redirect members are opened as a visitor. */
const entrances: readonly string[] = [paths.signUp, paths.signIn, paths.forgotPassword]
const memberPaths = [...publicPaths, ...protectedPaths].filter((path) => !entrances.includes(path))

const prerendered: ReadonlySet<string> = new Set(dashboardPaths)

/** The names of the automations, by path. */
const labels: ReadonlyMap<string, string> = new Map(
  automationSlugs.map((slug) => [automationPath(slug), automationLabels.en[slug]]),
)

async function expectPage(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(heading(page)).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(/^.+ - Dropwatt$/)
  return page.title()
}

/** Opens the overview, and returns the scripts it loads, with those for later. */
async function openOverview(page: Page): Promise<Set<string>> {
  await skipBackgroundDelay(page.context())
  const scripts = new Set<string>()
  const add = (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  }
  page.on('request', add)
  const later = ['landing', 'client'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`))
  await page.goto(paths.dashboard)
  await Promise.all(later)
  page.off('request', add)
  return scripts
}

/** Expects each script that a page loads until it is usable, and that is not known yet, to be small. */
async function expectSmall(page: Page, path: string, known: Set<string>) {
  const files = [...(await loadedUntilHydrated(page))]
  expect(files.some((file) => known.has(file))).toBe(true)
  for (const script of files.filter((file) => file.endsWith('.js') && !known.has(file))) {
    const bytes = brotliSize(await (await page.request.get(script)).text())
    expectWithin(bytes, 'dashboardScript', `${path}, ${script}`)
    known.add(script)
  }
}

test(
  '[047-075, 077, 078, 229, 314, 450, 452, (028-031), (033), (034)] a member without any role opens the 17 automations, each under its label as title, the 9 settings pages and all others by a hard reload, each page of the dashboard adds little to the overview, and nothing but /auth/v1 is called',
  { tag: '@journey' },
  async ({ memberPage, browser }) => {
    test.slow()
    const asked = new Set<string>()
    memberPage.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()))
        asked.add(new URL(request.url()).pathname)
    })
    await noteHydration(memberPage)
    const known = await openOverview(memberPage)
    const titles: string[] = []
    for (const path of memberPaths) {
      titles.push(await expectPage(memberPage, path))
      if (prerendered.has(path)) await expectSmall(memberPage, path, known)
      const label = labels.get(path)
      if (!label) continue
      await expect(heading(memberPage)).toHaveText(label)
      await expect(memberPage).toHaveTitle(`${label} - Dropwatt`)
    }
    const visitorPage = await browser.newPage()
    for (const path of entrances) titles.push(await expectPage(visitorPage, path))
    await visitorPage.close()
    expect(new Set(titles).size).toBe(publicPaths.length + protectedPaths.length)
    expect([...asked].filter((path) => !path.startsWith('/auth/v1/'))).toEqual([])
  },
)

/** What each public page shows. */
const shown: readonly (readonly [path: string, shows: Locate])[] = [
  [paths.home, (page) => page.getByText('Watch 90-sec Demo')],
  [paths.signUp, (page) => page.getByLabel('Confirm password', { exact: true })],
  [paths.signIn, (page) => page.getByRole('button', { name: 'Log In', exact: true })],
  [paths.terms, (page) => page.getByText('This page is a placeholder')],
  [paths.blog, (page) => page.getByRole('heading', { name: 'Coming soon' })],
  [paths.support, (page) => page.getByRole('heading', { level: 1, name: 'Help Center' })],
]

test(
  '[028-031, 033, 034] a visitor is shown the landing page, the forms to create an account and to sign in, the placeholder of the terms of service, the coming-soon page and the Help Center',
  { tag: '@journey' },
  async ({ page }) => {
    for (const [path, locate] of shown) {
      await openForUse(page, path)
      await expect(page).toHaveURL(path)
      await expect(locate(page).first(), path).toBeVisible()
    }
  },
)

test(
  '[230, 290] /dashboard is the overview beside the sidebar, under the title Dashboard - Dropwatt',
  { tag: '@journey' },
  async ({ memberPage }) => {
    await memberPage.goto(paths.dashboard)
    await expect(memberPage).toHaveTitle('Dashboard - Dropwatt')
    await expect(heading(memberPage)).toHaveText('Welcome Back!')
    await expect(memberPage.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  },
)

test.describe('an unknown address', () => {
  // The browser logs the 404 response.
  test.use({ allowedProblems: /status of 404/ })

  test(
    '[035, 036, (423), 425] /nothing-here, paths below /dashboard and /affiliate return 404 with Page Not Found, signed in or out',
    { tag: '@journey' },
    async ({ memberPage, browser }) => {
      const visitorPage = await browser.newPage()
      for (const path of [
        unknownPath,
        '/dashboard/nothing',
        '/dashboard/settings/nothing',
        '/affiliate',
      ]) {
        for (const somebody of [visitorPage, memberPage]) {
          const response = await somebody.goto(path)
          expect(response?.status(), path).toBe(404)
          await expect(heading(somebody), path).toHaveText('Page Not Found')
          await expect(somebody).toHaveTitle('Page Not Found - Dropwatt')
        }
        await expect(memberPage).toHaveURL(path)
      }
      await visitorPage.close()
    },
  )

  test('[(424)] links to the start page', async ({ page }) => {
    await page.goto(unknownPath)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
  })
})

test('[032] /terms has a robots meta tag of noindex, which is removed when leaving it', async ({
  page,
}) => {
  await openForUse(page, '/terms')
  const robots = page.locator('meta[name="robots"]')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.getByRole('link', { name: 'Dropwatt' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(robots).toHaveCount(0)
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
})

test('[414, 416, (415)] payment success redirects to /dashboard after 5 s, and its button at once', async ({
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
      { intervals: [50], timeout: 15_000 },
    )
    .toBe(paths.dashboard)
  expect((await now()) - begun).toBeGreaterThanOrEqual(5000)

  await page.goto(paths.paymentSuccess)
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(paths.dashboard)
})
