import type { Page } from 'playwright/test'
import { expect, heading, hydrated, mailedLinks, test } from './fixtures.ts'

const toLight = (page: Page) => page.getByRole('button', { name: 'Switch to the light theme' })
const toItalian = (page: Page) => page.getByRole('button', { name: 'Switch to Italian' })
const root = (page: Page) => page.locator('html')
const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

async function expectBothSwitches(page: Page) {
  await expect(heading(page)).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(root(page)).toHaveAttribute('lang', 'en')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const isInMenu = (await menu.isVisible()) && !(await toLight(page).isVisible())
  if (isInMenu) await menu.click()
  await toLight(page).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await toItalian(page).click()
  await expect(root(page)).toHaveAttribute('lang', 'it')
}

// The browser logs the 404 response of unknown pages.
test.use({ allowedProblems: /status of 404/ })

/** Opens each page with the defaults, and uses both switches. */
async function expectBothSwitchesOn(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectBothSwitches(page)
      await page.evaluate(() => {
        localStorage.removeItem('dropwatt.theme')
        localStorage.removeItem('dropwatt.language')
      })
    })
  }
}

// Both lists have a page of each frame.
for (const [screen, viewport, paths] of [
  ['a laptop', laptop, ['/', '/login', '/forgot-password', '/blog', '/nowhere']],
  ['a phone', phone, ['/', '/signin', '/terms', '/support', '/nowhere']],
] as const) {
  test(`theme and language can be switched on ${paths.join(', ')} on ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await expectBothSwitchesOn(page, paths)
  })
}

test('theme and language can be switched on the pages of members, on a phone too', async ({
  memberPage: page,
}) => {
  await page.setViewportSize(phone)
  await expectBothSwitchesOn(page, [
    '/dashboard',
    '/dashboard/settings/account',
    '/payment-success',
  ])
})

test('theme and language can be switched on the new-password page', async ({
  page,
  request,
  account,
}) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(heading(page)).toHaveText('Check your inbox')
  const [link = ''] = await mailedLinks(request, account.email)
  await page.goto(link)
  await expect(page).toHaveURL('/update-password')
  await expectBothSwitches(page)
})

test('a theme switch has no transition, not even on hovered elements', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard')
  await hydrated(page)
  await toLight(page).hover()
  const moving = await toLight(page).evaluate(async (button) => {
    const moves = () => document.getAnimations().filter((move) => move instanceof CSSTransition)
    // The colours of the hovered button settle first.
    await Promise.allSettled(moves().map(({ finished }) => finished))
    if (button instanceof HTMLElement) button.click()
    return moves().length
  })
  expect(moving).toBe(0)
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})

test('members see a link to the dashboard in the header of the public pages', async ({
  memberPage: page,
}) => {
  for (const path of ['/', '/terms', '/blog', '/support', '/nowhere']) {
    await page.goto(path)
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
    await expect(link('Dashboard'), path).toHaveAttribute('href', '/dashboard')
    await expect(link('Login'), path).toHaveCount(0)
    await expect(link('Start Free Trial'), path).toHaveCount(0)
  }
})
