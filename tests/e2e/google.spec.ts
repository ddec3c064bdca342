import type { Page } from 'playwright/test'
import { expect, heading, test } from './fixtures.ts'

for (const path of ['/login', '/signin']) {
  test(`a visitor of ${path} signs in with Google`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: /alex@example.com/ }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(heading(page)).toHaveText('Welcome Back!')
  })

  test(`[174, 175, 204] a visitor of ${path} cancels at Google, and is told so`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Failed to connect with google')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  })
}

/** Leaves for Google, and gives back what the server was asked for on the way. */
async function leaveForGoogle(page: Page): Promise<URLSearchParams> {
  const asked = page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'))
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const url = new URL((await asked).url())
  await expect(heading(page)).toHaveText('Choose an account')
  return url.searchParams
}

test('[173] Continue with Google on sign-up asks for the provider google, and to come back to /dashboard of its own origin', async ({
  page,
  baseURL,
}) => {
  await page.goto('/login')
  const asked = await leaveForGoogle(page)
  expect(asked.get('provider')).toBe('google')
  expect(asked.get('redirect_to')).toBe(`${baseURL}/dashboard`)
})

test('[203] Continue with Google on sign-in opens the authorize URL of the provider, which decides where to come back to', async ({
  page,
}) => {
  await page.goto('/signin')
  const asked = await leaveForGoogle(page)
  expect(asked.get('provider')).toBe('google')
  expect(asked.has('redirect_to')).toBe(false)
})

test('what the address says went wrong is shown in our words, on the sign-in screen', async ({
  page,
}) => {
  await page.goto('/?error=server_error&error_description=<img src=x onerror=alert(1)>')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('The sign-in did not succeed. Try again.')).toBeVisible()
})
