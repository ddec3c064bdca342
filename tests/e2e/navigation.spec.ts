import type { Page } from 'playwright/test'
import { expect, heading, openForUse, test, toast } from './fixtures.ts'

test('Back restores the scroll position', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  const scrolled = () => page.evaluate(() => scrollY)
  await openForUse(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(100)

  await link.click()
  await expect(page).toHaveURL('/terms')
  await expect(heading(page)).toBeFocused()
  await expect.poll(scrolled).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toBeFocused()
  await expect.poll(scrolled).toBe(before)
})

test('the target of the URL fragment takes focus', async ({ page }) => {
  await page.goto('/#hero')
  await expect(page.locator('#hero')).toBeFocused()
})

/** The sections that the header links to, and their menus. */
const anchors = [
  ['pricing', undefined],
  ['features', 'Product'],
  ['automations', 'Product'],
  ['integrations', 'Product'],
  ['case-study', 'Resources'],
] as const

/** Expects the top of a section in the upper half of the screen, clear of the header. */
async function expectClear(page: Page, id: string) {
  const place = () =>
    page.evaluate((section) => {
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN
      const foot = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN
      return { isUp: top < innerHeight / 2, isClear: top >= foot }
    }, id)
  await expect(page).toHaveURL(`/#${id}`)
  await expect.poll(place).toEqual({ isUp: true, isClear: true })
}

for (const width of [1440, 390]) {
  for (const [id, list] of anchors) {
    test(`[099] the link to #${id} lands on its section at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openForUse(page, '/blog')
      if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = width === 390 ? page.getByRole('dialog') : page.getByRole('banner')
      if (list) await menu.getByRole('button', { name: list }).click()
      await menu.locator(`a[href="/#${id}"]:visible`).click()
      await expectClear(page, id)
    })
  }
}

test.describe('a fragment that cannot be decoded', () => {
  // The router logs it once the app has loaded.
  test.use({ allowedProblems: /not a decodable element ID/ })

  test('is ignored', async ({ page }) => {
    await openForUse(page, '/#%E0%A4%A')
    await expect(heading(page)).toBeVisible()
  })
})

for (const path of ['/', '/dashboard']) {
  test(`the first Tab stop of ${path} is the skip link`, async ({ memberPage: page }) => {
    await openForUse(page, path)
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(path)
  })
}

test('on a phone the navigation is a drawer', { tag: '@journey' }, async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Affiliate Program' })).toBeHidden()
  const opener = page.getByRole('button', { name: 'Open menu' })

  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Affiliate Program' }).click()
  await expect(page).toHaveURL('/dashboard/affiliate')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page)).toBeFocused()

  await opener.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText('See you soon!')
})

for (const path of ['/', '/terms', '/blog', '/support']) {
  test(`the header of ${path} links a member to the dashboard`, async ({ memberPage: page }) => {
    await page.goto(path)
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
    await expect(link('Dashboard')).toHaveAttribute('href', '/dashboard')
    await expect(link('Login')).toHaveCount(0)
    await expect(link('Start Free Trial')).toHaveCount(0)
  })
}
