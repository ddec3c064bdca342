import type { Page } from 'playwright/test'
import { settingsPath, settingsSlugs } from '../../../packages/app/src/paths.ts'
import { expect } from '../fixtures.ts'
import { test } from './visits.ts'

/** Finds words that are not black, and grounds that are not white. */
function findColoured(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPlain = (color: string, level: number) => {
      const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? []
      return alpha === 0 || [red, green, blue].every((part) => part === level)
    }
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        const says = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        )
        return (says && !isPlain(color, 0)) || (says && !isPlain(backgroundColor, 255))
      })
      .map((element) => `${element.innerText}: ${getComputedStyle(element).color}`)
  })
}

for (const slug of settingsSlugs) {
  test(`a11y 64: ${settingsPath(slug)} prints black on white, without what can be pressed`, async ({
    open,
  }) => {
    const page = await open({ path: settingsPath(slug), language: 'en', signedIn: true })
    await page.emulateMedia({ media: 'print' })
    expect(await findColoured(page)).toEqual([])
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
}
