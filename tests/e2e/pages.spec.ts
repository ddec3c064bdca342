import type { Locator, Page } from 'playwright/test'
import { automationPath, automationSlugs, paths } from '../../packages/app/src/paths.ts'
import { protectedPaths, publicPaths } from '../../packages/app/src/routes/pathLists.ts'
import { automationLabels } from '../../packages/ui/src/catalogue/automations.strings.ts'
import { expect, heading, openForUse, test } from './fixtures.ts'

type Locate = (page: Page) => Locator

const unknownPath = '/nothing-here'

/** Pages that redirect members are opened as a visitor. */
const entrances: readonly string[] = [paths.signUp, paths.signIn, paths.forgotPassword]
const memberPaths = [...publicPaths, ...protectedPaths].filter((path) => !entrances.includes(path))

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

test('[047-075, 077, 078, 229, 314, 450, 452, (028-031), (033), (034)] a member without any role opens the 17 automations, each under its label as title, the 9 settings pages and all others by a hard reload, and nothing but /auth/v1 is called', async ({
  memberPage,
  browser,
}) => {
  test.slow()
  const asked = new Set<string>()
  memberPage.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType()))
      asked.add(new URL(request.url()).pathname)
  })
  const titles: string[] = []
  for (const path of memberPaths) {
    titles.push(await expectPage(memberPage, path))
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
})

/** What each public page shows. */
const shown: readonly (readonly [line: string, path: string, what: string, shows: Locate])[] = [
  ['028', paths.home, 'landing page', (page) => page.getByText('Watch 90-sec Demo')],
  [
    '029',
    paths.signUp,
    'form to create an account',
    (page) => page.getByLabel('Confirm password', { exact: true }),
  ],
  [
    '030',
    paths.signIn,
    'sign-in form',
    (page) => page.getByRole('button', { name: 'Log In', exact: true }),
  ],
  [
    '031',
    paths.terms,
    'placeholder of the terms of service',
    (page) => page.getByText('This page is a placeholder'),
  ],
  [
    '033',
    paths.blog,
    'coming-soon page',
    (page) => page.getByRole('heading', { name: 'Coming soon' }),
  ],
  [
    '034',
    paths.support,
    'Help Center',
    (page) => page.getByRole('heading', { level: 1, name: 'Help Center' }),
  ],
]

for (const [line, path, what, locate] of shown) {
  test(`[${line}] ${path} shows a visitor the ${what}`, async ({ page }) => {
    await openForUse(page, path)
    await expect(page).toHaveURL(path)
    await expect(locate(page).first()).toBeVisible()
  })
}

test('[230, 290] /dashboard is the overview beside the sidebar, under the title Dashboard - Dropwatt', async ({
  memberPage,
}) => {
  await memberPage.goto(paths.dashboard)
  await expect(memberPage).toHaveTitle('Dashboard - Dropwatt')
  await expect(heading(memberPage)).toHaveText('Welcome Back!')
  await expect(memberPage.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
})

test.describe('an unknown address', () => {
  // The browser logs the 404 response.
  test.use({ allowedProblems: /status of 404/ })

  for (const [lines, path] of [
    ['035, (423), 425', unknownPath],
    ['036, (423), (425)', '/dashboard/nothing'],
    ['036, (423), (425)', '/dashboard/settings/nothing'],
    ['(035), (423), (425)', '/affiliate'],
  ] as const) {
    test(`[${lines}] ${path} returns 404 with Page Not Found, signed in or out`, async ({
      page,
      memberPage,
      browser,
    }) => {
      const visitorPage = await browser.newPage()
      for (const somebody of [visitorPage, memberPage]) {
        const response = await somebody.goto(path)
        expect(response?.status()).toBe(404)
        await expect(heading(somebody)).toHaveText('Page Not Found')
        await expect(somebody).toHaveTitle('Page Not Found - Dropwatt')
      }
      await visitorPage.close()
      await expect(page).toHaveURL(path)
    })
  }

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
