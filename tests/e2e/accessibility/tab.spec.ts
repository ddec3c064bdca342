import type { Page } from 'playwright/test'
import { contrastRatio } from '../../../packages/ui/src/tokens/contrast.ts'
import { expect, hydrate } from '../fixtures.ts'
import { findControls, walk, watch } from './controls.ts'
import { nameOf, open, places, stopTimers, test } from './places.ts'

// The browser logs the 404 response.
test.use({ allowedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

/** Moves focus from the start of the page to `main` by the skip link. */
async function skip(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

async function expectEveryStop(page: Page, width: 1440 | 390, where: string) {
  await page.setViewportSize({ width, height: 900 })
  const controls = await findControls(page)
  const { start, stops, uses, rings } = await walk(page, controls, width === 1440)
  const inOrder = controls.map((_, index) => (index + 1) % controls.length).slice(start)
  const inWords = (stop: number | string | undefined) => controls[Number(stop)]?.says ?? stop
  expect.soft(stops.map(inWords), `stops of ${where}`).toEqual(inOrder.map(inWords))
  if (width === 1440) {
    const unused = controls.filter(({ keys }, index) => (uses[index] ?? 0) < keys.length)
    expect.soft(unused, `unused on ${where}`).toEqual([])
  }
  const faint = rings.filter((ring) => ring.width < 2 || contrastRatio(ring.color, ring.ground) < 3)
  expect.soft(faint, `faint on ${where}`).toEqual([])
}

for (const place of places) {
  test(
    `a11y 4, 11-15: Tab reaches every control on ${nameOf(place)} in order`,
    { tag: '@nightly' },
    async ({ page, session }) => {
      await stopTimers(page)
      await open(page, place, session)
      await skip(page)
      await hydrate(page)
      await watch(page)
      for (const width of [1440, 390] as const)
        await expectEveryStop(page, width, `${place.path} at ${width} px`)
    },
  )
}
