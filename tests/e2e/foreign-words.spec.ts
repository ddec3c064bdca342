import type { Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { breakPage, brokenPage } from './failures.ts'
import { expect, heading, openForUse, sessionKey, signIn, signUp, test, toast } from './fixtures.ts'

const words = ['__proto__', 'constructor', 'toString']

/** Whatever every object would inherit beyond what the language gives it. */
const inherited = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const key in {}) found.push(key)
    return found
  })

test.describe('quality 15: words that every object knows', () => {
  test.describe('as an address', () => {
    // The browser logs the answer 404 of the server.
    test.use({ allowedProblems: /status of 404/ })

    for (const folder of ['', paths.dashboard, paths.settings]) {
      test(`are not found in ${folder}/`, async ({ memberPage: page }) => {
        for (const word of words) {
          const response = await page.goto(`${folder}/${word}`)
          expect(response?.status()).toBe(404)
          await expect(heading(page)).toHaveText('Page Not Found')
        }
      })
    }
  })

  test('are no language and no theme', async ({ page }) => {
    for (const word of words) {
      await page.goto('/favicon.svg')
      await page.evaluate((stored) => {
        localStorage.setItem('dropwatt.language', stored)
        localStorage.setItem('dropwatt.theme', stored)
      }, word)
      await openForUse(page, paths.terms)
      await expect(heading(page)).toHaveText('Terms of Service')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    }
  })

  test('change nothing for other objects, stored or in the address', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate((key) => {
      const stored = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
      for (const name of [key, 'dropwatt.language', 'dropwatt.theme', '__proto__', 'constructor']) {
        localStorage.setItem(name, stored)
      }
    }, sessionKey)
    const query = '__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__.polluted=1'
    await openForUse(page, `/signin?${query}#${query}`)
    await page.getByLabel('Email').focus()
    await page.waitForLoadState('networkidle')
    expect(await inherited(page)).toEqual([])
  })
})

test.describe('quality 10: a fragment with', () => {
  test('tokens is gone from the history once the page is there', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.goto('/dashboard#access_token=a.b.c&refresh_token=r3fresh&token_type=bearer')
    await expect(page).toHaveURL(/\/(login|signin)$/)
    await page.goBack()
    expect(page.url()).not.toContain('token')
    await page.goForward()
    expect(page.url()).not.toContain('token')
  })

  test('an error is gone from the history, and told in our words', async ({ page }) => {
    const description = encodeURIComponent('<img src=x onerror=alert(1)>')
    await page.goto(`/#error=access_denied&error_description=${description}`)
    await expect(page).toHaveURL(paths.signIn)
    await expect(toast(page)).toContainText('Failed to connect with google')
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})

/** Keeps everything that the browser would show or send to whoever watches for errors. */
function recordReports(page: Page): () => string {
  const reports: string[] = []
  page.on('console', (message) => reports.push(message.text(), message.location().url))
  page.on('pageerror', (error) => reports.push(String(error), error.stack ?? ''))
  return () => reports.join('\n')
}

test.describe('quality 27: what is reported of', () => {
  const fragment = 'access_token=s3cret-token'

  test.describe('a failed sign-in', () => {
    // The browser logs the answer 400 of the server.
    test.use({ allowedProblems: /status of 400/ })

    test('names neither the person nor the password', async ({ page, account }) => {
      const reports = recordReports(page)
      await page.goto(`/signin#${fragment}`)
      await signIn(page, { ...account, password: 'not the right 1' })
      await expect(toast(page)).toContainText('Login Failed')
      expect(reports()).toContain('400')
      expect(reports()).not.toMatch(/@example\.com|not the right|s3cret|#/)
    })
  })

  test.describe('a server out of reach', () => {
    test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError/ })

    test('names neither the person nor the password', async ({ page, account, context }) => {
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

  test.describe('a page that breaks', () => {
    test.use({ allowedProblems: brokenPage })

    test('names neither the person, nor a token, nor the fragment', async ({
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

  test.describe('what no page holds', () => {
    // The test itself breaks what stands around all pages.
    test.use({ allowedProblems: /Error: broken/ })

    test('quality 19: is the failure alone, and a plain page is left', async ({ page }) => {
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
