import type { CDPSession, Page } from 'playwright/test'
import { dark, light } from '../../../packages/ui/src/tokens/index.js'
import { expect } from '../fixtures.ts'
import { findLooseDrawings, findMisnamed, findUngrouped } from './content.ts'
import { findFaintMarks, findMarks } from './marks.ts'
import { findFlashes, findMovement } from './motion.ts'
import { nameOf, open, places, test } from './places.ts'
import { findSmallTargets } from './targets.ts'

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

async function setForcedColors(page: Page, forcedColors: 'active' | 'none') {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors })
}

/** Finds marks that stand out usually, but not in forced colours. */
async function findGone(page: Page) {
  const marks = await findMarks(page)
  await setForcedColors(page, 'active')
  const faint = await findFaintMarks(page, marks)
  await setForcedColors(page, 'none')
  const decoration = new Set(await findFaintMarks(page, faint))
  return faint.filter((mark) => !decoration.has(mark))
}

/** Expects that targets are large enough for a mouse, and for a finger on any device. */
async function expectLargeTargets(page: Page, path: string, devtools: CDPSession) {
  expect.soft(await findSmallTargets(page, 24), `small targets on ${path}`).toEqual([])
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect.soft(await findSmallTargets(page, 44), `small for a finger on ${path}`).toEqual([])
  await page.setViewportSize(phone)
  expect.soft(await findSmallTargets(page, 44), `small on a phone on ${path}`).toEqual([])
}

// The browser logs the 404 response.
test.use({ allowedProblems: /status of 404/, viewport: wide })

for (const place of places) {
  const { path } = place

  test.describe(nameOf(place), { tag: '@nightly' }, () => {
    test('a11y 28, 41, 42: names, groups and drawings are right', async ({ page, session }) => {
      await open(page, place, session)
      expect.soft(await findMisnamed(page)).toEqual([])
      expect.soft(await findUngrouped(page)).toEqual([])
      expect.soft(await findLooseDrawings(page)).toEqual([])
    })

    test('a11y 56, 62: nothing flashes, and nothing moves with reduced motion', async ({
      page,
      session,
    }) => {
      await open(page, place, session)
      expect.soft(await findFlashes(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect.soft(await findMovement(page)).toEqual([])
    })

    test('a11y 54, 55, 57: colours follow the settings of the reader', async ({
      page,
      session,
    }) => {
      await open(page, place, session)
      await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        expect.soft(await findFaint(page, themes[theme]), `faint in ${theme}`).toEqual([])
        expect.soft(await findUnthemed(page, theme), `unthemed in ${theme}`).toEqual([])
      }
      await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'no-preference' })
      expect.soft(await findGone(page), 'gone in forced colours').toEqual([])
      await setForcedColors(page, 'active')
      expect.soft(await findUnmarkedFocus(page), 'no focus in forced colours').toEqual([])
    })

    test('a11y 59: targets are large enough', async ({ page, context, session }) => {
      await open(page, place, session)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectLargeTargets(page, path, await context.newCDPSession(page))
    })
  })
}
