import { languages } from '../../../packages/app/src/config/languages.ts'
import { expect } from '../fixtures.ts'
import { colorRules, judge, prepareAxe } from './axe.ts'
import { contrastProblems } from './contrast.ts'
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

for (const place of places) {
  for (const language of languages) {
    const name = `${place.path}, ${place.visitor}, ${language}`
    test(`a11y 1-3, 9, 10, 65: ${name}: has valid structure, and axe finds no violation`, async ({
      page,
      session,
    }) => {
      await open(page, place, session, language)
      expect.soft(await structureProblems(page)).toEqual([])
      await prepareAxe(page)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const theme of ['dark', 'light'] as const) {
          await page.locator('html').evaluate((html, value) => {
            html.dataset.theme = value
          }, theme)
          const { violations, undecided, texts } = await judge(
            page,
            // Only colours differ from the dark theme.
            theme === 'light' ? colorRules : undefined,
          )
          expect.soft(violations, `${theme}, ${width} px`).toEqual([])
          expect.soft(undecided, `${theme}, ${width} px`).toEqual([])
          expect.soft(await contrastProblems(page, texts), `${theme}, ${width} px`).toEqual([])
        }
      }
    })
  }
}
