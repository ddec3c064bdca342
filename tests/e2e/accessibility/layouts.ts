import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { findTurnedNumbers, measurePlaces } from './direction.ts'
import { findBrokenWords, findLostText } from './text.ts'

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`

/** Returns by how many px the page is wider than the window. */
function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Returns the share of the window covered by sticky elements, 0 to 1. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    const covered = rows.filter((y) =>
      [0.1, 0.5, 0.9].some((part) => {
        let at = document.elementFromPoint(innerWidth * part, y)
        while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement
        return at !== null
      }),
    )
    return covered.length / innerHeight
  })
}

/** Expects that no text is clipped, outside the page or overlapped, and that nothing scrolls sideways. */
export async function expectNothingLost(page: Page, when: string) {
  expect.soft(await beyondTheEdge(page), `px beyond the edge ${when}`).toBe(0)
  expect.soft(await findLostText(page), `lost words ${when}`).toEqual([])
}

async function setDirection(page: Page, direction: 'ltr' | 'rtl') {
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
}

/** Sets the spacing like a user style sheet, which the policy of the page does not apply to. */
async function space(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** The size of a small phone. */
export const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 800 }

/**
 * Expects that a page loses nothing when it is narrow, zoomed, mirrored, widely spaced or large.
 *
 * @param where the page, for messages
 */
export async function expectEveryLayoutWorks(page: Page, where: string): Promise<void> {
  // Without style sheets that an earlier check added.
  await space(page, '')
  await page.setViewportSize(narrow)
  await expectNothingLost(page, `${where} at 320 px`)
  expect.soft(await findBrokenWords(page), `${where}: broken words at 320 px`).toEqual([])

  await page.setViewportSize({ width: 320, height: 256 })
  await expectNothingLost(page, `${where} at 1280 px and 400%`)
  expect.soft(await coveredShare(page), `${where}: covered at 400%`).toBeLessThanOrEqual(1 / 3)

  await page.setViewportSize(narrow)
  await setDirection(page, 'rtl')
  await expectNothingLost(page, `${where} at 320 px from right to left`)
  await page.setViewportSize(wide)
  await expectNothingLost(page, `${where} at 1280 px from right to left`)
  expect.soft(await findTurnedNumbers(page), `${where}: numbers from right to left`).toEqual([])
  const mirrored = await measurePlaces(page)
  await setDirection(page, 'ltr')
  expect.soft(mirrored, `${where}: places from right to left`).toEqual(await measurePlaces(page))

  await space(page, textSpacing)
  await expectNothingLost(page, `${where} at 1280 px with text spacing`)
  await page.setViewportSize(narrow)
  await expectNothingLost(page, `${where} at 320 px with text spacing`)
  await space(page, '')

  await page.setViewportSize(wide)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expectNothingLost(page, `${where} with text of 200%`)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await devtools.detach()
}
