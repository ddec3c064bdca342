import { expect, heading, test, toast } from './fixtures.ts'

test('a new page takes focus to its heading and is announced once', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard')
  await expect(heading(page)).toBeVisible()
  const announcer = page.locator('#root [role="status"].announcer')
  await expect(announcer).toBeEmpty()

  await page.getByRole('navigation').getByRole('link', { name: 'Affiliate Program' }).click()
  await expect(page).toHaveURL('/dashboard/affiliate')
  await expect(heading(page)).toBeFocused()
  await expect(announcer).toHaveText('Affiliate Program - Dropwatt')
})

test('Back returns to where the reader was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).first().click()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
  await expect(heading(page)).toBeFocused()
})

test('an anchor is scrolled to, clear of the header, and takes focus', async ({ page }) => {
  for (const start of ['/#pricing', '/']) {
    await page.goto(start)
    await expect(heading(page)).toBeVisible()
    if (start === '/') await page.locator('a[href$="#pricing"]').first().click()
    const section = page.locator('#pricing')
    await expect(section).toBeFocused()
    await expect(section).toBeInViewport()
  }
})

test('the first Tab stop leads to the content', async ({ memberPage: page }) => {
  for (const path of ['/', '/terms', '/dashboard', '/dashboard/settings/account']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(path)
  }
})

test('on a phone the navigation is a drawer', async ({ memberPage: page }) => {
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
