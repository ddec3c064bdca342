import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addressesOf } from '../../packages/app/src/addresses.ts'
import { automationPath, paths, settingsPath } from '../../packages/app/src/paths.ts'
import { dashboardPaths, publicPaths } from '../../packages/app/src/routes/pathLists.ts'
import { createAccount, expect, holdApp, hydrated, newAccount, test } from './fixtures.ts'
import { recordShifts } from './layoutShifts.ts'

/** A phone, a tablet and a desktop: one size for each layout. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
] as const

const visitorPaths = [...publicPaths.flatMap(addressesOf), '/nothing']

// An email address of two lines would make the row of the account page taller once it is known.
test.use({
  signedUp: async ({ request }, provide) => {
    const email = `${randomUUID().slice(0, 6)}@a.test`
    await provide(await createAccount(request, { ...newAccount(), email }))
  },
})

// Animated elements would be in another place each time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The browser logs the 404 response and the fonts that the test blocks.
test.use({ allowedProblems: /status of 404|ERR_FAILED/ })

/**
 * Records the box of every visible element and the height of the page. The document knows neither
 * the member, whose initials replace an icon in the account button, nor the theme, which replaces the
 * icon of its button.
 */
function noteBoxes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const parts = '[aria-haspopup="menu"] *, [aria-label*="theme"] *, [aria-label*="tema"] *'
    const elements = document.body.querySelectorAll(`:not(${parts})`)
    const boxes = Array.from(elements, (element) => ({
      element,
      box: element.getBoundingClientRect(),
    }))
    const seen = boxes.filter(({ box }) => box.width > 0 && box.height > 0)
    Reflect.set(globalThis, 'noted', { seen, height: document.documentElement.scrollHeight })
  })
}

/**
 * Lists elements that are gone or have moved by half a pixel or more. The workbench is left out: it
 * loads at the end of a page once that is near the window.
 */
function listMoves(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Noted {
      seen: { element: Element; box: DOMRect }[]
      height: number
    }
    const { seen, height }: Noted = Reflect.get(globalThis, 'noted')
    const workbench = document.getElementById('workbench')
    if (workbench) workbench.style.display = 'none'
    const name = ({ tagName, textContent }: Element) =>
      `${tagName.toLowerCase()} "${textContent.trim().slice(0, 30)}"`
    const moves = seen.flatMap(({ element, box }) => {
      if (!element.isConnected) return [`${name(element)} is gone`]
      const now = element.getBoundingClientRect()
      const sides = (['top', 'left', 'width', 'height'] as const).filter(
        (side) => Math.abs(now[side] - box[side]) >= 0.5,
      )
      return sides.map((side) => `${name(element)}: ${side} ${box[side]} to ${now[side]}`)
    })
    const now = document.documentElement.scrollHeight
    return now === height ? moves : [...moves, `the page: ${height} to ${now}`]
  })
}

const account = settingsPath('account')

/** The email address of the member appears on the account page, which counts as a shift. */
const ownLine = 0.005

/** Opens and hydrates a prerendered page, and expects no layout shift. */
async function expectStill(page: Page, path: string, shifts: () => Promise<number>): Promise<void> {
  const release = await holdApp(page)
  await page.goto(path)
  await noteBoxes(page)
  await page.dispatchEvent('body', 'touchstart')
  release()
  await hydrated(page)
  const at = `${path} at ${page.viewportSize()?.width} px`
  expect.soft(await listMoves(page), at).toEqual([])
  expect.soft(await shifts(), at).toBeLessThanOrEqual(path === account ? ownLine : 0)
}

/**
 * Blocks the fonts: the shifts when they load depend on the system's fallback fonts, not on the
 * app.
 */
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))

/** One page of each layout, which opens at every size. All others open at one size, in rotation. */
const ofEachLayout: ReadonlySet<string> = new Set([
  paths.home,
  paths.signUp,
  paths.support,
  paths.dashboard,
  automationPath('auto-tag'),
  account,
])

/** Opens and hydrates pages at their sizes in a theme, and expects no layout shift. */
async function expectAllStill(
  page: Page,
  addresses: readonly string[],
  theme: 'light' | 'dark',
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('dropwatt.theme', chosen), theme)
  const shifts = await recordShifts(page)
  for (const [index, address] of addresses.entries()) {
    const all = ofEachLayout.has(address)
    for (const size of all ? sizes : [sizes[index % sizes.length]!]) {
      await page.setViewportSize(size)
      await expectStill(page, address, shifts)
      await expect(page.locator('html'), address).toHaveAttribute('data-theme', theme)
    }
  }
}

test.describe('in another locale and time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' })

  test('quality 43: no public page in the light theme moves when it is hydrated, at any width', ({
    page,
  }) => expectAllStill(page, visitorPaths, 'light'))
})

test('no page of the dashboard moves when it is hydrated, at any width', async ({
  memberPage: page,
}) => {
  test.slow()
  await expectAllStill(page, dashboardPaths, 'dark')
})

test('offline, no page of a member moves when it is hydrated: the notice has its place', async ({
  memberPage: page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  const shifts = await recordShifts(page)
  for (const size of [sizes[0], sizes[2]]) {
    await page.setViewportSize(size)
    for (const path of [paths.support, paths.dashboard]) {
      await expectStill(page, path, shifts)
      await expect(page.getByText('You are offline.')).toBeVisible()
    }
  }
})

test('the Italian dashboard does not move when it is hydrated, nor do open groups of the sidebar', async ({
  memberPage: page,
}) => {
  await page.evaluate(() => {
    localStorage.setItem('dropwatt.language', 'it')
    sessionStorage.setItem('dropwatt.sidebar', 'settings image-tools')
  })
  const shifts = await recordShifts(page)
  for (const path of [paths.dashboard, '/dashboard/auto-tag', '/dashboard/settings/api-keys']) {
    await expectStill(page, path, shifts)
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  }
})
