import { contrastRatio } from '../../../packages/ui/src/tokens/contrast.ts'
import { expect, hydrate } from '../fixtures.ts'
import { findControls, walk, watch } from './controls.ts'
import { open, places, test } from './places.ts'

// The browser logs the 404 response.
test.use({ allowedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

for (const place of places) {
  const name = `${place.path}, ${place.visitor}`

  test(`a11y 4, 11-15: ${name}: Tab reaches every control in order, starting with the skip link`, async ({
    page,
    session,
  }) => {
    await page.clock.install()
    await open(page, place, session)
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Skip to content' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await hydrate(page)

    await watch(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const controls = await findControls(page)
      const { stops, uses, rings } = await walk(page, controls, width === 1440)
      const inOrder = controls.map((_, index) => (index + 1) % controls.length)
      const inWords = (stop: number | string | undefined) => controls[Number(stop)]?.says ?? stop
      expect.soft(stops.map(inWords), `stops at ${width} px`).toEqual(inOrder.map(inWords))
      if (width === 1440) {
        const unused = controls.filter(({ keys }, index) => (uses[index] ?? 0) < keys.length)
        expect.soft(unused).toEqual([])
      }
      const faint = rings.filter(
        (ring) => ring.width < 2 || contrastRatio(ring.color, ring.ground) < 3,
      )
      expect.soft(faint).toEqual([])
    }
  })
}
