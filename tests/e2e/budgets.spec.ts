import type { Page } from 'playwright/test'
import { addressesOf } from '../../packages/app/src/addresses.ts'
import { paths } from '../../packages/app/src/paths.ts'
import {
  dashboardPaths as prerendered,
  publicPaths,
} from '../../packages/app/src/routes/pathLists.ts'
import {
  loadedUntilHydrated,
  noteHydration,
  pathsOf,
  recordTraffic,
  weigh,
  type Traffic,
} from '../../scripts/traffic.ts'
import { expectWithin } from './expectWithin.ts'
import { expect, heading, hydrate, openForUse, test } from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'

const dashboardPaths = prerendered.filter((path) => path !== paths.dashboard)

/** Expects that a public page that nobody has touched loads no script and little else. */
async function expectLittle(address: string, traffic: Traffic): Promise<void> {
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

/**
 * Returns the title and the markup, without the styles that move to the head, and the links of members,
 * which the app removes once it knows that there is no session.
 */
function contentOf(page: Page) {
  return page.evaluate(() => {
    const copy = document.getElementById('root')!.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('style, [data-reader="member"]')) part.remove()
    for (const part of copy.querySelectorAll('[data-reader]')) part.removeAttribute('data-reader')
    return [document.title, copy.innerHTML]
  })
}

for (const path of publicPaths) {
  test(`quality 43: ${path} requests no script and little else before the first interaction, and hydrates unchanged, in both languages`, async ({
    page,
  }) => {
    const traffic = recordTraffic(page)
    for (const address of addressesOf(path)) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await expectLittle(address, traffic)
      const before = await contentOf(page)
      await hydrate(page)
      expect(await contentOf(page), address).toEqual(before)
      const scripts = weigh(await traffic.settled(), 'script')
      expect(scripts, address).toBeGreaterThan(0)
      // In Italian it is a language more.
      if (address === path) expectWithin(scripts, 'scriptsInUse', path)
    }
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

test('the dashboard is within its budget', async ({ memberPage: page }) => {
  await noteHydration(page)
  const traffic = recordTraffic(page)
  await page.goto(paths.dashboard)
  const loaded = await loadedUntilHydrated(page)
  const overview = await traffic.settled()
  const first = overview.filter(({ path }) => loaded.has(path))
  expectWithin(weigh(first, 'script'), 'dashboard', paths.dashboard)
  const document = overview.find(({ path }) => path === paths.dashboard)
  expectWithin(document?.inlineScript ?? Infinity, 'inlineScript', paths.dashboard)
})

test('a hovered or focused link requests no script when it is followed', async ({
  memberPage: page,
  context,
}) => {
  test.slow()
  await skipBackgroundDelay(context)
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
    // The pointer takes the same way as the keyboard, but costs more time.
    const isPointed = index % 4 === 0
    await (isPointed ? link.hover() : link.focus())
    await traffic.settled()
    await (isPointed ? link.click() : page.keyboard.press('Enter'))
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
    expect.soft(pathsOf(await traffic.settled(), 'script'), path).toEqual([])
  }
})
