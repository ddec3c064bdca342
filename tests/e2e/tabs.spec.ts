import type { BrowserContext, Page } from 'playwright/test'
import {
  apiKey,
  countRenewals,
  expect,
  heading,
  newAccount,
  sessionKey,
  signIn,
  test,
} from './fixtures.ts'

/** Makes the access token of this browser expire. */
async function letTokenRunOut(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
  }, sessionKey)
}

function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  return Promise.all(Array.from({ length: count }, () => context.newPage()))
}

/** The avatar of the signed-in user. */
const person = (page: Page, email: string) => page.getByTitle(email)

test('check 27: a sign-in as another user replaces the user in every tab', async ({
  memberPage,
  context,
  request,
  account,
}) => {
  await memberPage.goto('/dashboard')
  await expect(person(memberPage, account.email)).toBeVisible()
  const second = newAccount()
  await request.post('/auth/v1/signup', { headers: { apikey: apiKey }, data: second })

  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(memberPage).toHaveURL('/')
  await other.goto('/signin')
  await memberPage.goto('/signin')
  await signIn(other, second)

  for (const tab of [other, memberPage]) {
    await expect(tab).toHaveURL('/dashboard')
    await expect(person(tab, second.email)).toBeVisible()
    expect(await tab.content()).not.toContain(account.email)
  }
})

test('an untouched public page loads no script before a sign-out elsewhere', async ({
  memberPage: page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (each) => {
    if (each.resourceType() === 'script') scripts.push(each.url())
  })
  await page.goto('/support', { waitUntil: 'networkidle' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect(scripts).toEqual([])

  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden()
})

test('ten tabs refresh an expired session, and one sign-out ends all', async ({
  memberPage,
  context,
}) => {
  test.slow()
  await letTokenRunOut(memberPage)
  const tabs = await openTabs(context, 10)
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
  for (const tab of tabs) {
    await expect(heading(tab)).toHaveText('Welcome Back!')
  }

  const tokens = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '{}').refresh_token,
        sessionKey,
      ),
    ),
  )
  expect(new Set(tokens).size).toBe(1)

  await tabs[0]?.getByRole('button', { name: 'Logout' }).click()
  for (const tab of tabs) await expect(tab).toHaveURL('/')
})

test('a tab that gets focus sends no request and does not shift', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/dashboard')
  await expect(heading(page)).toHaveText('Welcome Back!')
  await page.waitForLoadState('networkidle')
  const renewals = countRenewals(page)
  await page.getByRole('main').evaluate((main) => main.setAttribute('data-kept', ''))

  const other = await context.newPage()
  await other.bringToFront()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('main[data-kept]')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(renewals()).toBe(0)
})
