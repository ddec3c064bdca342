import type { Page } from 'playwright/test'
import { expect, heading, hydrated, openForUse, test } from './fixtures.ts'

/** Records the URLs of requested scripts. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

const intents = [
  ['under the pointer', (page: Page) => page.getByRole('link', { name: 'Sign up' }).hover()],
  ['with focus', (page: Page) => page.getByRole('link', { name: 'Sign up' }).focus()],
] as const

for (const [how, intend] of intents) {
  test(`prefetches the page of a link ${how}`, async ({ page }) => {
    await openForUse(page, '/signin')
    await page.waitForLoadState('networkidle')
    const asked = scriptsOf(page)
    await intend(page)
    await expect.poll(() => asked.some((url) => url.includes('/signUp-'))).toBe(true)
    await page.waitForLoadState('networkidle')

    asked.length = 0
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/login')
    await expect(heading(page)).toBeFocused()
    expect(asked).toEqual([])
  })
}

test('prefetches the dashboard page of a hovered link', async ({ memberPage }) => {
  await memberPage.goto('/dashboard')
  await hydrated(memberPage)
  await expect(heading(memberPage)).toHaveText('Welcome Back!')
  await memberPage.waitForLoadState('networkidle')
  const link = memberPage.getByRole('navigation').getByRole('link', { name: 'Affiliate Program' })
  const asked = scriptsOf(memberPage)
  await link.hover()
  await expect.poll(() => asked.some((url) => url.includes('/affiliate-'))).toBe(true)
  await memberPage.waitForLoadState('networkidle')

  asked.length = 0
  await link.click()
  await expect(heading(memberPage)).toHaveText('Affiliate Program')
  expect(asked).toEqual([])
})

test('prefetches nothing with Save-Data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openForUse(page, '/signin')
  await page.waitForLoadState('networkidle')
  const asked = scriptsOf(page)
  const link = page.getByRole('link', { name: 'Sign up' })
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await link.click()
  await expect(page).toHaveURL('/login')
  expect(asked.some((url) => url.includes('/signUp-'))).toBe(true)
})
