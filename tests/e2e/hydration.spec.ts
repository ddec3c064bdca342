import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addressesOf } from '../../packages/app/src/addresses.ts'
import { automationPath, paths, settingsPath } from '../../packages/app/src/paths.ts'
import { dashboardPaths, publicPaths } from '../../packages/app/src/routes/pathLists.ts'
import {
  createAccount,
  expect,
  holdApp,
  hydrated,
  newAccount,
  sessionKey,
  test,
} from './fixtures.ts'
import { holdDocuments } from './heldDocuments.ts'
import { recordShifts } from './layoutShifts.ts'
import { localOrigin } from './servers.ts'

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
async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = await recordShifts(page)
  const release = await holdApp(page)
  await page.goto(path)
  await noteBoxes(page)
  await page.dispatchEvent('body', 'touchstart')
  release()
  await hydrated(page)
  expect.soft(await listMoves(page)).toEqual([])
  expect.soft(await shifts()).toBeLessThanOrEqual(path === account ? ownLine : 0)
}

/**
 * Blocks the fonts: the shifts when they load depend on the system's fallback fonts, not on the
 * app.
 */
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))

const layouts: readonly string[] = [paths.dashboard, automationPath('auto-tag'), account]

for (const size of sizes) {
  const at = `at ${size.width} px`

  test.describe('in another locale and time zone', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG', viewport: size })

    for (const path of visitorPaths) {
      test(`quality 43: ${path} does not move in the light theme ${at}`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('dropwatt.theme', 'light'))
        await expectStill(page, path)
      })
    }
  })

  test.describe('of a member', () => {
    test.use({ viewport: size })

    for (const path of layouts) {
      test(`${path} does not move ${at}`, ({ memberPage }) => expectStill(memberPage, path))
    }

    test(`the Italian dashboard does not move ${at}`, async ({ memberPage: page }) => {
      await page.evaluate(() => {
        localStorage.setItem('dropwatt.language', 'it')
        sessionStorage.setItem('dropwatt.sidebar', 'settings image-tools')
      })
      await expectStill(page, paths.dashboard)
    })

    test(`the dashboard does not move offline ${at}`, async ({ memberPage: page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
      await expectStill(page, paths.dashboard)
      await expect(page.getByText('You are offline.')).toBeVisible()
    })
  })
}

/** Time for which a page stays half sent, in ms; far more than a paint takes. */
const held = 500

/** The parts up to which a document has arrived while nothing of it may be painted. */
const marks: Readonly<Record<string, string>> = {
  [paths.home]: '<h1',
  [paths.signIn]: '<main',
  [paths.terms]: '<nav',
  [paths.dashboard]: '<template id="waiting">',
}

for (const [path, mark] of Object.entries(marks)) {
  test(`${path} is painted once its first screen is there`, async ({ page, signedUp }) => {
    const server = await holdDocuments(localOrigin, mark)
    try {
      if (path === paths.dashboard) {
        await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
          sessionKey,
          signedUp.session,
        ] as const)
      }
      const shifts = await recordShifts(page)
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
      await page.goto(server.origin + path, { waitUntil: 'commit' })
      await page.waitForFunction((time) => performance.now() >= time, held, { polling: 50 })
      await expect(page.locator('#root')).toBeAttached()
      expect(await paints()).toBe(0)
      server.release()
      await expect.poll(paints).toBeGreaterThan(0)
      expect(await shifts()).toBe(0)
    } finally {
      await server.close()
    }
  })
}

test.describe('every other page of a member', () => {
  for (const path of dashboardPaths.filter((each) => !layouts.includes(each))) {
    test(`${path} does not move`, ({ memberPage }) => expectStill(memberPage, path))
  }
})
