import type { Page } from 'playwright/test'
import { expect, heading, test, toast } from './fixtures.ts'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test.describe('the search', () => {
  for (const path of ['/', '/login', '/terms', '/support']) {
    test(`opens with Ctrl K on ${path}`, { tag: '@journey' }, async ({ page }) => {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await expect(option(page, 'Log in')).toBeVisible()
      await expect(option(page, 'Auto-Tag Products')).toHaveCount(0)
      await field(page).fill('terms of')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/terms')
      await expect(heading(page)).toHaveText('Terms of Service')
    })
  }

  for (const path of ['/dashboard', '/dashboard/settings/account', '/payment-success']) {
    test(`includes the dashboard on ${path}`, async ({ memberPage: page }) => {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await field(page).fill('community')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/dashboard/community')
      await expect(heading(page)).toBeFocused()
    })
  }

  test('loads its chunk when it is first opened', async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('Overlays')) loaded.add(request.url())
    })
    await page.goto('/')
    await expect(heading(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loaded.size).toBe(0)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    expect(loaded.size).toBe(1)
  })

  test('switches the theme', async ({ page }) => {
    await page.goto('/signin')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('light theme')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('switches the language', async ({ page }) => {
    await page.goto('/signin')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('italian')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Cerca pagine e azioni' })).toBeFocused()
  })

  test('navigates to a section of the start page', async ({ page }) => {
    await page.goto('/blog')
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('pricing')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/#pricing')
    await expect(page.locator('#pricing')).toBeFocused()
  })

  test('logs out', async ({ memberPage: page }) => {
    await page.goto('/dashboard')
    await expect(heading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Search automations and settings' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('logout')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(toast(page)).toContainText('Logged out')
  })

  test('replaces the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test.describe('when it fails to load', () => {
    // The test blocks the script.
    test.use({ allowedProblems: /ERR_FAILED/ })

    test('shows a message, and loads after a reload', async ({ page }) => {
      await page.goto('/terms')
      await expect(heading(page)).toBeVisible()
      await page.route('**/assets/Overlays*', (route) => route.abort(), { times: 1 })
      await page.keyboard.press('Control+k')
      await expect(toast(page)).toContainText('The search could not be opened')
      await expect(toast(page)).toContainText('reload the page and try again.')
      await page.reload()
      await expect(heading(page)).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
    })
  })
})

test.describe('the keyboard shortcuts', () => {
  test('open with Ctrl /', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+/')
    await expect(shortcuts(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shortcuts(page)).toBeHidden()
  })

  test('do not open with a letter alone', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.type('k/?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('open from the top bar of the dashboard and from the search', async ({
    memberPage: page,
  }) => {
    await page.goto('/dashboard')
    const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
    await button.click()
    await expect(shortcuts(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('keyboard')
    await page.keyboard.press('Enter')
    await expect(shortcuts(page)).toBeVisible()
  })
})
