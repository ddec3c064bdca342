import type { Page } from 'playwright/test'
import { expect, heading, openForUse, test } from './fixtures.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const filter = (page: Page) => page.getByRole('combobox', { name: 'Filter by status' })
const column = (page: Page, name: string) => page.getByRole('columnheader', { name })

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })

test.describe('the job table', () => {
  test('keeps filter and order in the URL', async ({ memberPage: page }) => {
    await page.goto('/dashboard')
    await filter(page).selectOption('Running')
    await expect(page).toHaveURL('/dashboard?status=Running')
    await expect(rows(page)).toHaveCount(2)
    await column(page, 'Name').getByRole('button').click()
    await expect(page).toHaveURL('/dashboard?status=Running&sort=name')
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await expect(filter(page)).toHaveValue('Running')
    await expect(column(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page).first()).toContainText('Image Compression')
  })

  test('opens with the state of a shared URL', async ({ memberPage: page }) => {
    await page.goto('/dashboard?status=Queued&sort=-progress')
    await expect(rows(page)).toHaveCount(1)
    await expect(column(page, 'Progress')).toHaveAttribute('aria-sort', 'descending')
    for (const query of ['?status=Paid+in+full&sort=price', '?status=&sort=-', '?sort=--name']) {
      await page.goto(`/dashboard${query}`)
      await expect(rows(page), query).toHaveCount(5)
      await expect(filter(page), query).toHaveValue('')
      await expect(column(page, 'Started'), query).toHaveAttribute('aria-sort', 'descending')
    }
  })

  test('omits defaults from the URL', async ({ memberPage: page }) => {
    await page.goto('/dashboard?status=Error&sort=name&from=mail')
    await expect(rows(page)).toHaveCount(1)
    await filter(page).selectOption('')
    await column(page, 'Started').getByRole('button').click()
    await expect(page).toHaveURL('/dashboard?from=mail')
  })

  test('adds no history entries, and Back restores its state', async ({ memberPage: page }) => {
    await page.goto('/dashboard/community')
    await expect(heading(page)).toBeVisible()
    await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click()
    await filter(page).selectOption('Done')
    await filter(page).selectOption('Error')
    await sidebar(page).getByRole('link', { name: 'Support', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/support')
    await page.goBack()
    await expect(filter(page)).toHaveValue('Error')
    await page.goBack()
    await expect(page).toHaveURL('/dashboard/community')
  })

  test('keeps a change that is not shown yet at the next one', async ({ memberPage: page }) => {
    await openForUse(page, '/dashboard')
    const name = await column(page, 'Name').getByRole('button').elementHandle()
    await filter(page).evaluate(async (select: HTMLSelectElement, button) => {
      select.value = 'Error'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      // The router changes the URL in microtasks; React then renders the page in a task.
      for (let step = 0; step < 100; step += 1) await Promise.resolve()
      ;(button as HTMLElement).click()
    }, name)
    await expect(page).toHaveURL('/dashboard?status=Error&sort=name')
  })

  test('keeps scroll position and focus', async ({ memberPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto('/dashboard')
    await column(page, 'Name').getByRole('button').hover()
    const before = await page.evaluate(() => scrollY)
    await column(page, 'Name').getByRole('button').click()
    await expect(page).toHaveURL('/dashboard?sort=name')
    await expect(column(page, 'Name').getByRole('button')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

test.describe('the sidebar groups', () => {
  test('keep their state in this tab', async ({ memberPage: page, context }) => {
    await openForUse(page, '/dashboard')
    await group(page, 'Settings').click()
    await group(page, 'Analytics').click()
    await page.reload()
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'true')
    await expect(group(page, 'Analytics')).toHaveAttribute('aria-expanded', 'false')
    await expect(group(page, 'Product Enhancements')).toHaveAttribute('aria-expanded', 'true')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(group(other, 'Settings')).toHaveAttribute('aria-expanded', 'false')
  })

  test('stay closed if all were closed', async ({ memberPage: page }) => {
    await openForUse(page, '/dashboard')
    await group(page, 'Automations').click()
    await page.reload()
    await expect(group(page, 'Automations')).toHaveAttribute('aria-expanded', 'false')
    await page.goto('/dashboard/settings/account')
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'true')
    await expect(group(page, 'Automations')).toHaveAttribute('aria-expanded', 'false')
  })

  test('work without storage', async ({ memberPage: page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openForUse(page, '/dashboard')
    await group(page, 'Settings').click()
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'true')
  })
})
