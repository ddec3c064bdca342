import { italianAuthErrors } from '../../packages/auth/src/it.ts'
import { paths } from '../../packages/app/src/paths.ts'
import { expect, newAccount, signIn, signUp, test, toast } from './fixtures.ts'
import { hostedOrigin, project } from './servers.ts'

// The browser logs each 429 response.
test.use({ allowedProblems: /status of 429/ })

test('[(201)] a rate-limited member sees a countdown, and can sign in after it', async ({
  page,
  account,
}) => {
  await page.route(
    '**/auth/v1/token*',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '2' },
        json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      }),
    { times: 1 },
  )
  await page.goto(paths.signIn)
  await signIn(page, account)
  await expect(toast(page)).toContainText('Login Failed')
  await expect(toast(page)).toContainText('Request rate limit reached')
  const button = page.getByRole('button', { name: 'Log In', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await expect(button).toHaveAccessibleDescription('You can try again now.')
  await button.click()
  await expect(page).toHaveURL('/dashboard')
})

test('a visitor who requests another mail too soon sees a countdown', async ({ page, account }) => {
  await page.clock.install()
  await page.goto(paths.forgotPassword)
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const retry = page.getByRole('button', { name: 'Send again' })
  await retry.click()
  await expect(toast(page)).toContainText('you can only request this after')
  await expect(retry).toHaveAttribute('aria-disabled', 'true')

  const secondsLeft = async () => {
    const [, seconds] = /in (\d+) second/.exec(await page.locator('main').innerText()) ?? []
    return Number(seconds)
  }
  const before = await secondsLeft()
  expect(before).toBeGreaterThan(30)
  for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000)
  await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 10)
  await retry.focus()
  await expect(retry).toBeFocused()
})

test.describe('with a project, whose headers are hidden from the page', () => {
  test.use({ baseURL: hostedOrigin })

  test('the wait is read from its message', async ({ page, context }) => {
    let asked = 0
    await context.route(`${project.url}/auth/v1/signup*`, (route) => {
      const isQuestion = route.request().method() === 'OPTIONS'
      if (!isQuestion) asked += 1
      return route.fulfill({
        status: isQuestion ? 200 : 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'retry-after': '300',
        },
        json: {
          code: 429,
          error_code: 'over_email_send_rate_limit',
          msg: 'For security purposes, you can only request this after 59 seconds.',
        },
      })
    })
    const account = newAccount()
    await page.goto(paths.signUp)
    await signUp(page, account)
    await expect(toast(page)).toContainText('Sign-up Failed')
    await expect(toast(page)).toContainText('you can only request this after 59 seconds.')
    const button = page.getByRole('button', { name: 'Create Account' })
    await expect(button).toHaveAccessibleDescription(/^You can try again in [3-5]\d seconds\.$/)
    await page.getByLabel('Email').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^You can try again in [3-5]\d seconds\.$/).first()).toBeVisible()
    expect(asked).toBe(1)
  })

  test('an Italian visitor sees it in Italian', async ({ page, context }) => {
    await context.route(`${project.url}/auth/v1/token*`, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: {
          code: 429,
          error_code: 'over_request_rate_limit',
          msg: 'For security purposes, you can only request this after 30 seconds.',
        },
      }),
    )
    await page.goto('/it/signin')
    await page.getByLabel('Email').fill('mara@example.com')
    await page.getByLabel('Password', { exact: true }).fill('notturno 8')
    const button = page.getByRole('button', { name: 'Accedi', exact: true })
    await button.click()
    const notice = page.getByLabel('Notifiche (F8)')
    await expect(notice).toContainText('Accesso non riuscito')
    await expect(notice).toContainText(italianAuthErrors.codes.over_request_rate_limit)
    await expect(button).toHaveAccessibleDescription(/^Puoi riprovare tra \d+ secondi\.$/)
  })
})
