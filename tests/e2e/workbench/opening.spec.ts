import { automationPath } from '../../../packages/app/src/paths.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { recordShifts } from '../layoutShifts.ts'
import { dropFiles } from './dropFiles.ts'
import { productExport } from './exports.ts'
import { partsOf } from './parts.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the bench of a dropped file opens in place', async ({ memberPage: page }) => {
      const shifts = await recordShifts(page)
      await page.goto(automationPath('mass-compare-price'))
      await hydrated(page)
      const before = await shifts()
      await dropFiles(page, { name: 'products.csv', bytes: productExport('').bytes })
      const { bench } = partsOf(page)
      await expect(bench.getByRole('treegrid')).toBeVisible()
      await expect(bench.getByText(/^Calculated in/)).toBeAttached()
      expect((await shifts()) - before).toBeLessThan(0.1)
      const box = await bench.boundingBox()
      expect(Math.round(box?.y ?? 0) + Math.round(box?.height ?? 0)).toBeLessThanOrEqual(
        viewport.height,
      )
    })
  })
}
