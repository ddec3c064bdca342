import type { Page } from 'playwright/test'
import {
  automationPath,
  automationSlugs,
  paths,
  settingsPath,
  settingsSlugs,
} from '../../packages/app/src/paths.ts'
import { expect, heading, hydrated, openForUse, test } from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'
import { growth, heap, measureRetained, listenersOn, noGrowth } from './retained.ts'
import { countTimers, liveTimers } from './timers.ts'
import { follow, prepareWalks, walkRounds } from './walker.ts'

/** In bytes. */
const heapGrowth = 2_000_000

const publicWay = [paths.home, paths.terms, paths.blog, paths.support]
const dashboardWay = [
  ...automationSlugs.map(automationPath),
  ...settingsSlugs.map(settingsPath),
  paths.dashboardSupport,
  paths.community,
]

/**
 * Navigates many rounds through pages and expects no leaks. The first rounds load what stays; the
 * measurement happens at the end of `wayOut`, the path to an idle page.
 */
async function expectNoLeak(
  page: Page,
  wayOut: readonly string[],
  rounds: (times: number) => Promise<void>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const start = new URL(page.url()).pathname

  await rounds(5)
  await follow(page, wayOut)
  const held = await measureRetained(page, devtools)
  const size = await heap(devtools)
  await page.evaluate(([steps, path]) => window.walker.backTo(steps, path), [
    wayOut.length,
    start,
  ] as const)

  await rounds(50)
  await follow(page, wayOut)
  await expect
    .poll(async () => growth(held, await measureRetained(page, devtools)))
    .toEqual(noGrowth)
  expect((await heap(devtools)) - size).toBeLessThan(heapGrowth)
}

/** Opens the dashboard and waits for its deferred chunks. */
async function openDashboard(page: Page): Promise<void> {
  const later = ['landing', 'client'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`))
  await skipBackgroundDelay(page.context())
  await page.goto(paths.dashboard)
  await hydrated(page)
  await Promise.all(later)
}

/** Opens a page by its name in the command palette, and leaves it again. */
async function visitByPalette(page: Page): Promise<void> {
  const from = page.url()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('COGS')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(automationPath('cogs-monitor'))
  await page.goBack()
  await expect(page).toHaveURL(from)
}

test.describe(
  'quality 33: after 50 rounds no listener, node or timer is left',
  { tag: '@nightly' },
  () => {
    test.slow()
    // A small viewport saves painting time and leaks the same.
    test.use({ viewport: { width: 1440, height: 200 } })

    test.beforeEach(async ({ page }) => {
      await countTimers(page)
      await prepareWalks(page)
    })

    test('of the dashboard', async ({ memberPage: page }) => {
      await openDashboard(page)
      await expectNoLeak(page, [paths.affiliate], (times) => walkRounds(page, dashboardWay, times))
    })

    test('of the ways from the public pages to the dashboard', async ({ memberPage: page }) => {
      const client = page.waitForResponse('**/assets/client-*.js')
      await page.goto(paths.paymentSuccess)
      await expect(heading(page)).toBeVisible()
      await client
      await expectNoLeak(page, [paths.home, paths.terms], (times) =>
        walkRounds(page, [paths.home, paths.dashboard], times),
      )
    })

    test('of the command palette', async ({ memberPage: page }) => {
      await openDashboard(page)
      await follow(page, [paths.community])
      await expectNoLeak(page, [paths.affiliate], async (times) => {
        for (let visit = 0; visit < times / 5; visit += 1) await visitByPalette(page)
      })
    })

    test.describe('for a visitor', () => {
      // The browser logs the 404 response.
      test.use({ allowedProblems: /status of 404/ })

      test('starting at an unknown path', async ({ page }) => {
        await openForUse(page, '/nothing-here')
        const way = [...publicWay, paths.signUp, paths.signIn, paths.forgotPassword]
        await expectNoLeak(page, [paths.home, paths.terms], (times) => walkRounds(page, way, times))
      })
    })
  },
)

test('quality 28: the sample jobs have one timer, and none after leaving the page', async ({
  memberPage: page,
}) => {
  const ticks = async () =>
    (await liveTimers(page)).filter(({ kind, delay }) => kind === 'setInterval' && delay === 5000)
  await countTimers(page)
  await prepareWalks(page)
  await page.goto(paths.dashboard)
  await expect(heading(page)).toBeVisible()
  await expect.poll(ticks).toHaveLength(1)
  await follow(page, [paths.affiliate])
  expect(await ticks()).toEqual([])
})

test('quality 34: the scroll listener of the header is passive, and writes at most once per frame', async ({
  page,
}) => {
  await openForUse(page, paths.home)
  const devtools = await page.context().newCDPSession(page)
  const onScroll = async () =>
    (await listenersOn(devtools, 'window')).filter(({ type }) => type === 'scroll')
  await expect.poll(async () => (await onScroll()).length).toBeGreaterThan(0)
  expect((await onScroll()).filter(({ passive }) => !passive)).toEqual([])

  const writes = await page.evaluate(async () => {
    let count = 0
    const observer = new MutationObserver((records) => {
      count += records.length
    })
    observer.observe(document, { attributeFilter: ['data-solid'], subtree: true })
    const counts: number[] = []
    for (const top of [400, 0, 400, 0]) {
      scrollTo({ top, behavior: 'instant' })
      for (let event = 0; event < 20; event += 1) dispatchEvent(new Event('scroll'))
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
      counts.push(count)
      count = 0
    }
    return counts
  })
  expect(writes).toEqual([1, 1, 1, 1])
})
