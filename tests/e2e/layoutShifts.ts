import type { Page } from 'playwright/test'

/**
 * Adds up how far things move by themselves in each document, from its first paint on.
 *
 * @returns a function that gives the sum for the document on screen
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
