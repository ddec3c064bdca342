import type { Page } from 'playwright/test'
import { addressesOf } from '../../packages/app/src/addresses.ts'
import { paths } from '../../packages/app/src/paths.ts'
import {
  dashboardPaths as prerendered,
  publicPaths,
} from '../../packages/app/src/routes/pathLists.ts'
import { brotliSize } from '../../scripts/compression.ts'
import {
  loadedUntilHydrated,
  noteHydration,
  pathsOf,
  recordTraffic,
  weigh,
  type Traffic,
} from '../../scripts/traffic.ts'
import { expectWithin } from './expectWithin.ts'
import { expect, hydrate, openForUse, test } from './fixtures.ts'
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
  for (const address of addressesOf(path)) {
    test(`quality 43: ${address} stays within its budget and hydrates unchanged`, async ({
      page,
    }) => {
      const traffic = recordTraffic(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      await expectLittle(address, traffic)
      const before = await contentOf(page)
      await hydrate(page)
      expect(await contentOf(page)).toEqual(before)
      const scripts = weigh(await traffic.settled(), 'script')
      expect(scripts).toBeGreaterThan(0)
      // In Italian it is a language more.
      if (address === path) expectWithin(scripts, 'scriptsInUse', path)
    })
  }
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

test('/dashboard stays within its budget', async ({ memberPage: page }) => {
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

for (const path of dashboardPaths) {
  test(`${path} adds only small scripts to those of the overview`, async ({ memberPage: page }) => {
    await noteHydration(page)
    const overview = await openOverview(page)
    await page.goto(path)
    for (const script of await loadedUntilHydrated(page)) {
      if (!script.endsWith('.js') || overview.has(script)) continue
      const bytes = brotliSize(await (await page.request.get(script)).text())
      expectWithin(bytes, 'dashboardScript', `${path}, ${script}`)
    }
  })
}

/** Opens the overview, and returns the scripts that it loads, in the background too. */
async function openOverview(page: Page): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await skipBackgroundDelay(page.context())
  const later = page.waitForResponse('**/assets/landing-*.js')
  await page.goto(paths.dashboard)
  await later
  await page.waitForLoadState('networkidle')
  return new Set(scripts)
}
