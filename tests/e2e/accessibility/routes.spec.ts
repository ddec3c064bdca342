import { languages, type Language } from '../../../packages/app/src/config/languages.ts'
import { expect } from '../fixtures.ts'
import { colorRules, judge, prepareAxe } from './axe.ts'
import { contrastProblems } from './contrast.ts'
import { expectEveryLayoutWorks } from './layouts.ts'
import { open, places, test } from './places.ts'
import { structureProblems } from './structure.ts'

// The browser logs the 404 response.
test.use({ allowedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  // Timers, such as the redirect after a payment, do not fire.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout
    Object.assign(globalThis, {
      setTimeout: (...args: Parameters<typeof later>) =>
        (args[1] ?? 0) >= 4000 ? 0 : later(...args),
    })
  })
})

/**
 * All rules at one width, and those that depend on colours in the other theme at the other width: the
 * languages together check every pair of width and theme.
 */
function looksOf(language: Language) {
  const [first, second] = language === languages[0] ? [1440, 390] : [390, 1440]
  return [
    { width: first, theme: 'dark', rules: undefined },
    { width: second, theme: 'light', rules: colorRules },
  ] as const
}

for (const place of places) {
  for (const language of languages) {
    const name = `${place.path}, ${place.visitor}, ${language}`
    test(`a11y 1-3, 9, 10, 50-53, 58, 65: ${name}: has valid structure, axe finds no violation, and nothing is lost when it is narrow, zoomed, mirrored, with wide text spacing or large text`, async ({
      page,
      session,
    }) => {
      await open(page, place, session, language)
      expect.soft(await structureProblems(page)).toEqual([])
      await prepareAxe(page)
      for (const { width, theme, rules } of looksOf(language)) {
        await page.setViewportSize({ width, height: 900 })
        await page.locator('html').evaluate((html, value) => {
          html.dataset.theme = value
        }, theme)
        const look = `${theme}, ${width} px`
        const { violations, undecided, texts } = await judge(page, rules)
        expect.soft(violations, look).toEqual([])
        expect.soft(undecided, look).toEqual([])
        expect.soft(await contrastProblems(page, texts), look).toEqual([])
      }
      await expectEveryLayoutWorks(page)
    })
  }
}
