import { expect, newAccount, sessionKey, signIn, signUp, test, toast } from './fixtures.ts'

test.describe('a browser that', () => {
  test('quality 37: blocks storage can still sign up', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto('/login')
    await signUp(page, newAccount())
    await expect(page).toHaveURL('/dashboard')
    await expect(toast(page)).toContainText('Account Created!')
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page).toHaveURL('/login')
  })

  test('quality 37: has a full storage can still sign in', async ({ page, account }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto('/signin')
    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')
  })

  test('quality 38: has a broken session stored shows the sign-up page', async ({ page }) => {
    await page.goto('/favicon.svg')
    for (const stored of ['{', 'null', '[]', '{"access_token":1}', '"text"', '{"__proto__":{}}']) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey,
        stored,
      ] as const)
      await page.goto('/dashboard')
      await expect(page, stored).toHaveURL('/login')
      const kept = await page.evaluate((key) => localStorage.getItem(key), sessionKey)
      expect(kept, stored).toBeNull()
    }
  })
})
