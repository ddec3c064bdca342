import { expect, heading, test } from './fixtures.ts'

for (const path of ['/login', '/signin']) {
  test(`a visitor of ${path} signs in with Google`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: /alex@example.com/ }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(heading(page)).toHaveText('Welcome Back!')
  })

  test(`a visitor of ${path} cancels at Google, and is told so`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Failed to connect with google')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  })
}

test('sign-up asks to come back to the dashboard, sign-in leaves it to the server', async ({
  page,
  baseURL,
}) => {
  const authorize = () =>
    page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'))

  await page.goto('/login')
  const [fromSignUp] = await Promise.all([
    authorize(),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  const parameters = new URL(fromSignUp.url()).searchParams
  expect(parameters.get('provider')).toBe('google')
  expect(parameters.get('redirect_to')).toBe(`${baseURL}/dashboard`)

  await page.goto('/signin')
  const [fromSignIn] = await Promise.all([
    authorize(),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  expect(new URL(fromSignIn.url()).searchParams.has('redirect_to')).toBe(false)
})

test('what the address says went wrong is shown in our words, on the sign-in screen', async ({
  page,
}) => {
  await page.goto('/?error=server_error&error_description=<img src=x onerror=alert(1)>')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('The sign-in did not succeed. Try again.')).toBeVisible()
})
