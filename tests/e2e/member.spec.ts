import type { Page } from 'playwright/test'
import { apiKey, expect, heading, hydrated, sessionKey, test, toast } from './fixtures.ts'

const account = '/dashboard/settings/account'
const avatar = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const menu = (page: Page) => page.getByRole('menu')
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true })
const list = '**/assets/AccountMenuList-*.js'

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await hydrated(page)
}

test.describe('the account page', () => {
  test('[380, 381, 382] shows the signed-in user and no sample data', async ({
    memberPage: page,
    account: { email },
  }) => {
    await page.goto(account)
    await hydrated(page)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(page.getByRole('region', { name: 'Profile picture' })).toContainText(email)
    await expect(page.getByText('Sample data')).toHaveCount(0)
    for (const name of ['Upload', 'Save', 'Change Password']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(toast(page)).toContainText("This feature isn't implemented yet")
      await toast(page).getByRole('button', { name: 'Close' }).click()
      await expect(toast(page)).not.toContainText('implemented')
    }
  })

  test('updates the name from another tab', async ({ memberPage: page, context, request }) => {
    await page.goto(account)
    await hydrated(page)
    await page.getByLabel('Email').fill('typed@example.com')
    const other = await context.newPage()
    await other.goto('/favicon.svg')
    const stored = await other.evaluate((key) => localStorage.getItem(key) ?? '', sessionKey)
    const session: { access_token: string } = JSON.parse(stored)
    const response = await request.put('/auth/v1/user', {
      headers: { apikey: apiKey, authorization: `Bearer ${session.access_token}` },
      data: { data: { full_name: 'Ada Lovelace' } },
    })
    expect(response.status()).toBe(200)
    const changed = JSON.stringify({ ...session, user: await response.json() })
    await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      changed,
    ] as const)

    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace')
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
    await expect(avatar(page)).toHaveText('AL')
  })
})

test.describe('the account menu', () => {
  test(
    '[307, 308, 309, (411)] leads to the account, the theme and the logout',
    { tag: '@journey' },
    async ({ memberPage: page, account: { email } }) => {
      await openDashboard(page)
      await avatar(page).click()
      await expect(menu(page)).toHaveAccessibleName(`Signed in as ${email}`)
      await expect(menu(page).getByText(email)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(item(page, 'Account')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(account)
      await expect(heading(page)).toHaveText('Account')
      await expect(heading(page)).toBeFocused()

      await avatar(page).click()
      await item(page, 'Theme & Language').click()
      await expect(page).toHaveURL('/dashboard/settings/theme-language')

      await avatar(page).click()
      await item(page, 'Logout').click()
      await expect(toast(page)).toContainText('Logged out')
      await expect(toast(page)).toContainText('See you soon!')
      await expect(page).toHaveURL('/')
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
    },
  )

  test('opens the keyboard shortcuts', async ({ memberPage: page }) => {
    await openDashboard(page)
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    // The second time its chunk is already loaded.
    for (const _ of ['first', 'second']) {
      await avatar(page).press('Enter')
      await expect(item(page, 'Account')).toBeFocused()
      await page.keyboard.press('k')
      await expect(item(page, 'Keyboard shortcuts')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(avatar(page)).toBeFocused()
    }
  })

  test('loads when it is focused or pointed at', async ({ memberPage: page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    for (const use of ['focus', 'hover'] as const) {
      loaded.length = 0
      await openDashboard(page)
      await page.waitForLoadState('networkidle')
      expect(loaded.length).toBeGreaterThan(0)
      expect(loaded.filter((url) => url.includes('/AccountMenuList-'))).toEqual([])
      const code = page.waitForResponse(list)
      await avatar(page)[use]()
      expect((await code).status()).toBe(200)
      await expect(menu(page)).toHaveCount(0)
    }
  })

  test.describe('whose chunk is slow', () => {
    /** Holds the chunk of the menu back until it is released. */
    async function keepBack(page: Page): Promise<() => void> {
      let release = () => {}
      const until = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.unroute(list)
      await page.route(list, async (route) => {
        await until
        await route.continue()
      })
      return release
    }

    test('opens once it has loaded', async ({ memberPage: page }) => {
      for (const [key, first] of [
        ['Enter', 'Account'],
        ['ArrowUp', 'Logout'],
      ] as const) {
        const release = await keepBack(page)
        await openDashboard(page)
        const asked = page.waitForRequest(list)
        await avatar(page).press(key)
        await asked
        release()
        await expect(item(page, first), key).toBeFocused()
      }

      const release = await keepBack(page)
      await openDashboard(page)
      await avatar(page).click()
      await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false')
      release()
      await expect(menu(page)).toBeFocused()
      await expect(avatar(page)).toHaveAttribute('aria-expanded', 'true')
    })

    test('does not take focus back after it has moved on', async ({ memberPage: page }) => {
      const release = await keepBack(page)
      await openDashboard(page)
      await avatar(page).press('Enter')
      await page.keyboard.press('Shift+Tab')
      const code = page.waitForResponse(list)
      release()
      await page.evaluate(
        async (url) => {
          await import(url)
          await new Promise(requestAnimationFrame)
        },
        (await code).url(),
      )
      await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeFocused()
      await expect(menu(page)).toHaveCount(0)
    })
  })

  test.describe('whose chunk fails to load', () => {
    test.use({ allowedProblems: /ERR_FAILED/ })

    test('shows a message, and opens after a reload', async ({ memberPage: page }) => {
      await openDashboard(page)
      await page.route(list, (route) => route.abort(), { times: 1 })
      await avatar(page).click()
      await expect(toast(page)).toContainText('The account menu could not be opened')
      await expect(toast(page)).toContainText('reload the page and try again.')
      await page.reload()
      await hydrated(page)
      await avatar(page).click()
      await expect(menu(page)).toBeVisible()
    })
  })
})

test.describe('the settings navigation', () => {
  const settings = (page: Page) => page.getByRole('navigation', { name: 'Settings' })
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })

  for (const width of [1024, 1440]) {
    test(`[302, 311] is the sidebar at ${width} px`, async ({ memberPage: page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(account)
      await expect(sidebar(page).getByRole('link', { name: 'Account' })).toBeVisible()
      await expect(settings(page)).toHaveCount(0)
    })
  }

  for (const width of [320, 768]) {
    test(`[302, 311] is a list of its own at ${width} px`, async ({ memberPage: page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(account)
      await expect(settings(page)).toBeVisible()
      await expect(sidebar(page)).toHaveCount(0)
    })
  }
})
