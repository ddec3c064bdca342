import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { judge, prepareAxe } from './axe.ts'
import { contrastProblems } from './contrast.ts'
import { expectEveryLayoutWorks } from './layouts.ts'
import { open, stopTimers, test, tours } from './places.ts'
import { structureProblems } from './structure.ts'

// The browser logs the 404 response.
test.use({ allowedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => stopTimers(page))

/** Each page has both languages, widths and themes; which theme comes with which language takes turns. */
const looks = [
  [
    { language: 'en', width: 1440, theme: 'dark' },
    { language: 'it', width: 390, theme: 'light' },
  ],
  [
    { language: 'en', width: 1440, theme: 'light' },
    { language: 'it', width: 390, theme: 'dark' },
  ],
] as const

async function expectNoViolation(
  page: Page,
  path: string,
  { language, width, theme }: (typeof looks)[number][number],
) {
  await page.setViewportSize({ width, height: 900 })
  await page.locator('html').evaluate((html, value) => {
    html.dataset.theme = value
  }, theme)
  const look = `${path} in ${language} in the ${theme} theme at ${width} px`
  const { violations, undecided, texts } = await judge(page)
  expect.soft(violations, look).toEqual([])
  expect.soft(undecided, look).toEqual([])
  expect.soft(await contrastProblems(page, texts), look).toEqual([])
}

for (const { name, places } of tours) {
  test(`a11y 1-3, 9, 10, 50-53, 58, 65: ${name}: every page has valid structure, axe finds no violation, and nothing is lost when it is narrow, zoomed, mirrored, with wide text spacing or large text`, async ({
    page,
    session,
  }) => {
    for (const [at, place] of places.entries()) {
      for (const look of looks[at % looks.length]!) {
        const where = `${place.path} in ${look.language}`
        await open(page, place, session, look.language)
        expect.soft(await structureProblems(page), where).toEqual([])
        await prepareAxe(page)
        await expectNoViolation(page, place.path, look)
        // Italian texts are longer; the first page of each tour shows that English ones do not differ.
        const language = at === 0 ? 'en' : 'it'
        if (look.language === language) await expectEveryLayoutWorks(page, where)
      }
    }
  })
}
