import type { Page } from 'playwright/test'
import { dark, light } from '../../../packages/ui/src/tokens/index.js'
import { expect } from '../fixtures.ts'
import { findLooseDrawings, findMisnamed, findUngrouped } from './content.ts'
import { findMarks, measureMarks } from './marks.ts'
import { findFlashes, findMovement } from './motion.ts'
import { findSmallTargets } from './targets.ts'
import { englishVisits, nameOf, test } from './visits.ts'

const themes = { dark, light }
const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

async function setTheme(page: Page, theme: 'dark' | 'light') {
  await page.locator('html').evaluate((html, value) => {
    html.dataset.theme = value
  }, theme)
}

/** Finds text and borders that are still in a subtle colour. */
function findFaint(page: Page, { textSubtle, border }: { textSubtle: string; border: string }) {
  return page.evaluate(
    ([faintText, faintEdge]) => {
      const rgb = (hex = '') =>
        `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
      const [text, edge] = [rgb(faintText), rgb(faintEdge)]
      return [...document.body.querySelectorAll('*')]
        .filter(
          (element) => element.checkVisibility() && !element.closest('[data-theme] [data-theme]'),
        )
        .filter((element) => {
          const { color, borderTopColor, borderTopWidth } = getComputedStyle(element)
          return color === text || (borderTopColor === edge && borderTopWidth !== '0px')
        })
        .map((element) => element.outerHTML.slice(0, 120))
    },
    [textSubtle, border],
  )
}

/** Finds native controls that do not follow the theme. */
function findUnthemed(page: Page, theme: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll('input, select, textarea')]
    const options = [...document.querySelectorAll('option')]
    const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color)
    return [
      ...[document.documentElement, ...controls].filter(
        (part) => getComputedStyle(part).colorScheme !== wanted,
      ),
      ...options.filter((option) => isClear(getComputedStyle(option).backgroundColor)),
    ].map((part) => part.outerHTML.slice(0, 120))
  }, theme)
}

/** Finds focusable elements without a visible focus style. */
async function findUnmarkedFocus(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    return [...stops]
      .filter((stop) => stop.checkVisibility() && !stop.matches(':disabled'))
      .filter((stop) => {
        stop.focus({ preventScroll: true })
        const marked = [stop, stop.closest('label'), stop.parentElement].some((part) => {
          if (!part) return false
          const { outlineStyle, outlineWidth } = getComputedStyle(part)
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
        })
        return document.activeElement === stop && !marked
      })
      .map((stop) => stop.outerHTML.slice(0, 120))
  })
}

test.use({ viewport: wide })

for (const visit of englishVisits) {
  test(`a11y 28, 41, 42, 54, 55, 56, 57, 59, 62: ${nameOf(visit)} follows the reader’s settings`, async ({
    open,
    context,
  }) => {
    const page = await open(visit)
    expect.soft(await findMisnamed(page), 'names').toEqual([])
    expect.soft(await findUngrouped(page), 'groups').toEqual([])
    expect.soft(await findLooseDrawings(page), 'drawings').toEqual([])
    expect.soft(await findFlashes(page), 'flashes').toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await findMovement(page), 'movement').toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme)
      expect.soft(await findFaint(page, themes[theme]), `faint in ${theme}`).toEqual([])
      expect.soft(await findUnthemed(page, theme), `unthemed in ${theme}`).toEqual([])
    }
    await setTheme(page, 'dark')
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'no-preference' })

    const looker = await context.newPage()
    const marks = await findMarks(page)
    const usual = await measureMarks(looker, await page.screenshot({ fullPage: true }), marks)
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    const forced = await measureMarks(looker, await page.screenshot({ fullPage: true }), marks)
    await looker.close()
    const gone = marks.filter((_, at) => (usual[at] ?? 0) >= 3 && (forced[at] ?? 0) < 3)
    expect.soft(gone, 'gone in forced colours').toEqual([])
    expect.soft(await findUnmarkedFocus(page), 'no focus in forced colours').toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })

    expect.soft(await findSmallTargets(page, 24), 'small targets').toEqual([])
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    expect.soft(await findSmallTargets(page, 44), 'small for a finger').toEqual([])
    await page.setViewportSize(phone)
    expect.soft(await findSmallTargets(page, 44), 'small on a phone').toEqual([])
  })
}
