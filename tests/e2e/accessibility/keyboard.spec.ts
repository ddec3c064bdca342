import type { Page } from 'playwright/test'
import { paths, settingsPath } from '../../../packages/app/src/paths.ts'
import { expect, heading, hydrate, toast } from '../fixtures.ts'
import { open, places, test } from './places.ts'

const phone = { width: 390, height: 844 }

test('a11y 16: a header menu closes on Escape, which returns focus to its button, and on an outside click', async ({
  page,
  session,
}) => {
  await open(page, { path: paths.home, visitor: 'visitor' }, session)
  await hydrate(page)
  const product = page.getByRole('banner').getByRole('button', { name: 'Product' })
  await product.focus()
  await page.keyboard.press('Enter')
  await expect(product).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(product).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(product).toHaveAttribute('aria-expanded', 'false')
  await expect(product).toBeFocused()

  await page.keyboard.press('Space')
  await expect(product).toHaveAttribute('aria-expanded', 'true')
  await heading(page).click()
  await expect(product).toHaveAttribute('aria-expanded', 'false')
})

/** Tells whether the page behind a modal scrolls with the wheel. */
async function scrollsByWheel(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(phone.width - 20, phone.height / 2)
  await page.mouse.wheel(0, 200)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return (await page.evaluate(() => scrollY)) !== before
}

for (const [visitor, path, link, next] of [
  ['visitor', paths.home, 'Pricing', '/#pricing'],
  ['member', paths.dashboard, 'Affiliate Program', paths.affiliate],
] as const) {
  test.describe(`on a phone, ${path}`, () => {
    test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

    test('a11y 12, 17, 18: the drawer traps focus over an inert page, closes on Escape, on an outside click and when a link is followed, and a wider window leaves the page usable', async ({
      page,
      session,
    }) => {
      await open(page, { path, visitor }, session)
      await hydrate(page)
      const drawer = page.getByRole('dialog')
      const opener = page.getByRole('button', { name: 'Open menu', includeHidden: true })
      const hasFocus = () => drawer.evaluate((part) => part.contains(document.activeElement))
      const openDrawer = async () => {
        await opener.press('Enter')
        await expect(drawer).toBeVisible()
        expect(await hasFocus()).toBe(true)
      }
      await openDrawer()
      expect(await drawer.evaluate((part) => part.matches(':modal'))).toBe(true)
      expect(await scrollsByWheel(page)).toBe(false)

      const stops = await drawer.locator('a[href]:visible, button:visible').count()
      for (let stop = 0; stop <= stops + 1; stop += 1) {
        await page.keyboard.press('Tab')
        // Between the last stop and the first, focus is in the browser, never on the page behind.
        const outside = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(outside).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()

      await openDrawer()
      await page.mouse.click(phone.width - 4, phone.height / 2)
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()

      await openDrawer()
      await drawer.getByRole('link', { name: link }).press('Enter')
      await expect(page).toHaveURL(next)
      await expect(drawer).toBeHidden()

      await page.goBack()
      await expect(page).toHaveURL(path)
      await openDrawer()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(drawer).toBeHidden()
      await page.getByRole('link', { name: link }).first().click()
      await expect(page).toHaveURL(next)
    })
  })
}

test('a11y 19: the usage alert reaches both ends and only stops at multiples of five', async ({
  page,
  session,
}) => {
  await open(page, { path: settingsPath('usage-quotas'), visitor: 'member' }, session)
  const slider = page.getByRole('slider')
  await slider.focus()
  const valueAfter = async (key: string) => {
    await page.keyboard.press(key)
    return Number(await slider.inputValue())
  }
  expect(await valueAfter('Home')).toBe(0)
  for (let value = 5; value <= 100; value += 5) expect(await valueAfter('ArrowRight')).toBe(value)
  expect(await valueAfter('ArrowRight')).toBe(100)
  expect(await valueAfter('PageDown')).toBe(90)
  expect(await valueAfter('ArrowLeft')).toBe(85)
  expect(await valueAfter('End')).toBe(100)
  await expect(slider).toHaveAttribute('aria-valuetext', '100 percent')
})

test('a11y 21: everything that a swipe closes has a button', async ({ page, session }) => {
  await open(page, { path: paths.dashboard, visitor: 'member' }, session)
  await page.getByRole('button', { name: 'New Automation' }).click()
  await expect(toast(page)).toContainText("isn't implemented yet")
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).not.toContainText("isn't implemented yet")
})

/** Finds styles that show something on hover only. */
function findShownOnHover(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const showing = ['display', 'visibility', 'opacity', 'content', 'clip-path', 'max-height']
    const rules: CSSRule[] = [...document.styleSheets].flatMap((sheet) =>
      Array.from(sheet.cssRules),
    )
    const found: string[] = []
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules)
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) continue
      const shown = showing.filter((property) => rule.style.getPropertyValue(property))
      const isByFocusToo = /:focus(-visible|-within)?/.test(rule.selectorText)
      if (shown.length > 0 && !isByFocusToo) found.push(rule.cssText)
    }
    return found
  })
}

/** Finds what has the cursor of controls, but is none. */
function findFalsePointers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).cursor === 'pointer')
      .filter((part) => !part.closest('a[href], button, input, select, summary, label'))
      .map((part) => part.outerHTML.slice(0, 160)),
  )
}

test('a11y 21: nothing is shown on hover only on the pages of members, and only controls have a pointer cursor', async ({
  page,
  session,
}) => {
  for (const place of places.filter(({ visitor }) => visitor === 'member')) {
    await open(page, place, session)
    expect.soft(await findFalsePointers(page), place.path).toEqual([])
    expect.soft(await findShownOnHover(page), place.path).toEqual([])
  }
})
