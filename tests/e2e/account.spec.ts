import { italianAuthErrors } from '../../packages/auth/src/it.ts'
import { expect, heading, newAccount, openForUse, signIn, signUp, test, toast } from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'

test(
  '[(165), (166), 167, 168] a visitor signs up and stays signed in',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/login')
    await signUp(page, newAccount())
    await expect(page).toHaveURL('/dashboard')
    await expect(heading(page)).toHaveText('Welcome Back!')
    await expect(toast(page)).toContainText('Account Created!')
    await expect(toast(page)).toContainText('Welcome to Dropwatt! Redirecting to your dashboard...')

    await page.reload()
    await expect(heading(page)).toHaveText('Welcome Back!')
  },
)

test(
  '[219, 307-309] a member logs out in every tab',
  { tag: '@journey' },
  async ({ memberPage: page, context }) => {
    const other = await context.newPage()
    await other.goto('/dashboard/auto-tag')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page)).toContainText('Logged out')
    await expect(toast(page)).toContainText('See you soon!')
    await expect(page).toHaveURL('/')
    await expect(other).toHaveURL('/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  },
)

test(
  '[(199), 200] a member signs in, in every tab',
  { tag: '@journey' },
  async ({ page, context, account }) => {
    const other = await context.newPage()
    await other.goto('/signin')
    await page.goto('/signin')
    await signIn(page, account)
    await expect(toast(page)).toContainText('Logged In!')
    await expect(page).toHaveURL('/dashboard')
    await expect(other).toHaveURL('/dashboard')
  },
)

test.describe('a rejection', () => {
  // The browser logs the 400 and 422 responses.
  test.use({ allowedProblems: /status of 4(00|22)/ })

  test(
    '[(201), 202] of a wrong password keeps the email and empties the password',
    { tag: '@journey' },
    async ({ page, account }) => {
      await page.goto('/signin')
      await signIn(page, { ...account, password: 'wrong horse 1' })
      await expect(toast(page)).toContainText('Login Failed')
      await expect(toast(page)).toContainText('Invalid login credentials')
      await expect(page).toHaveURL('/signin')
      await expect(page.getByLabel('Email')).toHaveValue(account.email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

      await signIn(page, account)
      await expect(page).toHaveURL('/dashboard')
    },
  )

  test('of a wrong password is shown in the language of the visitor', async ({ page, account }) => {
    await page.addInitScript(() => localStorage.setItem('dropwatt.language', 'it'))
    await page.goto('/signin')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill('wrong horse 1')
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    const notice = page.getByLabel('Notifiche (F8)')
    await expect(notice).toContainText('Accesso non riuscito')
    await expect(notice).toContainText(italianAuthErrors.codes.invalid_credentials)
  })

  test('[(169), (170)] of a taken address keeps the address', async ({ page, account }) => {
    await page.goto('/login')
    await signUp(page, account)
    await expect(toast(page)).toContainText('Sign-up Failed')
    await expect(toast(page)).toContainText('User already registered')
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled()
  })
})

test.describe('without a network', () => {
  // What is in the HTTP cache loads without a network too.
  test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED/ })

  test('[310] a member can still log out, and is on /', async ({ memberPage, context }) => {
    // The page after logging out is prefetched once the dashboard has loaded.
    const ahead = memberPage.waitForEvent('requestfinished', (request) =>
      request.url().includes('/assets/landing-'),
    )
    await skipBackgroundDelay(context)
    await memberPage.goto('/dashboard')
    await expect(heading(memberPage)).toHaveText('Welcome Back!')
    await ahead
    await memberPage.waitForLoadState('networkidle')
    await context.setOffline(true)

    await memberPage.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(memberPage)).toContainText('Logged out')
    await expect(memberPage).toHaveURL('/')

    await context.setOffline(false)
    await memberPage.goto('/dashboard')
    await expect(memberPage).toHaveURL('/login')
  })

  test('[(201)] a sign-in whose chunk failed to load works once the network is back', async ({
    page,
    context,
    account,
  }) => {
    const loaded: string[] = []
    page.on('requestfinished', (request) => loaded.push(request.url()))
    await openForUse(page, '/signin')
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => url.includes('/client-'))).toEqual([])

    await context.setOffline(true)
    for (const _ of ['first', 'second']) {
      await signIn(page, account)
      await expect(toast(page)).toContainText('Login Failed')
      await expect(toast(page)).toContainText('Check your internet connection and try again')
      await toast(page).getByRole('button', { name: 'Close' }).click()
    }

    await context.setOffline(false)
    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')
  })
})
