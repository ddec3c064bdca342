import type { Page } from 'playwright/test'
import { localize } from '../../../packages/app/src/addresses.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { paths } from '../../../packages/app/src/paths.ts'
import { protectedPaths } from '../../../packages/app/src/routes/pathLists.ts'
import { expect, hydrate } from '../fixtures.ts'
import { open, test, type Visitor } from './places.ts'

// Low, so that every page scrolls, but not so low that the header is no longer sticky.
test.use({ viewport: { width: 1440, height: 500 } })

const publicJourney = [
  paths.home,
  paths.terms,
  paths.blog,
  paths.support,
  paths.signUp,
  paths.signIn,
  paths.forgotPassword,
]

/**
 * Journeys in which each page has a link to the next. Without a file nothing links to the pages of
 * files. Addresses of public pages depend on the language.
 */
const journeys: readonly (readonly [Visitor, Language, readonly string[]])[] = [
  ['visitor', 'en', publicJourney],
  [
    'member',
    'it',
    protectedPaths.filter((path) => path !== paths.paymentSuccess && !path.startsWith(paths.files)),
  ],
]

declare global {
  interface Window {
    /** The announcements of live regions. */
    announced?: string[]
  }
}

async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announced: string[] = []
    window.announced = announced
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        return element?.closest('[role="status"], [role="alert"], [role="log"], [aria-live]')
      })
      for (const region of new Set(regions)) {
        const words = region?.textContent?.trim()
        if (words) announced.push(words)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Scrolls down by up to `most` px. */
function scrollDown(page: Page, most: number): Promise<number> {
  return page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' })
    return scrollY
  }, most)
}

/**
 * Waits for the page after the one with the title `before`; the URL changes first.
 *
 * @returns its title
 */
async function arrive(page: Page, before: string, path: string, scrolled: number): Promise<string> {
  const arrived = () =>
    page.evaluate(
      (previous) => ({
        path: location.pathname,
        isAnother: document.title !== previous,
        isAnnounced: window.announced?.at(-1) === document.title,
        isFocused: document.activeElement?.matches('h1[tabindex="-1"]'),
        scrolled: scrollY,
      }),
      before,
    )
  await expect
    .poll(arrived, { intervals: [20] })
    .toEqual({ path, isAnother: true, isAnnounced: true, isFocused: true, scrolled })
  return page.title()
}

for (const [visitor, language, [start = paths.home, ...others]] of journeys) {
  test(`a11y 1, 2, 5-7: each page of a ${visitor} takes focus and is announced once`, async ({
    page,
    session,
  }) => {
    await open(page, { path: start, visitor }, session, language)
    await hydrate(page)
    await listen(page)
    const titles = [await page.title()]
    const scrolled: number[] = []
    for (const [index, path] of others.entries()) {
      const address = localize(path, language)
      scrolled.push(await scrollDown(page, 60 + index))
      await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
      titles.push(await arrive(page, titles.at(-1) ?? '', address, 0))
    }
    expect(new Set(titles).size).toBe(titles.length)

    const back = [start, ...others].slice(0, -1).toReversed()
    let title = titles.at(-1) ?? ''
    for (const path of back) {
      await page.goBack()
      title = await arrive(page, title, localize(path, language), scrolled.pop() ?? 0)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const announced = await page.evaluate(() => window.announced)
    expect(announced).toEqual([...titles.slice(1), ...titles.slice(0, -1).toReversed()])
  })
}

/** Expects that a link focuses its target, clear of the header. */
async function expectTargetClear(page: Page, href: string, when: string) {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent('click')
  const target = page.locator(`#${href.split('#')[1]}`)
  await expect(target, when).toBeFocused()
  await expect
    .poll(() => target.evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeLessThan(600)
  const clear = await target.evaluate((part) => {
    const header = document.querySelector('header')?.getBoundingClientRect()
    return part.getBoundingClientRect().top - (header?.bottom ?? 0)
  })
  expect(clear, when).toBeGreaterThanOrEqual(-1)
}

for (const path of [paths.terms, paths.home]) {
  test(`a11y 8: links in ${path} move focus to their targets`, async ({ page, session }) => {
    await open(page, { path, visitor: 'visitor' }, session)
    await hydrate(page)
    const links = page.locator('a[href*="#"]:not([href="#content"])')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 600 })
      const hrefs = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute('href') ?? ''),
      )
      expect(hrefs.length).toBeGreaterThan(2)
      for (const href of new Set(hrefs))
        await expectTargetClear(page, href, `${href} at ${width} px`)
    }
  })
}

for (const [visitor, path] of [
  ['visitor', paths.home],
  ['member', paths.dashboard],
  ['member', '/dashboard/settings/notifications'],
] as const) {
  test(`a11y 8: no focused control of ${path} is behind the header`, async ({ page, session }) => {
    await open(page, { path, visitor }, session)
    await hydrate(page)
    const last = page.locator('main :is(a[href], button, input, select, textarea):visible').last()
    await last.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    const hidden: string[] = []
    for (;;) {
      const found = await page.evaluate(() => {
        const { activeElement: part } = document
        const header = document.querySelector('header')
        if (!part || !header || !part.closest('main')) return undefined
        const box = part.getBoundingClientRect()
        const isUnder = box.top < header.getBoundingClientRect().bottom - 1
        return isUnder ? part.outerHTML.slice(0, 160) : ''
      })
      if (found === undefined) break
      if (found) hidden.push(found)
      await page.keyboard.press('Shift+Tab')
    }
    expect(hidden).toEqual([])
  })
}
