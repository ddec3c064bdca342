import { addressesOf } from '../../packages/app/src/addresses.ts'
import { paths } from '../../packages/app/src/paths.ts'
import {
  dashboardPaths as prerendered,
  publicPaths,
} from '../../packages/app/src/routes/pathLists.ts'
import { appBudgets } from '../../scripts/checks/app-budgets.ts'
import { limitOf, type Budget } from '../../scripts/checks/budget.ts'
import {
  loadedUntilHydrated,
  noteHydration,
  pathsOf,
  recordTraffic,
  weigh,
} from '../../scripts/traffic.ts'
import { expect, heading, openForUse, test } from './fixtures.ts'

/** Expects a value within the budget of a page. */
function expectWithin(figure: number, name: keyof typeof appBudgets, path: string): void {
  const budget: Budget = appBudgets[name]
  expect.soft(figure, `${name} of ${path}`).toBeLessThanOrEqual(limitOf(path, budget))
}

const dashboardPaths = prerendered.filter((path) => path !== paths.dashboard)

test.describe('before any interaction', () => {
  for (const path of publicPaths) {
    test(`${path} loads no script and little else`, async ({ page }) => {
      for (const address of addressesOf(path)) {
        const traffic = recordTraffic(page)
        await page.goto(address)
        const answers = await traffic.settled()
        const inline = answers.reduce((sum, { inlineScript }) => sum + inlineScript, 0)
        expectWithin(pathsOf(answers, 'script').length, 'scripts', address)
        expectWithin(inline, 'inlineScript', address)
        expectWithin(weigh(answers, 'document', 'style'), 'document', address)
        const first = answers.reduce((sum, { firstScreen }) => sum + firstScreen, 0)
        expectWithin(first, 'firstScreen', address)
        expectWithin(answers.length, 'requests', address)
        expectWithin(weigh(answers), 'total', address)
      }
    })
  }
})

test.describe('after the first interaction', () => {
  for (const path of publicPaths) {
    test(`${path} loads its scripts, without the auth client`, async ({ page }) => {
      const traffic = recordTraffic(page)
      await openForUse(page, path)
      const answers = await traffic.settled()
      expectWithin(weigh(answers, 'script'), 'scriptsInUse', path)
    })
  }

  test('the auth client loads with the first focused field', async ({ page }) => {
    const traffic = recordTraffic(page)
    await openForUse(page, paths.signIn)
    await traffic.settled()
    await page.getByLabel('Email').focus()
    const client = await traffic.settled()
    expect(pathsOf(client, 'script').length).toBeGreaterThan(0)
    expectWithin(weigh(client, 'script'), 'authClient', paths.signIn)

    await openForUse(page, paths.home)
    const others = pathsOf(await traffic.settled(), 'script')
    expect(others.filter((script) => pathsOf(client, 'script').includes(script))).toEqual([])
  })
})

test('the dashboard is within its budget, and each of its pages adds little', async ({
  memberPage: page,
}) => {
  test.slow()
  await noteHydration(page)
  const later = Promise.all(
    ['landing', 'client'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`)),
  )
  const traffic = recordTraffic(page)
  await page.goto(paths.dashboard)
  const loaded = await loadedUntilHydrated(page)
  await later
  const overview = await traffic.settled()
  const first = overview.filter(({ path }) => loaded.has(path))
  expectWithin(weigh(first, 'script'), 'dashboard', paths.dashboard)
  const document = overview.find(({ path }) => path === paths.dashboard)
  expectWithin(document?.inlineScript ?? Infinity, 'inlineScript', paths.dashboard)

  const known = new Set(pathsOf(overview, 'script'))
  for (const path of dashboardPaths) {
    await page.goto(path)
    const usable = await loadedUntilHydrated(page)
    // Parts near the window may load in the same moment or later.
    const more = (await traffic.settled()).filter((each) => usable.has(each.path))
    for (const script of more.filter((each) => each.kind === 'script' && !known.has(each.path))) {
      expectWithin(script.bytes, 'dashboardScript', `${path}, ${script.path}`)
    }
  }
})

test('a hovered or focused link requests no script when it is followed', async ({
  memberPage: page,
}) => {
  test.slow()
  const later = page.waitForResponse('**/assets/landing-*.js')
  const traffic = recordTraffic(page)
  await page.goto(paths.dashboard)
  await expect(heading(page)).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  const closed = sidebar.getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  // Deferred chunks load without interaction.
  await later
  await traffic.settled()
  for (const [index, path] of dashboardPaths.entries()) {
    const link = sidebar.locator(`a[href="${path}"]`)
    await (index % 2 === 0 ? link.hover() : link.focus())
    await traffic.settled()
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
    expect.soft(pathsOf(await traffic.settled(), 'script'), path).toEqual([])
  }
})
