import type { Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { expect, heading, newAccount, sessionKey, signIn, signUp, test, toast } from './fixtures.ts'

const markup = '<img src=x onerror=alert(1)>'

/** Makes requests to a path of the backend fail with markup as the message. */
async function refuse(page: Page, path: string) {
  await page.route(`**/auth/v1/${path}`, (route) =>
    route.fulfill({ status: 400, json: { code: 'validation_failed', message: markup } }),
  )
}

async function expectText(page: Page, title: string) {
  await expect(toast(page)).toContainText(title)
  await expect(toast(page)).toContainText(markup)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

test.describe('markup in messages of a server is shown as text', () => {
  // The browser logs the simulated 400 response.
  test.use({ allowedProblems: /status of 400/ })

  test('quality 11: when a sign-up fails', async ({ page }) => {
    await refuse(page, 'signup*')
    await page.goto(paths.signUp)
    await signUp(page, newAccount())
    await expectText(page, 'Sign-up Failed')
  })

  test('quality 11: when a sign-in fails, with a password or with Google', async ({ page }) => {
    await refuse(page, 'token*')
    await page.goto(paths.signIn)
    await signIn(page, newAccount())
    await expectText(page, 'Login Failed')

    await refuse(page, 'authorize*')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expectText(page, 'Failed to connect with google')
  })
})

/** Right to left, invisible, and unbreakable names. */
const hostileNames = {
  'reverses what follows': '\u202E\u2067mara@example.com',
  'is full of zero-width characters': `${'\u200B\u200D\u2060\uFEFF'.repeat(500)}mara@example.com`,
  'has 10 kB without a space': `${'m'.repeat(10_000)}@example.com`,
}

test.describe('a name in the session', () => {
  test('quality 13: that reverses what follows, is invisible or has no spaces does not widen the page', async ({
    memberPage: page,
  }) => {
    for (const [what, name] of Object.entries(hostileNames)) {
      await page.evaluate(
        ([key, email]) => {
          const session = JSON.parse(localStorage.getItem(key) ?? '{}')
          const user = { id: 'x', email, user_metadata: { full_name: email } }
          localStorage.setItem(key, JSON.stringify({ ...session, user }))
        },
        [sessionKey, name] as const,
      )
      for (const path of ['/dashboard', '/dashboard/settings/account']) {
        await page.goto(path)
        await expect(heading(page)).toBeVisible()
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(scrolled, `${path} at ${width}, ${what}`).toBeLessThanOrEqual(width)
        }
      }
    }
  })

  test.describe('in a notice', () => {
    // The browser logs the simulated 400 response.
    test.use({ allowedProblems: /status of 400/ })

    test('quality 13: that reverses what follows, is invisible or has no spaces does not overflow', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const [what, message] of Object.entries(hostileNames)) {
        await page.unroute('**/auth/v1/token*')
        await page.route('**/auth/v1/token*', (route) =>
          route.fulfill({ status: 400, json: { code: 'invalid_credentials', message } }),
        )
        await page.goto(paths.signIn)
        await signIn(page, newAccount())
        await expect(toast(page), what).toContainText('Login Failed')
        const box = await toast(page).boundingBox()
        expect(box?.x, what).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(390)
        expect(box?.height, what).toBeLessThanOrEqual(844)
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrolled, what).toBe(390)
      }
    })
  })
})

test('quality 8: no query changes the redirect back from Google', async ({ page, baseURL }) => {
  const evil = 'redirect_to=https://evil.example/&redirectTo=//evil.example&next=//evil.example'
  for (const origin of [baseURL ?? '', baseURL?.replace('localhost', '127.0.0.1')]) {
    await page.goto(`${origin}${paths.signUp}?${evil}#${evil}`)
    const asked = page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'))
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    const { searchParams } = new URL((await asked).url())
    const redirects = searchParams.getAll('redirect_to').map((url) => url.split('#')[0])
    expect(redirects).toEqual([`${origin}/dashboard`])
    await page.getByRole('button', { name: /alex@example.com/ }).click()
    await expect(page).toHaveURL(`${origin}/dashboard`)
  }
})

test('quality 9: external links have no opener, and use https or mailto', async ({
  memberPage: page,
}) => {
  let leaving = 0
  for (const path of ['/', '/terms', '/support', paths.community, paths.affiliate]) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    const links = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => {
        const { href, origin, protocol, target, rel } = link as HTMLAnchorElement
        return { href, leaves: origin !== location.origin, protocol, target, rel }
      }),
    )
    for (const link of links.filter(({ leaves }) => leaves)) {
      leaving += 1
      expect(link).toMatchObject(
        link.protocol === 'mailto:'
          ? { target: '' }
          : { protocol: 'https:', target: '_blank', rel: 'noopener noreferrer' },
      )
    }
  }
  expect(leaving).toBeGreaterThan(0)
})
