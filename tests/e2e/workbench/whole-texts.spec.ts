import { fileAutomationSlugs, kindFor } from '@dropwatt/automations/options'
import type { Page } from 'playwright/test'
import { automationPath } from '../../../packages/app/src/paths.ts'
import { languages } from '../../../packages/app/src/config/languages.ts'
import { expect, test } from '../fixtures.ts'
import { pagePath, start } from './parts.ts'

/** Longer texts, such as descriptions, are shown in part and opened. */
const longest = 120

/** Scrolls through the table, and returns each name, value and note that is cut off there. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.getByRole('treegrid').evaluate(async (scroller, most) => {
    const found = new Set<string>()
    const isCut = (element: Element) => {
      const { overflowX } = getComputedStyle(element)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      if (overflowX === 'visible' || element.closest('[data-said]')) return false
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2
    }
    for (let top = 0; ; top += scroller.clientHeight) {
      scroller.scrollTop = top
      // Rows are drawn in the frame after a scroll, and read from the worker meanwhile.
      do {
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        })
      } while (scroller.querySelector('[aria-busy="true"]'))
      for (const element of scroller.querySelectorAll('[role="row"] *')) {
        // Cards have their names of columns beside the values.
        if (element.closest('[role="columnheader"]') && element.clientWidth === 0) continue
        const text = element.textContent.trim()
        if (text !== '' && text.length <= most && isCut(element)) found.add(text)
      }
      if (top + scroller.clientHeight >= scroller.scrollHeight) return [...found]
    }
  }, longest)
}

const slugs = fileAutomationSlugs.filter((slug) => kindFor(slug) === 'products')
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

for (const language of languages) {
  for (const slug of slugs) {
    test.describe(`${slug} in ${language}`, () => {
      test.use({ viewport: viewports[0] })

      test('cuts no text of the sample catalogue on desktops and phones', async ({
        memberPage: page,
      }) => {
        test.slow()
        await start(page, pagePath, language)
        await page.getByRole('button', { name: /sample catalogue|catalogo di esempio/ }).click()
        await expect(page.getByRole('treegrid')).toBeVisible()
        // COGS Monitor opens on its margins.
        const tab = slug === 'cogs-monitor' ? 'costs' : 'changes'
        await page.goto(`${automationPath(slug)}?tab=${tab}&show=all`)
        await expect(page.locator('[data-body] [data-kind="product"]').first()).toBeVisible()
        for (const viewport of viewports) {
          // oxlint-disable-next-line no-await-in-loop
          await page.setViewportSize(viewport)
          // oxlint-disable-next-line no-await-in-loop
          expect.soft(await cutTexts(page), `at ${viewport.width} px`).toEqual([])
        }
      })
    })
  }
}
