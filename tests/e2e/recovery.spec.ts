import type { APIRequestContext, Page } from 'playwright/test'
import {
  apiKey,
  expect,
  heading,
  mailedLinks,
  newAccount,
  signIn,
  test,
  toast,
  type Account,
} from './fixtures.ts'

const newPassword = 'better horse 2'

/** Requests a recovery link in the app, and returns the mailed one. */
async function askForLink(page: Page, request: APIRequestContext, email: string): Promise<string> {
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  return (await mailedLinks(request, email))[0] ?? ''
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

/** Creates a session of the account on another device. */
async function otherDevice(request: APIRequestContext, account: Account) {
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: apiKey },
    data: account,
  })
  const { access_token: token } = await signedIn.json()
  return async () => {
    const headers = { apikey: apiKey, authorization: `Bearer ${token}` }
    return (await request.get('/auth/v1/user', { headers })).status()
  }
}

test(
  '[449] check 28: a reset password signs other devices out',
  { tag: '@journey' },
  async ({ page, request, account }) => {
    const elsewhere = await otherDevice(request, account)
    await page.goto(await askForLink(page, request, account.email))
    await expect(heading(page)).toHaveText('Choose a new password')
    await expect(page).toHaveURL('/update-password')
    expect(await elsewhere()).toBe(200)

    await choosePassword(page, newPassword)
    await expect(toast(page)).toContainText('Password Changed!')
    await expect(page).toHaveURL('/dashboard')
    await expect(heading(page)).toHaveText('Welcome Back!')
    expect(await elsewhere()).toBe(403)

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/signin')
    await signIn(page, { ...account, password: newPassword })
    await expect(page).toHaveURL('/dashboard')
  },
)

test('check 28: a recovery session can open nothing else', async ({
  page,
  context,
  request,
  account,
}) => {
  await page.goto(await askForLink(page, request, account.email))
  await expect(heading(page)).toHaveText('Choose a new password')
  await page.reload()
  await expect(heading(page)).toHaveText('Choose a new password')

  const other = await context.newPage()
  for (const path of ['/dashboard', '/dashboard/auto-tag', '/payment-success']) {
    await other.goto(path)
    await expect(other).toHaveURL('/update-password')
    await expect(heading(other)).toHaveText('Choose a new password')
  }
})

test('check 13, 28: cancelling a recovery signs out and ends its link', async ({
  page,
  request,
  account,
}) => {
  const used = await askForLink(page, request, account.email)
  await page.goto(used)
  await expect(heading(page)).toHaveText('Choose a new password')
  const revoked = page.waitForResponse(/\/auth\/v1\/logout/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await revoked).status()).toBe(204)
  await expect(page).toHaveURL('/signin')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')

  await page.goto(used)
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByText('This link was used already or has expired.')).toBeVisible()
})

test('[(449)] an address without an account gets no mail', async ({ page, request }) => {
  const { email } = newAccount()
  expect(await askForLink(page, request, email)).toBe('')
  await expect(page.getByText(email)).toBeVisible()
})

test('a mail opened in another browser says where to open it', async ({
  page,
  browser,
  request,
  account,
}) => {
  const link = await askForLink(page, request, account.email)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /outbox/i }).click()
  const outbox = await opened
  await expect(heading(outbox)).toHaveText('Outbox')
  await expect(outbox.getByText(account.email).first()).toBeVisible()

  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveURL(/\/forgot-password$/)
  await expect(
    elsewhere.getByText('This link only works in the browser where you requested it.'),
  ).toBeVisible()
  await elsewhere.close()
})

test('without a link there is no form', async ({ page }) => {
  await page.goto('/update-password')
  await expect(page).toHaveURL('/forgot-password')
  await expect(heading(page)).toHaveText('Reset your password')
})

test.describe('the current password and a weak one', () => {
  // The browser logs the 422 response.
  test.use({ allowedProblems: /status of 422/ })

  test('are rejected with a message', async ({ page, request, account }) => {
    await page.goto(await askForLink(page, request, account.email))
    await choosePassword(page, 'short')
    await expect(page).toHaveURL('/update-password')
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()

    await choosePassword(page, account.password)
    await expect(toast(page)).toContainText('Password not changed')
    await expect(toast(page)).toContainText('different from the old password')
    await expect(page).toHaveURL('/update-password')
  })
})

test('[226] only the page for a new password asks for /recover', async ({
  memberPage: page,
  request,
  account,
}) => {
  const headers = { apikey: apiKey }
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(401)
  expect((await request.post('/auth/v1/logout', { headers })).status()).toBe(401)

  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto('/dashboard')
  await page.goto('/dashboard/settings/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await page.goto('/signin')
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  expect(asked).not.toContain('/auth/v1/recover')

  const data = { email: account.email }
  expect((await request.post('/auth/v1/recover', { headers, data })).status()).toBe(200)
})
