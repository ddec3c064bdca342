import type { Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { expect, heading, openForUse, sessionKey, test, toast } from './fixtures.ts'

const prototypeKeys = ['__proto__', 'constructor', 'toString']

/** Finds properties that were added to `Object.prototype`. */
const pollution = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const key in {}) found.push(key)
    return found
  })

test.describe('quality 15: prototype keys', () => {
  test.describe('as a path', () => {
    // The browser logs the 404 response.
    test.use({ allowedProblems: /status of 404/ })

    test('return 404 in every folder', async ({ memberPage: page }) => {
      for (const folder of ['', paths.dashboard, paths.settings]) {
        for (const key of prototypeKeys) {
          const response = await page.goto(`${folder}/${key}`)
          expect(response?.status(), `${folder}/${key}`).toBe(404)
          await expect(heading(page), `${folder}/${key}`).toHaveText('Page Not Found')
        }
      }
    })
  })

  test('are ignored as stored language or theme', async ({ page }) => {
    for (const key of prototypeKeys) {
      await page.goto('/favicon.svg')
      await page.evaluate((stored) => {
        localStorage.setItem('dropwatt.language', stored)
        localStorage.setItem('dropwatt.theme', stored)
      }, key)
      await openForUse(page, paths.terms)
      await expect(heading(page)).toHaveText('Terms of Service')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    }
  })

  test('pollute no prototype from storage or the URL', async ({ page }) => {
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
    expect(await pollution(page)).toEqual([])
  })
})

test.describe('quality 10: a URL fragment with', () => {
  test('tokens is removed from the history once the page has loaded', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.goto('/dashboard#access_token=a.b.c&refresh_token=r3fresh&token_type=bearer')
    await expect(page).toHaveURL(/\/(login|signin)$/)
    await page.goBack()
    expect(page.url()).not.toContain('token')
    await page.goForward()
    expect(page.url()).not.toContain('token')
  })

  test('an error is removed from the history', async ({ page }) => {
    const description = encodeURIComponent('<img src=x onerror=alert(1)>')
    await page.goto(`/#error=access_denied&error_description=${description}`)
    await expect(page).toHaveURL(paths.signIn)
    await expect(toast(page)).toContainText('Failed to connect with google')
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})
