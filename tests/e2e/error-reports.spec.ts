import type { Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { breakPage, brokenPage } from './failures.ts'
import { expect, heading, sessionKey, signIn, signUp, test, toast } from './fixtures.ts'

/** Records everything that error monitoring in the browser would see. */
function recordReports(page: Page): () => string {
  const reports: string[] = []
  page.on('console', (message) => reports.push(message.text(), message.location().url))
  page.on('pageerror', (error) => reports.push(String(error), error.stack ?? ''))
  return () => reports.join('\n')
}

test.describe('quality 27: the error reports of', () => {
  const fragment = 'access_token=s3cret-token'

  test.describe('a failed sign-in', () => {
    // The browser logs the 400 response.
    test.use({ allowedProblems: /status of 400/ })

    test('contain neither the email nor the password', async ({ page, account }) => {
      const reports = recordReports(page)
      await page.goto(`/signin#${fragment}`)
      await signIn(page, { ...account, password: 'not the right 1' })
      await expect(toast(page)).toContainText('Login Failed')
      expect(reports()).toContain('400')
      expect(reports()).not.toMatch(/@example\.com|not the right|s3cret|#/)
    })
  })

  test.describe('an unreachable server', () => {
    test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError/ })

    test('contain neither the email nor the password', async ({ page, account, context }) => {
      const reports = recordReports(page)
      await page.goto(`/login#${fragment}`)
      await context.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'))
      await signUp(page, account)
      await expect(toast(page)).toContainText('Check your internet connection')
      expect(reports()).toContain('ERR_INTERNET_DISCONNECTED')
      expect(reports()).not.toContain(account.email)
      expect(reports()).not.toContain(account.password)
      expect(reports()).not.toMatch(/s3cret|#/)
    })
  })

  test.describe('a page that throws', () => {
    test.use({ allowedProblems: brokenPage })

    test('contain neither the email, nor a token, nor the fragment', async ({
      memberPage: page,
      account,
    }) => {
      const session = await page.evaluate((key) => localStorage.getItem(key) ?? '', sessionKey)
      const { access_token: token, refresh_token: renewal } = JSON.parse(session)
      const reports = recordReports(page)
      await breakPage(page, 'community')
      await page.goto(`${paths.community}#private-part`)
      await expect(heading(page)).toHaveText('Something went wrong')
      expect(reports()).toContain('Error: broken')
      for (const secret of [account.email, token, renewal, 'private-part']) {
        expect(reports()).not.toContain(secret)
      }
    })
  })

  test.describe('an error outside of all pages', () => {
    // The test breaks the app itself.
    test.use({ allowedProblems: /Error: broken/ })

    test('quality 19: contain the error alone, and a plain page is shown', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(HTMLElement.prototype, 'lang', {
          set() {
            throw new Error('broken')
          },
        })
      })
      const reports = recordReports(page)
      await page.goto(`/blog#${fragment}`)
      await expect(heading(page)).toHaveText('Something went wrong')
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
      expect(reports()).toContain('Error: broken')
      expect(reports()).not.toMatch(/s3cret|#/)
    })
  })
})
