import type { Browser, Page } from 'playwright/test'
import {
  expect,
  heading,
  hydrated,
  newAccount,
  openForUse,
  signIn,
  signUp,
  test,
  toast,
  type Account,
} from './fixtures.ts'
import { startSecondServer, type SecondServer } from './secondServer.ts'

// One worker, so that the servers start once.
test.describe.configure({ mode: 'default' })

let server: SecondServer

test.beforeAll(async () => {
  server = await startSecondServer()
})

test.afterAll(() => server.close())

// The browser logs each error response.
test.use({ allowedProblems: /status of 4\d\d/ })

/** Opens a page in a new browser profile, like a second device. */
async function openElsewhere(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url)
  return page
}

/** Returns the newest mail with a link to an address. */
function newestMail(email: string, { mails } = server) {
  const mail = mails(email).find(({ link }) => link !== null)
  if (!mail?.link) throw new Error(`There is no mail with a link to ${email}.`)
  return { link: mail.link, code: mail.code }
}

/** Pastes a code with a space into its field, and submits it. */
async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code from the email')
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await field.press('Enter')
}

async function signUpUnconfirmed(page: Page, { appUrl } = server): Promise<Account> {
  const account = newAccount()
  await openForUse(page, `${appUrl}/login`)
  await signUp(page, account)
  await expect(heading(page)).toHaveText('Check your email')
  return account
}

test('a server on another origin sends a confirmation link', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).origin))
  const account = await signUpUnconfirmed(page)

  expect([...new Set(requested)].toSorted()).toEqual([server.appUrl, server.url].toSorted())
  const [mail] = server.mails(account.email)
  expect(mail?.kind).toBe('confirmation')
  expect(new URL(mail?.link ?? '').origin).toBe(server.url)
})

test('a recovery link redirects to listed pages only', async ({ page, request }) => {
  const { email, password } = newAccount()
  const headers = { apikey: server.anonKey }
  const asked = (path: string) =>
    request.post(`${server.url}/auth/v1/recover?redirect_to=${server.appUrl}${path}`, {
      headers,
      data: { email },
    })
  const link = () => server.mails(email)[0]?.link ?? ''
  const opened = async () => {
    const answer = await request.get(link(), { maxRedirects: 0 })
    const { origin, pathname } = new URL(answer.headers().location ?? '')
    return origin + pathname
  }
  await request.post(`${server.url}/auth/v1/admin/users`, {
    headers: { ...headers, authorization: `Bearer ${server.serviceRoleKey}` },
    data: { email, password, email_confirm: true },
  })

  await asked('/update-password')
  expect(await opened()).toBe(`${server.appUrl}/update-password`)
  await asked('/terms')
  expect(await opened()).toBe(`${server.siteUrl}/`)
  await asked('/update-password')
  await page.goto(link())
  await hydrated(page)
  expect(new URL(page.url()).origin).toBe(server.appUrl)
})

test('a confirmation link opened on another device leads to sign-in', async ({ page, browser }) => {
  const account = await signUpUnconfirmed(page)
  const phone = await openElsewhere(browser, newestMail(account.email).link)
  await expect(phone).toHaveURL(`${server.appUrl}/signin`)
  await expect(phone.getByText('Your e-mail address is confirmed. Sign in.')).toBeVisible()
  await signIn(phone, account)
  await expect(phone).toHaveURL(`${server.appUrl}/dashboard`)
  await phone.close()

  await openForUse(page, `${server.appUrl}/signin`)
  await signIn(page, account)
  await expect(page).toHaveURL(`${server.appUrl}/dashboard`)
})

test('a confirmation link redirects to the app', async ({ page }) => {
  const { email } = await signUpUnconfirmed(page)
  await page.goto(newestMail(email).link)
  await expect(page).toHaveURL(`${server.appUrl}/dashboard`)
  await expect(heading(page)).toHaveText('Welcome Back!')
})

test('an address is confirmed with the code of the mail', async ({ page }) => {
  const { email } = await signUpUnconfirmed(page)
  const { code } = newestMail(email)
  await enterCode(page, code === '000000' ? '000001' : '000000')
  await expect(toast(page)).toContainText('Code not accepted')
  await expect(toast(page)).toContainText('This code is wrong or has expired.')
  await enterCode(page, code)
  await expect(page).toHaveURL(`${server.appUrl}/dashboard`)
  await expect(toast(page)).toContainText('Account Created!')
})

test.describe('with a rate limit for mails', () => {
  let slow: SecondServer

  test.beforeAll(async () => {
    slow = await startSecondServer({ mailFrequencySeconds: 60 })
  })

  test.afterAll(() => slow.close())

  test('an unconfirmed visitor can resend the mail after a countdown', async ({ page }) => {
    const account = await signUpUnconfirmed(page, slow)
    await openForUse(page, `${slow.appUrl}/signin`)
    await signIn(page, account)
    await expect(toast(page)).toContainText('Email not confirmed')
    const retry = page.getByRole('button', { name: 'Send the confirmation again' })
    await retry.click()
    await expect(toast(page)).toContainText('Confirmation not sent')
    await expect(retry).toHaveAccessibleDescription(/^You can try again in \d+ seconds?\.$/)
    await page.getByRole('button', { name: 'Enter the code' }).click()
    await enterCode(page, newestMail(account.email, slow).code)
    await expect(page).toHaveURL(`${slow.appUrl}/dashboard`)
  })
})

test.describe('a forgotten password', () => {
  let email: string

  test.beforeEach(async ({ request, page }) => {
    const account = newAccount()
    await request.post(`${server.url}/auth/v1/admin/users`, {
      headers: { apikey: server.anonKey, authorization: `Bearer ${server.serviceRoleKey}` },
      data: { ...account, email_confirm: true },
    })
    email = account.email
    await openForUse(page, `${server.appUrl}/forgot-password`)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(heading(page)).toHaveText('Check your inbox')
  })

  test('can be reset with the code of the mail', async ({ page }) => {
    await enterCode(page, newestMail(email).code)
    await expect(page).toHaveURL(`${server.appUrl}/update-password`)
    await page.goto(`${server.appUrl}/dashboard`)
    await expect(page).toHaveURL(`${server.appUrl}/update-password`)
    await page.getByLabel('New password', { exact: true }).fill('another horse 2')
    await page.getByLabel('Confirm new password', { exact: true }).fill('another horse 2')
    await page.getByLabel('Confirm new password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(`${server.appUrl}/dashboard`)
  })

  test('can be reset after opening the link on another device', async ({ page, browser }) => {
    const phone = await openElsewhere(browser, newestMail(email).link)
    await expect(phone).toHaveURL(`${server.appUrl}/forgot-password`)
    await expect(phone.getByText('This link only works in the browser')).toBeVisible()

    // The link has consumed the code as well, so the phone requests another mail.
    await phone.getByLabel('Email').fill(email)
    await phone.getByRole('button', { name: 'Send reset link' }).click()
    await expect(heading(phone)).toHaveText('Check your inbox')
    await enterCode(phone, newestMail(email).code)
    await expect(phone).toHaveURL(`${server.appUrl}/update-password`)
    await phone.close()
    await expect(page).toHaveURL(`${server.appUrl}/forgot-password`)
  })
})
