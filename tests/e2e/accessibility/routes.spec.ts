import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { colorRules, judge, prepareAxe } from './axe.ts'
import { contrastProblems } from './contrast.ts'
import { expectEveryLayoutWorks } from './layouts.ts'
import { open, stopTimers, test, tours } from './places.ts'
import { structureProblems } from './structure.ts'

// The browser logs the 404 response.
test.use({ allowedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => stopTimers(page))

/** Colours depend on the theme and names on the language, so a language has all rules in one theme. */
const looks = [
  { language: 'en', width: 1440, themes: ['dark', 'light'] },
  { language: 'it', width: 390, themes: ['light', 'dark'] },
] as const

async function expectNoViolation(
  page: Page,
  where: string,
  { width, themes }: (typeof looks)[number],
) {
  await page.setViewportSize({ width, height: 900 })
  for (const theme of themes) {
    await page.locator('html').evaluate((html, value) => {
      html.dataset.theme = value
    }, theme)
    const look = `${where} in the ${theme} theme at ${width} px`
    const { violations, undecided, texts } = await judge(
      page,
      theme === themes[0] ? undefined : colorRules,
    )
    expect.soft(violations, look).toEqual([])
    expect.soft(undecided, look).toEqual([])
    expect.soft(await contrastProblems(page, texts), look).toEqual([])
  }
}

for (const { name, places } of tours) {
  test(`a11y 1-3, 9, 10, 50-53, 58, 65: ${name}: every page has valid structure, axe finds no violation, and nothing is lost when it is narrow, zoomed, mirrored, with wide text spacing or large text`, async ({
    page,
    session,
  }) => {
    for (const place of places) {
      for (const look of looks) {
        const where = `${place.path} in ${look.language}`
        await open(page, place, session, look.language)
        expect.soft(await structureProblems(page), where).toEqual([])
        await prepareAxe(page)
        await expectNoViolation(page, where, look)
        // Italian texts are longer; one page of each tour shows that English ones do not differ.
        if (look.language === 'it' || place === places[0]) await expectEveryLayoutWorks(page, where)
      }
    }
  })
}
