import type { Page } from 'playwright/test'
import { expect, heading, hydrated, mailedLinks, test } from './fixtures.ts'

const toLight = (page: Page) => page.getByRole('button', { name: 'Switch to the light theme' })
const toItalian = (page: Page) => page.getByRole('button', { name: 'Switch to Italian' })
const root = (page: Page) => page.locator('html')
const phone = { width: 390, height: 844 }

async function expectBothSwitches(page: Page) {
  await expect(heading(page)).toBeVisible()
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

for (const path of [
  '/',
  '/login',
  '/signin',
  '/forgot-password',
  '/terms',
  '/blog',
  '/support',
  '/nowhere',
]) {
  test(`theme and language can be switched on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectBothSwitches(page)
  })

  test(`theme and language can be switched on ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await expectBothSwitches(page)
  })
}

for (const path of ['/dashboard', '/dashboard/settings/account', '/payment-success']) {
  test(`theme and language can be switched on ${path}, on a phone too`, async ({
    memberPage: page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await expectBothSwitches(page)
  })
}

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

test.describe('members', () => {
  for (const path of ['/', '/terms', '/blog', '/support', '/nowhere']) {
    test(`see a link to the dashboard in the header of ${path}`, async ({ memberPage: page }) => {
      await page.goto(path)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'href',
        '/dashboard',
      )
      await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
      await expect(header.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0)
    })
  }
})
