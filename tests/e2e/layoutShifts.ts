import type { Page } from 'playwright/test'

/**
 * Records the layout shift score of each document, from its first paint on.
 *
 * @returns a function that returns the score of the current document
 */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (Reflect.get(shift, 'hadRecentInput')) continue
        const sum = Number(Reflect.get(globalThis, 'shifted')) + Number(Reflect.get(shift, 'value'))
        Reflect.set(globalThis, 'shifted', sum)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))
}
