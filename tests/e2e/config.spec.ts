import { expect, heading, newAccount, signIn, test, toast } from './fixtures.ts'
import { hostedOrigin, project } from './servers.ts'

test.describe('the same build with a project', () => {
  // The browser logs the 400 response that simulates the project.
  test.use({ baseURL: hostedOrigin, allowedProblems: /status of 400/ })

  test('sends requests to the project only, with its anon key', async ({ page, context }) => {
    const origins = new Set<string>()
    context.on('request', (request) => origins.add(new URL(request.url()).origin))
    await context.route(`${project.url}/**`, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 'invalid_credentials', message: 'Said by the project' },
      }),
    )

    await page.goto('/signin')
    const asked = page.waitForRequest(`${project.url}/auth/v1/token?grant_type=password`)
    await signIn(page, newAccount())
    expect(await (await asked).headerValue('apikey')).toBe(project.anonKey)
    await expect(toast(page)).toContainText('Said by the project')
    expect([...origins].toSorted()).toEqual([hostedOrigin, project.url])
  })
})

test('quality 26: a page without configuration shows what is missing', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      'content="sb_publishable_dropwatt_local"',
      'content=""',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  await page.dispatchEvent('body', 'touchstart')
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(
    page.getByText('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are missing'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('quality 26: a page with a wrong key names the setting only', async ({ page }) => {
  for (const key of ['sb_secret_do_not_tell', 'two words']) {
    await page.unroute('/')
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace('content="sb_publishable_dropwatt_local"', `content="${key}"`)
        .replace(
          'name="dropwatt:supabase-url" content=""',
          `name="dropwatt:supabase-url" content="${project.url}"`,
        )
      await route.fulfill({ response, body })
    })
    await page.goto('/')
    await page.dispatchEvent('body', 'touchstart')
    await expect(heading(page), key).toHaveText('Something went wrong')
    await expect(page.getByText(/VITE_SUPABASE_ANON_KEY (?:holds|contains) /), key).toBeVisible()
    expect(await page.locator('body').innerHTML()).not.toContain(key)
  }
})

test.describe('a page that cannot be loaded', () => {
  // The test blocks a file.
  test.use({ allowedProblems: /ERR_FAILED|dynamically imported module/ })

  test('shows a message, and can be reloaded', async ({ page }) => {
    await page.route('**/assets/blog-*.js', (route) => route.abort())
    await page.goto('/blog')
    await page.dispatchEvent('body', 'touchstart')
    await expect(page.getByRole('alert')).toContainText('could not be loaded to the end')
    await expect(heading(page)).toHaveText('Coming soon')
    await page.unroute('**/assets/blog-*.js')
    await page.getByRole('alert').getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.dispatchEvent('body', 'touchstart')
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
  })
})

test.describe('a page whose styles are blocked', () => {
  // The test removes the styles from the policy.
  test.use({ allowedProblems: /Content Security Policy|styled-components|React Router caught/ })

  test('quality 2: shows a plain message', async ({ page }) => {
    await page.route('/payment-success', async (route) => {
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy'] ?? ''
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(/style-src [^;]+/, "style-src 'self'"),
      }
      await route.fulfill({ response, headers })
    })
    await page.goto('/payment-success')
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})
