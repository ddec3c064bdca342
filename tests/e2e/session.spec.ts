import type { Page } from 'playwright/test'
import {
  apiKey,
  countRenewals,
  expect,
  heading,
  hydrated,
  newAccount,
  openForUse,
  sessionKey,
  signIn,
  test,
  type Account,
} from './fixtures.ts'

/** Changes fields of the stored session. */
async function changeSession(page: Page, fields: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    ([key, changes]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...session, ...changes }))
    },
    [sessionKey, fields] as const,
  )
}

/** Returns everything that the browser stores for the app. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
}

/** Records every heading that the page shows, from the start. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(globalThis, 'seenHeadings', seen)
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...Reflect.get(globalThis, 'seenHeadings')])
}

test('check 25: a reload never shows the sign-in page', async ({ memberPage: page }) => {
  const headings = await recordHeadings(page)
  await page.goto('/dashboard/auto-tag')
  await page.reload()
  await expect(heading(page)).toHaveText('Auto-Tag Products')
  expect(await headings()).toEqual(['Auto-Tag Products'])
})

test.describe('check 25: the page requested before sign-in', () => {
  const asked = '/dashboard/support?from=mail#faq'
  const line = (page: Page) => page.getByText('You were on your way to')

  /** Requests a protected page without a session, and signs in. */
  async function comeFor(page: Page, path: string, account: Account): Promise<void> {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await openForUse(page, '/signin')
    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')
  }

  test('is offered until it is used', async ({ page, account }) => {
    await comeFor(page, asked, account)
    await page.reload()
    await line(page).getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL(asked)
    await page.goto('/dashboard')
    await hydrated(page)
    await expect(line(page)).toHaveCount(0)
  })

  test('is no longer offered once it is dismissed', async ({ page, account }) => {
    const path = '/payment-success?paid=1'
    await comeFor(page, path, account)
    await expect(line(page).getByRole('link')).toHaveAttribute('href', path)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(line(page)).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(heading(page)).toBeVisible()
    await expect(line(page)).toHaveCount(0)
  })

  test('is no longer offered after it was opened another way', async ({ page, account }) => {
    const path = '/dashboard/auto-tag'
    await comeFor(page, path, account)
    await expect(line(page).getByRole('link')).toHaveAttribute('href', path)
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Auto-Tag Products' })
      .click()
    await expect(page).toHaveURL(path)
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(heading(page)).toHaveText('Welcome Back!')
    await expect(line(page)).toHaveCount(0)
  })

  test('is not offered after a sign-out, nor in another tab', async ({
    page,
    account,
    context,
  }) => {
    await comeFor(page, asked, account)
    await expect(line(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/dashboard')
    await hydrated(other)
    await expect(line(other)).toHaveCount(0)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await openForUse(page, '/signin')
    await signIn(page, account)
    await expect(heading(page)).toHaveText('Welcome Back!')
    await expect(line(page)).toHaveCount(0)
  })
})

test('check 26: nothing private is shown before the user is known', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url())
  })
  const headings = await recordHeadings(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
  expect(await headings()).not.toContain('Welcome Back!')
  expect(asked).toEqual([])
})

test('check 26: a sign-out leaves no private data behind', async ({
  memberPage: page,
  account,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Community' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')

  for (let step = 0; step < 3; step += 1) {
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    expect(await page.content()).not.toContain(account.email)
    await expect(page).not.toHaveURL(/\/dashboard/)
    if (new URL(page.url()).pathname === '/favicon.svg') break
  }
  const kept = await storedText(page)
  expect(kept).not.toContain(account.email)
  expect(kept).not.toContain('access_token')
})

test('check 29, 34: a sign-in with Google leaves no code or token of Google behind', async ({
  page,
}) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /alex@example.com/ }).click()
  await expect(page).toHaveURL('/dashboard')
  const addresses = await page.evaluate(() => navigation.entries().map(({ url }) => url))
  expect(addresses).toContain(page.url())
  expect(addresses.filter((address) => address?.includes('code='))).toEqual([])
  const kept = await storedText(page)
  expect(kept).toContain('access_token')
  expect(kept).not.toContain('provider_token')
  expect(kept).not.toContain('provider_refresh_token')
  await page.reload()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('a session that the server no longer knows', () => {
  // The browser logs the 400 response.
  test.use({ allowedProblems: /status of 400/ })

  test('check 30: ends with a notice, after one request', async ({ memberPage: page }) => {
    await page.clock.install()
    const renewals = countRenewals(page)
    await changeSession(page, { expires_at: 1, refresh_token: 'unknown' })
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has expired. Sign in again.')).toBeVisible()
    await page.clock.runFor(60_000)
    expect(renewals()).toBe(1)
  })
})

test.describe('without the server', () => {
  // The client logs each failed attempt.
  test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError/ })

  test('check 30: a valid token keeps the member signed in', async ({
    memberPage: page,
    context,
  }) => {
    await context.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'))
    await page.goto('/dashboard')
    await expect(heading(page)).toHaveText('Welcome Back!')
    await page.reload()
    await expect(heading(page)).toHaveText('Welcome Back!')
  })

  test('quality 24: an expired session stays signed in, and is renewed by the server', async ({
    memberPage: page,
    context,
  }) => {
    await page.clock.install()
    await changeSession(page, { expires_at: 1 })
    await context.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'))
    await page.goto('/dashboard')
    await expect(heading(page)).toHaveText('Welcome Back!')
    await expect(page).toHaveURL('/dashboard')

    await context.unroute('**/auth/v1/**')
    const isRenewed = async () => {
      await page.clock.runFor(10_000)
      return page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '').expires_at,
        sessionKey,
      )
    }
    await expect.poll(isRenewed).toBeGreaterThan(1)
    await expect(heading(page)).toHaveText('Welcome Back!')
  })
})

test.describe('a stored session that was tampered with', () => {
  // The browser logs the 403 response.
  test.use({ allowedProblems: /status of 403/ })

  test('check 31: grants nothing', async ({ memberPage: page }) => {
    await changeSession(page, {
      user: { id: 'somebody', role: 'service_role', app_metadata: { role: 'admin' } },
    })
    await page.goto('/dashboard')
    await hydrated(page)
    await expect(heading(page)).toHaveText('Welcome Back!')
    const status = await page.evaluate(
      async ([key, apikey]) => {
        const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}')
        const headers = { apikey, authorization: `Bearer ${token}` }
        return (await fetch('/auth/v1/admin/users', { headers })).status
      },
      [sessionKey, apiKey] as const,
    )
    expect(status).toBe(403)
  })
})

test('check 32: markup in the profile of a session is shown as text', async ({
  memberPage: page,
  account,
}) => {
  const markup = '<img src=x onerror=alert(1)>'
  const id = await page.evaluate((key) => JSON.parse(localStorage[key]).user.id, sessionKey)
  const user = { id, email: markup, user_metadata: { full_name: markup, avatar_url: markup } }
  await changeSession(page, { user })
  await page.goto('/dashboard')
  await expect(page.getByTitle(markup)).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(await page.content()).not.toContain(account.email)
})

test('check 33: two clicks send one sign-up', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) sent += 1
  })
  const account = newAccount()
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).dblclick()
  await expect(page).toHaveURL('/dashboard')
  expect(sent).toBe(1)
  expect(await page.content()).not.toContain(account.password)
})

test('check 33: the forms have autocomplete tokens', async ({ page, account }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  for (const name of ['Password', 'Confirm password']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  }
  await page.goto('/signin')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

for (const minutes of [-120, -5, 5, 120]) {
  test(`check 35: a clock that is ${minutes} minutes off causes no refresh loop`, async ({
    page,
    account,
  }) => {
    const minute = 60_000
    const renewals = countRenewals(page)
    await page.clock.install()
    await page.clock.setSystemTime(Date.now() + minutes * minute)
    await page.goto('/signin')
    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')
    await page.clock.runFor(10 * minute)
    await page.reload()
    await expect(heading(page)).toHaveText('Welcome Back!')
    expect(renewals()).toBe(0)
  })
}
